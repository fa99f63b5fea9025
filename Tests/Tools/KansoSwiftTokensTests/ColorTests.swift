import KansoInterchange
import Testing

@testable import KansoSwiftTokens

struct ColorTests {
  /// A source line `static let c = …`, and the value of the color.
  @Test(arguments: [
    ("UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)", "#ff3300"),
    ("UIColor(red: 255/255, green: 51.0 / 255.0, blue: 0, alpha: 1)", "#ff3300"),
    ("UIColor(red: 255, green: 51, blue: 0, alpha: 1)", "#ff3300"),
    ("UIColor(white: 0.2, alpha: 1)", "#333333"),
    ("UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)", "hsl(0 100 50 / 1)"),
    ("UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)", "display-p3(1 0.5 0 / 1)"),
    ("Color(red: 1, green: 0.2, blue: 0)", "#ff3300"),
    ("Color(.sRGB, red: 1, green: 0.2, blue: 0, opacity: 0.2)", "#ff330033"),
    ("Color(.sRGBLinear, red: 1, green: 0.5, blue: 0)", "srgb-linear(1 0.5 0 / 1)"),
    ("Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 1)", "display-p3(1 0.5 0 / 1)"),
    ("Color(white: 0.2, opacity: 1)", "#333333"),
    ("SwiftUI.Color(red: 1, green: 0.2, blue: 0)", "#ff3300"),
    ("NSColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1)", "#ff3300"),
    ("CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)", "#ff3300"),
    ("#colorLiteral(red: 1, green: 0.2, blue: 0, alpha: 1)", "#ff3300"),
    ("UIColor(hex: 0xFF3300)", "#ff3300"),
    ("UIColor(hex: \"#FF3300\")!", "#ff3300"),
    ("UIColor(hex: \"f30\")", "#ff3300"),
    ("Color(hex: \"#FF330080\")", "#ff330080"),
    ("Color(hex: 0xFF3300, opacity: 0.2)", "#ff330033"),
    ("UIColor(hexString: \"FF3300\")", "#ff3300"),
    ("UIColor(rgb: 0xFF3300)", "#ff3300"),
    ("UIColor(rgba: 0x00003300)", "#00003300"),
    ("UIColor(argb: 0x33FF0000)", "#ff000033"),
    ("Color(0xFF3300)", "#ff3300"),
    ("Color(\"#FF3300\")", "#ff3300"),
    ("UIColor.from(hex: 0xFF3300)", "#ff3300"),
    ("UIColor.hex(\"#FF3300\")", "#ff3300"),
    ("rgb(255, 51, 0)", "#ff3300"),
    ("UIColor(r: 255, g: 51, b: 0)", "#ff3300"),
    ("\"#FF3300\".uiColor", "#ff3300"),
    ("UIColor.white", "#ffffff"),
    ("UIColor.black.withAlphaComponent(0.2)", "#00000033"),
    ("Color.white.opacity(0.2)", "#ffffff33"),
    ("UIColor.clear", "#00000000"),
    ("UIColor.redColor()", "#ff0000"),
    ("Color(uiColor: UIColor(hex: 0xFF3300))", "#ff3300"),
    ("Color(UIColor(hex: 0xFF3300)).opacity(0.4).opacity(0.5)", "#ff330033"),
    ("UIColor(named: \"Missing\") ?? UIColor(hex: 0xFF3300)", "#ff3300"),
    ("{ UIColor(hex: 0xFF3300) }()", "#ff3300"), ("HEXCOLOR(0xFF3300)", "#ff3300"),
    ("{ () -> UIColor in\n let c = UIColor(hex: 0xFF3300)\n return c }()", "#ff3300"),
  ])
  func readsColors(_ example: (source: String, value: String)) {
    #expect(tokens("enum A { static let c = \(example.source) }") == ["A.c: \(example.value)"])
  }

  @Test(arguments: [
    "UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(hex: 0x000000) : UIColor(hex: 0xFFFFFF) }",
    "UIColor { $0.userInterfaceStyle == .dark ? .black : .white }",
    "UIColor(dynamicProvider: { t -> UIColor in if t.userInterfaceStyle == .dark { return .black } else { return .white } })",
    "UIColor { t in\n switch t.userInterfaceStyle {\n case .dark: return .black\n case .light, .unspecified: return .white\n @unknown default: return .white } }",
    "UIColor { t in guard t.userInterfaceStyle == .dark else { return .white }\n return .black }",
    "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor.black : UIColor.white })",
    "UIColor(light: .white, dark: .black)",
    "Color(light: \"#ffffff\", dark: \"#000000\")",
    "Color.dynamic(light: .white, dark: .black)",
    "UIColor.dynamicColor(light: { .white }, dark: { .black })",
    "DynamicColor(lightColor: .white, darkColor: .black)",
    "NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white }",
    "UITraitCollection.current.userInterfaceStyle == .dark ? UIColor.black : UIColor.white",
    "UIColor(hex: \"#ffffff\", darkHex: \"#000000\")",
  ])
  func readsAppearances(_ source: String) {
    #expect(tokens("enum A { static let c: UIColor = \(source) }") == ["A.c: #ffffff, dark: #000000"])
  }

