import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoTheme
import SwiftParser
import TestSupport
import Testing

@testable import KansoLint

/// Fixes that replace literals by tokens.
struct FixerTests {
  private static let guide = """
    modes: [light, dark]
    colors:
      ink: "#2C4251"
      paper: {light: "#FFFFFF", dark: "#000000"}
    fonts:
      heading: {family: Chalkboard SE, face: ChalkboardSE-Bold, weight: bold, size: 24}
      body: {family: system, size: 16}
      scaled: {family: system, size: 13, textStyle: footnote}
    padding:
      standard: 8
      wide: {light: 12, dark: 14}
      first: 20
      second: 20
    radii:
      card: 6

    """

  private func fixed(
    _ source: String, platform: String = "uikit", importing module: String? = nil, guide: String = guide,
    path: String = "a.swift", writesObjectiveCHeader: Bool = true,
    rules: Set<DiagnosticDescriptor> = Linter.defaultRules
  ) -> (text: String, findings: [Diagnostic]) {
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(
      theme: theme, rules: rules, module: module,
      fixer: Fixer(Fixer.Types(platform: platform), writesObjectiveCHeader: writesObjectiveCHeader))
    let file = SourceFile(path: path, text: source)
    let fixed = linter.fix(file)
    return (fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source, fixed.findings)
  }

  @Test(arguments: [
    ("a.constraint(equalTo: b, constant: 8.0)", "a.constraint(equalTo: b, constant: Padding.standard)"),
    ("stack.spacing = -8", "stack.spacing = -Padding.standard"),
    ("stack.spacing = 8 * 2", "stack.spacing = Padding.standard * 2"),
    ("layer.cornerRadius = isOn ? 6 : 0", "layer.cornerRadius = isOn ? Radii.card : 0"),
    (
      "a.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
      "a.contentInset = UIEdgeInsets(top: Padding.standard, left: Padding.standard, bottom: "
        + "Padding.standard, right: Padding.standard)"
    ),
    (
      "a.textColor = UIColor(\n  red: 44 / 255, // about\n  green: 66/255, blue: 81/255, alpha: 1)\nb()",
      "a.textColor = Colors.ink\nb()"
    ),
    ("a.borderColor = UIColor(hex: 0x2C4251).cgColor", "a.borderColor = Colors.ink.cgColor"),
    ("a.font = UIFont(name: \"ChalkboardSE-Bold\", size: 24)", "a.font = Fonts.heading"),
    ("a.font = UIFont.systemFont(ofSize: 16)", "a.font = Fonts.body"),
    (
      "stack.spacing = 8\r\nstack.spacing = 8 // 8\r\n",
      "stack.spacing = Padding.standard\r\nstack.spacing = Padding.standard // 8\r\n"
    ),
    ("enum Padding2 {}\nstack.spacing = 8", "enum Padding2 {}\nstack.spacing = Padding.standard"),
    ("firstView.spacing = 20", "firstView.spacing = Padding.first"),
    ("stack.spacing = 8 * 12", "stack.spacing = Padding.standard * 12"),
    (
      "a.contentInset = UIEdgeInsets(top: 8, left: -8, bottom: 0, right: inset)",
      "a.contentInset = UIEdgeInsets(top: Padding.standard, left: -Padding.standard, bottom: 0, right: inset)"
    ),
    ("a.frame.origin.y += 8", "a.frame.origin.y += Padding.standard"),
    ("a.padding = b + f(gap: 8)", "a.padding = b + f(gap: Padding.standard)"),
  ])
  func literalsAreReplaced(_ source: String, _ expected: String) {
    let (text, findings) = fixed(source)
    #expect(text == expected)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(fixed(expected).text == expected)
  }

  /// The token of an opacity is a `Double`, and the opacity of a layer a `Float`.
  @Test func opacitiesAndDurationsAreReplaced() {
    let guide = "kanso: 2\nopacities: {disabled: 38%}\ndurations: {fast: 150ms}\n"
    for (source, expected) in [
      ("view.alpha = 0.38", "view.alpha = Opacities.disabled"),
      ("UIView.animate(withDuration: 0.15) {}", "UIView.animate(withDuration: Durations.fast) {}"),
      ("view.layer.opacity = 0.38", "view.layer.opacity = 0.38"),
      ("view.layer.opacity = isOn ? 1 : 0.38", "view.layer.opacity = isOn ? 1 : 0.38"),
    ] {
      #expect(fixed(source, guide: guide, rules: [.literalOpacity, .literalDuration]).text == expected)
    }
  }

