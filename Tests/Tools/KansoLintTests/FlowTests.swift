import KansoDiagnostics
import KansoLintRules
import Testing

@testable import KansoLint

/// Findings depend on the use of a literal, not on its type. The numbers are those of the traps in the design notes.
struct FlowTests {
  @Test func aSignIsNoPadding() {
    expect("a.constraint(equalTo: b, constant: Padding.standard * -1.0)")
    expect("a.constraint(equalTo: b, constant: -1.0 * Padding.standard)")
    expect("a.constraint(equalTo: b, constant: -⟪8⟫)")
  }

  @Test func namesThatOnlyResembleSinksAreNone() {
    expect("let day = parser.offset(-7)")
    expect("chart.mark(offset: 0.8)")
    expect("let page = query.limit(20).offset(40)")
  }

  @Test func aColorAmongOtherDataIsNone() {
    expect("func f() { add(stages: [.init(message: \"Done\", color: \"#4CAF50\")]) }")
    expect("func f() { item.look = .init(iconColor: \"#03A9F4\", icon: \"sun\") }")
    expect("func f() { view.tint = ⟪.init(hex: \"#4CAF50\", alpha: 0.5)⟫ }", .literalColor)
    expect(
      "func f() { view.tint = ⟪UIColor.init(hexString: \"#4CAF50\", transparency: 0.5)⟫ }", .literalColor)
  }

  @Test func ratiosInSizesAreNone() {
    expect("func f() { lastSize = CGSize(width: 16, height: 9); view.size = CGSize(width: 3, height: 4) }")
    expect("func f() { view.size = CGSize(width: ⟪16⟫, height: ⟪10.5⟫) }", .literalSize)
  }

  @Test func previewsAreNone() {
    expect("#Preview { Text(a).padding(8) }")
    expect("struct A_Previews: PreviewProvider { static var previews: some View { Text(a).padding(8) } }")
    expect("struct A: View { var body: some View { Text(a).padding(⟪8⟫) } }\n#Preview { A().padding(9) }")
  }

  @Test func theLargerOfTwoValuesHasNoName() {
    expect("func f() { let width = min(⟪664⟫, view.bounds.width); use(width) }", .literalSize)
    expect("func f() { let width = max(view.bounds.width, ⟪320⟫); use(width) }", .literalSize)
    expect("let width = max(320, 100); func f() { let width = max(1, count * bar / most); use(width) }")
    expect("func f() { let total = max(3, rows.count) }")
  }

  @Test func aPartOfAFrameIsAPaddingWhateverTheName() {
    expect("func f() { let side = (view.frame.width - ⟪6⟫) / 4; use(side) }", .literalPadding)
    expect("func f() { let side = (rows.count - 6) / 4; use(side) }")
  }

  @Test func theAttributeThatIsConstrainedDecides() {
    expect("func f() { logo.constrainAttribute(.width, to: ⟪96⟫) }", .literalSize)
    expect("class V: UIView { func f() { constrain(.height, constant: ⟪52⟫) } }", .literalSize)
  }

  @Test func sourcesWithPreviewsOfATestedModuleAreNoTests() {
    expect(
      "struct A: View { var body: some View { Text(a).padding(⟪8⟫) } }\n#if DEBUG\n@testable import B\n#endif"
    )
    expect("@testable import B\nfunc f() { v.spacing = 8 }")
    expect("#if os(iOS)\n@testable import B\n#endif\nfunc f() { v.spacing = 8 }")
  }

  @Test func factoriesOfHexColorsAreFound() {
    expect("func f() { v.tintColor = ⟪.hex(0xE1665B)⟫ }", .literalColor)
    expect("func f() { Text(a).background(⟪Color.hex(0xF5F5F5)⟫) }", .literalColor)
    expect("func f() { Text(a).foregroundColor(isDark ? ⟪.hex(0xE79072)⟫ : .black) }", .literalColor)
    expect("func f() { let flags = parse(0xFF) }")
  }

