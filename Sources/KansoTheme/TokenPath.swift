/// The names from the root of the guide to a token or a group, as in `colors.button.primary`. Names hold no
/// dots, so the dotted text is the path.
public struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// The names joined by dots.
  public let dotted: String

  /// A path from its dotted text.
  public init(_ dotted: String) { self.dotted = dotted }

  /// The path of a member of this group.
  public func appending(_ name: String) -> TokenPath {
    let (group, member) = (dotted.utf8, name.utf8)
    return TokenPath(
      String(unsafeUninitializedCapacity: group.count + 1 + member.count) { path in
        let dot = path.update(fromContentsOf: group)
        path[dot] = UInt8(ascii: ".")
        return path[(dot + 1)...].update(fromContentsOf: member)
      })
  }

  /// The names from the outermost to the token's own.
  public var names: [String] {
    dotted.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The last name.
  public var name: String { String(lastName) }

  /// The last name as a part of the whole.
  package var lastName: Substring {
    let bytes = dotted.utf8
    return dotted[
      (bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.index(after: $0) } ?? bytes.startIndex)...]
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