  @Test(arguments: [
    ("stack.spacing = 12", "another value in another mode"), ("stack.spacing = 20", "several tokens"),
    ("a.backgroundColor = UIColor(white: 1, alpha: 1)", "another value in another mode"),
    ("a.textColor = .init(red: 44/255, green: 66/255, blue: 81/255, alpha: 1)", "begin with its type"),
    ("a.textColor = Color(hex: 0x2C4251)", "has another type than the token"),
    ("a.fill = CGColor(red: 44/255, green: 66/255, blue: 81/255, alpha: 1)", "type"),
    ("a.textColor = UIColor(hexString: \"#2C4251\")!", "optional"),
    ("a.textColor = UIColor(hexString: \"#2C4251\") ?? .black", "optional"),
    ("a.font = UIFont(name: \"ChalkboardSE-Bold\", size: 24)!", "optional"),
    ("a.font = UIFont.systemFont(ofSize: 13)", "scales with Dynamic Type"),
    ("a.font = UIFont.italicSystemFont(ofSize: 16)", "more than their size"),
    ("a.font = UIFont(name: \"Chalkboard SE\", size: 24)", "more than their size"),
    ("make.top.equalTo(a).offset(index * 8)", "number of things"),
    ("a.contentInset = UIEdgeInsets(top: 8, left: -8, bottom: 0, right: 9)", "another value of the call"),
    ("func f() { let width = bounds.width - 8 }", "part of a calculation"),
    ("heightConstraint.constant = other.height + (isLast ? 0 : 8)", "part of a calculation"),
    ("a.constraint(equalTo: b, constant: inset + 8)", "part of a calculation"),
    ("make.top.equalTo(a).offset(CGFloat(isWide ? 0 : 8))", "converted"),
    ("a.frame.origin.y = (8 - 6) / 2", "calculated"), ("let metrics = [\"gap\": 8]", "dictionary"),
    ("enum Padding {}\nstack.spacing = 8", "something else in this file"),
    ("struct P { var rowSpacing: Int }\nf(P(rowSpacing: 8))", "no `CGFloat`"),
    ("class A { var spacing: Int = 0; func f() { self.spacing = 8 } }", "no `CGFloat`"),
    ("func gap(_ padding: UInt8) {}\nf(gap(padding: 8))", "no `CGFloat`"),
    ("func rowSpacing(_ x: Int) -> Int { return 8 }", "no `CGFloat`"),
    ("func f() { let gap = isWide ? 16 : 8 }", "no `CGFloat`"),
    ("var spacing = 0\nspacing = 8", "no `CGFloat`"),
    ("stack.spacing = 8\nfunc g( {", "mistakes"),
    ("struct C { var spacing: Float }\nf(C(spacing: 8))", "no `CGFloat`"),
    ("v.spacing = CGFloat(truncating: 8)", "converted"),
    ("v.font = (UIFont(name: \"ChalkboardSE-Bold\", size: 24))!", "optional"),
    ("f(UIFont(name: \"ChalkboardSE-Bold\", size: 24).map { $0 })", "optional"),
    ("#Layout(a.constraint(equalTo: b, constant: 8))", "macro"),
    (
      "extension Padding { static let bars: Bars = { let b = Bars(); b.spacing = 8; return b }() }",
      "part of `Padding` itself"
    ),
    ("func f<Padding>(_ a: Padding) { stack.spacing = 8 }", "something else in this file"),
  ])
  func whatMayNotCompileIsLeft(_ source: String, _ reason: String) {
    let (text, findings) = fixed(source)
    #expect(text == source)
    #expect(findings.flatMap(\.notes).contains { $0.message.contains(reason) }, "\(findings.map(\.notes))")
  }

  /// A function's return type does not apply to other functions of its name, nor to assignments inside it.
  @Test func functionsOfOneNameAreApart() {
    let source =
      "func t(_ s: S) -> Int { stack.spacing = 8; return 3 }\nfunc t(_ s: S) { if a { stack.spacing = 8 } }\n"
    #expect(fixed(source).text == source.replacing("8", with: "Padding.standard"))
  }

  /// The compiler only warns about a blank there.
  @Test func blanksInTheWrongPlaceAreNoMistakes() {
    let source = "@available (*, deprecated)\nfunc f() { stack.spacing = 8 }\n"
    #expect(fixed(source).text == source.replacing("8", with: "Padding.standard"))
  }