  @Test func endlessLengthsAndMeasuredTextsAreNone() {
    expect("func f() { v.widthAnchor.constraint(equalToConstant: 10000).isActive = true }")
    expect("func f() { v.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 999999) }")
    expect("func f() { single = Sizer.calculateHeight(\"Aq\", 200, font) }")
  }

  @Test func typesOfStyleAreDefinitions() {
    expect(
      "enum TextStyle { static let body: NSParagraphStyle = { let style = NSMutableParagraphStyle(); style.lineSpacing = 4; "
        + "return style }() }")
    expect(
      "enum Cells { static let body: NSParagraphStyle = { let style = NSMutableParagraphStyle(); style.lineSpacing = ⟪4⟫; "
        + "return style }() }", .literalFont)
    expect("class Styles { static var stats: UIFont { return .font(forStyle: .title3, maxFontSize: 36) } }")
    expect("class Cell { static var badge: some View { Badge(spacing: ⟪4⟫) } }", .literalPadding)
  }

  @Test func partsOfMixedValuesHaveNoName() {
    expect("func f() { let size = CGSize(width: ⟪32⟫, height: h); use(size) }", .literalSize)
    expect(
      "func f() { let inset = UIEdgeInsets(top: ⟪33⟫, left: h, bottom: 0, right: 0); use(inset) }",
      .literalPadding)
    expect("func f() { let size = CGSize(width: 32, height: 40); use(size) }")
    expect(
      "func rect(_ r: CGRect, _ h: CGFloat) -> CGRect { CGRect(x: r.minX, y: 0, width: r.width, height: ⟪17⟫) }",
      .literalSize)
  }

  @Test func offsetsAsSizesArePaddings() {
    expect("func f() { Text(a).offset(CGSize(width: 0, height: -⟪2.5⟫)) }", .literalPadding)
  }

  /// Files that define style have no findings, whatever the form of the definition.
  @Test(arguments: [
    ("Theme.swift", 0), ("App/BrandColors.swift", 0), ("Fonts.m", 0), ("Styles.swift", 1),
    ("Cell+Theme.swift", 1),
    ("CardButtonStyle.swift", 1), ("ThemeView.swift", 1), ("themes/Cell.swift", 1),
  ])
  func filesOfStyleAreDefinitions(_ path: String, _ count: Int) {
    let file = SourceFile(path: path, text: "func make() { line.lineWidth = 2.5 }")
    #expect(Linter(theme: nil).findings(in: file).count == count)
  }

  @Test func labelsWithAPreposition() {
    expect(
      "func f() { Grid(rows: 1, spacingBetweenColumns: ⟪25⟫, paddingAroundItems: ⟪29⟫) }", .literalPadding)
  }

  @Test func spacersAreFound() {
    expect(
      "func f() { stack.add(.customSpace(⟪16⟫), UIView.spacer(.horizontal, amount: ⟪32⟫)) }", .literalPadding)
  }

  @Test func fontsWithAChosenSizeAreFound() {
    expect("func f() { Text(a).font(.system(size: isTV ? ⟪128⟫ : ⟪64⟫).weight(.bold)) }", .literalFont)
  }

  @Test func theLengthOfAProductIsFound() {
    expect("func f() { Text(a).padding((isPad ? 2 : 1) * ⟪8⟫) }", .literalPadding)
    expect("func f() { Text(a).frame(width: (isTV ? ⟪225⟫ : ⟪150⟫) * ratio) }", .literalSize)
    expect("func f() { Text(a).frame(width: (isPad ? 2 : 1) * ⟪32⟫) }", .literalSize)
  }

  @Test func sizesOfSnapKitHaveInequalities() {
    expect("button.snp.makeConstraints { $0.size.greaterThanOrEqualTo(⟪32⟫) }", .literalSize)
  }

