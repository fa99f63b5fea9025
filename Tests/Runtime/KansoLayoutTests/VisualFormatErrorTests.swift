import Testing

@testable import KansoLayout

/// Errors in visual formats point at the wrong character.
struct VisualFormatErrorTests {
  /// A format, a caret below the wrong character, and a word that the message must contain.
  typealias Mistake = (format: String, caret: String, word: String)

  private static let metrics: [String: Double] = ["gap": 8, "zero": 0, "high": 1001, "low": -1]

  private static func problem(_ format: String, _ options: FormatOptions = []) -> LayoutProblem? {
    let scene = FormatScene()
    var views = scene.views as [String: LayoutItem]
    views["alone"] = StackBox(10, 10, name: "alone")
    return withExtendedLifetime(scene) {
      do throws(LayoutProblem) {
        _ = try LayoutConstraint.constraints(
          parsing: format, options: options, metrics: metrics, views: views, file: "Form.swift", line: 7)
        return nil
      } catch { return error }
    }
  }

  private static func expect(_ mistake: Mistake, _ problem: LayoutProblem?) {
    guard let problem else {
      Issue.record("`\(mistake.format)` is taken")
      return
    }
    let lines = problem.message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(problem.kind == .visualFormat)
    #expect(lines.dropFirst().map { $0.dropFirst(2) } == [mistake.format[...], mistake.caret[...]])
    #expect(mistake.word.isEmpty || lines[0].contains(mistake.word), "\(problem.message)")
    #expect(problem.source == "Form.swift:7")
  }

  private static let structure: [Mistake] = [
    ("", "^", "view"), ("|", " ^", "view"), ("||", " ^", "view"), ("|-|", "  ^", "view"),
    ("H:", "  ^", "view"),
    ("a", "^", "view"), ("[a]a", "   ^", "view"), ("(a)", "^", "view"), ("[a]]", "   ^", "view"),
    // A direction.
    ("V", " ^", "`:`"), ("V[a]", " ^", "`:`"), ("H|[a]", " ^", "`:`"), ("v:[a]", "^", "view"),
    ("X:[a]", "^", "view"), (":[a]", "^", "view"), ("V:V:[a]", "  ^", "view"),
    // Connections that lead to nothing or are not closed.
    ("[a]-", "   ^", "nowhere"), ("[a]-8-", "   ^", "nowhere"), ("[a][b]-", "      ^", "nowhere"),
    ("[a]-(8)-", "   ^", "nowhere"), ("[a]-8", "     ^", "`-`"), ("[a]-8[b]", "     ^", "`-`"),
    ("[a]-8|", "     ^", "`-`"), ("-[a]", "^", "view"), ("[a]--[b]", "    ^", "parentheses"),
    ("[a]-8--[b]", "      ^", "view"), ("[a]-()-[b]", "     ^", "number"), ("[a]-(8-[b]", "      ^", "`)`"),
    // Text after the superview's edge.
    ("|-[a]-|[b]", "       ^", "ends"), ("[a]||", "    ^", "ends"), ("[a]|-[b]", "    ^", "ends"),
    // Views that are not closed or have no name.
    ("[]", " ^", "name"), ("[", " ^", "name"), ("[a", "  ^", "`]`"), ("[a(8)", "     ^", "`]`"),
    ("[a(8]", "    ^", "`)`"), ("[a(8,]", "     ^", "number"), ("[a()]", "   ^", "number"),
    ("[a(8)(9)]", "     ^", "`]`"), ("[1a]", " ^", "name"), ("[a-b]", "  ^", "`]`"), ("[a.b]", "  ^", "`]`"),
    // Spaces are not part of the language.
    (" [a]", "^", "view"), ("[a] [b]", "   ^", "view"), ("[ a]", " ^", "name"), ("[a( 8)]", "   ^", "number"),
    ("[a]-8 -[b]", "     ^", "`-`"),
  ]

