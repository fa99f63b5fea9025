import KansoTheme
import Testing

@testable import KansoLayout

/// The meaning of visual formats: "Visual Format Language" in Apple's Auto Layout Guide.
struct VisualFormatTests {
  // MARK: Frames

  /// In 300 points, views `a` of 40, `b` of 60 and `c` of 50: the starts and widths of the first views.
  private static let horizontal: [(format: String, spans: [[Double]])] = [
    // The superview: its edges without a connection, its margins of 8 points with the standard connection.
    ("|[a]", [[0, 40]]), ("H:|[a]", [[0, 40]]), ("[a]|", [[260, 40]]), ("|[a]|", [[0, 300]]),
    ("|-[a]", [[8, 40]]), ("[a]-|", [[252, 40]]), ("|-[a]-|", [[8, 284]]),
    ("|-0-[a]", [[0, 40]]), ("|-20-[a]", [[20, 40]]), ("|-12.5-[a]", [[12.5, 40]]),
    ("|-(20)-[a]", [[20, 40]]), ("|-(==20)-[a]", [[20, 40]]), ("|-(-20)-[a]", [[-20, 40]]),
    ("[a]-20-|", [[240, 40]]), ("[a]-(-20)-|", [[280, 40]]), ("|-20-[a]-30-|", [[20, 250]]),
    // Between views: no space, 8 points, or the given number.
    ("|[a][b]", [[0, 40], [40, 60]]), ("|[a]-[b]", [[0, 40], [48, 60]]),
    ("|[a]-10-[b]", [[0, 40], [50, 60]]),
    ("|[a]-(10)-[b]", [[0, 40], [50, 60]]), ("|[a]-(-10)-[b]", [[0, 40], [30, 60]]),
    ("|-[a]-[b]-[c]", [[8, 40], [56, 60], [124, 50]]), ("|[a][b][c]", [[0, 40], [40, 60], [100, 50]]),
    // Sizes.
    ("|[a(100)]", [[0, 100]]), ("|[a(==100)]", [[0, 100]]), ("|[a(>=100)]", [[0, 100]]),
    ("|[a(>=10)]", [[0, 40]]), ("|[a(<=30)]", [[0, 30]]), ("|[a(<=50)]", [[0, 40]]),
    ("|[a(>=70,<=100)]", [[0, 70]]), ("|[a(>=10,<=30)]", [[0, 30]]), ("|[a(12.5)]", [[0, 12.5]]),
    ("|[a(b)][b]", [[0, 60], [60, 60]]), ("|[a(==b)][b]", [[0, 60], [60, 60]]),
    ("|[a(>=b)][b]", [[0, 60], [60, 60]]), ("|[a(<=b)][b]", [[0, 40], [40, 60]]),
    ("|[a(b)][b(c)][c]|", [[0, 100], [100, 100], [200, 100]]), ("|-[a]-[b(a)]-|", [[8, 138], [154, 138]]),
    // Priorities: content hugs at 250 and resists at 750.
    ("|[a(100@251)]", [[0, 100]]), ("|[a(100@249)]", [[0, 40]]), ("|[a(20@751)]", [[0, 20]]),
    ("|[a(20@749)]", [[0, 40]]), ("|[a(==b@900)][b(100)]", [[0, 100], [100, 100]]),
    ("|-(10@900)-[a]", [[10, 40]]), ("|-(>=20,10@900)-[a]", [[20, 40]]), ("|-(10@1000)-[a]", [[10, 40]]),
    ("|-(>=280)-[a]|", [[280, 20]]), ("|-(<=5)-[a]|", [[5, 295]]), ("|-(30@0.5)-[a]", [[30, 40]]),
    // Metrics: gap 24, wide 120, strong 800.
    ("|-gap-[a]", [[24, 40]]), ("|-(gap)-[a]", [[24, 40]]), ("|[a]-gap-[b]", [[0, 40], [64, 60]]),
    ("|[a(wide)]", [[0, 120]]), ("|[a(>=wide)]", [[0, 120]]), ("|[a(20@strong)]", [[0, 20]]),
    ("|-gap-[a(wide)]-gap-[b]|", [[24, 120], [168, 132]]), ("|-(>=gap@strong)-[a(wide)]-0-|", [[180, 120]]),
    // "As parsed by strtod_l, with the C locale."
    ("|[a(+100)]", [[0, 100]]), ("|-.5-[a]", [[0.5, 40]]), ("|-20.-[a]", [[20, 40]]),
    ("|-007-[a]", [[7, 40]]),
    ("|[a(1e2)]", [[0, 100]]), ("|[a(1.5E+1)]", [[0, 15]]), ("|[a(0x10)]", [[0, 16]]),
  ]

  @Test(arguments: horizontal)
  func viewsStandAsAHorizontalFormatSays(_ row: (format: String, spans: [[Double]])) throws {
    let scene = FormatScene()
    try scene.apply(row.format)
    #expect(scene.spans(.horizontal, row.spans.count) == row.spans)
    #expect(scene.root.layoutProblems.isEmpty)
  }

