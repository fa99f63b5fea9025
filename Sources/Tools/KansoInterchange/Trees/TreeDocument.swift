import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A file of tokens in JSON, JSON5, JSON with comments, or YAML.
package struct TreeDocument {
  package let source: SourceFile
  /// The root; nil if the file cannot be read.
  package private(set) var root: JSONNode?
  /// The reason that the file cannot be read, and keys that stand twice.
  package private(set) var findings: [ImportFinding] = []

  /// Creates a document from a part of another one.
  init(source: SourceFile, root: JSONNode) { (self.source, self.root) = (source, root) }

  package init(_ file: ForeignFile) {
    if Self.isYAML(file) {
      let (source, problems) = SourceText.decode(file.source.bytes, path: file.source.path)
      self.source = source
      var diagnostics = problems
      if problems.isEmpty {
        let document = YAMLDocument(source)
        root = document.root.map { Self.node($0) }
        diagnostics = document.diagnostics.filter { $0.severity == .error }
      }
      for diagnostic in diagnostics {
        // After an error of syntax, the rest of the file is missing.
        let isUnreadable = root == nil || [.yamlSyntax, .yamlTab].contains(diagnostic.descriptor)
        findings.append(
          ImportFinding(isUnreadable ? .unreadable : .lost, [], diagnostic.message, at: diagnostic.range))
      }
    } else {
      source = file.source
      var replaced: [JSONNode.Member] = []
      do {
        root = try JSONParser.parseLeniently(source.bytes, replacedKeys: &replaced)
      } catch {
        let place = SourceRange(file: source, error.offset..<error.offset)
        findings.append(ImportFinding(.unreadable, [], error.message, at: place))
      }
      for member in replaced {
        let message = "`\(member.key)` stands twice in one object; the last one counts"
        findings.append(ImportFinding(.lost, [], message, at: source.place(ofValueAt: member.keyOffset)))
      }
    }
  }

  /// Returns true for a file whose name is that of YAML.
  package static func isYAML(_ file: ForeignFile) -> Bool {
    let name = file.name.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Returns a node of YAML as JSON, with the core schema's numbers, `true`, `false` and null.
  private static func node(_ node: YAMLNode) -> JSONNode {
    let offset = node.range.lowerBound
    switch node.content {
    case .mapping(let mapping):
      let members = mapping.entries.map {
        JSONNode.Member(key: $0.key.value, keyOffset: $0.key.range.lowerBound, value: Self.node($0.value))
      }
      return JSONNode(content: .object(members), offset: offset)
    case .sequence(let elements):
      return JSONNode(content: .array(elements.map { Self.node($0) }), offset: offset)
    case .scalar(let scalar):
      let content: JSONNode.Content
      if node.isNull {
        content = .null
      } else if scalar.style != .plain {
        content = .string(scalar.text)
      } else if let flag = ["true": true, "false": false][scalar.text.lowercased()] {
        content = .bool(flag)
      } else if let quantity = Quantity(scalar.text), quantity.unit.isEmpty {
        content = .number(quantity.number)
      } else {
        content = .string(scalar.text)
      }
      return JSONNode(content: content, offset: offset)
    }
  }
}

extension SourceFile {
  /// Returns the place of the value at an offset in JSON or YAML: a text with its quotes, a word, or the first character
  /// of anything else.
  package func place(ofValueAt offset: Int) -> SourceRange {
    let rest = bytes[min(offset, bytes.count)...]
    guard let first = rest.first else { return SourceRange(file: self, offset..<offset) }
    var end = offset + 1
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      while end < bytes.count, bytes[end] != first, bytes[end] != 0x0A {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, bytes.count)
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: end = offset + rest.prefix { !Quantity.isSpace($0) && !",}]".utf8.contains($0) }.count
    }
    return SourceRange(file: self, offset..<max(end, offset))
  }
}

extension TreeDocument {
  /// Returns true if all files look like JSON or YAML, and one of them has a key.
  static func haveTokens(_ files: [ForeignFile], key: String) -> Bool {
    guard !files.isEmpty, files.allSatisfy({ isYAML($0) || $0.source.looksLikeJSON }) else { return false }
    let notations = ["\"\(key)\"", "'\(key)'", " \(key):", "{\(key):"]
    return files.contains { file in notations.contains { file.source.contains($0) } }
  }
}

extension SourceFile {
  /// True if the first character that is neither white space nor part of a comment is an opening brace.
  package var looksLikeJSON: Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { Quantity.isSpace($0) }
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        return rest.first == UInt8(ascii: "{")
      }
    }
  }
}
