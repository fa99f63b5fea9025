import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoGuide

/// The values of shadows, gradients, strokes, transitions and composite borders.
struct CompositeValueTests {
  private static let dark: Context = ["appearance": "dark"]
  private static let ink = ColorValue(red: 0, green: 0, blue: 0)
  private static let paper = ColorValue(red: 1, green: 1, blue: 1)

  /// Returns the theme of a guide of version 2 with two modes and some tokens, without diagnostics.
  private func theme(_ text: String) throws -> Theme {
    let shared = """
      kanso: 2
      modes: [light, dark]
      colors: {ink: "#000000", paper: "#FFFFFF", text: {light: ink, dark: paper}}
      sizes: {row: 32, gap: {light: 8, dark: 4}}
      numbers: {half: 0.5, modal: {light: 0.25, dark: 0.75}}
      opacities: {hover: {light: 10%, dark: 20%}}
      durations: {fast: 150ms, slow: {light: 300ms, dark: 0.4s}}
      easings: {standard: [0.2, 0, 0, 1], ease: [0, 0, 1, 1]}

      """
    let compiled = CompiledGuide(bytes: Array((shared + text).utf8), path: "guide.yaml")
    #expect(compiled.diagnostics.isEmpty, "\(compiled.diagnostics.map(\.message))")
    let theme = try #require(compiled.theme)
    #expect(try Theme(json: theme.encoded()) == theme)
    return theme
  }

  /// Returns the values of a token in the light and in the dark mode.
  private func values(_ path: TokenPath, in theme: Theme) throws -> [TokenValue] {
    let token = try #require(theme[path])
    return [[:], Self.dark].map { theme.value(of: token, in: $0) }
  }

  /// Returns the values of the token `a` in a section.
  private func values(_ section: String, _ text: String) throws -> [TokenValue] {
    try values(TokenPath("\(section).a"), in: theme("\(section): {a: \(text)}\n"))
  }

  private static func layer(
    _ color: ColorValue = ink, _ x: Length = 0, _ y: Length = 0, blur: Length = 0, spread: Length = 0,
    isInset: Bool = false
  ) -> Shadow {
    Shadow(
      color: color, offsetX: .points(x), offsetY: .points(y), blur: .points(blur), spread: .points(spread),
      isInset: isInset)
  }

  // MARK: Shadows