  @Test func boundsOfSizesAreFoundAndGuardsAreNone() {
    expect(
      "func f() { let size = CGSize(width: min(⟪375⟫, b.width), height: b.height); use(size) }", .literalSize)
    expect("func f() { v.size = CGSize(width: max(width, 1), height: max(height, 1)) }")
  }

  @Test func imagesOfAServerAndDrawnImagesAreData() {
    expect("func f() { item.source(ImageSourceOptions(maxWidth: 600)) }")
    expect("func f() { item.imageSources(environment: .init(maxWidth: 1920)) }")
    expect("func f() { Avatars.avatarImage(withSeed: seed, width: 100, height: 100) }")
    expect("func f() { UIImage.image(forSize: CGSize(width: 100, height: 100), drawingBlock: draw) }")
    expect("func f() { controller.presentTimeIntervalMargin = 60 }")
  }

  @Test func roundedCornersAndFlexibleSpacesAreFound() {
    expect("func f() -> some View { Text(a).roundedCorner(⟪6⟫, corners: [.topLeft]) }", .literalRadius)
    expect(
      "func f() { item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(⟪4⟫), top: .fixed(⟪5⟫)) }",
      .literalPadding)
  }

  @Test func whatIsChainedAfterASinkIsNoneOfIt() {
    expect(
      "a.heightAnchor.constraint(equalToConstant: ⟪350⟫).with(priority: UILayoutPriority(rawValue: 200))")
    expect("make.height.equalTo(⟪44⟫).priority(750)")
    expect("constraint.priority = .required - 1")
  }

  @Test func theAttributeDecidesWhetherItIsASize() {
    expect(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: "
        + ".notAnAttribute, multiplier: 1, constant: ⟪36⟫)"
    )
    expect(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, "
        + "multiplier: 1, constant: ⟪36⟫)",
      .literalSize)
  }

  @Test func ratiosAreNoStyleButScaledLiteralsAre() {
    expect("layer.cornerRadius = buttonSize / 3")
    expect("let font = base; label.font = .systemFont(ofSize: size * 3 / 5)")
    expect("a.constraint(equalTo: b, constant: ⟪44⟫ * scale)")
    expect("stack.spacing = ⟪8⟫ * 2")
  }

  @Test func onePointTimesAScaleIsALength() {
    expect("a.spacing = ⟪1⟫ * scale; b.spacing = ⟪12.57⟫ * view.scaleFactor", .literalPadding)
    expect("a.spacing = -1 * scale; layer.borderWidth = 1 / scale")
  }

  @Test func fractionsAreNone() {
    expect("group.interItemSpacing = .fractional(0.5); group.interItemSpacing = .fixed(⟪5⟫)")
    expect("layout.anchor(fractionalInset: 0.5); layout.anchor(minimumHeight: ⟪44⟫)")
  }

  @Test func conditionsAreNoStyleButBranchesAre() {
    expect("stack.spacing = bounds.width > 320 ? ⟪5⟫ : 0")
    expect("stack.spacing = count == 2 ? ⟪4⟫ : count == 3 ? ⟪5⟫ : ⟪6⟫")
  }

  /// The name of a variable applies only to its whole value.
  @Test func partsOfTheValueOfAVariableHaveNoName() {
    expect(
      "func f() { let width = availableWidth - ⟪73⟫; let textX = CGRectGetMaxX(circle.frame) + ⟪4⟫ }",
      .literalPadding)
    expect(
      "var body: some View { let inset = floor(safeAreaInsets.top) + ⟪8⟫; return a.padding(inset) }",
      .literalPadding)
    expect(
      "func f() { let spacing: CGFloat = isWide ? ⟪30⟫ : ⟪20⟫; let padding = options.gap ?? ⟪8⟫ }",
      .literalPadding)
    expect("func f() { let fontSize = isSmall ? ⟪14⟫ : ⟪18⟫ }", .literalFont)
    expect("static let width = parent.width - 73; static let spacing = isPad ? 30 : 20; a.spacing = gap ?? 8")
  }

