import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Enums for the values of axes that Apple's types cannot follow.
struct NestedAxesTests {
  private static let modes = """
    kanso: 2
    modes:
      white: {theme: white}
      g90: {theme: g90}
      dark: {appearance: dark, fallback: white}
      darkG90: {theme: g90, appearance: dark, fallback: g90}
      compact: {density: compact, fallback: white}

    """
  private static let guide = """
    \(modes)colors:
      ink: {white: "#000000", g90: "#111111", dark: "#FFFFFF", darkG90: "#EEEEEE"}
      text: ink
      button:
        rest: "#00FF00"
        old: {value: ink, deprecated: "use {colors.text}"}
    padding:
      gap: {white: 8, g90: 8, compact: 4}
      wide: gap * 2
    sizes:
      row: "{padding.gap}"
    radii:
      card: 4
    fonts:
      body: {family: system, size: 16}

    """

  private func files(
    _ platform: Platform, of theme: Theme, axes: [String] = ["theme", "density"]
  ) -> [GeneratedFile] {
    CodeGenerator(options: GenerationOptions(platform: platform, naming: Self.naming(axes))).files(of: theme)
  }

  /// Returns the default names, with nested axes.
  private static func naming(_ axes: [String]) -> SwiftNaming {
    var naming = SwiftNaming()
    naming.nestedAxes = axes
    return naming
  }

  @Test(arguments: CompilationTests.platforms)
  func nestedEnumsCompile(_ target: (platform: Platform, frameworks: [String])) async throws {
    let files = files(target.platform, of: try theme(of: Self.guide))
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func everyValueHasTheConstantsOfItsSection() throws {
    let files = files(.swiftui, of: try theme(of: Self.guide))
    let colors = try files.text("Colors.swift")
    #expect(colors.contains("  /// The values for `theme: g90`.\n  ///\n  /// `colors`\n  public enum G90 {"))
    #expect(
      colors.contains(
        "    /// `colors.text`, an alias of `colors.ink`\n    public static let text = Colors.G90.ink"))
    #expect(colors.contains("renamed: \"Colors.G90.text\""))
    #expect(colors.contains("      /// `colors.button.rest` (#00ff00)\n"))
    #expect(!colors.contains("enum Compact"))
  }

  /// The constants of each value are those of a theme in which the axis has the value.
  @Test(arguments: [("G90", ["theme": "g90"]), ("White", ["theme": "white"])])
  func constantsAreThoseOfTheValue(_ name: String, _ context: [String: String]) throws {
    let theme = try theme(of: Self.guide)
    let nested = try files(.swiftui, of: theme, axes: ["theme"]).text("Colors.swift")
    let fixed = theme.specialized(for: Mode(name: "", context: Context(context)))
    let other = try #require(fixed["colors.ink"])
    let plain = try files(
      .swiftui,
      of: Theme(
        modes: theme.modes.map {
          Mode(name: $0.name, context: Context($0.context.values.filter { $0.key != "theme" }))
        },
        sections: [TokenGroup(path: "colors", members: [.token(0)])], tokens: [other]), axes: []
    ).text("Colors.swift")
    let expected = try #require(plain.split(separator: "ink = ").last?.prefix { $0 != "}" })
    let found = try #require(
      nested.split(separator: "enum \(name) {").last?.split(separator: "ink = ").first {
        $0.hasPrefix("_kanso")
      })
    func words(_ text: some StringProtocol) -> [Substring] {
      text.split { " \n".contains($0) }.map { Substring($0) }
    }
    #expect(words(found).starts(with: words(expected)))
  }

  @Test func axesNestInTheirOrder() throws {
    let padding = try files(.uikit, of: try theme(of: Self.guide)).text("Padding.swift")
    let lines = padding.split(separator: "\n").filter { $0.contains("enum ") || $0.contains("wide") }
    #expect(lines.filter { $0.contains("wide = CGFloat(8)") }.count == 1)
    // The paddings follow only the density.
    #expect(
      lines.prefix(5).map(String.init) == [
        "public enum Padding {", "  /// `padding.wide`", "  public static let wide = CGFloat(16)",
        "  public enum Compact {", "    /// `padding.wide`",
      ])
    #expect(!padding.contains("enum G90"))
    // A constant of another section would have another value.
    #expect(padding.contains("    /// `sizes.row`\n    public static let row = CGFloat(4)"))
  }

  @Test(arguments: [Platform.portable, .auto])
  func portableSwiftFollowsEveryAxisByItself(_ platform: Platform) throws {
    let theme = try theme(of: Self.guide)
    let text = try files(platform, of: theme).text("Padding.swift")
    let portable = text.split(separator: "#else").last ?? ""
    #expect(!portable.contains("enum Compact"))
  }

  @Test func theThemeAndItsFingerprintStay() throws {
    let theme = try theme(of: Self.guide)
    let (with, without) = (files(.uikit, of: theme), files(.uikit, of: theme, axes: []))
    #expect(with.last?.bytes == without.last?.bytes)
    #expect(try with.text("Colors.swift").contains(theme.fingerprint.description))
    #expect(try without.text("Colors.swift") != with.text("Colors.swift"))
    #expect(try without.text("Fonts.swift") == with.text("Fonts.swift"))
    #expect(files(.uikit, of: theme, axes: ["unknown"]).map(\.bytes) == without.map(\.bytes))
  }

  @Test func nestedAxesAreFollowed() throws {
    let theme = try theme(of: Self.guide)
    #expect(Platform.uikit.unfollowedModes(in: theme, nestedAxes: ["theme", "density"]).isEmpty)
    #expect(Platform.uikit.unfollowedModes(in: theme, nestedAxes: ["theme"]).map(\.mode) == [4])
  }

  @Test(arguments: [
    ("g-90: {ink: \"#000000\"}", "`colors.g-90`"), ("g91: {ink: \"#000000\"}", nil),
  ])
  func valuesAndGroupsHaveDifferentNames(_ member: String, _ other: String?) throws {
    let theme = try theme(
      of: Self.modes + "colors:\n  ink: {white: \"#000000\", g90: \"#111111\"}\n  \(member)\n")
    let problem = theme.nestingProblem(Self.naming(["theme"]))
    guard let other else {
      #expect(problem == nil)
      return
    }
    #expect(
      problem == .collision(.init(axis: "theme", value: "g90", mode: 1, other: other, name: "G90")))
    #expect(theme.nestingProblem(Self.naming(["density"])) == nil)
  }

  /// The enums of several axes multiply.
  @Test func theNumberOfConstantsIsLimited() throws {
    let axes = (0..<6).map { "axis\($0)" }
    let modes = axes.flatMap { axis in
      (0..<10).map { (name: "\(axis)m\($0)", axis: axis, value: "v\($0)\(axis)") }
    }
    let text =
      "modes:\n" + modes.map { "  \($0.name): {\($0.axis): \($0.value)}\n" }.joined() + "padding:\n  gap:\n"
      + modes.enumerated().map { "    \($1.name): \($0)\n" }.joined()
    let theme = try theme(of: text)
    #expect(theme.nestingProblem(Self.naming(Array(axes.prefix(5)))) == nil)
    #expect(theme.nestingProblem(Self.naming(axes)) == .tooManyTokens)
  }
}