  @Test(
    arguments: [
      ("{color: ink}", [layer()]),
      (
        "{color: '#000', x: 1, y: -2, blur: 8pt, spread: -3px, inset: true}",
        [layer(ink, 1, -2, blur: 8, spread: -3, isInset: true)]
      ),
      ("{value: {color: ink, y: 2, inset: false}}", [layer(ink, 0, 2)]),
      ("{color: ink, x: '{sizes.row} / 2 + 1', y: '{sizes.row}'}", [layer(ink, 17, 32)]),
      ("{color: 'rgb(255 255 255)', y: 1}", [layer(paper, 0, 1)]),
      ("{color: 'color-mix(in srgb, ink 0%, paper)', y: 1}", [layer(paper, 0, 1)]),
      ("[{color: ink}, {color: paper, y: 1}]", [layer(), layer(paper, 0, 1)]),
      (
        "{color: {value: ink, alpha: 50%}, y: 1}",
        [layer(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5), 0, 1)]
      ),
    ] as [(String, [Shadow])])
  func shadows(_ text: String, _ layers: [Shadow]) throws {
    #expect(try values("shadows", text) == [.shadow(layers), .shadow(layers)])
  }

  @Test func layersOfOtherShadowsAreInTheirOrder() throws {
    let theme = try theme(
      """
      shadows:
        card: {color: ink, y: 1}
        raised: [{color: ink, y: 2}, {color: ink, y: 3}]
        both: ["{shadows.raised}", {color: ink, y: 9}, group.card]
        group: {card: card, inset: {color: ink, inset: true}, color: [both]}
      """)
    func offsets(_ path: TokenPath) -> [Double] {
      if case .shadow(let layers)? = theme[path]?.value { layers.map(\.offsetY.value) } else { [] }
    }
    #expect(offsets("shadows.both") == [2, 3, 9, 1])
    #expect(offsets("shadows.group.color") == [2, 3, 9, 1])
    #expect(theme["shadows.group.card"]?.alias == "shadows.card")
    #expect(theme["shadows.both"]?.alias == nil)
  }

  // MARK: Modes

  @Test(
    arguments: [
      ("{light: {color: ink, y: 2}, dark: {color: paper}}", [layer(ink, 0, 2)], [layer(paper)]),
      ("{value: {light: {color: ink, y: 2}, dark: [{color: paper}]}}", [layer(ink, 0, 2)], [layer(paper)]),
      ("{color: {light: ink, dark: paper}, y: 2}", [layer(ink, 0, 2)], [layer(paper, 0, 2)]),
      (
        "{color: {light: ink, dark: paper}, y: {light: 2, dark: '{sizes.row}'}}", [layer(ink, 0, 2)],
        [layer(paper, 0, 32)]
      ),
      ("{color: text, y: '{sizes.gap} / 2'}", [layer(ink, 0, 4)], [layer(paper, 0, 2)]),
      (
        "{color: ink, y: 2, inset: {light: false, dark: true}}", [layer(ink, 0, 2)],
        [layer(ink, 0, 2, isInset: true)]
      ),
      (
        "[{color: ink}, {light: {color: ink, y: 2}, dark: {color: paper}}]", [layer(), layer(ink, 0, 2)],
        [layer(), layer(paper)]
      ),
      (
        "[{color: ink}, {color: {light: ink, dark: paper}, y: 2}]", [layer(), layer(ink, 0, 2)],
        [layer(), layer(paper, 0, 2)]
      ),
      (
        "{color: {value: {light: ink, dark: paper}, alpha: '{opacities.hover}'}, y: 2}",
        [layer(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.1), 0, 2)],
        [layer(ColorValue(red: 1, green: 1, blue: 1, alpha: 0.2), 0, 2)]
      ),
      (
        "{color: {light: {value: ink, alpha: 50%}, dark: paper}, y: 2}",
        [layer(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5), 0, 2)], [layer(paper, 0, 2)]
      ),
    ] as [(String, [Shadow], [Shadow])])
  func partsFollowModes(_ text: String, _ light: [Shadow], _ dark: [Shadow]) throws {
    #expect(try values("shadows", text) == [.shadow(light), .shadow(dark)])
  }

  /// The color falls back from `contrast` to `dark`, and the blur from `dark` to `light`.
  @Test func eachPartHasItsOwnFallback() throws {
    let text = """
      kanso: 2
      modes:
        light: {appearance: light}
        dark: {appearance: dark, fallback: light}
        contrast: {contrast: increased, fallback: dark}
      colors: {ink: "#000000", paper: "#FFFFFF"}
      shadows:
        card: {color: {light: ink, dark: paper}, y: {light: 1, contrast: 3}, blur: 2}
      """
    let theme = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").theme)
    let token = try #require(theme["shadows.card"])
    let found = theme.modes.map { theme.value(of: token, in: $0.context) }
    #expect(
      found == [
        .shadow([Self.layer(Self.ink, 0, 1, blur: 2)]), .shadow([Self.layer(Self.paper, 0, 1, blur: 2)]),
        .shadow([Self.layer(Self.paper, 0, 3, blur: 2)]),
      ])
  }

  // MARK: Gradients

  @Test(
    arguments: [
      ("[ink, paper]", [0, 1]), ("[ink, paper, ink, paper]", [0, 0.333333, 0.666667, 1]),
      ("[{color: ink, position: 0}, {color: paper, position: 100%}]", [0, 1]),
      ("[{color: ink, position: 12.5%}, {color: paper, position: 0.125}]", [0.125, 0.125]),
      ("[{color: ink, position: '{numbers.half}'}, {color: paper, position: 60%}]", [0.5, 0.6]),
      ("[{value: ink, alpha: 1}, '#FFF', 'oklch(0.5 0.1 90)']", [0, 0.5, 1]),
      ("[{color: ink}, paper]", [0, 1]),
    ] as [(String, [Double])])
  func positions(_ text: String, _ positions: [Double]) throws {
    guard case .gradient(let stops) = try values("gradients", text)[0] else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.position) == positions)
    #expect(stops[0].color == Self.ink)
  }

  @Test func stopsFollowModes() throws {
    let text =
      "[{color: text, position: '{numbers.modal}'}, "
      + "{light: {color: ink, position: 1}, dark: {color: paper, position: 80%}}]"
    #expect(
      try values("gradients", text) == [
        .gradient([GradientStop(color: Self.ink, position: 0.25), GradientStop(color: Self.ink, position: 1)]
        ),
        .gradient([
          GradientStop(color: Self.paper, position: 0.75), GradientStop(color: Self.paper, position: 0.8),
        ]),
      ])
  }

  // MARK: Strokes and borders

  @Test(
    arguments: [
      ("dashed", .keyword(.dashed)), ("inset", .keyword(.inset)),
      ("{dashes: [4, 2]}", .dashes([.points(4), .points(2)], lineCap: .butt)),
      (
        "{dashes: ['{sizes.row} / 8', 0, 2pt], cap: round}",
        .dashes([.points(4), .points(0), .points(2)], lineCap: .round)
      ),
      ("{value: {dashes: [1], cap: square}}", .dashes([.points(1)], lineCap: .square)),
    ] as [(String, StrokeStyle)])
  func strokes(_ text: String, _ style: StrokeStyle) throws {
    #expect(try values("strokes", text)[0] == .strokeStyle(style))
  }

  @Test func strokesFollowModes() throws {
    let text = "{dashes: {light: [4, 2], dark: ['{sizes.gap}']}, cap: {light: round, dark: butt}}"
    #expect(
      try values("strokes", text) == [
        .strokeStyle(.dashes([.points(4), .points(2)], lineCap: .round)),
        .strokeStyle(.dashes([.points(4)], lineCap: .butt)),
      ])
  }

  /// A line style has priority over a token of that name, which braces reach.
  @Test func bracesReachAStrokeWithTheNameOfALineStyle() throws {
    let theme = try theme("strokes: {solid: {dashes: [1]}, a: solid, b: '{strokes.solid}'}\n")
    #expect(theme["strokes.a"]?.value == .strokeStyle(.keyword(.solid)))
    #expect(theme["strokes.b"]?.alias == "strokes.solid")
  }

  @Test func bordersAreWidthsOrComposites() throws {
    let theme = try theme(
      """
      strokes: {cut: {dashes: [4, 2]}}
      borders:
        before: card
        hairline: 0.5
        card: {width: hairline, color: text}
        cut: {width: hairline * 2, color: {light: ink, dark: paper}, style: cut}
        inline: {width: "{sizes.row}", color: ink, style: {dashes: {light: [1], dark: [2]}}}
        whole: {light: before, dark: {width: 1, color: ink, style: dotted}}
        group: {width: {light: 1, dark: 2}, thin: 1}
        edges: {top: hairline, leading: 0, bottom: 0, trailing: 0}
      """)
    func border(_ color: ColorValue, _ width: Length, _ style: StrokeStyle = .keyword(.solid)) -> TokenValue {
      .border(Border(color: color, width: .points(width), style: style))
    }
    let cut = StrokeStyle.dashes([.points(4), .points(2)], lineCap: .butt)
    #expect(try values("borders.before", in: theme) == [border(Self.ink, 0.5), border(Self.paper, 0.5)])
    #expect(try values("borders.cut", in: theme) == [border(Self.ink, 1, cut), border(Self.paper, 1, cut)])
    #expect(
      try values("borders.inline", in: theme) == [
        border(Self.ink, 32, .dashes([.points(1)], lineCap: .butt)),
        border(Self.ink, 32, .dashes([.points(2)], lineCap: .butt)),
      ])
    #expect(
      try values("borders.whole", in: theme) == [
        border(Self.ink, 0.5), border(Self.ink, 1, .keyword(.dotted)),
      ])
    #expect(theme["borders.before"]?.alias == "borders.card")
    #expect(theme["borders.group.width"]?.value == .dimension(.points(1)))
    #expect(theme["borders.edges"]?.type == .dimension)
  }

  /// In version 1, the keys of a composite border are names of widths.
  @Test func bordersOfVersion1AreWidths() throws {
    let text = "borders: {card: {width: 1, style: 2}}\n"
    let theme = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").theme)
    #expect(theme.tokens.map(\.path) == ["borders.card.width", "borders.card.style"])
  }

  // MARK: Transitions

  @Test(
    arguments: [
      (
        "{duration: fast}",
        Transition(
          duration: Duration(150, .ms), delay: Duration(0, .ms),
          timingFunction: CubicBezier(0.25, 0.1, 0.25, 1))
      ),
      (
        "{duration: 0.2s, delay: fast / 2, easing: standard}",
        Transition(
          duration: Duration(0.2, .s), delay: Duration(75, .ms), timingFunction: CubicBezier(0.2, 0, 0, 1))
      ),
      (
        "{duration: fast * 2, easing: ease}",
        Transition(
          duration: Duration(300, .ms), delay: Duration(0, .ms),
          timingFunction: CubicBezier(0.25, 0.1, 0.25, 1))
      ),
      (
        "{duration: '{durations.fast}', easing: '{easings.ease}'}",
        Transition(
          duration: Duration(150, .ms), delay: Duration(0, .ms), timingFunction: CubicBezier(0, 0, 1, 1))
      ),
      (
        "{duration: fast, easing: [0, 0, 1, 1]}",
        Transition(
          duration: Duration(150, .ms), delay: Duration(0, .ms), timingFunction: CubicBezier(0, 0, 1, 1))
      ),
    ])
  func transitions(_ text: String, _ transition: Transition) throws {
    #expect(try values("transitions", text)[0] == .transition(transition))
  }

  @Test func transitionsFollowModes() throws {
    let found = try values("transitions", "{duration: slow, delay: {light: 0ms, dark: fast}, easing: linear}")
    let linear = CubicBezier(0, 0, 1, 1)
    #expect(
      found == [
        .transition(
          Transition(duration: Duration(300, .ms), delay: Duration(0, .ms), timingFunction: linear)),
        .transition(
          Transition(duration: Duration(0.4, .s), delay: Duration(150, .ms), timingFunction: linear)),
      ])
  }
}
