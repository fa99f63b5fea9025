import KansoTheme
import Testing

@testable import KansoLayout

/// The meaning of names in visual formats: metrics, paddings of a theme, views and guides.
struct VisualFormatMetricTests {
  /// Returns a theme. `padding.standard` is 8, and 4 for compact density; `padding.card.inner` is 12.
  private func theme(standard: Double = 8) -> Theme {
    let compact = Mode(name: "compact", context: ["density": "compact"])
    return Theme(
      modes: [Mode(name: "regular", context: [:]), compact], sections: [],
      tokens: [
        ThemeToken(
          path: "padding.standard", value: .dimension(.points(standard)),
          variants: [ThemeToken.Variant(mode: 1, value: .dimension(.points(4)))]),
        ThemeToken(path: "padding.card.inner", value: .dimension(.points(12))),
        ThemeToken(path: "padding.strong", value: .dimension(.points(800))),
        ThemeToken(
          path: "padding.page", value: .edges(Edges(top: 1.0, leading: 1, bottom: 1, trailing: 1))),
        ThemeToken(path: "size.thumb", value: .dimension(.points(20))),
      ])
  }

  private func scene(_ format: String, _ theme: Theme) throws -> FormatScene {
    let scene = FormatScene()
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(parsing: format, metrics: theme, views: scene.views))
    return scene
  }

  // MARK: A theme

  @Test(
    arguments: [
      ("|-standard-[a]", [8, 40]), ("|-card_inner-[a]", [12, 40]), ("|-(>=standard)-[a]|", [260, 40]),
      ("|-(standard,>=2)-[a]", [8, 40]), ("|[a(card_inner)]", [0, 12]), ("|[a(20@strong)]", [0, 20]),
      ("|-standard-[a]-card_inner-|", [8, 280]),
    ] as [(String, [Double])])
  func paddingsAreMetrics(_ format: String, _ span: [Double]) throws {
    #expect(try scene(format, theme()).spans(.horizontal, 1) == [span])
  }

  /// Tokens that do not have exactly one number, are not paddings, or do not exist.
  @Test(arguments: ["page", "thumb", "size_thumb", "padding_standard", "card", "inner"])
  func whatIsNoPaddingIsNoMetric(_ name: String) {
    #expect(throws: LayoutProblem.self) { try scene("|-\(name)-[a]", theme()) }
  }

  @Test func constraintsKnowTheirTokens() throws {
    let views = FormatScene().views
    let constraints = try LayoutConstraint.constraints(
      parsing: "[a]-standard-[b(card_inner)]-3-[c]", metrics: theme(), views: views)
    #expect(
      constraints.map { $0.constantToken?.path.dotted } == ["padding.standard", "padding.card.inner", nil])
    #expect(constraints.map(\.constant) == [8, 12, 3])
  }

  @Test func metricsFollowTheMode() throws {
    let theme = theme()
    let scene = try scene("|-standard-[a]", theme)
    scene.root.traitCollection.theme = theme
    #expect(scene.spans(.horizontal, 1) == [[8, 40]])
    scene.root.traitCollection.context = ["density": "compact"]
    #expect(scene.spans(.horizontal, 1) == [[4, 40]])
    scene.root.traitCollection.context = [:]
    #expect(scene.spans(.horizontal, 1) == [[8, 40]])
  }

  /// "They follow theme and mode": without a theme in the tree, the metrics use the theme that they come from.
  @Test func metricsFollowTheModeWithoutAThemeInTheTree() throws {
    let scene = try scene("|-standard-[a]", theme())
    scene.root.traitCollection.context = ["density": "compact"]
    #expect(scene.spans(.horizontal, 1) == [[4, 40]])
  }

  @Test func metricsFollowTheTheme() throws {
    let scene = try scene("|-standard-[a]", theme())
    scene.root.traitCollection.theme = self.theme(standard: 10)
    #expect(scene.spans(.horizontal, 1) == [[10, 40]])
    scene.root.traitCollection.theme = nil
    #expect(scene.spans(.horizontal, 1) == [[8, 40]])
  }

  @Test func aConstantThatIsSetFollowsNothingAnyLonger() throws {
    let scene = FormatScene()
    let constraints = try LayoutConstraint.constraints(
      parsing: "|-standard-[a]", metrics: theme(), views: scene.views)
    LayoutConstraint.activate(constraints)
    constraints[0].constant = 30
    scene.root.traitCollection.theme = theme()
    scene.root.traitCollection.context = ["density": "compact"]
    #expect(scene.spans(.horizontal, 1) == [[30, 40]])
  }

  // MARK: Numbers, views and guides

  /// The grammar looks for a metric before a view.
  @Test func aMetricComesBeforeAViewOfTheSameName() throws {
    let scene = FormatScene()
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(parsing: "|[a(b)][b]", metrics: ["b": 70], views: scene.views))
    #expect(scene.spans(.horizontal, 2) == [[0, 70], [70, 60]])
  }

  @Test(arguments: ["a1", "_", "_a_b", "A", "aVeryLongNameOfAView"])
  func namesAreThoseOfC(_ name: String) throws {
    let view = StackBox(10, 10)
    let made = try LayoutConstraint.constraints(
      parsing: "[\(name)(\(name)x)]", metrics: ["\(name)x": 3], views: [name: view])
    #expect(made.map(\.constant) == [3])
  }

  @Test func guidesTakePartAsViewsDo() throws {
    let scene = FormatScene()
    let guide = LayoutGuide()
    scene.root.addLayoutGuide(guide)
    let views: [String: LayoutItem] = ["guide": guide, "a": scene.views["a"]!]
    LayoutConstraint.activate(try LayoutConstraint.constraints(parsing: "|-10-[guide(50)]-[a]", views: views))
    #expect(scene.spans(.horizontal, 1) == [[68, 40]])
    #expect(guide.layoutFrame.minX == 10 && guide.layoutFrame.width == 50)
  }

  @Test func formatsWithMetricsOfNilWorkAsInUIKit() {
    let scene = FormatScene()
    let made = LayoutConstraint.constraints(
      withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: scene.views)
    LayoutConstraint.activate(made)
    #expect(made.count == 2)
    #expect(scene.spans(.horizontal, 1) == [[8, 284]])
  }

  @Test func constraintsOfAFormatAreWhereItIsWritten() throws {
    let views = FormatScene().views
    let made = try LayoutConstraint.constraints(parsing: "[a]-[b]", views: views, file: "Form.swift", line: 7)
    #expect(made.map(\.source) == ["Form.swift:7"])
  }

  // MARK: Baselines

  /// Returns labels. At 20.48 points: ascender 19.5, descender 4.94, height 24.5. At 40.96: 39, 9.88, 49.
  private func labels() -> (root: View, labels: [String: Label]) {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let labels = ["a": Label("a"), "b": Label("b")]
    for (name, size) in [("a", 20.48), ("b", 40.96)] {
      labels[name]!.font = Font(families: ["system-ui"], size: size)
      labels[name]!.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(labels[name]!)
    }
    return (root, labels)
  }

  @Test(
    arguments: [
      (.alignAllFirstBaseline, 30.5),  // 50 + 19.5 - 39
      (.alignAllLastBaseline, 30.5),  // 50 + 24.5 - 4.94 + 9.88 - 49 = 30.44
    ] as [(FormatOptions, Double)])
  func textsAreAlignedByBaselines(_ options: FormatOptions, _ top: Double) throws {
    let (root, labels) = labels()
    LayoutConstraint.activate(try LayoutConstraint.constraints(parsing: "V:|-50-[a]", views: labels))
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(parsing: "|[a][b]", options: options, views: labels))
    root.layoutIfNeeded()
    #expect(labels["b"]!.frame.minY == top)
  }

  @Test func spacesAreFromBaselineToBaseline() throws {
    let (root, labels) = labels()
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        parsing: "V:|[a]-60-[b]", options: .spacingBaselineToBaseline, views: labels))
    root.layoutIfNeeded()
    // 24.5 - 4.94 + 60 - 39 = 40.56
    #expect(labels["b"]!.frame.minY == 40.5)
  }
}