  @Test func readsContrasts() {
    let read = readTokens(
      """
      enum A {
        static let c = UIColor { t in
          if t.accessibilityContrast == .high { return t.userInterfaceStyle == .dark ? .white : .black }
          return t.userInterfaceStyle == .dark ? UIColor(white: 0.8, alpha: 1) : UIColor(white: 0.2, alpha: 1)
        }
        static let d = UIColor(light: .white, dark: .black)
      }
      """)
    #expect(read.axes.map(\.modes) == [["light", "dark", "lightHighContrast", "darkHighContrast"]])
    #expect(
      read.tokens.map(\.notation) == [
        "A.c: #333333, dark: #cccccc, lightHighContrast: #000000, darkHighContrast: #ffffff",
        "A.d: #ffffff, dark: #000000, darkHighContrast: #000000",
      ])
  }

  @Test func readsHelpersOfTheSources() {
    #expect(
      tokens(
        """
        extension UIColor {
          convenience init(r: Int, g: Int, b: Int, a: CGFloat = 1) {
            self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: a)
          }
          static func gray(_ level: CGFloat) -> UIColor { UIColor(white: level / 100, alpha: 1) }
          func faint() -> UIColor { withAlphaComponent(0.2) }
        }
        enum A {
          private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? dark : light }
          }
          static let a = UIColor(r: 1, g: 51, b: 0)
          static let b = UIColor.gray(20)
          static let c: UIColor = .gray(20).faint()
          static let d = dynamic(a, b)
        }
        """) == ["A.a: #013300", "A.b: #333333", "A.c: #33333333", "A.d: {A.a}, dark: {A.b}"])
  }

  @Test func findsTheOrderOfDigits() {
    let argb = """
      extension UIColor {
        convenience init(hex: String) {
          var int: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&int)
          let a, r, g, b: UInt64
          switch hex.count {
          case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          default: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
          }
          self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
        }
      }
      """
    let rgba = """
      extension UIColor {
        convenience init(hex: String) {
          let value = UInt64(hex, radix: 16)!
          let red = CGFloat((value & 0xFF000000) >> 24) / 255
          self.init(red: red, green: 0, blue: 0, alpha: CGFloat(value & 0xFF) / 255)
        }
      }
      """
    let color = "enum A { static let c = UIColor(hex: \"33FF0080\") }"
    #expect(tokens(color, argb) == ["A.c: #ff008033"])
    #expect(tokens(color, rgba) == ["A.c: #33ff0080"])
    #expect(tokens(color) == ["A.c: #33ff0080"])
    #expect(tokens(color, selection: ["hex8=argb"]) == ["A.c: #ff008033"])
    #expect(tokens(color, rgba, selection: ["hex8=argb"]) == ["A.c: #33ff0080"])
  }

  @Test func takesTheSelectedModes() {
    let source =
      "enum A { static let a = UIColor(light: .white, dark: .black); static let b = a; static let c = UIColor.red }"
    let dark = readTokens(source, selection: ["dark"])
    #expect(dark.tokens.map(\.notation) == ["A.a: #000000", "A.b: {A.a}", "A.c: #ff0000"])
    #expect(dark.axes.isEmpty)
    #expect(tokens(source, selection: ["light", "dark"]) == tokens(source))
    let unknown = readTokens(source, selection: ["dim", "hex8=rgba"]).selectionProblems
    #expect(unknown == ["there is no mode `dim`; the source has `light`, `dark`"])
  }

  @Test func readsSwiftGen() {
    let source = """
      #if os(OSX)
        import AppKit.NSColor
        internal typealias Color = NSColor
      #elseif os(iOS)
        import UIKit.UIColor
        internal typealias Color = UIColor
      #endif
      internal struct ColorName {
        internal let rgbaValue: UInt32
        internal var color: Color { return Color(named: self) }
        /// <span style="width:3em"></span>
        internal static let black = ColorName(rgbaValue: 0x001018ff)
        internal static let veil = ColorName(rgbaValue: 0x051315e6)
      }
      internal extension Color {
        convenience init(rgbaValue: UInt32) {
          let components = RGBAComponents(rgbaValue: rgbaValue).normalized
          self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
        convenience init(named color: ColorName) { self.init(rgbaValue: color.rgbaValue) }
      }
      enum Theme { static let text = ColorName.black.color }
      """
    let read = readTokens(source)
    #expect(
      read.tokens.map(\.notation) == [
        "ColorName.black: #001018", "ColorName.veil: #051315e6", "Theme.text: {ColorName.black}",
      ])
    #expect(read.tokens.allSatisfy { $0.description == nil })
  }

  @Test func constantsForColorsOfCatalogsReplaceThem() {
    let contents = """
      {"colors": [{"color": {"components": {"alpha": "1", "red": "0xFF", "green": "0x33", "blue": "0x00"}}}]}
      """
    let source = """
      extension UIColor { static let brand = UIColor(named: "Brand"), spare = UIColor.black }
      """
    let catalog = ["Brand", "Spare"].map { ("Assets.xcassets/\($0).colorset/Contents.json", contents) }
    #expect(tokens(source, catalog: catalog) == ["brand: #ff3300", "spare: #000000", "Spare: #ff3300"])
  }

  @Test func readsColorsOfCatalogs() {
    let contents = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"alpha": "1", "red": "0xFF", "green": "0x33", "blue": "0x00"}},
          "idiom": "universal"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal",
          "color": {"color-space": "srgb", "components": {"alpha": "1", "red": "0x00", "green": "0x33", "blue": "0xFF"}}}]}
      """
    let catalog = [
      ("Assets.xcassets/Brand Color.colorset/Contents.json", contents),
      ("Assets.xcassets/spare.colorset/Contents.json", contents),
    ]
    #expect(
      tokens(
        """
        enum A {
          static let a = UIColor(named: "Brand Color")!
          static let b = Color("Brand Color", bundle: .module)
          static let c = Asset.brandColor.color
          static let d = Color(.brand)
          static let e = a.withAlphaComponent(0.5)
          enum Asset { static let brandColor = ColorAsset(name: "Brand Color") }
        }
        """, catalog: catalog) == [
          "A.a: #ff3300, dark: #0033ff", "A.b: #ff3300, dark: #0033ff", "A.c: {A.Asset.brandColor}",
          "A.d: #ff3300, dark: #0033ff", "A.e: rgb(from {A.a} r g b / 0.5)",
          "A.Asset.brandColor: #ff3300, dark: #0033ff", "Brand Color: #ff3300, dark: #0033ff",
          "spare: #ff3300, dark: #0033ff",
        ])
  }

  @Test func keepsReferences() {
    #expect(
      tokens(
        """
        extension UIColor { static let brand = UIColor(hex: 0xFF3300) }
        extension Color { static let brand = Color(uiColor: .brand) }
        struct Theme {
          static let a: UIColor = .brand
          static let b = UIColor.brand.withAlphaComponent(0.5)
          static let c = Color.brand.opacity(0.5)
          static let d = Self.a
          static var e: UIColor { return a }
          let f = Theme.a
        }
        """) == [
          "brand: #ff3300", "Theme.a: {brand}", "Theme.b: rgb(from {brand} r g b / 0.5)",
          "Theme.c: rgb(from {brand} r g b / calc(alpha * 0.5))", "Theme.d: {Theme.a}", "Theme.e: {Theme.a}",
          "Theme.f: {Theme.a}",
        ])
  }

  @Test func takesColorsOfAnAppearance() {
    #expect(
      tokens(
        """
        enum A {
          static let a = DynamicColor(lightColor: .white, darkColor: .black)
          static let b = DynamicColor(lightColor: a.darkColor, darkColor: a.lightColor)
          static let c = a.darkColor
          static let d = DynamicColor(staticColor: .white.opacity(0.2))
        }
        """) == [
          "A.a: #ffffff, dark: #000000", "A.b: #000000, dark: #ffffff", "A.c: #000000", "A.d: #ffffff33",
        ])
  }

  @Test func readsColorsOfTheSystem() {
    let read = readTokens(
      "enum A { static let a = UIColor.systemRed; static let b = Color.red; static let c = UIColor.red }")
    #expect(
      read.tokens.map(\.notation) == [
        "A.a: #ff3b30, dark: #ff453a", "A.b: #ff3b30, dark: #ff453a", "A.c: #ff0000",
      ])
    #expect(read.findings.map(\.kind) == [.doubtful, .doubtful])
  }

  @Test func readsTextsOfDigits() {
    #expect(
      tokens(
        "enum Colors { static let a = \"6f42c1\"; static let b = \"deadbeef-1\" }\nenum Names { static let c = \"facade\" }"
      )
        == ["Colors.a: #6f42c1"])
  }
}
