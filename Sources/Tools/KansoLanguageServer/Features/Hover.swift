import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

extension Feature {
  /// The text about the token that a place names, and the explanation of the diagnostics there.
  static let hover = Feature("textDocument/hover") { question in
    guard let offset = question.offset else { return nil }
    let subject = question.subject
    let diagnostics = question.diagnostics.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    var parts = subject.flatMap { Hover(of: $0.path, question)?.text }.map { [$0] } ?? []
    parts += Hover.explanations(of: diagnostics)
    guard !parts.isEmpty, let range = subject?.range ?? diagnostics.first?.range.offsets else { return nil }
    return { json in
      json.writeObject { json in
        json.writeObject("contents") { json in
          json.write("markdown", "kind")
          json.write(parts.joined(separator: "\n\n---\n\n"), "value")
        }
        json.writeKey("range")
        question.write(range, to: &json)
      }
    }
  }
}

/// The text that is shown over the name of a token: its values, the tokens that they are made of, its contrasts and its
/// uses.
struct Hover {
  /// The text, in Markdown.
  let text: String

  /// The maximum number of tokens of a chain, and of stated contrasts, that are shown.
  private static let maxCount = 20

  /// Describes a token or a group; nil for a path that the guide does not have.
  init?(of path: TokenPath, _ question: Question) {
    guard let analysis = question.guide, let guide = analysis.compiled.guide ?? question.known.guide,
      !analysis.declarations(of: path).isEmpty
    else { return nil }
    // A dot has a meaning at the start of a line only.
    var lines = ["**\(Self.escaped(path.dotted).replacing("\\.", with: "."))**"]
    let theme = question.known.theme
    if let resolved = theme?[path], let theme {
      lines += Self.values(of: resolved, in: theme)
      if let description = resolved.description { lines += ["", Self.escaped(description)] }
      if let deprecated = resolved.deprecated {
        lines += ["", "Deprecated. " + Self.escaped(deprecated.message ?? "")]
      }
      lines += Self.contrasts(of: path, in: theme)
    }
    // A trace takes time for the whole guide, so a token that refers to no other one has none.
    let refers = analysis.token(path)?.values.contains { !$0.expression.references.isEmpty } ?? false
    let steps = refers ? Trace(of: path, in: guide, mode: nil)?.steps.dropFirst() ?? [] : []
    if !steps.isEmpty {
      lines += ["", "made of"]
      lines += steps.prefix(Self.maxCount).map { "- `\($0.path.dotted)`: \(Self.code($0.sourceText))" }
    }
    lines += ["", Self.uses(of: path, question)]
    text = lines.joined(separator: "\n")
  }

  /// Returns the value of a token in each mode, colors with a swatch.
  private static func values(of token: ThemeToken, in theme: Theme) -> [String] {
    guard !theme.modes.isEmpty else { return ["", line(token.value)] }
    return [""]
      + theme.modes.map { mode in "- \(escaped(mode.name)): \(line(theme.value(of: token, in: mode.context)))"
      }
  }

  /// Returns the contrasts that the guide states for a color, with their measures in each mode.
  private static func contrasts(of path: TokenPath, in theme: Theme) -> [String] {
    let pairs = theme.contrasts.filter { $0.foreground == path || $0.background == path }
    guard !pairs.isEmpty else { return [] }
    return ["", "contrast"]
      + pairs.prefix(maxCount).map { pair in
        let measures = theme.measures(of: pair).map { name, measure in
          let amount = pair.minRatio == nil ? measure.lightnessText : measure.ratioText
          let mode = name.isEmpty ? "" : "\(escaped(name)) "
          return mode + (measure.reaches(pair) ? amount : "**\(amount), too low**")
        }
        return "- `\(pair.title)`, \(pair.requirement): \(measures.joined(separator: ", "))"
      }
  }

  private static func uses(of path: TokenPath, _ question: Question) -> String {
    let inGuide = question.guide?.mentions.useCount(of: path) ?? 0
    let inSources = question.guidePath.flatMap { guide in
      question.uses.knows(guide) ? question.uses.uses(of: path, guide: guide).count : nil
    }
    func times(_ count: Int) -> String { "\(count) time\(count == 1 ? "" : "s")" }
    return "used \(times(inGuide)) in the guide" + (inSources.map { ", \(times($0)) in sources" } ?? "")
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

  /// Returns the reasons of diagnostics and what to do, each kind once.
  static func explanations(of diagnostics: [Diagnostic]) -> [String] {
    var known: Set<DiagnosticDescriptor> = []
    return diagnostics.filter { known.insert($0.descriptor).inserted }.map {
      "**\($0.id)**: \(escaped($0.descriptor.summary))\n\n\(escaped($0.why))\n\n\(escaped($0.descriptor.fix))"
    }
  }

  /// Returns a text as code in Markdown, which nothing in it can end.
  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return "\(fence) \(text.replacing("``", with: "` `").replacing("\n", with: " ")) \(fence)"
  }

  /// Returns a text with everything escaped that has a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]()<>#+-.!|&~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension Theme {
  /// Returns the contrast of a pair in each mode, with the mode's name; an empty name for a theme without modes.
  func measures(of pair: ContrastPair) -> [(mode: String, measure: ContrastMeasure)] {
    let modes = modes.isEmpty ? [Mode(name: "", context: [:])] : modes
    return modes.compactMap { mode in contrast(of: pair, in: mode.context).map { (mode.name, $0) } }
  }
}
