import KansoInterchange
import Testing

@testable import KansoSwiftTokens

/// Colors that the helpers of apps make.
struct ColorHelperTests {
  @Test func readsAnOperatorForBothAppearances() {
    #expect(
      tokens("extension UIColor { static let ink = UIColor.black | UIColor.white }") == [
        "ink: #000000, dark: #ffffff"
      ])
  }

  @Test func reportsUnknownColorsAndEdgesWithoutADeclaredType() {
    let tokens = readTokens(
      "enum A { static let a = EdgeInsets(unknown), b = 1 + other, c = UIColor.red * 2 }")
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.map(\.path) == [["A", "a"], ["A", "c"]])
  }

  @Test func comparesCasesWithNamesOfTheirType() {
    #expect(
      tokens(
        """
        enum Name: String { case primary = "Primary", red = "#FF0000" }
        extension Color {
          static var brand: Color = Color.named(.red)
          static func named(_ name: Name) -> Color {
            if name == .primary { return brand } else if name != .red { return .black }
            return Color(hex: name.rawValue)
          }
          static func weighted(_ weight: Font.Weight) -> Color { weight == .bold ? .black : .white }
          static let a = named(.primary), b = weighted(.bold), c = weighted(Font.Weight.bold), d = weighted(.light)
        }
        """
      ).suffix(5) == ["brand: #ff0000", "a: {brand}", "b: #000000", "c: #000000", "d: #ffffff"])
  }

  @Test func findsTheOrderOfDigitsInColors() {
    let source = """
      extension Color {
        static let a = Color(hex: "0xFF0071EC"), b = Color(hex: "0xFF3E96FF"), c = Color(hex: "#FFE8F3F0")
      }
      """
    let tokens = readTokens(source)
    #expect(tokens.tokens.map(\.notation) == ["a: #0071ec", "b: #3e96ff", "c: #e8f3f0"])
    #expect(tokens.findings.map(\.kind) == [.doubtful])
    #expect(KansoSwiftTokensTests.tokens(source, selection: ["hex8=rgba"]).first == "a: #ff0071ec")
    let two = "extension Color { static let a = Color(hex: \"FF0071EC\"), b = Color(hex: \"FF3E96FF\") }"
    #expect(KansoSwiftTokensTests.tokens(two).first == "a: #ff0071ec")
  }

  @Test func readsMethodsThatGiveADarkColor() {
    #expect(
      tokens(
        """
        extension Color {
          static let ink = Color.black, snow = Color(hex: 0xFFFFFF)
          static let text = ink.darkModeColor(snow), label = ink.withVariant(dark: .white), other = ink.darkened(0.2)
        }
        """)
        == [
          "ink: #000000", "snow: #ffffff", "text: {ink}, dark: {snow}", "label: {ink}, dark: #ffffff",
        ])
  }

  @Test func reportsNothingForTheTypeOfAssets() {
    let tokens = readTokens(
      """
      public final class ColorAsset {
        public fileprivate(set) var name: String
        public private(set) lazy var color: UIColor = { UIColor(asset: self)! }()
      }
      """)
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.isEmpty)
  }

  @Test func readsLabelsOfTheResultsOfClosures() {
    #expect(
      tokens(
        """
        enum Studio: String { case gray = "888888", blue = "0000FF" }
        extension UIColor {
          convenience init(studio: Studio, alpha: CGFloat = 1) { self.init(hex: studio.rawValue, alpha: alpha) }
          convenience init(lightColor: Studio, darkColor: Studio, darkAlpha: CGFloat = 1) {
            let provider: (_ isDark: Bool) -> (value: Studio, alpha: CGFloat) = { isDark in
              if isDark { return (darkColor, darkAlpha) }
              return (lightColor, 1)
            }
            self.init(dynamicProvider: { traits in
              let target = provider(traits.userInterfaceStyle == .dark)
              return UIColor(studio: target.value, alpha: target.alpha)
            })
          }
          static let text = UIColor(lightColor: .gray, darkColor: .blue, darkAlpha: 0.2)
        }
        """
      ).last == "text: #888888, dark: #0000ff33")
  }

  @Test func takesNoOtherNumberForDigits() {
    #expect(
      tokens(
        """
        enum A {
          static let a = Color(type: .primary, 10), b = Color(.brand, 20), c = Color(0xFF), d = Color(16_711_680)
        }
        """) == ["A.c: #0000ff", "A.d: #ff0000"])
  }

  @Test func readsPairsOfCases() {
    #expect(
      tokens(
        """
        enum Studio: String { case gray = "#888888", blue = "#0000FF" }
        extension UIColor {
          convenience init(studio: Studio) { self.init(hex: studio.rawValue) }
          convenience init(lightColor: Studio, darkColor: Studio) {
            self.init { traits in
              let isDark = traits.userInterfaceStyle == .dark
              return UIColor(studio: isDark ? darkColor : lightColor)
            }
          }
          struct Brand { static let ink = UIColor.black }
          static let text = UIColor(lightColor: .gray, darkColor: .blue)
        }
        enum A { static let a: UIColor = .Brand.ink }
        extension String { var color: UIColor { UIColor(hex: self) } }
        enum Keys: String { case token = "access_token" }
        """
      ).suffix(3) == ["Brand.ink: #000000", "text: #888888, dark: #0000ff", "A.a: {Brand.ink}"])
  }
}
