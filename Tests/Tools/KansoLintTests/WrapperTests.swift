import KansoDiagnostics
import KansoLintRules
import Testing

/// Sinks behind a project's own names, and values inside other values. The patterns come from public sources.
struct WrapperTests {
  @Test func aListThatIsIndexedGivesBackItsElements() {
    expect(
      "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { [0, ⟪40⟫, ⟪40⟫][s] }",
      .literalSize)
  }

  @Test func labelsOfParametersSayWhatAFunctionGivesBack() {
    expect(
      "func layout(_ l: Layout, verticalSpacingBetweenItemAt p: IndexPath) -> CGFloat { return ⟪10⟫ }",
      .literalPadding)
    expect("func layout(_ l: Layout, orderBetweenItemsAt p: IndexPath) -> CGFloat { return 10 }")
  }

  @Test func keysSayWhatValuesAre() {
    expect("attributes[.kern] = -⟪0.4⟫; text.addAttribute(.kern, value: ⟪0.8⟫, range: all)", .literalFont)
    expect("table.setValue(⟪10⟫, forKeyPath: \"section.cornerRadius\")", .literalRadius)
    expect("table.setValue(10, forKey: \"retries\"); numbers[.first] = 3")
  }

  @Test func fontsOfProjects() {
    expect("label.font = .brand(size: ⟪18⟫); Text(a).font(.brand(size: ⟪18⟫))", .literalFont)
    expect("icon.font(.system(size: self.adaptiveSize.pad(⟪40⟫)))", .literalFont)
    expect("label.font = .systemFont(ofSize: body.size + ⟪2⟫)", .literalFont)
    // A step of a loop that looks for a font that fits.
    expect("let smaller = font.withSize(font.pointSize - 1)")
  }

  @Test func colorInitializersOfProjects() {
    expect(
      "apply([⟪UIColor(r255: 36, g255: 51, b255: 236)⟫, ⟪UIColor(r: 70, g: 44, b: 233)⟫])", .literalColor)
    expect("IconView(hex: ⟪\"9265F8\"⟫) { c in c.cornerRadius(⟪4⟫) }")
    expect("Data(hex: \"9265F8\"); Packet(hex: \"0102ff\")")
  }

  /// A function's name applies to one returned value, and to none of several.
  @Test func ofSeveralColorsNoneHasTheName() {
    expect("func ink() -> UIColor { UIColor(white: 0.2, alpha: 1) }")
    expect(
      "func colors() -> (UIColor, UIColor) { (⟪UIColor(white: 0.2, alpha: 1)⟫, ⟪UIColor(white: 0.3, alpha: 1)⟫) }"
    )
  }

  /// A local variable names the created object, and not the arguments of its initialiser.
  @Test func whatIsMadeInAFunctionHasParts() {
    expect(
      "func f() { let marker = Balloon(insets: UIEdgeInsets(top: ⟪8⟫, left: ⟪8⟫, bottom: ⟪20⟫, right: 0)) }",
      .literalPadding)
    expect(
      "struct S { static let marker = Balloon(insets: UIEdgeInsets(top: 8, left: 8, bottom: 20, right: 0)) }")
    expect("func f() { let insets = UIEdgeInsets(top: 8, left: 8, bottom: 20, right: 0) }")
    expect(
      "func f() { let size = CGSize(width: view.frame.width - ⟪16⟫ * 2, height: .infinity) }", .literalPadding
    )
  }

  @Test func aViewIsNoNameForItsParts() {
    expect(
      "var badge: some View { Card(spacing: ⟪8⟫) }; func row() -> some View { Card(spacing: ⟪8⟫) }",
      .literalPadding)
    expect("var cell: UIView? { return Card(spacing: ⟪8⟫) }", .literalPadding)
    expect(
      "var style: CardStyle { CardStyle(spacing: 8) }; func style() -> CardStyle { CardStyle(spacing: 8) }")
  }