  @Test(arguments: structure)
  func whatIsNotInTheGrammarIsPointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  @Test(
    arguments: [
      ("[a(=8)]", "   ^", "`==`"), ("[a(>8)]", "   ^", "`>=`"), ("[a(<8)]", "   ^", "`<=`"),
      ("[a(=>8)]", "   ^", "relation"), ("[a(=<8)]", "   ^", "relation"), ("[a(<>8)]", "   ^", "relation"),
      ("[a(!=8)]", "   ^", "number"), ("[a(>=)]", "     ^", "number"), ("[a(>=>=8)]", "     ^", "number"),
      ("[a]-(=8)-[b]", "     ^", "relation"), ("[a]->=8-[b]", "    ^", "number"),
      ("[a(>=8,>9)]", "       ^", "relation"),
      // Numbers.
      ("[a(8.8.8)]", "   ^", "number"), ("[a(.)]", "   ^", "number"), ("[a(--8)]", "    ^", "number"),
      ("[a(8x)]", "    ^", "`)`"), ("[a]-+8-[b]", "    ^", "parentheses"),
      ("[a(8,5@)]", "       ^", "number"),
    ] as [Mistake])
  func relationsAndNumbersArePointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  @Test(
    arguments: [
      ("[x]", " ^", "no view `x`"), ("[a]-[x]", "     ^", "no view `x`"),
      ("V:|[a][x]|", "       ^", "no view `x`"),
      ("[a(x)]", "   ^", "`x`"), ("[a(>=x@8)]", "     ^", "`x`"), ("[a(8,x)]", "     ^", "`x`"),
      ("|-x-[a]", "  ^", "no metric `x`"), ("[a]-x-[b]", "    ^", "no metric `x`"),
      ("[a]-(8,>=x)-[b]", "         ^", "no metric `x`"), ("[a(8@x)]", "     ^", "no metric `x`"),
      ("[a]-8-[b]-x-|", "          ^", "no metric `x`"),
      // A view's name in place of a number, and a number's name in place of a view.
      ("[a]-b-[b]", "    ^", "`b` is a view"), ("[a(8@b)]", "     ^", "`b` is a view"),
      ("[a]-(>=b)-[c]", "       ^", "`b` is a view"), ("|-a-[a]", "  ^", "`a` is a view"),
      ("[gap]", " ^", "`gap` is a metric"), ("[a]-[gap]", "     ^", "`gap` is a metric"),
      ("V:[gap(8)]", "   ^", "`gap` is a metric"),
    ] as [Mistake])
  func namesThatAreNotThereArePointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  @Test(
    arguments: [
      ("[a(8@0)]", "     ^", "1000"), ("[a(8@1001)]", "     ^", "1000"), ("[a(8@1000.5)]", "     ^", "1000"),
      ("[a(8@zero)]", "     ^", "1000"), ("[a(8@high)]", "     ^", "1000"), ("[a(8@low)]", "     ^", "1000"),
      ("[a]-(8@2000)-[b]", "       ^", "1000"), ("[a(b@0)]", "     ^", "1000"),
      ("|-(4@9,8@0)-[a]", "         ^", "1000"),  // A number may be negative, a priority may not.
      ("[a(8@-1)]", "     ^", "1000"),
    ] as [Mistake])
  func prioritiesOutOfRangeArePointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  @Test(
    arguments: [
      ("|[alone]", "^", "superview"), ("[alone]|", "       ^", "superview"),
      ("V:|[alone]", "  ^", "superview"),
      ("H:|-8-[alone]", "  ^", "superview"), ("V:[alone]-8-|", "            ^", "superview"),
    ] as [Mistake])
  func aSuperviewThatIsNotThereIsPointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  /// Only the direction at the beginning of the text is wrong.
  @Test(
    arguments: ["[a]-[b]", "H:|[a]|"],
    [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
      [.alignAllTop, .alignAllLeft],
    ] as [FormatOptions])
  func aHorizontalFormatCannotAlignHorizontally(_ format: String, _ options: FormatOptions) {
    Self.expect((format, "^", "align"), Self.problem(format, options))
  }

  @Test(
    arguments: [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
      .alignAllBaseline,
    ] as [FormatOptions])
  func aVerticalFormatCannotAlignVertically(_ options: FormatOptions) {
    Self.expect(("V:[a][b]", "^", "align"), Self.problem("V:[a][b]", options))
  }

  /// The caret is below a character, not below one of its bytes.
  @Test(
    arguments: [
      ("[é]", " ^", "name"), ("[aé]", "  ^", "`]`"), ("é[a]", "^", "view"), ("[a]é[b]", "   ^", "view"),
      ("[a]-é-[b]", "    ^", "number"), ("[a(é)]", "   ^", "number"), ("[a(8é)]", "    ^", "`)`"),
      ("[a(8@é)]", "     ^", "number"), ("[文字]", " ^", "name"), ("[a]-🎈-[b]", "    ^", "number"),
      ("[a]–[b]", "   ^", "view"), ("[a(≥8)]", "   ^", "number"), ("[x]–é", "   ^", "view"),
      // The error is in the second scalar of a character of two scalars.
      ("[a]-e\u{301}-[b]", "    ^", ""), ("[ae\u{301}]", "  ^", ""),
    ] as [Mistake])
  func charactersBeyondASCIIArePointedAt(_ mistake: Mistake) {
    Self.expect(mistake, Self.problem(mistake.format))
  }

  @Test func aFormatThatIsFarTooLongIsRefused() {
    let problem = Self.problem("[a]" + String(repeating: "-[a]", count: 10_000))
    #expect(problem?.kind == .visualFormat)
  }

  // MARK: Reporting

  @Test(arguments: ["[a]-", "[a]-[x]", "[a]-x-[b]", "[a(8@0)]", ""])
  func whatIsWrongIsReportedInTheTree(_ format: String) {
    let scene = FormatScene()
    let made = LayoutConstraint.constraints(
      withVisualFormat: format, metrics: Self.metrics, views: scene.views, file: "Form.swift", line: 7)
    #expect(made.isEmpty)
    #expect(scene.root.layoutProblems.map(\.kind) == [.visualFormat])
    #expect(scene.root.layoutProblems.map(\.source) == ["Form.swift:7"])
  }

  @Test func theRestIsLaidOutBesideAFormatThatIsWrong() throws {
    let scene = FormatScene()
    try scene.apply("|-20-[a]")
    LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: "|[b", metrics: nil, views: scene.views))
    #expect(scene.spans(.horizontal, 1) == [[20, 40]])
    scene.root.forgetLayoutProblems()
    #expect(scene.root.layoutProblems.isEmpty)
  }
}
