import Foundation
import KansoTheme
import Testing

@testable import KansoPreview

/// Contrasts between colors.
@Suite struct ContrastTests {
  private func contrasts(_ path: TokenPath, in theme: Theme) throws -> [Contrast] {
    let tokens = GuideModel(theme).sections.flatMap(\.items).compactMap(\.token)
    return try #require(tokens.first { $0.path == path }).values[0].contrasts
  }

  @Test func ratiosAreRoundedDownAndRated() throws {
    let theme = try Sample.theme(
      """
      colors: {white: "#FFFFFF", black: "#000000", a: "#767676", b: "#777777", c: "#595959", d: "#949494", e: "#959595"}
      """)
    let found = try contrasts("colors.white", in: theme)
    #expect(found.map(\.title) == ["black", "a", "b", "c", "d", "e"])
    // 4.54, 4.48, 7.00, 3.03 and 2.99 to 1.
    #expect(found.map(\.ratio) == [21, 4.5, 4.4, 7, 3, 2.9])
    #expect(found.map(\.rating) == [.enhanced, .text, .large, .enhanced, .large, .low])
  }

  /// Where a guide states pairs, no others are invented, and the page begins with all of them.
  @Test func statedPairsReplaceThoseThatNamesSuggest() throws {
    let theme = try Sample.theme(
      """
      kanso: 2
      modes: [light, dark]
      colors:
        paper: {light: "#FFFFFF", dark: "#101418"}
        ink: {light: "#101418", dark: "#3A4048"}
        link: "#0A4FD8"
        veil: {value: "#000000", alpha: 40%}
      contrast:
        - {text: ink, on: paper}
        - {graphic: link, on: veil, over: paper, level: Lc 45}
      """)
    let ink = try contrasts("colors.ink", in: theme)
    #expect(ink.map(\.title) == ["paper"] && ink.map(\.ratio) == [18.4] && ink.map(\.modes) == [[0]])
    #expect(try contrasts("colors.paper", in: theme).map(\.title) == ["ink"])
    #expect(try contrasts("colors.link", in: theme).map(\.title) == ["veil", "veil"])
    let html = GuidePreview(theme).html()
    let table = try #require(html.range(of: "<div class=\"matrix\""))
    let first = try #require(html.range(of: "<li class=\"token"))
    #expect(table.lowerBound < first.lowerBound)
    #expect(html.contains("The guide states 2 pairs of colors; the contrast of 2 is too low in some mode."))
    let row = html[table.lowerBound...].components(separatedBy: "<tr data-match")[1]
    #expect(row.contains("18.4, Lc 105</span> <span class=\"rating good\">✓ enough"))
    #expect(row.contains("<span class=\"rating low\">✗ too low") && row.contains("text, 4.5 (AA)"))
    // A guide without stated pairs has no table.
    #expect(
      !GuidePreview(try Sample.theme("colors: {a: '#000000', b: '#FFFFFF'}")).html().contains(
        "class=\"matrix\""))
  }

  @Test func aColorIsNotComparedWithItself() throws {
    let theme = try Sample.theme(
      """
      modes: [light, dark]
      colors:
        ink: "#000000"
        text: ink
        black: "hsl(0 0% 0%)"
        ground: {light: "#FFFFFF", dark: "#000000"}
      """)
    #expect(try contrasts("colors.ink", in: theme).map(\.title) == ["ground"])
    #expect(try contrasts("colors.ink", in: theme).map(\.modes) == [[0]])
    #expect(try contrasts("colors.text", in: theme).map(\.title) == ["ground"])
    #expect(try contrasts("colors.ground", in: theme).map(\.title) == ["ink", "text", "black"])
  }

  @Test func whatIsTranslucentIsSeenThrough() throws {
    let theme = try Sample.theme("colors: {white: \"#FFFFFF\", black: \"#000000\", veil: \"#00000080\"}")
    let found = try contrasts("colors.veil", in: theme)
    #expect(found.map(\.title) == ["white", "black"])
    // Half-transparent black is gray on white, and black on black.
    #expect(found[0].ratio > 3.5 && found[0].ratio < 4.2 && found[1].ratio == 1)
    #expect(try contrasts("colors.white", in: theme).map(\.title) == ["black"])
  }

  @Test func whatHasTheSameNameIsNamedWithItsGroups() throws {
    let theme = try Sample.theme(
      """
      colors: {white: "#FFFFFF", warm: {deep: "#772200"}, cold: {deep: "#002277"}, black: "#000000"}
      """)
    #expect(try contrasts("colors.white", in: theme).map(\.title) == ["warm.deep", "cold.deep", "black"])
  }

  @Test func inALargeGuideNamesSayWhatIsSeenTogether() throws {
    let rest = (0..<12).map { "  c\($0): \"#8080\(String(0x20 + $0, radix: 16))\"" }.joined(separator: "\n")
    let theme = try Sample.theme(
      """
      colors:
        white: "#FFFFFF"
        black: "#000000"
        text: "#222222"
        surface: "#EEEEEE"
        primary: "#3355AA"
        onPrimary: "#F0F4FF"
      \(rest)
      """)
    #expect(try contrasts("colors.text", in: theme).map(\.title) == ["surface", "white", "black"])
    #expect(
      try contrasts("colors.surface", in: theme).map(\.title) == ["text", "onPrimary", "white", "black"])
    #expect(try contrasts("colors.primary", in: theme).map(\.title) == ["onPrimary", "white", "black"])
    #expect(
      try contrasts("colors.onPrimary", in: theme).map(\.title) == ["surface", "primary", "white", "black"])
    #expect(try contrasts("colors.c3", in: theme).map(\.title) == ["white", "black"])
  }

  /// A color that is the same in all modes is compared with other colors in each mode.
  @Test func contrastsDoNotGrowWithTheModes() throws {
    let names = (0..<40).map { "m\($0)" }
    let grounds = (0..<9).map { ground in
      let values = names.enumerated().map { "\($1): '#\(100_000 + 1_000 * ground + $0)'" }
      return "    g\(ground): {base: '#FFFFFF', \(values.joined(separator: ", "))}\n"
    }
    let theme = try Sample.theme(
      "modes:\n  base: {}\n" + names.map { "  \($0): {axis: \($0), fallback: base}\n" }.joined()
        + "colors:\n  text: '#000000'\n  background:\n" + grounds.joined())
    let found = try contrasts("colors.text", in: theme)
    #expect(found.count == 32 && found[0].modes == [0])
  }

  @Test func neverMoreThanCanBeRead() throws {
    let colors = (0..<40).map {
      "  text\($0): \"#0000\(String(0x20 + $0, radix: 16))\"\n  surface\($0): \"#FFFF\(String(0x20 + $0, radix: 16))\""
    }
    let theme = try Sample.theme("colors:\n" + colors.joined(separator: "\n"))
    for token in theme.tokens {
      #expect(try contrasts(token.path, in: theme).count <= ContrastFinder.maxContrastCount)
    }
  }

  @Test func anotherColorThatChangesIsListedForEachMode() throws {
    let theme = try Sample.theme(
      """
      modes: [light, dark]
      colors:
        accent: "#FF0000"
        white: "#FFFFFF"
        ground: {light: "#FFFFFF", dark: "#000000"}
      """)
    let found = try contrasts("colors.accent", in: theme)
    #expect(found.map(\.title) == ["white", "ground", "ground"])
    #expect(found.map(\.modes) == [[0, 1], [0], [1]])
    #expect(found.map(\.ratio) == [3.9, 3.9, 5.2])
  }

  @Test func namesSayWhatColorsAreFor() {
    let roles: [(TokenPath, ColorRole)] = [
      ("colors.text", .text), ("colors.onSurface", .text), ("colors.text.background", .background),
      ("colors.card", .background), ("colors.blue", .other), ("colors.Button.label", .text),
      ("colors.fg-muted", .text),
    ]
    for (path, role) in roles { #expect(ColorRole(path) == role, "\(path)") }
  }
}
