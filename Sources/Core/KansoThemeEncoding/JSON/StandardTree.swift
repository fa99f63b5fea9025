import KansoFormatting
import KansoTheme

/// A token as a document of the design-token standard (DTCG 2025.10) holds it.
package struct StandardEntry {
  /// A value, or the token that it is that of.
  package enum Value {
    case literal(TokenValue)
    /// The names of a token of the same type.
    case reference([String])
  }

  private let type: TokenType
  private let value: Value
  /// True for the edges of a padding, also those of another token.
  private let isEdges: Bool
  private let description: String?
  private let deprecated: Deprecation?
  private let extensions: [JSONNode.Member]

  /// - Parameter extensions: the members of `$extensions` that other tools own.
  package init(
    _ value: Value, type: TokenType, isEdges: Bool, description: String?, deprecated: Deprecation?,
    extensions: [JSONNode.Member]
  ) {
    (self.value, self.type, self.isEdges) = (value, type, isEdges)
    (self.description, self.deprecated, self.extensions) = (description, deprecated, extensions)
  }

  /// Writes the token without its name. Edges are a group of four dimensions, which a member of Kanso's object marks as
  /// one token.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.writeObject { writer in
      if !isEdges {
        writer.writeKey("$type")
        writer.writeString(type.rawValue)
        writer.writeKey("$value")
        switch value {
        case .literal(let literal): writer.write(literal.standardized)
        case .reference(let names): writer.writeString("{\(names.joined(separator: "."))}")
        }
      }
      writer.writeDocumentation(description: description, deprecated: deprecated, inherited: nil)
      if isEdges {
        writeEdges(to: &writer)
      } else if case .literal(let literal) = value, literal.hasExtras {
        writer.writeExtensions(extensions) { $0.writeExtensionValues(literal) }
      } else {
        writer.writeExtensions(ofOthers: extensions)
      }
    }
  }

  private func writeEdges(to writer: inout JSONWriter) {
    writer.writeExtensions(extensions) { writer in
      writer.writeKey("edges")
      writer.writeBool(true)
    }
    func writeEdge(_ name: String, _ writer: inout JSONWriter, _ value: (inout JSONWriter) -> Void) {
      writer.writeKey(named: name)
      writer.writeObject(inline: true) { writer in
        writer.writeKey("$type")
        writer.writeString(TokenType.dimension.rawValue)
        writer.writeKey("$value")
        value(&writer)
      }
    }
    switch value {
    case .literal(.edges(let edges)):
      for (name, dimension) in edges.namedDimensions { writeEdge(name, &writer) { $0.write(dimension) } }
    case .reference(let names):
      for name in Edges.names {
        writeEdge(name, &writer) { $0.writeString("{\((names + [name]).joined(separator: "."))}") }
      }
    case .literal: break
    }
  }
}

/// The groups and tokens of a document of the standard, in the order in which they are added.
package struct StandardTree {
  private enum Member {
    case token(StandardEntry)
    case group(StandardTree)
  }

  private var names: [String] = []
  private var members: [String: Member] = [:]

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  /// Adds a token with a new path. A token at the path of a group, or the reverse, is left out.
  package mutating func add(_ path: [String], _ entry: StandardEntry) { add(path[...], entry) }

  private mutating func add(_ path: ArraySlice<String>, _ entry: StandardEntry) {
    guard let name = path.first else { return }
    if path.count == 1 {
      guard members[name] == nil else { return }
      names.append(name)
      members[name] = .token(entry)
      return
    }
    var group = StandardTree()
    switch members[name] {
    case .group(let known)?: group = known
    case .token?: return
    case nil: names.append(name)
    }
    // The only reference to the group is this one, so that it is changed in place.
    members[name] = nil
    group.add(path.dropFirst(), entry)
    members[name] = .group(group)
  }

  /// Writes the members of the object that is open. The recursion is as deep as the paths.
  package func writeMembers(to writer: inout JSONWriter) {
    for name in names {
      writer.writeKey(named: name)
      switch members[name] {
      case .token(let entry)?: entry.write(to: &writer)
      case .group(let group)?: writer.writeObject { group.writeMembers(to: &$0) }
      case nil: break
      }
    }
  }

  /// Returns a whole document in UTF-8.
  ///
  /// - Parameter kinds: the kinds of the sections that the guide names itself, by their names.
  package func encoded(kinds: [String: Section]) -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.writeObject { writer in
      writer.writeKey("$schema")
      writer.writeString(ThemeSchema.format)
      writer.writeExtensions { writer in
        writer.writeKey("sections")
        writer.writeObject { writer in
          for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
            writer.writeKey(named: name)
            writer.writeString(kind.rawValue)
          }
        }
      }
      writeMembers(to: &writer)
    }
    writer.writeNewline()
    return writer.bytes
  }
}
