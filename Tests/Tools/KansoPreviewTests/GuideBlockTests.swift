import KansoTheme
import Testing

@testable import KansoPreview

/// The groups of a page as blocks.
@Suite struct GuideBlockTests {
  private func blocks(_ guide: String) throws -> [GuideBlock] {
    GuideModel(try Sample.theme(guide)).sections.flatMap { GuideBlock.blocks(of: $0) }
  }

  private func columns(_ guide: String) throws -> [[Int]]? {
    let model = GuideModel(try Sample.theme(guide))
    return GuideBlock.blocks(of: model.sections[0])[0].columns(modeCount: model.modes.count)
  }

  @Test func numberedColorsAreARamp() throws {
    let all = try blocks(
      """
      colors:
        plain: {a: "#000000", b: "#111111", c: "#222222", d: "#333333"}
        gray: {"50": "#000000", "100": "#111111", "200": "#222222", "300": "#333333"}
        blue: {blue50: "#000000", blue60: "#111111", blue70-hover: "#222222", blue80: "#333333"}
        short: {"50": "#000000", "100": "#111111", "200": "#222222"}
        shades: {Shade20: "#000000", Shade10: "#111111", Primary: "#222222", Tint10: "#333333"}
        list: {\((0..<25).map { "c\($0 + 10): '#0000\($0 + 10)'" }.joined(separator: ", ")), d: "#000000"}
        roles: {layer-accent-01: "#000000", layer-accent-02: "#111111", c: "#222222", d1: "#333333"}
        few: {a1: "#000000", a2: "#111111", b: "#222222", c: "#333333"}
        told: {"1": {value: "#000000", description: Told}, "2": "#111111", "3": "#222222", "4": "#333333"}
      padding: {"1": 1, "2": 2, "3": 3, "4": 4}
      """)
    #expect(all.filter { $0.form == .ramp }.map(\.path) == ["colors.gray", "colors.blue", "colors.shades"])
    #expect(all.map(\.sharedPrefixLength)[2] == 4)
    #expect(
      try GuidePreview(
        Sample.theme("colors: {blue: {b1: '#000000', b2: '#000000', b3: '#000000', b4: '#000000'}}")
      )
      .html().contains("title=\"Copy Colors.Blue.b3\"><bdi>3</bdi>"))
  }

  @Test func smallGroupsWithinGroupsJoinThem() throws {
    let all = try blocks(
      """
      padding:
        own: 1
        card: {inset: 1, header: {above: 2, below: 3}, list: {a: 1, b: 2, c: 3, d: 4}, deep: {deeper: {x: 1}}}
      """)
    #expect(all.map(\.path) == ["padding", "padding.card", "padding.card.list"])
    #expect(all[1].entries.map(\.title) == ["inset", "header.above", "header.below", "deep.deeper.x"])
    #expect(all[1].anchors == ["padding.card.header", "padding.card.deep", "padding.card.deep.deeper"])
  }

  @Test func modesWithTheSameValuesShareAColumn() throws {
    let modes = "modes:\n  a: {}\n  b: {axis: x, fallback: a}\n  c: {axis: y, fallback: a}\n"
    #expect(try columns(modes + "colors: {ink: '#000000'}") == [[0, 1, 2]])
    #expect(try columns(modes + "colors: {ink: {a: '#000000', b: '#111111'}}") == [[0, 2], [1]])
    #expect(
      try columns(modes + "colors: {ink: {a: '#000000', b: '#111111'}, paper: {a: '#000000', c: '#111111'}}")
        == [[0], [1], [2]])
  }

  /// More values than columns fit are in one cell.
  @Test func manyModesHaveNoColumns() throws {
    let names = (1..<9).map { "m\($0)" }
    let modes = "modes:\n  m0: {}\n" + names.map { "  \($0): {axis: \($0), fallback: m0}\n" }.joined()
    let values = names.enumerated().map { "\($1): '#00000\($0)'" }.joined(separator: ", ")
    let guide = modes + "colors: {ink: {m0: '#FFFFFF', \(values)}}"
    #expect(try columns(guide) == nil)
    let html = GuidePreview(try Sample.theme(guide)).html()
    #expect(html.matches(of: /<div class="cell on-light" data-modes="\d">/).count == 9)
  }

  @Test func zIndexesAreAStack() throws {
    let html = GuidePreview(
      try Sample.theme("kanso: 2\nnumbers: {zIndex: {base: 0, dialog: 20, menu: 10}, ratio: {a: 1, b: 2}}")
    ).html()
    let stacks = html.matches(of: /<ol class="stack"(.*?)<\/ol>/.dotMatchesNewlines())
    #expect(stacks.count == 1)
    #expect(stacks[0].1.matches(of: /<bdi>(.*?)<\/bdi>/).map { $0.1 } == ["dialog", "menu", "base"])
  }

  @Test func paddingsHaveARhythm() throws {
    let html = GuidePreview(try Sample.theme("padding: {l: 16, s: 4, m: 8, huge: 900, none: 0, less: -4}"))
      .html()
    let gaps = html.matches(of: /<i style="inline-size:(\d+)px">/).map { $0.1 }
    #expect(gaps == ["4", "8", "16"])
  }
}
