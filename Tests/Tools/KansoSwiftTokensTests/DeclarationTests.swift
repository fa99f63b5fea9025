import KansoInterchange
import Testing

@testable import KansoSwiftTokens

struct DeclarationTests {
  @Test func readsInstancesWithManyProperties() {
    let names = (0..<300).map { "color\($0)" }
    let source = """
      struct Theme { \(names.map { "let \($0): UIColor" }.joined(separator: "; ")) }
      extension Theme {
        static let day = Theme(\(names.map { "\($0): UIColor(hex: 0xFF3300)" }.joined(separator: ", ")))
      }
      """
    #expect(tokens(source) == names.map { "Theme.day.\($0): #ff3300" })
  }

  @Test func followsTheNesting() {
    #expect(
      tokens(
        """
        let kMargin: CGFloat = 8
        enum Styles {
          static let gutter: CGFloat = 15
          enum Sizes { static let a = gutter, b: CGFloat = 2; static var c: CGFloat { gutter * 2 } }
        }
        extension Styles { struct More { static let d = Styles.Sizes.b + 1 } }
        extension Styles.More { static let e: CGFloat = -d }
        extension UIColor { struct Brand { static let red = UIColor.red } }
        class Base { class var f: CGFloat { return 3 } }
        """) == [
          "kMargin: 8px", "Styles.gutter: 15px", "Styles.Sizes.a: {Styles.gutter}", "Styles.Sizes.b: 2px",
          "Styles.Sizes.c: {Styles.gutter} * 2", "Styles.More.d: {Styles.Sizes.b} + 1",
          "Styles.More.e: -1 * {Styles.More.d}", "Brand.red: #ff0000", "Base.f: 3px",
        ])
  }

  @Test func readsCases() {
    #expect(
      tokens(
        """
        enum Radius: CGFloat { case small = 4, medium = 8, next; case `default` = 12 }
        enum AppColor: String, CaseIterable {
          case primary, secondary
          var color: UIColor { switch self { case .primary: return UIColor(hex: 0xFF3300); case .secondary: .black } }
          var uiColor: UIColor { color }
        }
        enum Style {
          case title, body
          var size: CGFloat { switch self { case .title: 24; case .body: 16 } }
          var font: UIFont { .systemFont(ofSize: size, weight: self == .title ? .bold : .regular) }
        }
        enum Use { static let a = AppColor.primary.color; static let b = Radius.small.rawValue }
        """) == [
          "Radius.small: 4px", "Radius.medium: 8px", "Radius.next: 9px", "Radius.default: 12px",
          "AppColor.primary: #ff3300",
          "AppColor.secondary: #000000", "Style.title.size: 24px",
          "Style.title: [family: system-ui, size: {Style.title.size}, weight: 700]", "Style.body.size: 16px",
          "Style.body: [family: system-ui, size: {Style.body.size}, weight: 400]",
          "Use.a: {AppColor.primary}",
          "Use.b: {Radius.small}",
        ])
  }

  @Test func readsInstances() {
    #expect(
      tokens(
        """
        struct Theme {
          let background: UIColor
          let gap: CGFloat
          var accent: UIColor = .black
          static let day = Theme(background: .white, gap: 8)
          static let night = Theme(background: day.background, gap: 4, accent: .white)
        }
        struct Palette {
          let ink: Color
          init(_ ink: Color) { self.ink = ink }
          static let brand = Palette(Color(hex: "#FF3300"))
        }
        """) == [
          "Theme.accent: #000000", "Theme.day.background: #ffffff", "Theme.day.gap: 8px",
          "Theme.night.background: #ffffff",
          "Theme.night.gap: 4px", "Theme.night.accent: #ffffff", "Palette.brand.ink: #ff3300",
        ])
  }

  @Test func takesTheValueOfAWrapper() {
    #expect(
      tokens(
        """
        struct Spacing { let value: CGFloat; static let small = Spacing(value: 8); static let other = small }
        struct Ink { let hex: String; static let a = Ink(hex: "#FF3300") }
        enum Colors { static let brand = 0xFF3300, count = 3 }
        extension UIColor {
          static var label: UIColor { if #available(iOS 13, *) { return .label } else { return .black } }
        }
        enum A { static let title = TextStyle(size: 16, weight: .bold); static let alias = title }
        """) == [
          "Spacing.small: 8px", "Spacing.other: {Spacing.small}", "Ink.a: #ff3300", "Colors.brand: #ff3300",
          "Colors.count: 3",
          "label: #000000, dark: #ffffff", "A.title: [family: system-ui, size: 16px, weight: 700]",
          "A.alias: {A.title}",
        ])
  }

  @Test func takesTheColorOfANumberedCase() {
    #expect(
      tokens(
        """
        protocol ColorConvertible { var color: UIColor { get } }
        extension ColorConvertible where Self: RawRepresentable, RawValue == Int {
          var color: UIColor { UIColor(rgb: self.rawValue) }
        }
        enum Gray: Int, ColorConvertible { case dark = 0x333333, light = 0xCCCCCC }
        enum Use { static let a = Gray.dark.color }
        """) == ["Gray.dark: #333333", "Gray.light: #cccccc", "Use.a: {Gray.dark}"])
  }

  @Test func readsNotes() {
    let read = readTokens(
      """
      enum A {
        /// The color of
        /// the brand.
        @available(*, deprecated, message: "Use b.")
        static let a = UIColor.red
        @available(*, deprecated, renamed: "b")
        static let b = UIColor.red
        @available(iOS 13, *)
        static let c = UIColor.red
        /** A block. */
        @available(*, deprecated)
        static let d = UIColor.red
      }
      """)
    #expect(read.tokens.map(\.description) == ["The color of the brand.", nil, nil, "A block."])
    #expect(read.tokens.map(\.deprecation) == [.reason("Use b."), .reason("Use b."), nil, .withoutReason])
  }

  @Test func readsTheFirstBranchOfConditions() {
    let read = readTokens(
      """
      #if os(iOS)
      enum A { static let a: CGFloat = 1 }
      #else
      enum A { static let a: CGFloat = 2 }
      #endif
      """)
    #expect(read.tokens.map(\.notation) == ["A.a: 1px"])
    #expect(read.findings.map(\.place.start.line) == [3])
  }

  /// The branch is that of iOS, in functions, too.
  @Test(arguments: ["os(watchOS)", "os(macOS) || os(tvOS)", "canImport(AppKit) && DEBUG", "!os(iOS)"])
  func readsTheBranchOfPhones(_ condition: String) {
    let read = readTokens(
      """
      #if \(condition)
      enum A { static let a: CGFloat = 1 }
      #elseif canImport(UIKit)
      enum A { static let a: CGFloat = 2; static let b = one(.red, .blue) }
      #endif
      func one(_ first: UIColor, _ second: UIColor) -> UIColor {
        #if \(condition)
        return first
        #else
        return second
        #endif
      }
      """)
    #expect(read.tokens.map(\.notation) == ["A.a: 2px", "A.b: #0000ff"])
  }

  /// A value of another type is no color, although it is made of a name that a color has.
  @Test func leavesOutOtherTypesWithOneArgument() {
    #expect(
      tokens(
        """
        extension UIColor { static let light = UIColor.red }
        enum A {
          static let generator = UIImpactFeedbackGenerator(style: .light)
          static let tint = DynamicColor(staticColor: .light)
        }
        """) == ["light: #ff0000", "A.tint: {light}"])
  }

  @Test func leavesOutViews() {
    #expect(
      tokens(
        """
        class Cell: UITableViewCell { let gap: CGFloat = 8; static let height: CGFloat = 44 }
        struct Row: View { let gap: CGFloat = 8; var body: some View { Text("a").padding(gap) } }
        """) == ["Cell.height: 44px"])
  }

  @Test func leavesOutCountersOfInstances() {
    #expect(
      tokens(
        """
        struct Theme { var count = 0; var items: Int = 3; let gap: CGFloat = 4; let padding = 8; static let lines = 2 }
        struct ButtonConfiguration { let cornerRadius: CGFloat = 8 }
        struct CardButton { let cornerRadius: CGFloat = 8 }
        """) == [
          "Theme.gap: 4px", "Theme.padding: 8px", "Theme.lines: 2", "ButtonConfiguration.cornerRadius: 8px",
        ])
  }

  @Test func takesALaterDeclaration() {
    let read = readTokens(
      "enum A { static let a = UIColor.red }", "extension A { static let a = UIColor.black }")
    #expect(read.tokens.map(\.notation) == ["A.a: #000000"])
    #expect(
      read.findings.map(\.message) == ["another declaration of the same name follows; its value is taken"])
  }

  @Test func reportsWhatHasNoSection() {
    let read = readTokens(
      """
      enum A {
        static let size = CGSize(width: 8, height: 8)
        static let a: UIColor = Brand.missing
        static let b: UIColor = b
        static let name = "Name"
        static let font = UIFont(name: FontName.missing, size: 8)
      }
      """)
    #expect(read.tokens.isEmpty)
    #expect(read.findings.map { $0.path.joined(separator: ".") } == ["A.size", "A.a", "A.b", "A.font"])
    #expect(read.findings.allSatisfy { $0.kind == .lost })
  }
}
