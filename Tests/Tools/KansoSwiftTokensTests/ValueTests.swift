import Testing

@testable import KansoSwiftTokens

struct ValueTests {
  @Test func propertiesOfFontsAreNoWeights() {
    #expect(
      tokens(
        """
        extension UIFont {
          var bold: UIFont { withWeight(.bold) }
          static func brand(_ weight: UIFont.Weight) -> UIFont { .systemFont(ofSize: 12, weight: weight) }
          static let title = brand(.bold)
        }
        """) == ["title: [family: system-ui, size: 12px, weight: 700]"])
  }

  @Test func readsInterpolatedNumbers() {
    #expect(
      tokens(
        """
        extension UIColor {
          static func gray(_ digits: Int) -> UIColor { UIColor(hex: "#\\(digits)\\(digits)\\(digits)") }
          static let dim = gray(33)
        }
        """) == ["dim: #333333"])
  }

  @Test func readsWeights() {
    #expect(
      tokens(
        """
        enum Weights {
          static let regular = Font.Weight.regular, strong: UIFont.Weight = .semibold, title = strong
          static let design = Font.Design.rounded
        }
        """) == ["Weights.regular: 400", "Weights.strong: 600", "Weights.title: {Weights.strong}"])
  }

  @Test func takesScaledValuesAtTheDefaultSize() {
    #expect(
      tokens(
        """
        extension UIFont {
          static func brand(size: CGFloat) -> UIFont {
            UIFont(name: "Brand-Bold", size: UIFontMetrics.default.scaledValue(for: size)) ?? .systemFont(ofSize: size)
          }
          static let title = brand(size: 24)
        }
        """) == ["title: [family: Brand-Bold, face: \"Brand-Bold\", size: 24px]"])
  }

  @Test(arguments: [
    ("static let padding: CGFloat = 8 * 2", "A.padding: 16px"),
    ("static let padding = CGFloat(8)", "A.padding: 8px"), ("static let a = CGFloat(8)", "A.a: 8px"),
    ("static let cardPadding = 8", "A.cardPadding: 8px"),
    ("static let opacity: CGFloat = 0.5", "A.opacity: 0.5"),
    ("static let weight = 600", "A.weight: 600"),
    ("static let fade: TimeInterval = 0.25", "A.fade: 0.25s"),
    ("static let fadeDuration = 0.25", "A.fadeDuration: 0.25s"),
    ("static let a: CGFloat = (1 + 2) * 3 - 4 / 2", "A.a: 7px"),
    ("static let a: CGFloat = max(1, 2)", "A.a: 2px"),
    ("static let a = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "A.a: 1 2 3 4"),
    ("static let a = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", "A.a: 1 2 3 4"),
    (
      "static let a: NSDirectionalEdgeInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)",
      "A.a: 1 2 3 4"
    ),
    ("static let a: UIEdgeInsets = .zero", "A.a: 0 0 0 0"),
  ])
  func readsNumbers(_ example: (source: String, token: String)) {
    #expect(tokens("enum A { \(example.source) }") == [example.token])
  }

  @Test func readsCalculations() {
    #expect(
      tokens(
        """
        enum A {
          static let a: CGFloat = 8
          static let b: CGFloat = a * 2 + 4
          static let c: CGFloat = (a + b) / 2
          static let d: CGFloat = 16 / a
          static let e: CGFloat = a * b
          static let f: CGFloat = a + b - 1
          static let ratio: CGFloat = a / 16
        }
        """) == [
          "A.a: 8px", "A.b: {A.a} * 2 + 4", "A.c: 14px", "A.d: 2px", "A.e: 160px", "A.f: {A.a} + {A.b} - 1",
          "A.ratio: 0.5",
        ])
  }

  @Test(arguments: [
    ("UIFont.systemFont(ofSize: 16)", "[family: system-ui, size: 16px]"),
    ("UIFont.systemFont(ofSize: 16, weight: .semibold)", "[family: system-ui, size: 16px, weight: 600]"),
    ("UIFont.boldSystemFont(ofSize: 16)", "[family: system-ui, size: 16px, weight: 700]"),
    ("UIFont.italicSystemFont(ofSize: 16)", "[family: system-ui, size: 16px, italic: true]"),
    (
      "UIFont.monospacedSystemFont(ofSize: 16, weight: .medium)",
      "[family: ui-monospace, size: 16px, weight: 500]"
    ),
    (
      "UIFont(name: \"Avenir-Heavy\", size: 16)!",
      "[family: Avenir-Heavy, face: \"Avenir-Heavy\", size: 16px]"
    ),
    ("UIFont(name: \"Avenir\", size: 16) ?? .systemFont(ofSize: 16)", "[family: Avenir, size: 16px]"),
    ("UIFont.preferredFont(forTextStyle: .body)", "[family: system-ui, size: 17px, textStyle: \"body\"]"),
    (
      "Font.custom(\"Avenir\", size: 16, relativeTo: .body)",
      "[family: Avenir, size: 16px, textStyle: \"body\"]"
    ),
    ("Font.custom(\"Avenir\", fixedSize: 16)", "[family: Avenir, size: 16px]"),
    (
      "Font.system(size: 16, weight: .bold, design: .rounded)",
      "[family: ui-rounded, size: 16px, weight: 700]"
    ),
    ("SwiftUI.Font.system(size: 16)", "[family: system-ui, size: 16px]"),
    (
      "Font.system(.headline, design: .serif)",
      "[family: ui-serif, size: 17px, weight: 600, textStyle: \"headline\"]"
    ),
    ("Font.title2.weight(.semibold)", "[family: system-ui, size: 22px, weight: 600, textStyle: \"title2\"]"),
    (
      "Font.caption.bold().italic()",
      "[family: system-ui, size: 12px, weight: 700, italic: true, textStyle: \"caption1\"]"
    ),
    (
      "UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))",
      "[family: system-ui, size: 30px, textStyle: \"title1\"]"
    ),
    (
      "TextStyle(font: .system(size: 12), weight: .bold, size: 16)",
      "[family: system-ui, size: 16px, weight: 700]"
    ),
  ])
  func readsFonts(_ example: (source: String, value: String)) {
    #expect(tokens("enum A { static let f = \(example.source) }") == ["A.f: \(example.value)"])
  }

  @Test func readsShadows() {
    #expect(
      tokens(
        """
        struct ShadowStyle { let color: Color; let radius: CGFloat; let x: CGFloat; let y: CGFloat }
        enum A {
          static let ink = Color.black
          static let a = ShadowStyle(color: ink.opacity(0.2), radius: 4, x: 0, y: 2)
          static let b = (color: Color.black.opacity(0.2), radius: 4.0, y: 2.0)
          static let c = Shadow(color: .black, blur: 8, offset: CGSize(width: 1, height: 2))
        }
        """) == [
          "A.ink: #000000",
          "A.a: [color: rgb(from {A.ink} r g b / calc(alpha * 0.2)), x: 0px, y: 2px, blur: 8px, spread: 0px]",
          "A.b: [color: #00000033, x: 0px, y: 2px, blur: 8px, spread: 0px]",
          "A.c: [color: #000000, x: 1px, y: 2px, blur: 8px, spread: 0px]",
        ])
  }

  @Test func readsGradients() {
    #expect(
      tokens(
        """
        enum A {
          static let ink = Color.black
          static let a = LinearGradient(colors: [ink, .white], startPoint: .top, endPoint: .bottom)
          static let b = Gradient(stops: [.init(color: ink, location: 0.2), Gradient.Stop(color: .white, location: 1)])
          static var c: LinearGradient { LinearGradient(gradient: b, startPoint: .top, endPoint: .bottom) }
        }
        """) == [
          "A.ink: #000000", "A.a: [[color: {A.ink}, position: 0], [color: #ffffff, position: 1]]",
          "A.b: [[color: {A.ink}, position: 0.2], [color: #ffffff, position: 1]]", "A.c: {A.b}",
        ])
  }

  @Test func readsFontsOfFunctions() {
    #expect(
      tokens(
        """
        enum FontName: String { case bold = "Acme-Bold" }
        enum Size { static let body: CGFloat = 16 }
        extension UIFont {
          static func acme(_ name: FontName, size: CGFloat) -> UIFont {
            guard let font = UIFont(name: name.rawValue, size: size) else { return .systemFont(ofSize: size) }
            return font
          }
          static let title = UIFont.acme(.bold, size: 24)
          static let body: UIFont = .systemFont(ofSize: Size.body)
        }
        """) == [
          "Size.body: 16px", "title: [family: Acme-Bold, face: \"Acme-Bold\", size: 24px]",
          "body: [family: system-ui, size: {Size.body}]",
        ])
  }
}
