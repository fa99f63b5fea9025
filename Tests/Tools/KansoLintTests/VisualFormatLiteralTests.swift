import KansoDiagnostics
import KansoLintRules
import Testing

/// The numbers in visual format strings, each at its own column.
struct VisualFormatLiteralTests {
  @Test func gapsArePaddings() {
    expect(
      "NSLayoutConstraint.constraints(withVisualFormat: \"V:|-0-[text]-⟪4⟫-[label]-⟪8⟫-|\", metrics: nil, "
        + "views: views)",
      .literalPadding)
    expect(
      "format += \"[title]-(>=⟪15⟫@250)-\"; let f = \"|-(-⟪8⟫)-[a]-|\"".replacing("-⟪8⟫", with: "⟪-8⟫"),
      .literalPadding)
  }

  @Test func whatIsSaidOfViewsAreSizes() {
    expect("constrain(\"H:[icon(⟪44⟫)][b(>=⟪70⟫@750,<=⟪100⟫)]\")", .literalSize)
    expect("constrain(\"H:[a(b)]-gap-[b(==a@900)]|\")")
  }

  @Test func escapesAndRawTextsAreMinded() {
    expect("f(#\"V:|-⟪8⟫-[a]\"#); f(\"V:|-\\(margin)-[a]-⟪12⟫-|\"); f(\"V:|-\\u{5B}a]\")")
    // The interpolated part of a format is not a metric.
    expect("f(\"H:|-[image]-(⟪15⟫)-\\(title)[value]-⟪8⟫-|\")", .literalPadding)
    expect("f(\"V:\\u{7C}-⟪8⟫-\\u{5B}a]\")", .literalPadding)
  }

  @Test func otherTextsAreNone() {
    expect(
      "log(\"[info] took 8 ms\"); log(\"[8]\"); log(\"H: 8\"); let a = \"V8\"; log(\"-[a]-8\"); log(\"|8|\")")
    expect("let k = \"[a]-8-[b\"")
  }

  @Test func metricsArePaddings() {
    expect("f(\"V:|-gap-[a]\", metrics: [\"gap\": ⟪12⟫], views: v)", .literalPadding)
    expect("f(\"V:|-cardTop-[a]\", metrics: [\"cardTop\": ⟪12⟫], views: v)", .literalPadding)
  }
}
