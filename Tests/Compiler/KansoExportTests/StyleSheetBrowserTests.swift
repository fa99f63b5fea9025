import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Style sheets in Chromium: what it computes is what the theme has, in every mode, on the root and on a subtree.
struct StyleSheetBrowserTests {
  private static let guide = """
    kanso: 2
    modes:
      base: {appearance: light, contrast: normal, density: regular, brand: a}
      dark: {appearance: dark, fallback: base}
      loud: {contrast: increased, fallback: base}
      darkLoud: {appearance: dark, contrast: increased, fallback: dark}
      compact: {density: compact, fallback: base}
      b: {brand: b, fallback: base}
      darkB: {appearance: dark, brand: b, fallback: dark}
      compactB: {density: compact, brand: b, fallback: compact}
    colors:
      white: "#FFFFFF"
      black: "#101010"
      ink: {base: black, dark: white, loud: "#000000", darkLoud: "#FFFF00"}
      link: ink
      accent: {base: "#0050C0", dark: "#80B0FF", b: "#C05000", darkB: "#FFB080"}
      wide: {base: color(display-p3 0 0.5 1), dark: oklch(0.8 0.1 200)}
      veil: {value: ink, alpha: 0.5}
    fonts:
      body: {family: Georgia, size: {base: 17, compact: 15}, lineHeight: 1.5}
      title: {family: [Inter, sans-serif], size: {base: 28, dark: 30}, weight: bold}
    padding:
      standard: {base: 8, compact: 4, b: 10, compactB: 5}
      card: {top: 1, leading: 2, bottom: 3, trailing: 4}
      glow: {base: 2, dark: 6}
    shadows:
      card: {color: {base: "#00000033", dark: "#000000AA"}, x: 0, y: 2, blur: 8}
      deep: {color: "#00000033", x: 0, y: {base: 2, dark: 4}, blur: 8}
    durations:
      fast: {base: 150ms, compact: 100ms}

    """

  /// A state of the browser, and the elements around the one whose values are computed.
  private struct Situation: Encodable {
    let scheme: String
    let contrast: String
    /// The attributes of elements, the root first.
    let elements: [[String: String]]
    var values: [[String]] = []
  }

  /// Returns the property that takes values of a type.
  private static func property(_ value: TokenValue) -> String? {
    switch value {
    case .color: "color"
    case .dimension: "margin-top"
    case .edges: "margin"
    case .typography: "font"
    case .shadow: "box-shadow"
    case .duration: "transition-duration"
    default: nil
    }
  }

  /// Returns the states of all axes that a strategy can express on the root and on elements within.
  private func situations(_ dark: ExportOptions.Dark) -> [Situation] {
    /// Returns the attributes of an appearance.
    func attributes(_ appearance: String) -> [String: String] {
      dark == .class ? ["class": appearance] : ["data-theme": appearance]
    }
    var stacks: [[[String: String]]] = [
      [[:]], [["data-density": "compact"]], [["data-brand": "b", "data-density": "compact"]],
      [[:], ["data-density": "compact"]], [["data-density": "compact"], ["data-density": "regular"]],
      [["data-brand": "b"], ["data-density": "compact"]], [["data-density": "compact"], ["data-brand": "b"]],
      [["data-brand": "b"], ["data-brand": "a"]],
    ]
    if dark != .media {
      stacks += [
        [attributes("dark")], [attributes("light")], [[:], attributes("dark")], [[:], attributes("light")],
        [attributes("dark"), attributes("light")],
        [attributes("dark"), ["data-brand": "b"]], [["data-brand": "b"], attributes("dark")],
        [[:], attributes("dark").merging(["data-brand": "b"]) { $1 }],
      ]
    }
    return ["light", "dark"].flatMap { scheme in
      ["no-preference", "more"].flatMap { contrast in
        stacks.map { Situation(scheme: scheme, contrast: contrast, elements: $0) }
      }
    }
  }

  /// Returns the context of the theme in a situation.
  private func context(_ situation: Situation, _ dark: ExportOptions.Dark) -> Context {
    var values = ["appearance": "light", "contrast": "normal", "density": "regular", "brand": "a"]
    if situation.contrast == "more" { values["contrast"] = "increased" }
    if dark == .media || dark == .lightDark { values["appearance"] = situation.scheme }
    for attributes in situation.elements {
      for (name, value) in attributes {
        values[name == "class" || name == "data-theme" ? "appearance" : String(name.dropFirst(5))] = value
      }
    }
    return Context(values)
  }

  @Test(
    .requires(.browser), arguments: ExportOptions.Dark.allCases,
    [(ExportFormat.css, false), (.css, true), (.tailwind, true)])
  func everyValueIsThatOfTheTheme(
    _ dark: ExportOptions.Dark, _ output: (format: ExportFormat, references: Bool)
  ) async throws {
    let compiled = CompiledGuide(bytes: Array(Self.guide.utf8), path: "guide.yaml")
    let theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
    var options = ExportOptions()
    options.dark = dark
    options.references = output.references
    let exporter = try #require(Exporter(output.format, options))
    let file = try #require(exporter.files(of: theme).first)
    let sheet = String(decoding: file.bytes, as: UTF8.self)
      // Tailwind makes a rule of it.
      .replacing("@theme {", with: ":root {").replacing(/@custom-variant[^\n]*\n/, with: "")
    let names = StyleNames(output.format, prefix: nil, theme: theme)
    // A font is several properties in Tailwind.
    let tokens = theme.tokens.filter { output.format == .css || $0.type != .typography }
    var situations = self.situations(dark)
    for index in situations.indices {
      let context = self.context(situations[index], dark)
      for token in tokens {
        let value = theme.value(of: token, in: context)
        let property = try #require(Self.property(value))
        situations[index].values += [
          [property, "var(--\(names.names(of: token).whole))"], [property, CSSText().formatted(value)],
        ]
      }
    }
    let directory = try TemporaryDirectory()
    let outcome = try await Shell.run(
      Project.file("Tests/Browser/computed-styles").path, [try directory.write(sheet, to: "a.css").path],
      input: try JSONEncoder().encode(situations))
    try #require(outcome.status == 0, "\(outcome.errors)")
    let computed = try JSONDecoder().decode([[String]].self, from: outcome.outputBytes)
    #expect(computed.count == situations.count)
    for (situation, values) in zip(situations, computed) {
      #expect(values.count == 2 * tokens.count)
      for (index, token) in tokens.enumerated() {
        #expect(
          values[2 * index] == values[2 * index + 1] && !values[2 * index].isEmpty,
          "\(token.path) with \(situation.scheme), \(situation.contrast), \(situation.elements)")
      }
    }
  }
}