  @Test func sizesOfCustomViews() {
    expect(
      "var body: some View { VStack { Spinner(size: ⟪24⟫).padding(); if a { Dot(size: ⟪8⟫) } } }",
      .literalSize)
    expect("var body: some View { Text(a).task { load(Request(size: 24)) } }; let page = Request(size: 24)")
  }

  @Test func whatTheSystemAsksAPropertyForIsStyle() {
    expect(
      "override var layoutMargins: UIEdgeInsets { get { UIEdgeInsets(top: ⟪8⟫, left: 0, bottom: ⟪8⟫, "
        + "right: 0) } set {} }",
      .literalPadding)
    expect("override var intrinsicContentSize: CGSize { CGSize(width: ⟪44⟫, height: ⟪44⟫) }", .literalSize)
  }

  @Test func propertiesOfChartsAndConstraints() {
    expect("chart.setExtraOffsets(left: ⟪8⟫, top: 0, right: ⟪8⟫, bottom: 0)", .literalPadding)
    expect("set.circleRadius = ⟪4⟫; set.circleHoleRadius = ⟪2⟫", .literalSize)
    expect("titleTopConstraintConstant = ⟪8⟫", .literalPadding)
    expect("self.boxHeightConstraintConstant = ⟪44⟫", .literalSize)
    expect("text.offsets(start: 3, end: 5); area.searchRadius = 500; set.thumbShadowRadius = 3")
  }

  @Test func sizesOfThingsAreStyleAndThoseOfDataAreNot() {
    expect(
      "ItemImage(path: a, size: ⟪50⟫); attach(attachmentSize: CGSize(width: ⟪80⟫, height: ⟪80⟫))",
      .literalSize)
    expect(
      "Buffer(size: 50); load(maxImageSize: CGSize(width: 1024, height: 1024)); artwork.url(width: 512, height: 512)"
    )
  }

  @Test func placesAreDistances() {
    expect("view.frame.origin = CGPoint(x: ⟪12⟫, y: 0); view.position(x: a, y: b + ⟪10⟫)", .literalPadding)
    expect("button.center = CGPoint(x: frame.width / 2 - ⟪100⟫, y: frame.height / 2)", .literalPadding)
    expect("let rect = frame.offsetBy(dx: frame.width - ⟪100⟫, dy: 0)", .literalPadding)
  }

  @Test func lengthsAreTakenSeveralTimes() {
    expect("make.top.equalTo(a).offset(index * ⟪8⟫); view.frame(height: ⟪200⟫ * header.value)")
    expect("make.top.equalTo(a).offset(min(1 * ⟪8⟫, rest))", .literalPadding)
    expect(
      "label.width += Metric.padding * 2; make.top.equalTo(a).offset(index * 2); a.rowHeight = text.height * 10"
    )
  }

  @Test func aFunctionAndItsLabelSpeakTogether() {
    expect("image.corner(radius: ⟪2⟫)", .literalRadius)
    expect("search(radius: 500)")
  }

  @Test func distancesOfLayoutLibraries() {
    expect("arrow.rightToSuperview(offset: -⟪2⟫); line.leftToRight(of: label, offset: ⟪2⟫)", .literalPadding)
    expect("image.pin(on: .left, constant: ⟪12⟫); node.spacingBefore(⟪4⟫)", .literalPadding)
    expect("view.widthAnchor.pin(equalToConstant: ⟪30⟫); view.setWidth(constant: ⟪30⟫)", .literalSize)
    expect("view.easy.layout(Top(⟪60⟫).to(other), Left(⟪8⟫).when { show })", .literalPadding)
    expect("view.easy.layout(Size(⟪33⟫), Width(⟪2⟫))", .literalSize)
    expect("title.layout(x: inset, y: subtitle.frame.maxY + ⟪2⟫, width: width)", .literalPadding)
    expect("file.seek(offset: 2); Signal(constant: 3); point.move(y: other + 2)")
  }

  @Test func nothingAtAllIsNoColor() {
    expect("view.backgroundColor = UIColor(white: 0, alpha: 0)")
    expect("view.backgroundColor = ⟪UIColor(white: 0, alpha: 1)⟫")
  }
}
