import KansoDiagnostics
import KansoFormatting
import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// The result for one source, as it is kept in a cache.
struct CachedResult: Sendable {
  /// The declarations of the source.
  var definitions: OwnDefinitions
  /// The hash of the definitions of all sources on which the result depends; nil if it depends on none.
  var definitionsHash: ContentHash?
  var inspection: Linter.Inspection

  /// Creates a result that can be kept.
  init(definitions: OwnDefinitions, definitionsHash: ContentHash?, inspection: Linter.Inspection) {
    (self.definitions, self.definitionsHash, self.inspection) = (definitions, definitionsHash, inspection)
  }

  // MARK: Encoding

  /// Returns the result as JSON in one line; nil if it is about other files, too.
  ///
  /// - Parameter file: the source; nil if there are no findings.
  func encoded(for file: SourceFile?) -> [UInt8]? {
    let isOwn = inspection.findings.allSatisfy { finding in
      finding.range.file === file && finding.pointer == nil
        && finding.notes.allSatisfy { $0.range == nil || $0.range?.file === file }
    }
    guard isOwn else { return nil }
    var writer = JSONWriter(capacity: 64 + 256 * inspection.findings.count)
    writer.writeObject(inline: true) { writer in
      if let definitionsHash {
        writer.writeKey("hash")
        writer.writeString(definitionsHash.text)
      }
      if !inspection.findings.isEmpty {
        writer.writeKey("findings")
        writer.writeArray(inline: true) { writer in
          for finding in inspection.findings {
            writer.beginElement()
            Self.write(finding, to: &writer)
          }
        }
      }
      if !definitions.isEmpty {
        writer.writeKey("definitions")
        definitions.write(to: &writer)
      }
      if inspection.isLeftOut {
        writer.writeKey("leftOut")
        writer.writeBool(true)
      }
      if !inspection.tokens.isEmpty {
        writer.writeKey("tokens")
        writer.writeArray(inline: true) { writer in
          for path in inspection.tokens.map(\.dotted).sorted() {
            writer.beginElement()
            writer.writeString(path)
          }
        }
      }
      if !inspection.uses.isEmpty {
        writer.writeKey("places")
        writer.writeArray(inline: true) { writer in
          for use in inspection.uses {
            writer.beginElement()
            writer.writeArray(inline: true) { writer in
              writer.beginElement()
              writer.writeString(use.token.dotted)
              for number in [use.line, use.column] {
                writer.beginElement()
                writer.writeNumber(Double(number))
              }
              guard let container = use.container else { return }
              writer.beginElement()
              writer.writeString(container)
            }
          }
        }
      }
      if !inspection.useCounts.isEmpty {
        writer.writeKey("uses")
        writer.writeObject(inline: true) { writer in
          for (rule, count) in inspection.useCounts.sorted(by: { $0.key.id < $1.key.id }) {
            writer.writeKey(named: rule.id)
            writer.writeNumber(Double(count))
          }
        }
      }
    }
    return writer.bytes
  }

  private static func write(_ finding: Diagnostic, to writer: inout JSONWriter) {
    func write(_ range: Range<Int>, to writer: inout JSONWriter) {
      writer.writeKey("start")
      writer.writeNumber(Double(range.lowerBound))
      writer.writeKey("end")
      writer.writeNumber(Double(range.upperBound))
    }
    func write(_ key: StaticString, _ text: String?, to writer: inout JSONWriter) {
      guard let text else { return }
      writer.writeKey(key)
      writer.writeString(text)
    }
    writer.writeObject(inline: true) { writer in
      write("id", finding.id, to: &writer)
      write("severity", finding.severity.rawValue, to: &writer)
      write("message", finding.message, to: &writer)
      write("help", finding.help, to: &writer)
      write(finding.range.offsets, to: &writer)
      if !finding.notes.isEmpty {
        writer.writeKey("notes")
        writer.writeArray(inline: true) { writer in
          for note in finding.notes {
            writer.beginElement()
            writer.writeObject(inline: true) { writer in
              write("message", note.message, to: &writer)
              if let range = note.range { write(range.offsets, to: &writer) }
            }
          }
        }
      }
      write("replacement", finding.replacement, to: &writer)
      if !finding.relatedEdits.isEmpty {
        writer.writeKey("edits")
        writer.writeArray(inline: true) { writer in
          for edit in finding.relatedEdits {
            writer.beginElement()
            writer.writeObject(inline: true) { writer in
              write(edit.range, to: &writer)
              write("opening", edit.opening, to: &writer)
              write("entry", edit.entry, to: &writer)
              write("closing", edit.closing, to: &writer)
            }
          }
        }
      }
      if let literal = finding.literal {
        write("literal", literal.text, to: &writer)
        write("token", literal.token, to: &writer)
        write("section", literal.section, to: &writer)
        write("value", literal.value, to: &writer)
        if let distance = literal.distance {
          writer.writeKey("distance")
          writer.writeNumber(distance)
        }
      }
    }
  }

  // MARK: Decoding

