import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

extension Feature {
  /// The changes that are offered at a place.
  static let codeActions = Feature("textDocument/codeAction") { question in
    guard let range = question.range else { return nil }
    let kinds = question.parameters["context"]?["only"]?.elements?.compactMap(\.text)
    func isWanted(_ kind: CodeAction.Kind) -> Bool {
      kinds?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    var actions = isWanted(.quickFix) ? DiagnosticFixes(question, range).actions : []
    if isWanted(.fixAll) { actions += DiagnosticFixes(question, range).fixAll.map { [$0] } ?? [] }
    if isWanted(.rewrite) || isWanted(.extract) {
      let tree = question.isSource ? nil : GuideSyntaxTree(question.file)
      let ofToken = tree.flatMap { TokenActions(question, at: range.lowerBound, in: $0)?.actions } ?? []
      actions += (ofToken + Extraction(question, range, in: tree).actions).filter { isWanted($0.kind) }
    }
    return { json in json.writeArray(of: actions) { $1.write(question, to: &$0) } }
  }
}

/// A change that is offered at a place.
struct CodeAction {
  /// The kinds of the protocol.
  enum Kind: String {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"
  }

  let title: String
  let kind: Kind
  let edits: [TextEdit]
  /// The diagnostic that the change fixes; nil for none.
  var diagnostic: Diagnostic?

  func write(_ question: Question, to json: inout JSONWriter) {
    json.writeObject { json in
      json.write(title, "title")
      json.write(kind.rawValue, "kind")
      if let diagnostic {
        json.write(true, "isPreferred")
        json.writeArray("diagnostics", of: [diagnostic]) { json, diagnostic in
          GuideDiagnostics(question.client, question.locations).write(diagnostic, to: &json)
        }
      }
      json.writeKey("edit")
      WorkspaceEdit(edits).write(question.client, question.workspace, to: &json)
    }
  }
}

/// The fixes of diagnostics.
private struct DiagnosticFixes {
  private let question: Question
  private let range: Range<Int>

  init(_ question: Question, _ range: Range<Int>) { (self.question, self.range) = (question, range) }

  /// The fixes of the diagnostics in the range.
  var actions: [CodeAction] {
    question.diagnostics.compactMap { diagnostic in
      guard diagnostic.range.lowerBound <= range.upperBound, range.lowerBound <= diagnostic.range.upperBound,
        let replacement = diagnostic.replacement
      else { return nil }
      let title =
        replacement.isEmpty
        ? "Delete `\(diagnostic.range.text)`" : "Write `\(replacement.prefix(Self.maxTitleLength))`"
      return CodeAction(title: title, kind: .quickFix, edits: edits(of: diagnostic), diagnostic: diagnostic)
    }
  }

  /// The maximum length of a text in a title, in characters.
  private static let maxTitleLength = 60

  /// All fixes of the document at once, without those that overlap earlier ones; nil if there are none.
  var fixAll: CodeAction? {
    var end = 0
    var edits: [TextEdit] = []
    for diagnostic in question.diagnostics where diagnostic.replacement != nil {
      guard diagnostic.range.lowerBound >= end, diagnostic.relatedEdits.isEmpty else { continue }
      end = diagnostic.range.upperBound
      edits += self.edits(of: diagnostic)
    }
    return edits.isEmpty ? nil : CodeAction(title: "Fix all that Kanso can fix", kind: .fixAll, edits: edits)
  }

  private func edits(of diagnostic: Diagnostic) -> [TextEdit] {
    [TextEdit(question.file, diagnostic.range.offsets, diagnostic.replacement ?? "")]
      + diagnostic.relatedEdits.map { TextEdit(question.file, $0.range, $0.opening + $0.entry + $0.closing) }
  }
}
