import KansoDiagnostics
import KansoStandard
import KansoTheme
import KansoYAML

/// The format of a JSON file that is read as a document of the standard and has errors. It is that of another tool, or a
/// draft of the standard, if most of its tokens are.
struct DocumentFormat {
  private var standardCount = 0
  private var draftCount = 0
  private var otherCount = 0
  /// The first value that the standard does not have in this form.
  private var firstDraft: JSONNode?

  private static let types = Set(TokenType.allCases.filter { $0 != .string }.map(\.rawValue))

  /// Returns the one error that says what a file looks like; nil for a document of the standard.
  static func foreignFormat(of source: StandardSource) -> Diagnostic? {
    guard let root = source.root else { return nil }
    var format = DocumentFormat()
    format.count(root, type: nil)
    let file = source.file
    if format.draftCount > format.standardCount, format.draftCount >= format.otherCount,
      let first = format.firstDraft
    {
      return ForeignDocument(.draft, at: TextRange(first.offset..<first.end)).diagnostic(in: file)
    }
    guard format.otherCount > format.standardCount, let root = YAMLDocument(file).root,
      let foreign = ForeignDocument(root), foreign.format != .designTokens
    else { return nil }
    return foreign.diagnostic(in: file)
  }

  /// Counts the tokens of a node. The recursion is as deep as the JSON.
  /// - Parameter inherited: the type of the groups around the node.
  private mutating func count(_ node: JSONNode, type inherited: String?) {
    guard case .object(let members) = node.content else { return }
    var type = inherited
    if case .string(let own)? = node["$type"]?.content { type = own }
    if let value = node["$value"] {
      if let draft = draftValue(in: value) ?? (Self.isDraft(value, of: type) ? value : nil) {
        draftCount += 1
        firstDraft = firstDraft ?? draft
      } else {
        standardCount += 1
      }
    } else if node["value"] != nil {
      otherCount += 1
    } else {
      for member in members where member.key.utf8.first != UInt8(ascii: "$") {
        count(member.value, type: type)
      }
    }
  }

  /// Returns true for a type that the standard does not have, for the name of a color and for a length without a unit.
  private static func isDraft(_ value: JSONNode, of type: String?) -> Bool {
    guard let type else { return false }
    switch (type, value.content) {
    case ("color", .string(let text)): return text.utf8.first != UInt8(ascii: "{")
    case ("dimension", .number), ("duration", .number): return true
    default: return !types.contains(type)
    }
  }

  /// Returns the first text in a value that is a color or a number with a unit; nil for a value without one.
  private func draftValue(in node: JSONNode) -> JSONNode? {
    switch node.content {
    case .object(let members):
      for member in members where member.key != "hex" {
        if let draft = draftValue(in: member.value) { return draft }
      }
      return nil
    case .array(let elements):
      for element in elements {
        if let draft = draftValue(in: element) { return draft }
      }
      return nil
    case .string(let text): return Self.isDraft(text) ? node : nil
    case .number, .bool, .null: return nil
    }
  }

  private static func isDraft(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: "#"): return bytes.count <= 9
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
    default:
      return ["rgb(", "rgba(", "hsl(", "hsla("].contains { text.hasPrefix($0) }
        || first != UInt8(ascii: "{") && bytes.contains(UInt8(ascii: "{"))
    }
  }
}
