import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

/// Values of other tools that guides have in another way.
struct WrittenValueTests {
  /// Returns the guide of tokens by their names.
  private func write(_ tokens: KeyValuePairs<String, ForeignValue>, axes: [ForeignAxis] = []) -> ImportedGuide
  {
    let place = SourceFile(path: "source.json", text: "{}").wholeRange
    var source = ForeignTokens()
    source.axes = axes
    source.tokens = tokens.map { ForeignToken($0.split(separator: ".").map { String($0) }, $1, at: place) }
    return GuideWriter.write(source)
  }

  private let ink = ForeignValue.literal(.color(ColorValue(red: 0, green: 0, blue: 0)))

  @Test func flagsAreTexts() {
    let guide = write(["isOn": .flag(true), "isOff": .flag(false), "isVisible": .reference(["isOn"])])
    #expect(
      guide.text == """
        kanso: 2

        strings:
          # Check: a guide has no true and false, so this is a text
          isOn: "true"
          # Check: a guide has no true and false, so this is a text
          isOff: "false"
          isVisible: "{strings.isOn}"

        """)
    #expect(guide.findings.map(\.kind) == [.doubtful, .doubtful])
  }

  @Test func partsOfOtherLengthsAreTexts() {
    let guide = write([
      "tracking.tight": .expression([.text("-0.02em")]), "radius.round": .expression([.text("50%")]),
      "radius.button": .reference(["radius", "round"]),
      "title": .parts([
        .init("letterSpacing", .reference(["tracking", "tight"])), .init("family", .text("A")),
      ]),
      "lineHeight.body": .expression([.text("1.5em")]),
    ])
    #expect(guide.text.contains("tight: \"-0.02em\"") || guide.text.contains("tight: -0.02em"))
    #expect(guide.text.contains("round: 50%"))
    #expect(guide.text.contains("button: \"{strings.radius.round}\""))
    #expect(guide.text.contains("title: {family: A, size: 16, letterSpacing: -0.02em}"))
    #expect(guide.findings.allSatisfy { $0.kind == .doubtful })
    #expect(guide.tokens.count == 5)
  }

  @Test func colorsWithAlphaAreReadable() {
    func color(_ red: Double, _ alpha: Double) -> ForeignValue {
      .literal(.color(ColorValue(red: red, green: 0, blue: 0, alpha: alpha)))
    }
    let guide = write([
      "a": color(1, 0.9), "b": color(1, 0.8), "c": color(0.12345, 0.9), "d": color(1, 1),
      "e": .literal(.color(ColorValue(.hsl, 204, 28.999999999999996, 30))),
    ])
    #expect(
      guide.text == """
        kanso: 2

        colors:
          a: rgb(255 0 0 / 0.9)
          b: "#ff0000cc"
          c: color(srgb 0.12345 0 0 / 0.9)
          d: "#ff0000"
          e: hsl(204 29% 30%)

        """)
  }

  @Test func numbersOf32BitsAreWrittenAsTheyWereMeant() {
    let guide = write([
      "size": .literal(.dimension(Dimension(1.600000023841858))),
      "ratio": .literal(.number(0.11999999731779099)), "third": .literal(.number(1.0 / 3)),
      "curve": .literal(.cubicBezier(CubicBezier(0.41999998688697815, 0, 1, 1))),
    ])
    #expect(guide.text.contains("size: 1.6\n"))
    #expect(guide.text.contains("ratio: 0.12\n"))
    #expect(guide.text.contains("third: 0.3333333333333333\n"))
    #expect(guide.text.contains("curve: [0.42, 0, 1, 1]\n"))
  }

  @Test func theAlphaOfAColorCanBeAToken() {
    let alpha = ForeignValue.parts([
      .init("value", .reference(["ink"])), .init("alpha", .reference(["opacity", "veil"])),
    ])
    let guide = write(["ink": ink, "opacity.veil": .literal(.number(0.4)), "veil": alpha])
    #expect(guide.text.contains("veil: \"rgb(from {colors.ink} r g b / 0.4)\""))
    #expect(guide.findings.isEmpty)
    let wrong = write(["ink": ink, "opacity.veil": .literal(.number(4)), "veil": alpha])
    #expect(wrong.findings.map(\.path) == [["veil"]])
  }

  @Test func theAlphaOfAColorFollowsItsModes() {
    let place = SourceFile(path: "source.json", text: "{}").wholeRange
    var source = ForeignTokens()
    source.axes = [ForeignAxis(name: nil, modes: ["light", "dark"])]
    var opacity = ForeignToken(["opacity"], .literal(.number(0.4)), at: place)
    opacity.variants = [ForeignVariant([0: "dark"], .literal(.number(0.6)))]
    source.tokens = [
      opacity, ForeignToken(["ink"], ink, at: place),
      ForeignToken(
        ["veil"], .parts([.init("value", .reference(["ink"])), .init("alpha", .reference(["opacity"]))]),
        at: place),
    ]
    let guide = GuideWriter.write(source)
    #expect(guide.text.contains("light: \"rgb(from {colors.ink} r g b / 0.4)\""))
    #expect(guide.text.contains("dark: \"rgb(from {colors.ink} r g b / 0.6)\""))
  }

  @Test func aLostValueInAModeDoesNotLoseTheToken() {
    let place = SourceFile(path: "source.json", text: "{}").wholeRange
    var source = ForeignTokens()
    source.axes = [ForeignAxis(name: nil, modes: ["light", "dark"])]
    func token(_ name: String, _ dark: ForeignValue) -> ForeignToken {
      var token = ForeignToken([name], ink, at: place)
      token.variants = [ForeignVariant([0: "dark"], dark)]
      return token
    }
    source.tokens = [
      token("a", .reference(["missing"])), token("b", .reference(["c"])), token("d", .reference(["a"])),
      ForeignToken(["c"], .reference(["missing"]), at: place),
    ]
    let guide = GuideWriter.write(source)
    #expect(guide.text.contains("a: \"#000000\"\n  b: \"#000000\"\n  d: {light: \"#000000\", dark: a}"))
    #expect(guide.findings.map(\.path) == [["c"], ["a"], ["b"]])
    #expect(guide.findings.allSatisfy { $0.kind == .lost })
  }

  @Test func stopsNeedNoPosition() {
    let stop = ForeignValue.parts([.init("color", .reference(["ink"]))])
    let guide = write(["ink": ink, "sky": .list([stop, stop]), "loop": .reference(["loop"])])
    #expect(guide.text.contains("sky: [\"{colors.ink}\", \"{colors.ink}\"]"))
    #expect(guide.findings.map(\.message) == ["its references lead back to itself"])
  }
}
