import Foundation
import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoGuide

/// Documents of the design-token standard as guides.
struct StandardGuideTests {
  private func compile(_ text: String, inputs: [String] = []) throws -> CompiledGuide {
    let files = ExampleFiles(text)
    let last = try #require(files.files.last)
    return CompiledGuide(
      GuideDocuments(
        [GuideFile(path: last.name, bytes: Array(last.text.utf8))], inputs: inputs, including: files.access))
  }

  private func report(_ compiled: CompiledGuide) -> Comment {
    "\(TextReporter(color: false).report(compiled.diagnostics))"
  }

  private func value(_ path: String, _ compiled: CompiledGuide) -> TokenValue? {
    compiled.theme?[TokenPath(path)]?.value
  }

  // MARK: Types

  @Test func aDocumentOfAllTypesBecomesATheme() throws {
    let compiled = try compile(
      """
      # all.tokens.json
      {
        "color": {
          "$description": "All colors",
          "ink": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, "none", 90], "alpha": 0.5}},
          "text": {"$value": "{color.ink}", "$description": "Texts"},
          "faded": {"$type": "color", "$value": {
            "colorSpace": "oklch", "components": {"$ref": "#/color/ink/$value/components"}, "alpha": 0.25}}
        },
        "space": {"$type": "dimension", "s": {"$value": {"value": 0.5, "unit": "rem"}}},
        "radius": {"$type": "dimension", "s": {"$value": "{space.s}"}},
        "inset-low": {"$type": "dimension", "$value": {"value": -3, "unit": "px"}},
        "scale": {"$type": "number", "$value": 1.5},
        "line-height": {"$type": "number", "tight": {"$value": 1.2}},
        "opacity": {"$type": "number", "$value": 0.4},
        "font": {
          "body": {"$type": "fontFamily", "$value": ["Inter", "Arial"]},
          "bold": {"$type": "fontWeight", "$value": "bold"}
        },
        "fast": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
        "out": {"$type": "cubicBezier", "$value": [0, 0.5, 0.2, 1]},
        "dash": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 4, "unit": "px"}, "{space.s}"], "lineCap": "round"}},
        "line": {"$type": "border", "$value": {"color": "{color.ink}", "width": {"value": 1, "unit": "px"}, "style": "{dash}"}},
        "move": {"$type": "transition", "$value": {
          "duration": "{fast}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{out}"}},
        "low": {"$type": "shadow", "$value": {
          "color": "{color.ink}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": "{space.s}",
          "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}},
        "high": {"$type": "shadow", "$value": ["{low}", "{low}"]},
        "sky": {"$type": "gradient", "$value": [{"color": "{color.ink}", "position": -1}]},
        "sea": {"$type": "gradient", "$value": ["{sky}", {"color": "{color.text}", "position": "{opacity}"}]},
        "title": {"$type": "typography", "$value": {
          "fontFamily": "{font.body}", "fontSize": "{space.s}", "fontWeight": "{font.bold}",
          "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "{line-height.tight}"}}
      }
      """)
    #expect(compiled.diagnostics.isEmpty, report(compiled))
    let theme = try #require(compiled.theme)
    #expect(
      theme.tokens.map(\.path.dotted) == [
        "colors.ink", "colors.text", "colors.faded", "padding.s", "padding.inset-low", "radii.s",
        "numbers.scale", "lineHeights.tight", "opacities.opacity", "families.font.body", "weights.font.bold",
        "durations.fast", "easings.out", "strokes.dash", "borders.line", "transitions.move", "shadows.low",
        "shadows.high", "gradients.sky", "gradients.sea", "fonts.title",
      ])
    let ink = ColorValue(.oklch, 0.5, nil, 90, alpha: 0.5)
    #expect(value("colors.ink", compiled) == .color(ink))
    #expect(theme[TokenPath("colors.text")]?.alias == TokenPath("colors.ink"))
    #expect(theme[TokenPath("colors.text")]?.description == "Texts")
    #expect(theme.sections.first?.description == "All colors")
    #expect(value("colors.faded", compiled) == .color(ColorValue(.oklch, 0.5, nil, 90, alpha: 0.25)))
    #expect(value("padding.s", compiled) == .dimension(.points(8)))
    #expect(theme[TokenPath("radii.s")]?.alias == TokenPath("padding.s"))
    #expect(value("families.font.body", compiled) == .fontFamily(["Inter", "Arial"]))
    #expect(value("durations.fast", compiled) == .duration(Duration(0.2, .s)))
    #expect(value("easings.out", compiled) == .cubicBezier(CubicBezier(0, 0.5, 0.2, 1)))
    let dash = StrokeStyle.dashes([.points(4), .points(8)], lineCap: .round)
    #expect(value("strokes.dash", compiled) == .strokeStyle(dash))
    #expect(value("borders.line", compiled) == .border(Border(color: ink, width: .points(1), style: dash)))
    let layer = Shadow(
      color: ink, offsetX: .points(0), offsetY: .points(8), blur: .points(4), spread: .points(0),
      isInset: true)
    #expect(value("shadows.high", compiled) == .shadow([layer, layer]))
    let stop = GradientStop(color: ink, position: 0)
    #expect(value("gradients.sky", compiled) == .gradient([stop, stop]))
    #expect(
      value("gradients.sea", compiled) == .gradient([stop, GradientStop(color: ink, position: 0.4)]))
    guard case .typography(let font)? = value("fonts.title", compiled) else {
      Issue.record("there is no font")
      return
    }
    #expect(
      font.families == ["Inter", "Arial"] && font.size == 8 && font.weight == 700 && font.lineHeight == 1.2)
  }

  /// What the standard allows and a theme does not hold is reported at its place.
  @Test(arguments: [
    (##""$type": "shadow", "$value": []"##, DiagnosticDescriptor.invalidShadow),
    (##""$type": "gradient", "$value": []"##, .invalidGradient),
    (##""$type": "fontFamily", "$value": []"##, .invalidFont),
    (##""$type": "dimension", "$value": {"value": 2e6, "unit": "px"}"##, .outOfRange),
    (##""$type": "number", "$value": 1e12"##, .outOfRange),
    (##""$type": "duration", "$value": {"value": 2e6, "unit": "s"}"##, .outOfRange),
    (##""$type": "strokeStyle", "$value": {"dashArray": [], "lineCap": "butt"}"##, .invalidStroke),
  ])
  func whatAThemeDoesNotHoldIsReported(_ token: String, _ expected: DiagnosticDescriptor) throws {
    let compiled = try compile("# a.tokens.json\n{\"a\": {\(token)}}")
    #expect(compiled.diagnostics.map(\.descriptor) == [expected], report(compiled))
    #expect(compiled.diagnostics.first.map { $0.range.lowerBound > 10 } == true)
    #expect(compiled.theme == nil)
  }

  @Test func deprecationsHaveThePathsOfTheGuide() throws {
    let compiled = try compile(
      """
      # a.tokens.json
      {"color": {"$type": "color", "$deprecated": "Use {color.new}, {not} {this",
        "new": {"$deprecated": false, "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "old": {"$value": "{color.new}"}, "bad": {"$deprecated": true, "$value": "{color.old}"}}}
      """)
    let theme = try #require(compiled.theme)
    #expect(theme[TokenPath("colors.new")]?.deprecated == nil)
    #expect(theme[TokenPath("colors.old")]?.deprecated == .message("Use {colors.new}, (not) (this"))
    #expect(theme[TokenPath("colors.bad")]?.deprecated == .unexplained)
  }

  // MARK: Several files

  private static let resolver = """
    # tokens/core.json
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
     "text": {"$value": "{ink}"},
     "glow": {"$type": "shadow", "$value": {
       "color": "{text}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"},
       "blur": "{gap}", "spread": {"value": 0, "unit": "px"}}},
     "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}

    # tokens/dark.json
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}

    # tokens/all.resolver.json
    {
      "version": "2025.10",
      "sets": {"core": {"sources": [{"$ref": "core.json"}]}},
      "modifiers": {
        "theme": {"contexts": {"dark": [{"$ref": "dark.json"}], "light": []}, "default": "light"},
        "density": {"default": "normal", "contexts": {"normal": [], "tight": [
          {"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}]}}
      },
      "resolutionOrder": [
        {"$ref": "#/sets/core"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"}]
    }
    """

  @Test func contextsBecomeModes() throws {
    let compiled = try compile(Self.resolver)
    #expect(compiled.diagnostics.isEmpty, report(compiled))
    let theme = try #require(compiled.theme)
    #expect(
      theme.modes == [
        Mode(name: "light", context: ["appearance": "light"]),
        Mode(name: "dark", context: ["appearance": "dark"], fallback: "light"),
        Mode(name: "tight", context: ["density": "tight"], fallback: "light"),
        Mode(name: "dark-tight", context: ["appearance": "dark", "density": "tight"], fallback: "dark"),
      ])
    #expect(theme[TokenPath("colors.text")]?.alias == TokenPath("colors.ink"))
    let glow = try #require(theme[TokenPath("shadows.glow")])
    let value = theme.value(of: glow, in: ["appearance": "dark", "density": "tight"])
    guard case .shadow(let layers) = value, let layer = layers.first else {
      Issue.record("there is no shadow")
      return
    }
    #expect(layer.blur == .points(4) && layer.color == ColorValue(red: 1, green: 1, blue: 1))
    #expect(
      compiled.files.map(\.path) == ["tokens/all.resolver.json", "tokens/core.json", "tokens/dark.json"])
  }

  @Test func twoAppearancesAreAList() throws {
    let compiled = try compile(Self.resolver, inputs: ["density=tight"])
    #expect(compiled.diagnostics.isEmpty, report(compiled))
    let theme = try #require(compiled.theme)
    #expect(theme.modes.map(\.name) == ["light", "dark"] && theme.modes.allSatisfy { $0.fallback == nil })
    #expect(value("padding.gap", compiled) == .dimension(.points(4)))
    let dark = try compile(Self.resolver, inputs: [#"{"density": "tight", "THEME": "dark"}"#])
    #expect(dark.theme?.modes.isEmpty == true)
    #expect(value("colors.ink", dark) == .color(ColorValue(red: 1, green: 1, blue: 1)))
    let unknown = try compile(Self.resolver, inputs: ["theme=drak"])
    #expect(unknown.diagnostics.map(\.id) == ["resolver-input"] && unknown.theme == nil)
  }

  @Test func aGuideIncludesAndReplacesTokens() throws {
    let compiled = try compile(
      Self.resolver + """


        # guide.yaml
        kanso: 2
        modes: {night: {time: night, fallback: light}}
        extends: tokens/all.resolver.json
        colors:
          link: ink
          text: {value: "#F00", description: Red}
          halo: {light: ink, dark: white, night: "{colors.link}"}
          white: "#FFF"
        """)
    #expect(compiled.diagnostics.isEmpty, report(compiled))
    let theme = try #require(compiled.theme)
    #expect(theme.modes.map(\.name) == ["light", "dark", "tight", "dark-tight", "night"])
    #expect(value("colors.text", compiled) == .color(ColorValue(red: 1, green: 0, blue: 0)))
    #expect(compiled.guide?.overrides.map(\.replaced.path.dotted) == ["colors.text"])
    let link = try #require(theme[TokenPath("colors.link")])
    #expect(
      theme.value(of: link, in: ["appearance": "dark"]) == .color(ColorValue(red: 1, green: 1, blue: 1)))
  }

  /// The modes of a document have other numbers in a guide whose own modes come first.
  @Test func modesOfSeveralDocumentsAreUnited() throws {
    let document = """
      "version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}],
      """
    func resolver(_ name: String, _ token: String, _ contexts: [String]) -> String {
      let entries = contexts.enumerated().map { index, context in
        "\"\(context)\": [{\"\(token)\": {\"$type\": \"number\", \"$value\": \(index + 1)}}]"
      }
      return "# \(name).resolver.json\n{\(document) \"modifiers\": {\"m\": {\"default\": \"\(contexts[0])\", "
        + "\"contexts\": {\(entries.joined(separator: ", "))}}}}\n\n"
    }
    let compiled = try compile(
      resolver("a", "x", ["one", "two"]) + resolver("b", "y", ["one", "three"])
        + "# guide.yaml\nkanso: 2\ninclude: [a.resolver.json, b.resolver.json]\n")
    #expect(compiled.diagnostics.isEmpty, report(compiled))
    let theme = try #require(compiled.theme)
    #expect(theme.modes.map(\.name) == ["one", "two", "three"])
    let token = try #require(theme[TokenPath("numbers.y")])
    #expect(theme.value(of: token, in: ["m": "three"]) == .number(2))
  }

  @Test func tooManyContextsAreReported() throws {
    func resolver(_ counts: [Int]) -> String {
      let modifiers = counts.enumerated().map { number, count in
        let contexts = (0..<count).map {
          "\"c\($0)\": [{\"n\(number)\": {\"$type\": \"dimension\", \"$value\": {\"value\": \($0), \"unit\": \"px\"}}}]"
        }
        return "\"m\(number)\": {\"default\": \"c0\", \"contexts\": {\(contexts.joined(separator: ", "))}}"
      }
      let order = counts.indices.map { "{\"$ref\": \"#/modifiers/m\($0)\"}" }
      let both = """
        {"both": {"$type": "border", "$value": {"width": "{n0}", "style": {"dashArray": [{"value": 1, "unit": "px"}, "{n1}"], "lineCap": "butt"},
         "color": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
        """
      return """
        # a.resolver.json
        {"version": "2025.10", "modifiers": {\(modifiers.joined(separator: ", "))}, "sets": {"s": {"sources": [
          \(counts.count > 1 ? both : "{}")]}},
         "resolutionOrder": [{"$ref": "#/sets/s"}, \(order.joined(separator: ", "))]}
        """
    }
    #expect(try compile(resolver([64])).theme?.modes.count == 64)
    #expect(try compile(resolver([65])).diagnostics.map(\.descriptor) == [.invalidModes])
    let combined = try compile(resolver([7, 8]))
    #expect(combined.theme?.modes.count == 56, report(combined))
    #expect(try compile(resolver([8, 9])).diagnostics.map(\.descriptor) == [.invalidModes])
  }

  // MARK: Themes and other formats

  /// A theme is a guide, whose theme is the same again.
  @Test(arguments: ["tokens.yaml", "Tests/Compiler/KansoCodeGenerationTests/Guides/everything2.yaml"])
  func themesCompileToThemselves(_ guide: String) throws {
    let bytes = Array(try Data(contentsOf: Project.root.appendingPathComponent(guide)))
    let theme = try #require(CompiledGuide(bytes: bytes, path: guide).theme)
    let again = CompiledGuide(bytes: theme.encoded(), path: "theme.json")
    #expect(!again.diagnostics.hasErrors, report(again))
    #expect(again.theme == theme)
    var changed = theme.encoded()
    let digit = try #require(changed.lastIndex { $0 == UInt8(ascii: "8") })
    changed[digit] = UInt8(ascii: "9")
    #expect(
      CompiledGuide(bytes: changed, path: "theme.json").diagnostics.map(\.descriptor) == [.foreignFormat])
  }

  @Test(arguments: [
    ##"{"ink": {"$type": "color", "$value": "#fff"}, "gap": {"$type": "dimension", "$value": "16px"}}"##,
    ##"{"ink": {"$type": "color", "$value": "red"}, "gap": {"$type": "dimension", "$value": 16}}"##,
    ##"{"ink": {"$type": "borderRadius", "$value": "{a}"}}"##,
    ##"{"ink": {"value": "#fff", "type": "color"}}"##,
  ])
  func otherFormatsAreNamed(_ text: String) throws {
    let compiled = try compile("# a.tokens.json\n" + text)
    #expect(compiled.diagnostics.map(\.descriptor) == [.foreignFormat], report(compiled))
    #expect(compiled.diagnostics.first?.help?.contains("kanso import") == true)
  }

  @Test func oneMistakeIsNoOtherFormat() throws {
    let compiled = try compile(
      """
      # a.tokens.json
      {"a": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "#fff"}}
      """)
    #expect(compiled.diagnostics.map(\.id) == ["invalid-token-value"])
    #expect(compiled.diagnostics.first?.pointer == "/b/$value")
    #expect(try compile("# a.tokens.json\n{}").diagnostics.map(\.descriptor) == [.emptyGuide])
  }

  @Test func standardInputIsDetected() {
    let text = ##"{"a": {"$type": "number", "$value": 1}}"##
    #expect(CompiledGuide(bytes: Array(text.utf8), path: "<stdin>").theme?.tokens.count == 1)
    #expect(CompiledGuide(bytes: Array("numbers: {a: 1}".utf8), path: "<stdin>").theme == nil)
    #expect(CompiledGuide(bytes: Array("padding: {a: 1}".utf8), path: "<stdin>").theme?.tokens.count == 1)
  }

  @Test func readingTakesLinearTime() {
    expectLinearTime(from: 100, growth: 32) { count in
      let tokens = (0..<count).map {
        """
        "c\($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
        "size-\($0)": {"$type": "dimension", "$value": {"value": \($0), "unit": "px"}}, "a\($0)": {"$value": "{c\($0)}"}
        """
      }
      let text = "{\(tokens.joined(separator: ","))}"
      #expect(CompiledGuide(bytes: Array(text.utf8), path: "a.tokens.json").theme?.tokens.count == 3 * count)
    }
  }
}
