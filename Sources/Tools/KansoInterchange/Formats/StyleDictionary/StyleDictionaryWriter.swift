import KansoFormatting
import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// A writer of token files of Style Dictionary: `tokens.json` with the values of the default modes, and a file for each
/// other mode with the values that replace them.
package enum StyleDictionaryWriter: TokenFormatWriter {
  package static let format = TokenFormat.styleDictionary

  package static func write(_ tokens: ForeignTokens) -> TokenExport {
    var export = TokenExport()
    let ends = AliasEnds(tokens)
    var values = StyleDictionaryValues(tokens, ends)
    let exported = ExportedTokens(tokens, ends, &values)
    export.files.append(
      file(named: "tokens", exported.base, tokens, values) { writer in
        StyleDictionaryModes.writeAxes(tokens.axes, &writer)
      })
    var names = UniqueNames(ignoringCase: true)
    for (order, set) in ModeSets(tokens).sets.enumerated() {
      let replaced = exported.values(in: set, &values)
      guard !replaced.values.isEmpty else { continue }
      let name = names.fileName(set.axes.compactMap { set.modes[$0] }.joined(separator: "-"))
      export.files.append(
        file(named: "tokens.\(name)", replaced, tokens, values) { writer in
          StyleDictionaryModes.writeContext(set.modes, tokens.axes, order: order + 1, &writer)
        })
    }
    export.findings = values.findings.all
    return export
  }

  /// Returns a file of tokens.
  /// - Parameters:
  ///   - converter: writes the types of tokens, and the texts about them.
  ///   - writeHeader: writes the members before the tokens.
  private static func file(
    named name: String, _ values: ExportedTokens.Values, _ tokens: ForeignTokens,
    _ converter: StyleDictionaryValues, _ writeHeader: (inout JSONWriter) -> Void
  ) -> GeneratedFile {
    var writer = JSONWriter(capacity: 1024 + 128 * values.values.count)
    writer.writeObject { writer in
      writeHeader(&writer)
      values.groups.write(into: &writer) { index, writer in
        guard let value = values.values[index] else { return }
        writer.writeKey("value")
        writer.write(value)
        writer.writeMember("type", converter.typeName(of: index))
        converter.writeTexts(of: tokens.tokens[index], &writer)
      }
    }
    writer.writeNewline()
    return GeneratedFile(name: "\(name).json", bytes: writer.bytes)
  }
}