  /// In 200 points, views of 20, 30 and 10.
  @Test(
    arguments: [
      ("V:|[a]", [[0, 20]]), ("V:[a]|", [[180, 20]]), ("V:|[a]|", [[0, 200]]), ("V:|-[a]", [[8, 20]]),
      ("V:[a]-|", [[172, 20]]), ("V:|-[a]-|", [[8, 184]]), ("V:|-15-[a]", [[15, 20]]),
      ("V:[a]-15-|", [[165, 20]]), ("V:|[a][b]", [[0, 20], [20, 30]]), ("V:|[a]-[b]", [[0, 20], [28, 30]]),
      ("V:|[a]-10-[b]-[c]", [[0, 20], [30, 30], [68, 10]]), ("V:|[a(50)]", [[0, 50]]),
      ("V:|[a(b)][b]", [[0, 30], [30, 30]]), ("V:|-[a(b)]-[b]-|", [[8, 88], [104, 88]]),
      ("V:|-gap-[a(>=50,<=80)]", [[24, 50]]), ("V:|-(-5)-[a(10@751)]", [[-5, 10]]),
    ] as [(String, [[Double]])])
  func viewsStandAsAVerticalFormatSays(_ format: String, _ spans: [[Double]]) throws {
    let scene = FormatScene()
    try scene.apply(format)
    #expect(scene.spans(.vertical, spans.count) == spans)
    #expect(scene.root.layoutProblems.isEmpty)
  }

  // MARK: Constraints

