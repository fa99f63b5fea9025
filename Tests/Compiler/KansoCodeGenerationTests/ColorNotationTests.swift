import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// The notations of colors in generated code, and their values, bit for bit.
struct ColorNotationTests {
  /// Every byte in every channel and in the alpha, and colors that follow appearance and contrast.
  private static let guide: String = {
    let bytes = (0...255).map { byte in
      let channels = [byte, 255 - byte, (7 * byte + 3) % 256, (11 * byte + 128) % 256]
      let digits = channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return "  byte\(byte): \"#\(digits)\"\n"
    }
    return """
      modes: [light, dark, lightHighContrast, darkHighContrast]
      colors:
        half: rgb(44 66 81 / 50%)
        text: {light: "#2C4251", dark: "#FFFFFF", lightHighContrast: "#000", darkHighContrast: "#0008"}
        wide: "color(display-p3 1 0.25 0.5)"

      """ + bytes.joined()
  }()

  @Test(arguments: [(Platform.uikit, "UIKit"), (.appkit, "AppKit"), (.swiftui, "SwiftUI")])
  func valuesAreThoseOfTheTheme(_ platform: Platform, _ framework: String) async throws {
    let theme = try theme(of: Self.guide)
    let source = try files(of: theme, platform, access: .internal, shapeStyles: false).text("Colors.swift")
    var body: [String] = []
    var expected: [String] = []
    for token in theme.tokens {
      let colors = ScreenColor.Appearances(of: token, in: theme)
      for (arguments, color) in [
        (".light, .normal", colors.light), (".dark, .normal", colors.dark),
        (".light, .high", colors.lightHighContrast), (".dark, .high", colors.darkHighContrast),
      ] {
        body.append("print(Colors.\(token.path.name).description(\(arguments)))")
        expected.append(Self.description(of: color))
      }
    }
    let outcome = try await SwiftCompiler.run(
      source, importing: framework, with: "WorkingColors", printing: body.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").map(String.init) == expected)
  }

  /// Returns the text that a program prints for a color on a screen with the wide gamut.
  private static func description(of color: ScreenColor) -> String {
    let (space, channels) =
      switch color {
      case .srgb(let channels): ("srgb", channels)
      case .displayP3(let channels, _): ("p3", channels)
      }
    let components = [channels.red, channels.green, channels.blue, channels.alpha]
    return "\(space) " + components.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
  }

  @Test(arguments: [
    (Platform.uikit, "_kansoColor(0x2C4251, alpha: 0.5)", "_kansoColor(0x000000, alpha: 0x80 / 255.0)"),
    (.appkit, "_kansoColor(0x2C4251, alpha: 0.5)", "_kansoColor(0x000000, alpha: 0x80 / 255.0)"),
    (.swiftui, "_kansoColor(0x2C4251, opacity: 0.5)", "_kansoColor(0x000000, opacity: 0x80 / 255.0)"),
  ])
  func colorsOfEightBitsAreInHexNotation(_ platform: Platform, _ half: String, _ byte: String) throws {
    let theme = try theme(
      of: "colors: {ink: '#2C4251', half: rgb(44 66 81 / 50%), byte: '#00000080', pink: '#FFC0CB33'}")
    let text = try files(of: theme, platform).text("Colors.swift")
    let values = text.split(separator: "\n").filter { $0.contains("static let") }.dropFirst()
      .compactMap { $0.split(separator: " = ").last.map(String.init) }
    #expect(
      values == [
        "_kansoColor(0x2C4251)", half, byte,
        half.replacing("2C4251", with: "FFC0CB").replacing("0.5", with: "0.2"),
      ])
  }

  @Test(arguments: [Platform.uikit, .appkit, .swiftui])
  func otherColorsAreNumbers(_ platform: Platform) throws {
    let theme = try theme(of: "colors: {ink: rgb(17.5% 26.5% 32.5%), more: 'color(srgb 0.123 1 1)'}")
    let text = try files(of: theme, platform).text("Colors.swift")
    #expect(!text.contains("_kansoColor"))
    #expect(text.contains("ed: 0.175, green: 0.265, blue: 0.325, "))
  }

  /// The notation is that of the color that the framework gets: a color of another space can be exact in it, too.
  @Test func theNotationIsThatOfTheConvertedColor() throws {
    let theme = try theme(of: "colors: {white: oklch(100% 0 0)}")
    #expect(try files(of: theme, .uikit).text("Colors.swift").contains("white = _kansoColor(0xFFFFFF)\n"))
  }
}