  @Test func thePlatformDecidesTheTypes() {
    let source = "a.fill = NSColor(srgbRed: 44/255, green: 66/255, blue: 81/255, alpha: 1)"
    #expect(fixed(source, platform: "uikit").text == source)
    #expect(fixed(source, platform: "portable").text == source)
    #expect(fixed(source, platform: "appkit").text == "a.fill = Colors.ink")
    #expect(fixed(source, platform: "auto").text == "a.fill = Colors.ink")
  }

  @Test(arguments: [
    ("import UIKit\n\na.spacing = 8\n", "import UIKit\nimport Tokens\n\na.spacing = Padding.standard\n"),
    ("// A file.\n\na.spacing = 8\n", "// A file.\n\nimport Tokens\n\na.spacing = Padding.standard\n"),
    ("import Tokens\na.spacing = 8\n", "import Tokens\na.spacing = Padding.standard\n"),
    (
      "import UIKit // for all\na.spacing = 8",
      "import UIKit // for all\nimport Tokens\na.spacing = Padding.standard"
    ),
    (
      "import UIKit\r\na.spacing = 8\r\n", "import UIKit\r\nimport Tokens\r\na.spacing = Padding.standard\r\n"
    ),
    (
      "import UIKit /* a\n*/\na.spacing = 8",
      "import UIKit\nimport Tokens /* a\n*/\na.spacing = Padding.standard"
    ),
    ("import UIKit\na.spacing = 9\n", "import UIKit\na.spacing = 9\n"),
  ])
  func theModuleIsImported(_ source: String, _ expected: String) {
    #expect(fixed(source, importing: "Tokens").text == expected)
  }

  @Test func suppressedFindingsStay() {
    let source = "a.spacing = 8 // kanso:disable:this literal-padding - as it is\n"
    #expect(fixed(source).text == source)
  }

  /// A fix leaves the rest of a file unchanged, byte for byte, even bytes that are not text.
  @Test func theRestStays() throws {
    let theme = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit")))
    let bytes =
      [0xEF, 0xBB, 0xBF] + Array("\t// \u{E4}\r\na.spacing = 8;  \n".utf8) + Array("// ".utf8) + [
        0xFF, 0x0A,
      ]
      + Array("b.spacing = 8".utf8)
    let file = SourceFile(path: "a.swift", bytes: bytes)
    let fixed = try #require(linter.fix(file).bytes)
    let expected =
      [0xEF, 0xBB, 0xBF] + Array("\t// \u{E4}\r\na.spacing = Padding.standard;  \n".utf8) + Array("// ".utf8)
      + [0xFF, 0x0A]
      + Array("b.spacing = Padding.standard".utf8)
    #expect(fixed == expected)
  }

  /// After each fix of random sources, the file parses, a second run changes nothing, and everything outside the
  /// replacements is unchanged.
  @Test func fixesChangeNothingElse() {
    var random = SeededGenerator.announced(for: "fixesChangeNothingElse")
    let pieces =
      DiagnosticCatalog.rules.flatMap { $0.ruleExamples?.found ?? [] }.map(RuleExamples.withoutMarks) + [
        "stack.spacing = 8", "a.f(UIColor(red: 44/255, green: 66/255, blue: 81/255, alpha: 1), b: [8, 6])",
        "struct S { var a: CGFloat { x ? 8 : 6 } }", "let s = \"8 \\(f(spacing: 8)) 8\"",
        "/* 8 */ view.layer.cornerRadius = 6",
        "a.font = UIFont.systemFont(ofSize: 16)", "#if os(iOS)\nb.spacing = 8\n#endif", "}", "{",
        "func f() {\nreturn\n}",
      ]
    let theme = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit")))
    for _ in 0..<300 {
      let source = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined(separator: ["\n", "; ", "\r\n"].randomElement(using: &random) ?? "\n")
      let text = fixed(source).text
      #expect(fixed(text).text == text, "\(source)")
      // A source that does not parse stays unchanged.
      if Parser.parse(source: source).hasSyntaxErrors {
        #expect(text == source)
        continue
      }
      // The replacements run from the end, so that earlier ranges stay valid.
      var expected = Array(source.utf8)
      for finding in linter.findings(in: SourceFile(path: "a.swift", text: source)).reversed() {
        if let name = finding.replacement { expected.replaceSubrange(finding.range.offsets, with: name.utf8) }
      }
      #expect(text == String(decoding: expected, as: UTF8.self))
      #expect(Self.hasError(source) || !Self.hasError(text), "\(source) became \(text)")
    }
  }

  private static func hasError(_ source: String) -> Bool { Parser.parse(source: source).hasError }
}