  /// Returns true if the bytes of a result have no findings, and if the result does not depend on other sources: these
  /// members would be the first.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    !["{\"hash\"", "{\"findings\""].contains { bytes.starts(with: $0.utf8) }
  }

  /// Reads a result for a source; nil for bytes that are none.
  ///
  /// - Parameter descriptors: the rules and the other diagnostics of the lint, by their ids.
  init?(_ bytes: [UInt8], for file: SourceFile, _ descriptors: [String: DiagnosticDescriptor]) {
    guard let root = try? JSONParser.parse(bytes), case .object = root.content else { return nil }
    definitions = OwnDefinitions()
    if let node = root["definitions"] {
      guard let read = OwnDefinitions(node, of: file.path) else { return nil }
      definitions = read
    }
    if let node = root["hash"] {
      guard let hash = node.text.flatMap({ ContentHash(text: $0) }) else { return nil }
      definitionsHash = hash
    }
    inspection = Linter.Inspection()
    inspection.isLeftOut = root["leftOut"] != nil
    inspection.tokens = Set((root["tokens"]?.elements ?? []).compactMap(\.text).map(TokenPath.init(_:)))
    for node in root["places"]?.elements ?? [] {
      let parts = node.elements
      guard parts.count >= 3, let token = parts[0].text, let line = parts[1].integer,
        let column = parts[2].integer
      else { return nil }
      inspection.uses.append(
        TokenUse(
          token: TokenPath(token), line: line, column: column, container: parts.dropFirst(3).first?.text))
    }
    if case .object(let members)? = root["uses"]?.content {
      for member in members {
        guard let rule = descriptors[member.key], let count = member.value.integer else { return nil }
        inspection.useCounts[rule] = count
      }
    }
    for node in root["findings"]?.elements ?? [] {
      guard let finding = Self.finding(node, in: file, descriptors) else { return nil }
      inspection.findings.append(finding)
    }
  }

  private static func finding(
    _ node: JSONNode, in file: SourceFile, _ descriptors: [String: DiagnosticDescriptor]
  ) -> Diagnostic? {
    guard let descriptor = node["id"]?.text.flatMap({ descriptors[$0] }),
      let severity = node["severity"]?.text.flatMap(Severity.init(rawValue:)),
      let message = node["message"]?.text, let range = node.range(in: file)
    else { return nil }
    var notes: [Diagnostic.Note] = []
    for note in node["notes"]?.elements ?? [] {
      guard let message = note["message"]?.text else { return nil }
      notes.append(Diagnostic.Note(message, at: note.range(in: file).map { SourceRange(file: file, $0) }))
    }
    var edits: [RelatedEdit] = []
    for edit in node["edits"]?.elements ?? [] {
      guard let range = edit.range(in: file), let entry = edit["entry"]?.text else { return nil }
      edits.append(
        RelatedEdit(
          range, opening: edit["opening"]?.text ?? "", entry: entry, closing: edit["closing"]?.text ?? ""))
    }
    return Diagnostic(
      descriptor, message, at: SourceRange(file: file, range), help: node["help"]?.text, notes: notes,
      replacement: node["replacement"]?.text, relatedEdits: edits,
      literal: node["literal"]?.text.map {
        LiteralMatch(
          text: $0, token: node["token"]?.text, distance: node["distance"]?.number,
          section: node["section"]?.text, value: node["value"]?.text)
      },
      severity: severity)
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }
  /// The value of a number; nil for any other value.
  fileprivate var number: Double? { if case .number(let number) = content { number } else { nil } }
  /// The value of a number without a fraction; nil for any other value.
  fileprivate var integer: Int? { number.flatMap(Int.init(exactly:)) }
  /// The elements of an array; empty for any other value.
  fileprivate var elements: [JSONNode] { if case .array(let elements) = content { elements } else { [] } }

  /// Returns the range between the members `start` and `end`, if it is one of a file.
  fileprivate func range(in file: SourceFile) -> Range<Int>? {
    guard let start = self["start"]?.integer, let end = self["end"]?.integer, start >= 0, start <= end,
      end <= file.bytes.count
    else { return nil }
    return start..<end
  }
}

extension OwnDefinitions {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.writeArray(inline: true) { writer in
      for type in sortedTypes {
        writer.beginElement()
        writer.writeObject(inline: true) { writer in
          writer.writeKey("name")
          writer.writeString(type.name)
          writer.writeKey("line")
          writer.writeNumber(Double(type.place.line))
          if type.file != nil {
            writer.writeKey("private")
            writer.writeBool(true)
          }
        }
      }
      for member in members.sorted() {
        writer.beginElement()
        writer.writeString(member)
      }
    }
  }

  /// Reads the definitions of a source; nil for a value that is none.
  fileprivate init?(_ node: JSONNode, of path: String) {
    self.init()
    for element in node.elements {
      if let member = element.text {
        add(member: member)
      } else if let name = element["name"]?.text, let line = element["line"]?.integer {
        add(type: name, isPrivate: element["private"] != nil, at: Place(path: path, line: line))
      } else {
        return nil
      }
    }
  }
}
