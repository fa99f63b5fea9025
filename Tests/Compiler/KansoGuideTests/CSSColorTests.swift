import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The notations of CSS Color 4. The examples are those of the web platform tests for parsing and of the
/// specification's own text.
struct CSSColorTests {
  @Test(arguments: [
    ("rgb(44 66 81)", ColorValue(red: 44 / 255, green: 66 / 255, blue: 81 / 255)),
    ("rgb(44, 66, 81)", ColorValue(red: 44 / 255, green: 66 / 255, blue: 81 / 255)),
    ("RGBA(44,66,81,.5)", ColorValue(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 0.5)),
    ("rgb(100% 50% 0% / 25%)", ColorValue(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
    ("rgb(100% 0 none)", ColorValue(.srgb, 1, 0, nil)), ("hsl(120 100% 25%)", ColorValue(.hsl, 120, 100, 25)),
    ("hsl(120 100 25)", ColorValue(.hsl, 120, 100, 25)),
    ("hsla(120deg, 100%, 25%, 1)", ColorValue(.hsl, 120, 100, 25)),
    ("hsl(-240 100% 25%)", ColorValue(.hsl, 120, 100, 25)),
    ("hsl(0.5turn 10% 20%)", ColorValue(.hsl, 180, 10, 20)),
    ("hsl(200grad 10% 20%)", ColorValue(.hsl, 180, 10, 20)),
    ("hwb(90 10% 20%)", ColorValue(.hwb, 90, 10, 20)),
    ("lab(50% 50% -50%)", ColorValue(.lab, 50, 62.5, -62.5)),
    ("lab(150 20 30)", ColorValue(.lab, 100, 20, 30)),
    ("lch(50 100% 400)", ColorValue(.lch, 50, 150, 40)),
    ("oklab(50% 100% -100%)", ColorValue(.oklab, 0.5, 0.4, -0.4)),
    ("oklch(0.78 0.15 120)", ColorValue(.oklch, 0.78, 0.15, 120)),
    ("oklch(78% 50% none / none)", ColorValue(.oklch, 0.78, 0.2, nil, alpha: nil)),
    ("color(display-p3 1 0.5 0)", ColorValue(.displayP3, 1, 0.5, 0)),
    ("color(xyz 0.1 20% 0.3 / 0.5)", ColorValue(.xyzD65, 0.1, 0.2, 0.3, alpha: 0.5)),
    ("color( srgb-linear\t1e-1 +.5 -0 )", ColorValue(.srgbLinear, 0.1, 0.5, 0)),
    ("color(rec2020 1.2 -0.2 0)", ColorValue(.rec2020, 1.2, -0.2, 0)),
  ])
  func reads(_ text: String, _ expected: ColorValue) throws { #expect(try CSSColor(text).value == expected) }

  @Test func anyTextIsAColorOrAProblem() {
    var random = SeededGenerator.announced(for: "anyTextIsAColorOrAProblem")
    let pieces = [
      "rgb", "hsl", "oklch", "color", "(", ")", " ", ",", "/", "1", ".5", "-", "%", "deg", "none", "srgb",
      "é", "1e9", "e",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do { _ = try CSSColor(text) } catch {
        #expect(error.range.lowerBound <= error.range.upperBound && error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
