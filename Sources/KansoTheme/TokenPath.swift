/// The names from the root of the guide to a token or a group, as in `colors.button.primary`. Names hold no
/// dots, so the dotted text is the path.
public struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// The names joined by dots.
  public let dotted: String

  /// A path from its dotted text.
  public init(_ dotted: String) { self.dotted = dotted }

  /// The path of a member of this group.
  public func appending(_ name: String) -> TokenPath {
    var path = ""
    path.reserveCapacity(dotted.utf8.count + 1 + name.utf8.count)
    path += dotted
    path += "."
    path += name
    return TokenPath(path)
  }

  /// The names from the outermost to the token's own.
  public var names: [String] {
    dotted.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The last name.
  public var name: String { String(Substring(nameBytes)) }

  /// The last name in UTF-8.
  package var nameBytes: Substring.UTF8View {
    let bytes = dotted.utf8
    return bytes[(bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.index(after: $0) } ?? bytes.startIndex)...]
  }

  /// The first name: the section of the guide.
  public var section: String {
    guard let dot = dotted.utf8.firstIndex(of: UInt8(ascii: ".")) else { return dotted }
    return String(dotted[..<dot])
  }

  /// The dotted text.
  public var description: String { dotted }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// A path from its dotted text, as in `theme["colors.white"]`.
  public init(stringLiteral value: String) { self.init(value) }
}
