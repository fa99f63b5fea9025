import KansoThemeComparison
import TestSupport
import Testing

@testable import KansoTheme

/// Composite values of compiled sources, and their differences from a theme.
struct CompositeComparisonTests {
  private let ink = ColorValue(red: 44.0 / 255, green: 66.0 / 255, blue: 81.0 / 255)
  private let white = ColorValue(red: 1, green: 1, blue: 1)
  private let curve = CubicBezier(0.2, 0, 0, 1)

  private func shadow(y: Double) -> [Shadow] { [Shadow(color: ink, x: 0, y: y, blur: 8, spread: 0)] }

  private func transition(_ duration: Double) -> Transition {
    Transition(duration: duration, delay: 0, timingFunction: curve)
  }

  private func border(_ width: Double) -> Border {
    Border(color: ink, width: width, style: StrokeStyle(.solid))
  }

  private func stops(_ end: Double) -> [GradientStop] {
    [GradientStop(color: ink, position: 0), GradientStop(color: white, position: end)]
  }

  private let line = StrokeStyle(dashes: [4, 2], lineCap: .round)

  @Test func everyKindDiffers() {
    let theme = Theme.with([
      "borders.card": .border(border(2)), "gradients.sky": .gradient(stops(0.5)),
      "shadows.card": .shadow(shadow(y: 4)),
      "strokes.line": .strokeStyle(StrokeStyle(.dotted)), "transitions.enter": .transition(transition(0.3)),
    ])
    let comparison = ThemeComparison(
      of: theme, transitions: [Token("transitions.enter", transition(0.2))],
      shadows: [Token("shadows.card", shadow(y: 2))], gradients: [Token("gradients.sky", stops(1))],
      strokes: [Token("strokes.line", line)], borders: [Token("borders.card", border(1))])
    #expect(
      Set(comparison.differences.map(\.description)) == [
        "borders.card: width 1 point → width 2 points", "gradients.sky: #ffffff at 1 → #ffffff at 0.5",
        "shadows.card: y 2 points → y 4 points",
        "strokes.line: dashes of 4 points 2 points, round → dotted",
        "transitions.enter: duration 0.2 s → duration 0.3 s",
      ])
  }

  /// Sources have all lengths in points and all times in seconds.
  @Test func unitsDoNotDiffer() {
    let rem = Dimension(1, .rem)
    let theme = Theme.with([
      "borders.card": .border(Border(color: ink, width: rem, style: .dashes([rem], lineCap: .butt))),
      "shadows.card": .shadow([
        Shadow(color: ink, offsetX: rem, offsetY: rem, blur: rem, spread: rem, isInset: true)
      ]),
      "strokes.line": .strokeStyle(.dashes([rem], lineCap: .butt)),
      "transitions.enter": .transition(
        Transition(duration: Duration(200, .ms), delay: Duration(50, .ms), timingFunction: curve)),
    ])
    let dashes = StrokeStyle(dashes: [1], lineCap: .butt)
    let comparison = ThemeComparison(
      of: theme,
      transitions: [
        Token("transitions.enter", Transition(duration: 0.2, delay: 0.05, timingFunction: curve))
      ],
      shadows: [Token("shadows.card", [Shadow(color: ink, x: 1, y: 1, blur: 1, spread: 1, isInset: true)])],
      strokes: [Token("strokes.line", dashes)],
      borders: [Token("borders.card", Border(color: ink, width: 1, style: dashes))])
    #expect(comparison.isEmpty)
  }

  /// Widths and borders of one section are two kinds, each with its list.
  @Test func widthsAndBordersAreTwoLists() {
    let theme = Theme.with(["borders.card": .border(border(1)), "borders.hairline": .dimension(.points(0.5))])
    let widths = [Token<Length>("borders.hairline", 0.5)]
    #expect(ThemeComparison(of: theme, lengths: widths).isEmpty)
    #expect(
      ThemeComparison(of: theme, lengths: widths, borders: []).differences.map(\.path) == ["borders.card"])
  }

  /// A token takes its value from a theme that has one of its kind.
  @Test func tokensFollowTheTheme() {
    let theme = Theme.with(
      ["shadows.card": .shadow(shadow(y: 4)), "gradients.sky": .shadow(shadow(y: 4))],
      dark: ["shadows.card": .shadow(shadow(y: 6))])
    let token = Token("shadows.card", shadow(y: 2))
    #expect(token.resolved(of: theme) == shadow(y: 4))
    #expect(token.resolved(in: ["appearance": "dark"], of: theme) == shadow(y: 6))
    #expect(Token("gradients.sky", stops(1)).resolved(of: theme) == stops(1))
    for value: TokenValue in [
      .strokeStyle(line), .border(border(1)), .transition(transition(1)), .gradient(stops(1)),
    ] {
      #expect([Shadow](value) == nil)
      #expect((StrokeStyle(value) != nil) == (value == .strokeStyle(line)))
      #expect((Border(value) != nil) == (value == .border(border(1))))
      #expect((Transition(value) != nil) == (value == .transition(transition(1))))
      #expect(([GradientStop](value) != nil) == (value == .gradient(stops(1))))
    }
  }
}