  @Test(
    arguments: [
      ("[a]", []), ("[a(40)]", ["a.width == 40"]), ("V:[a(40)]", ["a.height == 40"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]), ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(<=b)]", ["a.height <= b.height"]), ("[a(==b@900)]", ["a.width == b.width @900"]),
      ("[a][b]", ["a.trailing == b.leading"]), ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("V:[a][b]", ["a.bottom == b.top"]), ("V:[a]-5-[b]", ["b.top == a.bottom + 5"]),
      ("[a]-(>=8,<=20@500)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"]),
      ("|[a]|", ["a.leading == root.leading", "a.trailing == root.trailing"]),
      ("|-[a]-|", ["a.leading == root.leadingMargin", "a.trailing == root.trailingMargin"]),
      ("V:|-[a]-|", ["a.top == root.topMargin", "a.bottom == root.bottomMargin"]),
      ("|-9-[a]-(>=7)-|", ["a.leading == root.leading + 9", "root.trailing >= a.trailing + 7"]),
      ("V:|-9-[a]-7-|", ["a.top == root.top + 9", "root.bottom == a.bottom + 7"]),
      ("|-gap-[a(wide)]", ["a.leading == root.leading + 24", "a.width == 120"]),
      (
        "|[a]-[b(a)]|",
        [
          "a.leading == root.leading", "b.leading == a.trailing + 8", "a.width == b.width",
          "b.trailing == root.trailing",
        ]
      ),
    ] as [(String, [String])])
  func aFormatStandsForConstraints(_ format: String, _ expected: [String]) throws {
    let scene = FormatScene()
    #expect(try scene.lines(format).sorted() == expected.sorted())
  }

  @Test(
    arguments: [
      (
        .directionLeftToRight, "|-9-[a]-4-[b]|",
        ["a.left == root.left + 9", "b.left == a.right + 4", "b.right == root.right"]
      ),
      (
        .directionRightToLeft, "|-9-[a]-4-[b]|",
        ["root.right == a.right + 9", "a.left == b.right + 4", "b.left == root.left"]
      ),
      (.directionLeftToRight, "|-[a]-|", ["a.left == root.leftMargin", "a.right == root.rightMargin"]),
      (.directionRightToLeft, "|-[a]-|", ["a.right == root.rightMargin", "a.left == root.leftMargin"]),
      (.directionRightToLeft, "V:[a]-4-[b]", ["b.top == a.bottom + 4"]),
      (.directionLeadingToTrailing, "[a]-4-[b]", ["b.leading == a.trailing + 4"]),
      (.spacingBaselineToBaseline, "V:[a]-4-[b]", ["b.firstBaseline == a.lastBaseline + 4"]),
      (.spacingEdgeToEdge, "V:[a]-4-[b]", ["b.top == a.bottom + 4"]),
      // Consecutive views are aligned with each other, and not with the superview.
      (.alignAllTop, "|[a]", ["a.leading == root.leading"]),
      (.alignAllTop, "[a][b]", ["a.trailing == b.leading", "a.top == b.top"]),
      (.alignAllCenterX, "V:[a][b]", ["a.bottom == b.top", "a.centerX == b.centerX"]),
      (
        [.alignAllTop, .alignAllBottom], "[a][b]",
        ["a.trailing == b.leading", "a.top == b.top", "a.bottom == b.bottom"]
      ),
      (
        .alignAllLastBaseline, "[a][b][c]",
        [
          "a.trailing == b.leading", "b.trailing == c.leading", "a.lastBaseline == b.lastBaseline",
          "b.lastBaseline == c.lastBaseline",
        ]
      ),
    ] as [(FormatOptions, String, [String])])
  func optionsChangeWhatAFormatStandsFor(
    _ options: FormatOptions, _ format: String, _ expected: [String]
  ) throws {
    let scene = FormatScene()
    #expect(try scene.lines(format, options).sorted() == expected.sorted())
  }

  /// A bit is 1 shifted by the attribute.
  @Test(
    arguments: [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024),
      (.alignAllLastBaseline, 2048), (.alignAllBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.directionLeadingToTrailing, 0), (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16),
      (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 1 << 19),
    ] as [(FormatOptions, UInt)])
  func optionsHaveApplesBits(_ option: FormatOptions, _ bits: UInt) {
    #expect(option.rawValue == bits)
  }

  // MARK: Alignment and direction

  /// `a` is 40 × 20 at (20, 20), `b` is 60 × 30 points. The last value is the start of `b` across the format's axis.
  @Test(
    arguments: [
      ("|-20-[a][b]", .alignAllTop, 20), ("|-20-[a][b]", .alignAllBottom, 10),
      ("|-20-[a][b]", .alignAllCenterY, 15), ("|-20-[a][b]", .alignAllFirstBaseline, 20),
      ("|-20-[a][b]", .alignAllLastBaseline, 10), ("V:|-20-[a][b]", .alignAllLeft, 20),
      ("V:|-20-[a][b]", .alignAllLeading, 20), ("V:|-20-[a][b]", .alignAllRight, 0),
      ("V:|-20-[a][b]", .alignAllTrailing, 0), ("V:|-20-[a][b]", .alignAllCenterX, 10),
    ] as [(String, FormatOptions, Double)])
  func viewsAreAlignedAcross(_ format: String, _ options: FormatOptions, _ start: Double) throws {
    let scene = FormatScene()
    let isVertical = format.hasPrefix("V")
    try scene.apply(isVertical ? "|-20-[a]" : "V:|-20-[a]")
    try scene.apply(format, options)
    #expect(scene.spans(isVertical ? .horizontal : .vertical, 2)[1][0] == start)
  }

  /// `a` is 20 points from the leading edge, which is on the right: from 240 to 280.
  @Test(
    arguments: [
      (.alignAllLeft, 240), (.alignAllTrailing, 240), (.alignAllRight, 220), (.alignAllLeading, 220),
    ]
      as [(FormatOptions, Double)])
  func leadingAndTrailingTurnRoundAndLeftAndRightDoNot(_ options: FormatOptions, _ start: Double) throws {
    let scene = FormatScene(.rightToLeft)
    try scene.apply("|-20-[a]")
    try scene.apply("V:|[a][b]", options)
    #expect(scene.spans(.horizontal, 2) == [[240, 40], [start, 60]])
  }

  /// `|-20-[a]-10-[b]` from left to right, and from right to left: 300 - 20 - 40 and 240 - 10 - 60.
  @Test(
    arguments: [
      (.directionLeadingToTrailing, .leftToRight, [20, 70]), (.directionLeftToRight, .leftToRight, [20, 70]),
      (.directionRightToLeft, .leftToRight, [240, 170]),
      (.directionLeadingToTrailing, .rightToLeft, [240, 170]),
      (.directionLeftToRight, .rightToLeft, [20, 70]), (.directionRightToLeft, .rightToLeft, [240, 170]),
    ] as [(FormatOptions, UserInterfaceLayoutDirection, [Double])])
  func formatsRunAsTheirDirectionSays(
    _ options: FormatOptions, _ direction: UserInterfaceLayoutDirection, _ starts: [Double]
  ) throws {
    let scene = FormatScene(direction)
    try scene.apply("|-20-[a]-10-[b]", options)
    #expect(scene.spans(.horizontal, 2).map { $0[0] } == starts)
  }

  @Test(
    arguments: [(.leftToRight, 30, 220), (.rightToLeft, 230, 40)]
      as [(UserInterfaceLayoutDirection, Double, Double)])
  func theStandardSpaceToTheSuperviewIsItsMargin(
    _ direction: UserInterfaceLayoutDirection, _ first: Double, _ last: Double
  ) throws {
    let scene = FormatScene(direction)
    scene.root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 40)
    try scene.apply("|-[a]")
    try scene.apply("[b(40)]-|")
    #expect(scene.spans(.horizontal, 2).map { $0[0] } == [first, last])
    try scene.apply("V:|-[a]")
    scene.root.directionalLayoutMargins.top = 6
    #expect(scene.spans(.vertical, 1) == [[6, 20]])
  }
}