  @Test func variablesThatAreNoLengthsAreNone() {
    expect("func f() { let width = names.count + 2; let x = index.x + 1; let total = availableWidth - 73 }")
    expect("func f() { let height: Int = rowHeight + 8; let indent = parent.indent + 2 }")
    expect("func f() { let step = isWide ? 7 : 14; let maxHeight = isWide ? 0.5 : 0.35 }")
    expect(
      "func f() { let imageSize = isPage ? 960 : 280; let size = window?.size ?? CGSize(width: 9, height: 9) }"
    )
  }

  @Test func whatIsAddedInAPointIsADistance() {
    expect("label.point = CGPoint(x: other.x - ⟪5⟫, y: other.y)", .literalPadding)
    expect("label.point = CGPoint(x: 5, y: 5)")
  }

  @Test func keyPathsSayWhatValuesAre() {
    expect("List {}.environment(\\.defaultMinListRowHeight, ⟪40⟫)", .literalSize)
    expect("Text(a).environment(\\.lineLimit, 2); people.sorted(by: \\.height, 40)")
  }

  @Test func conversionsOfColorsAreNone() {
    expect("let red = CGFloat((value >> 16) & 0xFF) / 255.0")
    expect("UIColor(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1)")
  }

  @Test func textsThatResembleHexAreNone() {
    expect("let unit = \"0dB\"; cell.identifier = \"123\"; let key = [\"fff\": 1]")
    expect("view.backgroundColor = ⟪UIColor(hex: \"#80FF0000\")⟫")
  }

  @Test func sizesThatAreDataAreNone() {
    expect(
      "let plane = SCNPlane(width: 1, height: 1); CGContext(data: nil, width: 44, height: 44, bitsPerComponent: 8)"
    )
    expect("let limit = CGSize(width: 1024, height: 1024)")
    expect("upload(image, limitedTo: CGSize(width: 1024, height: 1024))")
  }

  @Test func whatDelegatesAndClosuresGiveBackIsStyle() {
    expect(
      """
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath.row == 3 { return ⟪18⟫ }
        return ⟪44⟫
      }
      """)
    expect("row.cell.height = { ⟪60⟫ }")
    expect(
      "func collectionView(_ view: UICollectionView, layout: Layout, sizeForItemAt path: IndexPath) -> "
        + "CGSize { CGSize(width: ⟪50⟫, height: ⟪60⟫) }"
    )
  }

  @Test func availabilityIsNoStyle() {
    expect("if #available(iOS 26.0, *) { view.alpha = 1 }")
    expect("@available(iOS 13.0, *) func f() {}")
  }

  @Test func commentsAndTextsAreSkipped() {
    expect("/* stack.spacing = 8 // /* nested */ */ let a = \"stack.spacing = 8\"")
  }

  @Test func namesAreEnough() {
    expect("static let insets = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)")
    expect("func make(padding: CGFloat = 8) {}")
    expect("enum Gap: Int { case small = 4 }")
  }

  @Test func callsOverSeveralLines() {
    expect(
      """
      view.backgroundColor = ⟪UIColor(
        red: 0.2, // about
        green: 0.3,
        blue: 0.4,
        alpha: 1)⟫
      """)
  }

  @Test func layoutOperators() {
    expect("constrain(a, b) { a, b in a.left == b.right + ⟪8⟫; a.width == ⟪44⟫ ~ 750 }")
    expect("if a.width == 44 { run() }")
    expect("var isTall: Bool { return insets.top >= 44 }; var isWide: Bool { insets.left >= 8 }")
    expect("func isTall() -> Bool { insets.top >= 44 }; func f() -> Bool { return insets.top == 44 }")
  }

  @Test func ofAProductTheLengthIsFound() {
    expect(
      "a.spacing = 2 * ⟪8⟫; b.spacing = ⟪8⟫ * 2; c.spacing = ⟪8⟫ * 12; d.spacing = ⟪16⟫ / 2; e.spacing = 1 * ⟪3⟫"
    )
  }
}
