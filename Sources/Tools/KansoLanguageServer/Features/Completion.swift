import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

extension Feature {
  /// The proposals for a place: in a guide its keys, tokens and values, in a source its tokens.
  static let completion = Feature("textDocument/completion") { question in
    guard let offset = question.offset else { return nil }
    let proposals: Proposals? =
      switch question.document.kind {
      case .guide: question.isYAML ? GuideProposals(question, at: offset).proposals : nil
      case .source: SourceProposals.at(offset, question)
      case .configuration, .other: nil
      }
    guard let proposals else { return nil }
    return { proposals.write(question, to: &$0) }
  }
}

/// A proposal for what comes next in a text.
struct Proposal {
  /// The numbers of the protocol for what a proposal is.
  enum Kind: Int {
    case property = 10, value = 12, module = 9, snippet = 15, color = 16, constant = 21, function = 3
  }

  let label: String
  var detail = ""
  /// The documentation; for a color its hex value first, since clients show a swatch for it.
  var documentation = ""
  let kind: Kind
  /// The text to insert, if it is not the label.
  var text: String?
  /// True if the text has places to fill in, such as `${1:name}`.
  var isSnippet = false
}

/// The proposals for a place.
struct Proposals {
  let items: [Proposal]
  /// The bytes that a proposal replaces.
  let range: Range<Int>

  /// The maximum number of proposals; a client asks again after more has been typed.
  static let maxCount = 500

  func write(_ question: Question, to json: inout JSONWriter) {
    json.writeObject { json in
      json.write(items.count > Self.maxCount, "isIncomplete")
      json.writeArray("items", of: items.prefix(Self.maxCount)) { json, item in
        json.writeObject { json in
          json.write(item.label, "label")
          json.write(item.kind.rawValue, "kind")
          json.write(item.detail.isEmpty ? nil : item.detail, "detail")
          json.write(item.documentation.isEmpty ? nil : item.documentation, "documentation")
          if item.isSnippet { json.write(2, "insertTextFormat") }
          json.writeObject("textEdit") { json in
            json.writeKey("range")
            question.write(range, to: &json)
            json.write(item.text ?? item.label, "newText")
          }
        }
      }
    }
  }

  /// Returns true if the letters that were typed occur in a label in their order, so that clients can rank it.
  static func matches(_ label: String, _ typed: String) -> Bool {
    guard !typed.isEmpty else { return true }
    var rest = label.utf8[...]
    for byte in typed.utf8 {
      guard let index = rest.firstIndex(where: { $0.lowercased == byte.lowercased }) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}

extension UInt8 {
  /// The byte of the small letter for that of a capital letter of ASCII; any other byte itself.
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}

extension Proposal {
  /// The proposal of a token.
  ///
  /// - Parameter text: the text of the reference.
  init(_ token: GuideToken, as label: String, _ known: KnownGuide) {
    let resolved = known.theme?[token.path]
    var documentation = resolved?.description ?? ""
    if case .color(let color)? = resolved?.value {
      documentation = color.hex + (documentation.isEmpty ? "" : "\n\n\(documentation)")
    }
    self.init(
      label: label,
      detail: resolved?.value.briefDescription ?? token.sourceText(modes: known.guide?.modes ?? []),
      documentation: documentation, kind: token.section.type == .color ? .color : .constant)
  }
}

/// The proposals of tokens in a source.
enum SourceProposals {
  /// Returns the tokens whose names begin with the chain of names before an offset; nil if there are none.
  static func at(_ offset: Int, _ question: Question) -> Proposals? {
    guard let guide = question.guide else { return nil }
    let start = SwiftNames.chain(around: offset, in: question.file).lowerBound
    let chain = question.file.text(in: start..<offset).replacing("`", with: "")
    guard let dot = chain.lastIndex(of: ".") else { return nil }
    let group = String(chain[...dot])
    let typed = String(chain[chain.index(after: dot)...])
    var items: [Proposal] = []
    for (name, path) in guide.swiftNames.all where name.hasPrefix(group) {
      guard items.count <= Proposals.maxCount, let token = guide.token(path) else { continue }
      let label = String(name.dropFirst(group.count))
      guard Proposals.matches(label, typed) else { continue }
      items.append(Proposal(token, as: label, question.known))
    }
    return items.isEmpty ? nil : Proposals(items: items, range: offset - typed.utf8.count..<offset)
  }
}
