import KansoDiagnostics
import KansoTheme

/// The bytes of a document of the design-token standard, parsed once.
package struct StandardSource: Sendable {
  package let file: SourceFile
  /// The root of the document; nil if the bytes are not JSON.
  package let root: JSONNode?

  /// Reads the bytes of a document; nil for a file of another format.
  ///
  /// A name that ends with `.tokens`, `.tokens.json` or `.resolver.json` decides. Any other file that is not named as YAML,
  /// and standard input, is a document of the standard if it is JSON with a `$schema` of designtokens.org, with a `resolutionOrder`, or with more tokens of the
  /// standard than other values. Files of tools with formats of their own are none, whatever their names are.
  package init?(_ bytes: [UInt8], path: String) {
    let isNamed = Self.endings.contains { path.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
    guard isNamed || Self.canHoldJSON(path, bytes) else { return nil }
    let root = bytes.count <= StandardLimits().fileSize ? try? JSONParser.parse(bytes) : nil
    if let root {
      guard !root.isOfOtherTool, isNamed || root.isMarkedAsStandard || TokenCount(root).isStandard else {
        return nil
      }
    } else if !isNamed {
      return nil
    }
    (file, self.root) = (SourceFile(path: path, bytes: bytes), root)
  }

  /// Returns true for the name of a JSON file, and for a text in braces whose name says nothing, such as that of a pipe.
  private static func canHoldJSON(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.utf8.suffix(5).elementsEqual(".json".utf8) { return true }
    guard !path.utf8.suffix(5).contains(UInt8(ascii: ".")) else { return false }
    return bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// True for a theme that Kanso compiled, which is a format document, too.
  package var isTheme: Bool { root?["$extensions"]?[ThemeSchema.extensionKey] != nil }

  /// The endings of names that the standard recommends.
  private static let endings = [".tokens", ".tokens.json", resolverEnding]
  static let resolverEnding = ".resolver.json"
}

extension JSONNode {
  /// True for a root with a key that only documents of the standard have.
  fileprivate var isMarkedAsStandard: Bool {
    self["$schema"]?.text?.contains("designtokens.org") == true || self["resolutionOrder"]?.elements != nil
  }

  /// True for a root with a key of a tool that has its own format.
  fileprivate var isOfOtherTool: Bool {
    ["$themes", "$metadata", "tokenSetOrder", "variableCollections"].contains { self[$0] != nil }
  }

  /// True for the root of a resolver document, in a file with this path.
  func isResolver(at path: String) -> Bool {
    self["resolutionOrder"] != nil || self["$schema"]?.text?.hasSuffix("/resolver.json") == true
      || path.utf8.suffix(StandardSource.resolverEnding.utf8.count)
        .elementsEqual(StandardSource.resolverEnding.utf8)
  }
}

/// The numbers of tokens of the standard and of other values in a document.
private struct TokenCount {
  private var tokens = 0
  private var others = 0

  init(_ root: JSONNode) { count(root) }

  var isStandard: Bool { tokens > others }

  /// Counts the values of a node. The recursion is as deep as the JSON.
  private mutating func count(_ node: JSONNode) {
    guard let members = node.members else {
      others += 1
      return
    }
    if members.contains(where: { $0.key == "$value" }) {
      tokens += 1
      return
    }
    for member in members where member.key.utf8.first != UInt8(ascii: "$") { count(member.value) }
  }
}
