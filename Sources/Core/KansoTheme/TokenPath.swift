/// The path of names from the root of the guide to a token or a group, such as `colors.button.primary`. Names contain
/// no dots, so the dotted text identifies the path.
public struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// The names joined by dots.
  public let dotted: String

  /// Creates a path from its dotted text, which is not checked.
  public init(_ dotted: String) { self.dotted = dotted }

  /// Returns the path of the member of this group with a name: a dot and the name are appended. The name is
  /// not checked.
  public func appending(_ name: String) -> TokenPath {
    let (group, member) = (dotted.utf8, name.utf8)
    return TokenPath(
      String(unsafeUninitializedCapacity: group.count + 1 + member.count) { path in
        let dot = path.update(fromContentsOf: group)
        path[dot] = UInt8(ascii: ".")
        return path[(dot + 1)...].update(fromContentsOf: member)
      })
  }

  /// The names, from that of the section to that of the token or group itself.
  public var names: [String] {
    // The search for dots works on bytes, here and below: a name may begin with a combining mark, which would form one
    // character with the dot.
    dotted.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// The last name: that of the token or group itself.
  public var name: String { String(lastName) }

  /// The last name, as a slice of `dotted`.
  package var lastName: Substring {
    let bytes = dotted.utf8
    return dotted[
      (bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.index(after: $0) } ?? bytes.startIndex)...]
  }

  /// The first name: that of the section of the guide.
  public var section: String {
    guard let dot = dotted.utf8.firstIndex(of: UInt8(ascii: ".")) else { return dotted }
    return String(dotted[..<dot])
  }

  /// The path without the section, such as `button.primary`; empty for a section.
  package var withinSection: String {
    let bytes = dotted.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(dotted[bytes.index(after: dot)...])
  }

  /// The path of the group that contains the token or group; the path itself for a section.
  package var group: TokenPath {
    guard let dot = dotted.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return TokenPath(String(dotted[..<dot]))
  }

  /// The groups that contain the token or group, from the section to the innermost one; empty for a section.
  package var groups: [TokenPath] {
    let bytes = dotted.utf8
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.map { TokenPath(String(dotted[..<$0])) }
  }

  /// Returns true if the path is inside of a group, directly or indirectly. A path is not inside of itself.
  package func isInside(_ group: TokenPath) -> Bool {
    let (bytes, outer) = (dotted.utf8, group.dotted.utf8)
    return bytes.count > outer.count && bytes.starts(with: outer)
      && bytes.dropFirst(outer.count).first == UInt8(ascii: ".")
  }

  /// The dotted text.
  public var description: String { dotted }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// Creates a path from its dotted text, as in `theme["colors.white"]`.
  public init(stringLiteral value: String) { self.init(value) }
}
