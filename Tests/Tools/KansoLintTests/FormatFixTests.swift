import KansoDiagnostics
import KansoGuide
import KansoLint
import Testing

/// Numbers in visual formats that become metrics, and literals in Objective-C that become tokens.
struct FormatFixTests {
  private static let guide = "padding:\n  standard: 8\n  card:\n    inner: 4\nsizes:\n  bar: 44\n"

  private func fixed(_ source: String, path: String = "a.swift", writesHeader: Bool = true) -> (
    text: String, notes: [String]
  ) {
    let theme = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(
      theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit"), writesObjectiveCHeader: writesHeader))
    let file = SourceFile(path: path, text: source)
    let fixed = linter.fix(file)
    return (
      fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source,
      fixed.findings.flatMap(\.notes).map(\.message)
    )
  }

  private func format(_ format: String, _ metrics: String = "") -> String {
    "c = NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: [], \(metrics)views: views)\n"
  }

  @Test(arguments: [
    ("", "metrics: [\"standard\": Padding.standard], "),
    ("metrics: nil, ", "metrics: [\"standard\": Padding.standard], "),
    ("metrics: [:], ", "metrics: [\"standard\": Padding.standard], "),
    ("metrics: [\"gap\": gap], ", "metrics: [\"gap\": gap, \"standard\": Padding.standard], "),
    ("metrics: [\"gap\": gap,], ", "metrics: [\"gap\": gap, \"standard\": Padding.standard], "),
    ("metrics: [\"standard\": Padding.standard], ", "metrics: [\"standard\": Padding.standard], "),
  ])
  func theMetricGoesIntoTheCall(_ before: String, _ after: String) {
    #expect(fixed(format("H:|-8-[a]-8-|", before)).text == format("H:|-standard-[a]-standard-|", after))
    #expect(
      fixed(format("H:|-standard-[a]-standard-|", after)).text
        == format("H:|-standard-[a]-standard-|", after))
  }

  @Test func severalTokensShareTheDictionary() {
    #expect(
      fixed(format("V:|-(>=8@750)-[a(44)]-4-[b]", "metrics: nil, ")).text
        == format(
          "V:|-(>=standard@750)-[a(bar)]-cardInner-[b]",
          "metrics: [\"standard\": Padding.standard, \"bar\": Sizes.bar, \"cardInner\": Padding.Card.inner], "
        ))
  }

  @Test(arguments: [
    ("let m = format; use(\"H:|-8-[a]\")", "the call that takes the metrics is not in sight"),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", metrics: m, views: v)",
      "the call takes its metrics from elsewhere"
    ),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[standard]\", views: v)",
      "the format has another `standard`"
    ),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", metrics: [\"standard\": 9], views: v)",
      "the call has another metric `standard`"
    ),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", views: [\"standard\": a])",
      "the format has another `standard`"
    ),
    (
      "let standard = UIView(); c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", views: v)",
      "`standard` may be a view in this file"
    ),
    (
      "let v = [\"standard\": a]; c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\", views: v)",
      "`standard` may be a view in this file"
    ),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-(-8)-[a]\", views: v)",
      "a metric takes no sign"
    ),
    (
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[a]\\(part)\", views: v)",
      "the format is put together from parts"
    ),
  ])
  func whatIsLeftSaysWhy(_ source: String, _ reason: String) {
    let (text, notes) = fixed(source)
    #expect(text == source)
    #expect(notes.contains("it is left as it is: \(reason)"), "\(notes)")
  }

  /// Two dictionary entries of one name would crash the app.
  @Test func twoTokensOfOneNameAreNotOneMetric() {
    let guide = "padding: {card: 8}\nsizes: {card: 44}\n"
    let theme = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, fixer: Fixer(Fixer.Types(platform: "uikit")))
    let file = SourceFile(path: "a.swift", text: format("H:|-8-[a(44)]-8-|"))
    let fixed = linter.fix(file)
    #expect(
      fixed.bytes.map { String(decoding: $0, as: UTF8.self) }
        == format("H:|-card-[a(44)]-card-|", "metrics: [\"card\": Padding.card], "))
    #expect(fixed.findings.flatMap(\.notes).contains { $0.message.contains("another metric `card`") })
  }

  // MARK: Objective-C

  @Test func objectiveC() {
    let before = """
      #import <UIKit/UIKit.h>
      #if DEBUG
      #import "Debug.h"
      #endif

      @implementation V
      - (void)layout {
        self.top.constant = -8.0f; // 8
        [a.heightAnchor constraintEqualToConstant:44];
        make.top.equalTo(@8);
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-8-[a]" options:0 metrics:nil views:v];
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-4-[a]" options:0 metrics:@{@"x": @3} views:v];
      }
      @end

      """
    let after = """
      #import <UIKit/UIKit.h>
      #import "Tokens.h"
      #if DEBUG
      #import "Debug.h"
      #endif

      @implementation V
      - (void)layout {
        self.top.constant = -PaddingStandard(); // 8
        [a.heightAnchor constraintEqualToConstant:SizesBar()];
        make.top.equalTo(@(PaddingStandard()));
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-standard-[a]" options:0 metrics:@{@"standard": \
      @(PaddingStandard())} views:v];
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-cardInner-[a]" options:0 metrics:@{@"x": @3, \
      @"cardInner": @(PaddingCardInner())} views:v];
      }
      @end

      """
    #expect(fixed(before, path: "V.m").text == after)
    #expect(fixed(after, path: "V.m").text == after)
    let (text, notes) = fixed(before, path: "V.m", writesHeader: false)
    #expect(text == before)
    #expect(notes.allSatisfy { $0.contains("not compiled for Objective-C") })
  }

  @Test func objectiveCThatIsBrokenStays() {
    let source = "@implementation V\n- (void)a {\n  l.spacing = 8;\n"
    #expect(fixed(source, path: "V.m").text == source)
  }

  @Test(arguments: [
    "void f(void) { v.spacing = 8 / n; }", "void f(void) { v.spacing = 8 / 3; }",
    "void f(void) { v.spacing = ~8; }",
  ])
  func wholeNumbersOfCStay(_ source: String) { #expect(fixed(source, path: "a.m").text == source) }

  @Test func theHeaderIsImportedAfterAByteOrderMark() {
    let (text, _) = fixed("\u{FEFF}#import <UIKit/UIKit.h>\nvoid f(void) { v.spacing = 8; }\n", path: "a.m")
    #expect(
      text
        == "\u{FEFF}#import <UIKit/UIKit.h>\n#import \"Tokens.h\"\nvoid f(void) { v.spacing = PaddingStandard(); }\n"
    )
  }

  @Test func theHeaderIsNotImportedWithinAComment() {
    let source = "#import <A.h>\n#import <B.h> /* and\n more */\nvoid f(void) { v.spacing = 8; }\n"
    #expect(
      fixed(source, path: "a.m").text
        == source.replacing("<A.h>", with: "<A.h>\n#import \"Tokens.h\"").replacing(
          "= 8", with: "= PaddingStandard()"))
  }
}
