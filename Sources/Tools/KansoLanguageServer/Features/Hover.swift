import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The text that is shown over the name of a token: its values, the tokens that they are made of, and its uses.
struct Hover {
  /// The text, in Markdown.
  let text: String
  /// The name that it is about.
  let range: SourceRange

  /// The maximum number of tokens of a chain that are shown.
  private static let maxStepCount = 20

  /// Describes the token that is named at an offset of a file; nil if none is.
  ///
  /// - Parameter theme: the last theme of the guide that had no errors.
  init?(_ analysis: GuideAnalysis, theme: Theme?, at offset: Int, in file: String) {
    guard let mention = analysis.mention(at: offset, in: file), let guide = analysis.compiled.guide,
      let token = analysis.token(mention.path)
    else { return nil }
    range = mention.range
    var lines = ["**\(token.path.dotted)**"]
    if let resolved = theme?[token.path], let theme {
      lines += Self.values(of: resolved, in: theme)
      if let description = resolved.description { lines += ["", Self.escaped(description)] }
      if let deprecated = resolved.deprecated {
        lines += ["", "Deprecated. " + Self.escaped(deprecated.message ?? "")]
      }
    }
    let steps = Trace(of: token.path, in: guide, mode: nil)?.steps.dropFirst() ?? []
    if !steps.isEmpty {
      lines += ["", "made of"]
      lines += steps.prefix(Self.maxStepCount).map { "- `\($0.path.dotted)`: \(Self.code($0.sourceText))" }
    }
    let uses = analysis.mentions(of: token.path).filter { !$0.isDeclaration }.count
    lines += ["", "used \(uses) time\(uses == 1 ? "" : "s") in the guide"]
    text = lines.joined(separator: "\n")
  }

  /// Returns the value of a token in each mode, colors with a swatch.
  private static func values(of token: ThemeToken, in theme: Theme) -> [String] {
    guard !theme.modes.isEmpty else { return ["", line(token.value)] }
    return [""]
      + theme.modes.map { mode in "- \(escaped(mode.name)): \(line(theme.value(of: token, in: mode.context)))"
      }
  }

  private static func line(_ value: TokenValue) -> String {
    guard case .color(let color) = value else { return code(value.briefDescription) }
    return "\(swatch(color)) \(code(value.briefDescription))"
  }

  /// Returns a picture of a color as Markdown. It has digits and letters only, whatever the color is.
  private static func swatch(_ color: ColorValue) -> String {
    let picture =
      "%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14'%3E%3Crect width='14' height='14' rx='3' "
      + "fill='%23\(color.hexWithAlpha.dropFirst())'/%3E%3C/svg%3E"
    return "![](data:image/svg+xml,\(picture.replacing(" ", with: "%20")))"
  }

  /// Returns a text as code in Markdown, which nothing in it can end.
  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return "\(fence) \(text.replacing("``", with: "` `").replacing("\n", with: " ")) \(fence)"
  }

  /// Returns a text of a guide with everything escaped that has a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]()<>#+-.!|&~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
