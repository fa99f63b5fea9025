import KansoDiagnostics
import KansoLintRules
import Testing

/// Definitions of style, whose names count for all their parts, and sources that set no style.
struct DefinitionTests {
  @Test(arguments: [
    "static let light = Theme(text: #colorLiteral(red: 0, green: 0, blue: 0.5, alpha: 1), spacing: 4)",
    "static let accent = themeColor(light: UIColor(white: 0.1, alpha: 1), dark: UIColor(white: 0.9, alpha: 1))",
    "static let faint = UIColor(white: 0.1, alpha: 1).withAlphaComponent(0.5)",
    "struct S { let faint = UIColor(white: 0.1, alpha: 1).withAlphaComponent(0.5) }",
    "static let ink = UIColor { $0.isDark ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.9, alpha: 1) }",
    "static var ink: UIColor { themeColor(light: UIColor(white: 0.1, alpha: 1), dark: .white) }",
    "static let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 24))",
    "static let heading = UIFont(name: \"Georgia\", size: 24) ?? fallback",
    "static let light = Theme(spacing: 8).rounded(radius: 4)",
    "static let dark = theme(spacing: 8, margins: EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4))",
    "static let stops = [Stop(color: Color(white: 0.1), at: 0), Stop(color: Color(white: 0.9), at: 1)]",
  ])
  func constantsNameTheirParts(_ source: String) { expect(source) }

  @Test(arguments: [
    "func f() { let theme = Theme(text: ⟪UIColor(white: 0.1, alpha: 1)⟫) }",
    "struct S { let chip = Chip(fill: ⟪UIColor(white: 0.1, alpha: 1)⟫) }",
    "static let button = PillButton(tint: ⟪UIColor(white: 0.1, alpha: 1)⟫)",
    "static let b: UIButton = { let b = UIButton(); b.tint = ⟪UIColor(white: 0.1, alpha: 1)⟫; return b }()",
    "static var header: some View { Panel(fill: ⟪Color(white: 0.1)⟫) }",
    "static func paint() { view.fill(⟪UIColor(white: 0.1, alpha: 1)⟫) }",
  ])
  func thingsOnTheScreenDoNot(_ source: String) { expect(source, .literalColor) }

  @Test(arguments: [
    "static var light: Theme { theme(spacing: ⟪8⟫) }", "let light = theme(spacing: ⟪8⟫)",
    "static let stack = StackView(spacing: ⟪8⟫)", "static let f = { make(spacing: ⟪8⟫) }",
  ])
  func otherPlacesNeedNames(_ source: String) { expect(source, .literalPadding) }

  @Test func initializersOfAppearancesDefine() {
    expect(
      "struct CellAppearance { let gap: CGFloat; init() { gap = 8; self.ink = UIColor(white: 0.1, alpha: 1) } }"
    )
    expect(
      "class DarkTheme: Theme { init() { super.init(text: UIColor(white: 0.1, alpha: 1), spacing: 4) } }")
    expect(
      "@implementation CalendarAppearance\n- (instancetype)init {\n  _borderWidth = 1;\n  return self;\n}\n@end\n",
      in: "A.m")
  }

  @Test func initializersOfOthersDoNot() {
    expect("struct CellAppearance { init(_ view: UIView) { view.layer.cornerRadius = ⟪8⟫ } }")
    expect("class Cell: UIView { init() { spacing = ⟪8⟫ } }")
    expect("struct CellAppearance { func apply() { spacing = ⟪8⟫ } }")
  }

  @Test(arguments: [
    "import XCTest", "@testable import App", "import Testing", "import class XCTest.XCTestCase",
  ])
  func testsShowNothing(_ line: String) {
    expect("\(line)\nview.layer.cornerRadius = 8")
    expect("import UIKit\r\n\(line)\r\nview.layer.cornerRadius = 8")
  }

  @Test func testsInObjectiveCShowNothing() {
    expect("#import <XCTest/XCTest.h>\nvoid f() { l.cornerRadius = 8; }\n", in: "T.m")
    expect("@import XCTest;\nvoid f() { l.cornerRadius = 8; }\n", in: "T.m")
  }

  @Test func sourcesThatSpeakOfTestsAreRead() {
    expect(
      "// XCTest runs this.\nimport UIKit\nview.layer.cornerRadius = ⟪8⟫; Testing.start()", .literalRadius)
  }
}
