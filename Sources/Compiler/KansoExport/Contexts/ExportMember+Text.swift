import KansoProject

extension ExportMember {
  /// The syntax of an object.
  enum Syntax {
    case json
    case typeScript
  }

  /// Returns the members of an object, a line for each token, without the brackets around them.
  ///
  /// - Parameter depth: the number of objects that the members are in, each of which indents them by two spaces.
  static func text(of members: [ExportMember], _ syntax: Syntax, depth: Int) -> String {
    var lines: [String] = []
    append(members, syntax, depth, to: &lines)
    return lines.joined(separator: "\n")
  }

  /// Appends the lines of members.
  private static func append(
    _ members: [ExportMember], _ syntax: Syntax, _ depth: Int, to lines: inout [String]
  ) {
    let indentation = String(repeating: "  ", count: depth)
    for (index, member) in members.enumerated() {
      // JSON has no comma after the last member.
      let comma = syntax == .json && index == members.count - 1 ? "" : ","
      let key = syntax == .json ? JSONText.quoted(member.name) : TypeScriptText.key(member.name)
      if syntax == .typeScript, let documentation = member.documentation {
        lines.append("\(indentation)/** \(documentation) */")
      }
      if let token = member.token {
        lines.append("\(indentation)\(key): \(token.literal(quotesKeys: syntax == .json))\(comma)")
      } else {
        lines.append("\(indentation)\(key): {")
        append(member.group?.members ?? [], syntax, depth + 1, to: &lines)
        lines.append("\(indentation)}\(comma)")
      }
    }
  }

  /// The comment before a member; nil if there is none.
  private var documentation: String? {
    token.map(\.documentation) ?? group?.group.description.map { CommentText.line($0) }
  }
}
