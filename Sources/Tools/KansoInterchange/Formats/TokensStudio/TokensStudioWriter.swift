import KansoFormatting
import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// A writer of Tokens Studio: one file with a set for the values of the default modes, a set for each other mode, and a
/// theme for each mode in the group of its axis.
package enum TokensStudioWriter: TokenFormatWriter {
  package static let format = TokenFormat.tokensStudio

  /// The name of the set with the values of the default modes. The names of other sets have a slash.
  private static let base = "base"

  /// A set of tokens.
  private struct NamedSet {
    let name: String
    /// The axis and the mode in which the set applies; nil for all modes.
    let mode: (axis: Int, name: String)?
    let values: ExportedTokens.Values
  }

  package static func write(_ tokens: ForeignTokens) -> TokenExport {
    var export = TokenExport()
    var values = StudioValues()
    let exported = ExportedTokens(tokens, AliasEnds(tokens), &values)
    var sets = [NamedSet(name: base, mode: nil, values: exported.base)]
    var names = UniqueNames(ignoringCase: true)
    for set in ModeSets(tokens).sets {
      guard let axis = set.axes.first, let mode = set.modes[axis], set.axes.count == 1 else {
        let all = set.axes.compactMap { set.modes[$0] }.map { "`\($0)`" }.joined(separator: " and ")
        for (index, _) in set.values where exported.base.values[index] != nil {
          values.report(.lost, "Tokens Studio has no sets for \(all) together", of: tokens.tokens[index])
        }
        continue
      }
      let own = exported.values(in: set, &values)
      guard !own.values.isEmpty else { continue }
      // A slash in a name would be a folder of its own.
      let path = [tokens.axes[axis].exportedName, mode].map { $0.replacing("/", with: "-") }
      let name = names.unique(path.joined(separator: "/"), separator: " ")
      sets.append(NamedSet(name: name, mode: (axis, mode), values: own))
    }
    export.files = [file(sets, tokens)]
    export.findings = values.findings.all
    return export
  }

  private static func file(_ sets: [NamedSet], _ tokens: ForeignTokens) -> GeneratedFile {
    var writer = JSONWriter(capacity: 1024 + 128 * sets.reduce(0) { $0 + $1.values.values.count })
    writer.writeObject { writer in
      for set in sets {
        writer.writeKey(named: set.name)
        writer.writeObject { writer in
          set.values.groups.write(into: &writer) { index, writer in
            guard let value = set.values.values[index] else { return }
            write(tokens.tokens[index], value, &writer)
          }
        }
      }
      writer.writeKey("$themes")
      writer.writeArray { writer in
        for (axis, modes) in tokens.axes.enumerated() {
          for mode in modes.modes {
            writer.beginElement()
            writeTheme(mode, axis, modes.exportedName, sets, &writer)
          }
        }
      }
      writer.writeKey("$metadata")
      writer.writeObject { writer in
        writer.writeKey("tokenSetOrder")
        writer.write(.list(sets.map { .text($0.name) }))
        // Tokens Studio ignores other members.
        writer.writeMember("generator", ThemeSchema.extensionKey)
      }
    }
    writer.writeNewline()
    return GeneratedFile(name: "tokens.json", bytes: writer.bytes)
  }

  private static func write(_ token: ForeignToken, _ value: ExportedValue, _ writer: inout JSONWriter) {
    writer.writeKey("$value")
    writer.write(value)
    writer.writeMember("$type", StudioValues.typeName(of: token))
    if let description = token.description { writer.writeMember("$description", description) }
    switch token.deprecation {
    case .withoutReason:
      writer.writeKey("$deprecated")
      writer.writeBool(true)
    case .reason(let reason): writer.writeMember("$deprecated", reason)
    case nil: break
    }
  }

  /// Writes a theme: the set of all modes, and those of its mode.
  private static func writeTheme(
    _ mode: String, _ axis: Int, _ group: String, _ sets: [NamedSet], _ writer: inout JSONWriter
  ) {
    writer.writeObject { writer in
      writer.writeMember("id", "\(group)/\(mode)")
      writer.writeMember("name", mode)
      writer.writeMember("group", group)
      writer.writeKey("selectedTokenSets")
      writer.writeObject { writer in
        for set in sets where set.mode.map({ $0.axis == axis && $0.name == mode }) ?? true {
          writer.writeMember(set.name, "enabled")
        }
      }
    }
  }
}
