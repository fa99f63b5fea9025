import KansoTheme
import Testing

@testable import KansoPreview

/// The notations of values.
@Suite struct NotationTests {
  private func notations(_ color: ColorValue) -> [String] {
    TokenValue.color(color).notations.map { "\($0.label): \($0.text)" }
  }

  @Test func ofAColor() throws {
    #expect(
      notations(try #require(ColorValue(hex: "#2C4251"))) == [
        "Hex: #2c4251", "RGB: rgb(44 66 81)", "HSL: hsl(204.3 29.6% 24.5%)",
        "OKLCH: oklch(0.367 0.038 238.9)",
      ])
    #expect(
      notations(try #require(ColorValue(hex: "#00000080"))).prefix(2) == [
        "Hex: #00000080", "RGB: rgb(0 0 0 / 0.502)",
      ])
  }

  @Test func graysHaveNoHue() {
    for level in stride(from: 0, through: 255, by: 5) {
      let channel = Double(level) / 255
      let all = notations(ColorValue(red: channel, green: channel, blue: channel))
      #expect(all[2].hasPrefix("HSL: hsl(0 0% "), "\(all)")
    }
  }

  @Test func ofAColorBeyondRGB() {
    let all = notations(ColorValue(.displayP3, 1, 0.2, 0))
    #expect(all.first == "Display P3: color(display-p3 1 0.2 0)")
    #expect(all.contains { $0.hasPrefix("Nearest hex: #") })
    // A notation for another color is left out.
    #expect(!all.contains { $0.hasPrefix("HSL") || $0.hasPrefix("Hex") })
    #expect(
      notations(ColorValue(.oklch, 0.7, 0.3, 145)).last?.hasPrefix("Display P3: color(display-p3 ") == true)
    #expect(!notations(ColorValue(.oklch, 0.62, 0.1, 145)).contains { $0.hasPrefix("Display P3") })
  }

  @Test func ofAFont() {
    let font = Typography(
      families: ["Georgia", "system-ui"], face: "Georgia-Bold", size: 15.5, weight: 650, isItalic: true,
      lineHeight: 1.4,
      letterSpacing: .points(-0.25), textStyle: .body, maximumSize: 40)
    #expect(
      TokenValue.typography(font).notations.map { "\($0.label): \($0.text)" } == [
        ": Georgia, System, 15.5 pt, 650 italic", "Face: Georgia-Bold", "Line height: 1.4",
        "Letter spacing: -0.25 points", "Text style: body", "Largest size: 40 pt",
      ])
    let plain = TokenValue.typography(Typography(families: ["ui-serif"], size: 12)).notations
    #expect(plain.map(\.text) == ["System serif, 12 pt, 400"])
  }

  @Test func ofWhatIsOneText() {
    #expect(TokenValue.dimension(.points(8)).notations == [Notation(label: "", text: "8 points")])
    for (name, value) in Sample.values { #expect(!value.notations.isEmpty, "\(name)") }
  }
}
