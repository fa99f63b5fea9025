import KansoTheme

/// A reader of token files of Tokens Studio: a file with sets, a folder with a file for each set, or a file with one set.
///
/// Each group of themes is an axis of modes, and its themes are the modes. A token's value in a mode is that of the last
/// set that the theme enables. A selection names themes, as `Group/Name` or `Name`, or sets; then there are no modes.
package enum TokensStudioReader: TokenFormatReader {
  package static let format = TokenFormat.tokensStudio

  /// Keys that only files of Tokens Studio have.
  private static let keys: Set<String> = ["$themes", "tokenSetOrder", "selectedTokenSets", "studio.tokens"]
  /// The names of types that only Tokens Studio has.
  private static let types: Set<String> = [
    "boxShadow", "fontFamilies", "fontSizes", "fontWeights", "lineHeights", "paragraphSpacing", "textCase",
    "textDecoration", "borderRadius", "borderWidth", "sizing", "spacing", "composition",
  ]

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    files.contains { $0.name.hasSuffix(".json") && hasMark($0.source.bytes) }
  }

  /// Returns true if a text in quotes is one of the keys, or a type after `type` or `$type`.
  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    var isAfterType = false
    var start = bytes.firstIndex(of: quote)
    while let open = start, let end = endOfText(from: open + 1, in: bytes) {
      let text = bytes[(open + 1)..<end]
      if (4...17).contains(text.count) {
        let word = String(decoding: text, as: UTF8.self)
        if keys.contains(word) || isAfterType && types.contains(word) { return true }
        isAfterType = word == "type" || word == "$type"
      } else {
        isAfterType = false
      }
      start = bytes[(end + 1)...].firstIndex(of: quote)
    }
    return false
  }

  /// Returns the offset of the quote that ends a text, after the escaped ones; nil if the text has no end.
  private static func endOfText(from start: Int, in bytes: [UInt8]) -> Int? {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position < bytes.count ? position : nil
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    let source = StudioSource(files, choosing: selection.names)
    var plan = StudioPlan(source, selection)
    let tokens = StudioTokens(&plan)
    var converter = StudioConverter(plan, tokens)
    converter.convertAll()
    var result = converter.result
    result.findings = source.findings + plan.findings + tokens.findings + result.findings
    let themes = source.themes.map { theme in theme.group.map { "\($0)/\(theme.name)" } ?? theme.name }
    for name in plan.unknownNames {
      result.addSelectionProblem(
        "there is neither a theme nor a set named `\(name)`", choices: themes + source.sets.map(\.name))
    }
    return result
  }
}
