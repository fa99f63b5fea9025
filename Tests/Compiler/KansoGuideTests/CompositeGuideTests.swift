import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

/// Composite values in traces, in files that replace tokens, in `theme.json`, and at their limits.
struct CompositeGuideTests {
  /// `theme.json` has colors in the ranges of the standard, and the authored ones for the round trip.
  @Test func colorsOutsideOfTheStandardSurviveTheThemeFile() throws {
    let text = """
      kanso: 2
      modes: [light, dark]
      colors: {ink: "#000000"}
      shadows: {a: {color: "color(srgb 1.5 0 0)", y: {light: 1, dark: 2}}}
      gradients: {a: [ink, "color(display-p3 -0.5 0 1)"]}
      borders: {a: {width: 1, color: "color(srgb 0 0 2)"}}
      """
    let theme = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").theme)
    #expect(try Theme(json: theme.encoded()) == theme)
    let json = String(decoding: theme.encoded(), as: UTF8.self)
    #expect(json.components(separatedBy: "1.5, 0, 0").count == 3)
    #expect(json.components(separatedBy: "\"value\": [").count == 4)
    #expect(json.components(separatedBy: "\"value\": {\n").count == 2)
  }

  @Test func tracesShowThePartsOfTheMode() throws {
    let text = """
      kanso: 2
      modes: [light, dark]
      colors: {ink: "#000000", paper: "#FFFFFF"}
      shadows:
        card:
          color:
            light: ink
            dark: {value: paper, alpha: 20%}
          y: 2
        both:
          - card
          - {color: ink, blur: "{shadows.none} * 2"}
      """
    let guide = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").guide)
    let steps = try #require(Trace(of: "shadows.both", in: guide, mode: 1)).steps
    #expect(
      steps.map(\.sourceText) == [
        "[card, {color: ink, blur: \"{shadows.none} * 2\"}]",
        "{color: {value: paper, alpha: 20%}, y: 2}", "\"#FFFFFF\"", "\"#000000\"",
      ])
  }

  @Test func filesReplaceWholeValues() throws {
    let compiled = ExampleFiles(
      """
      # base.yaml
      kanso: 2
      colors: {ink: "#000000"}
      borders: {hairline: 1, card: hairline, group: {width: {value: 1}}}
      shadows: {card: {color: ink, y: 2}, focus: [card]}
      # brand.yaml
      kanso: 2
      extends: [base.yaml]
      borders: {card: {width: hairline, color: ink}, group: {width: 2, color: ink}}
      shadows: {card: [{color: ink, y: 4}, {color: ink, y: 5}]}
      """
    ).compile()
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    let theme = try #require(compiled.theme)
    #expect(theme["borders.card"]?.type == .border)
    #expect(theme["borders.group"]?.type == .border)
    guard case .shadow(let layers)? = theme["shadows.focus"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(layers.map(\.offsetY) == [.points(4), .points(5)])
  }

  /// References in one part are checked although another part is invalid.
  @Test func allErrorsAreReportedAtOnce() {
    let text = "kanso: 2\ncolors: {ink: '#000'}\nshadows: {a: {color: nik, x: 1e3, y: '{colors.ink}'}}\n"
    let found = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics
    #expect(found.map(\.descriptor) == [.unknownAlias, .invalidNumber, .aliasType])
  }

  /// Each group has a nested enum `tokens`.
  @Test func namesThatGeneratedSwiftUsesAreRefused() {
    let values = [
      "transitions": "{duration: 1s}", "shadows": "{color: '#000'}", "gradients": "['#000', '#FFF']",
      "strokes": "solid",
    ]
    for (section, value) in values {
      let text = "kanso: 2\n\(section): {tokens: \(value)}\n"
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
      #expect(compiled.diagnostics.map(\.descriptor) == [.nameCollision], "\(section)")
    }
  }

  // MARK: Limits

  @Test(arguments: [
    ("shadows", "{color: ink}", ReadingLimits.layers, DiagnosticDescriptor.invalidShadow),
    ("gradients", "ink", ReadingLimits.stops, .invalidGradient),
  ])
  func elementsAreBounded(
    _ section: String, _ element: String, _ limit: Int, _ descriptor: DiagnosticDescriptor
  ) {
    func found(_ count: Int) -> [DiagnosticDescriptor] {
      let list = Array(repeating: element, count: count).joined(separator: ", ")
      let text = "kanso: 2\ncolors: {ink: '#000'}\n\(section): {a: [\(list)]}\n"
      return CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics.map(\.descriptor)
    }
    #expect(found(limit).isEmpty)
    #expect(found(limit + 1) == [descriptor])
  }

  @Test func dashesAreBounded() {
    func found(_ count: Int) -> [DiagnosticDescriptor] {
      let list = Array(repeating: "1", count: count).joined(separator: ", ")
      let text = "kanso: 2\nstrokes: {a: {dashes: [\(list)]}}\n"
      return CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics.map(\.descriptor)
    }
    #expect(found(ReadingLimits.dashes).isEmpty)
    #expect(found(ReadingLimits.dashes + 1) == [.invalidStroke])
  }

  /// Each shadow has twice the layers of the one before, so the layers of few tokens would fill the memory.
  @Test func layersOfOtherShadowsAreBounded() {
    func found(_ doublings: Int) -> [Diagnostic] {
      let more = (1...doublings).map { "s\($0): [s\($0 - 1), s\($0 - 1)]" }
      let text = "kanso: 2\nshadows: {s0: {color: '#000'}, \(more.joined(separator: ", "))}\n"
      return CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics
    }
    #expect(found(5).isEmpty)
    let reports = found(200)
    #expect(reports.map(\.descriptor) == [.invalidShadow])
    #expect(reports.first?.range.text == "[s5, s5]")
  }

  /// The kinds of all borders in a long chain of aliases are found in linear time, without recursion.
  @Test func aliasesOfBordersCanBeLong() throws {
    let aliases = (1...20_000).map { "  b\($0): b\($0 - 1)" }
    let lines = ["kanso: 2", "colors: {ink: '#000'}", "borders:"] + aliases.reversed()
    let text = (lines + ["  b0: {width: 1, color: ink}"]).joined(separator: "\n")
    let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.isEmpty)
    #expect(compiled.theme?["borders.b20000"]?.type == .border)
  }
}
