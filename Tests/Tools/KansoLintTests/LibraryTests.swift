import KansoDiagnostics
import KansoLintRules
import Testing

/// The system's and the layout libraries' APIs that take style values, in typical notations.
struct LibraryTests {
  @Test func uiKit() {
    expect(
      "button.contentEdgeInsets = UIEdgeInsets(top: ⟪4⟫, left: ⟪8⟫, bottom: ⟪4⟫, right: ⟪8⟫)", .literalPadding
    )
    expect("stack.setCustomSpacing(⟪12⟫, after: title); stack.layoutMargins.left = ⟪16⟫", .literalPadding)
    expect("view.frame = CGRect(x: ⟪8⟫, y: top.maxY + ⟪4⟫, width: ⟪44⟫, height: view.frame.height / 2)")
    expect("view.widthAnchor.constraint(greaterThanOrEqualToConstant: ⟪44⟫)", .literalSize)
    expect("constraint.constant = -⟪8⟫; heightConstraint.constant = ⟪44⟫")
  }

  @Test func appKit() {
    expect("stack.edgeInsets = NSEdgeInsets(top: ⟪8⟫, left: 0, bottom: ⟪8⟫, right: 0)", .literalPadding)
    expect("func tableView(_ view: NSTableView, heightOfRow row: Int) -> CGFloat { ⟪24⟫ }", .literalSize)
    expect("let box = NSView(frame: NSRect(x: 0, y: 0, width: ⟪60⟫, height: ⟪14⟫))", .literalSize)
    expect("NSBezierPath(roundedRect: bounds, xRadius: ⟪4⟫, yRadius: ⟪4⟫)", .literalRadius)
  }

  @Test func swiftUI() {
    expect("Text(a).padding(.horizontal, ⟪16⟫).padding(⟪8⟫).offset(x: ⟪2⟫)", .literalPadding)
    expect("VStack(alignment: .leading, spacing: ⟪8⟫) { Spacer(minLength: ⟪4⟫) }", .literalPadding)
    expect("Image(a).frame(minWidth: ⟪32⟫, maxWidth: .infinity)", .literalSize)
    expect("RoundedRectangle(cornerRadius: ⟪6⟫).stroke(color, lineWidth: ⟪2⟫)")
    expect("LazyVGrid(columns: [GridItem(.adaptive(minimum: ⟪80⟫), spacing: ⟪8⟫)]) {}")
    expect("Text(a).lineLimit(2).zIndex(1).scaleEffect(1.2).rotationEffect(.degrees(45)).layoutPriority(1)")
  }

  @Test func coreAnimation() {
    expect("layer.borderWidth = ⟪1⟫; shape.lineWidth = ⟪2⟫", .literalBorder)
    expect("view.layer.cornerRadius = ⟪8⟫", .literalRadius)
    expect("layer.zPosition = 3; layer.shadowRadius = 4; gradient.locations = [0.2, 0.8]; layer.speed = 2")
  }

  @Test func snapKit() {
    expect(
      "make.edges.equalToSuperview().inset(⟪16⟫); make.top.equalTo(a.snp.bottom).offset(⟪8⟫)", .literalPadding
    )
    expect("make.size.equalTo(CGSize(width: ⟪44⟫, height: ⟪44⟫)); make.height.equalTo(⟪1⟫)", .literalSize)
    expect("make.width.equalToSuperview().multipliedBy(0.5).priority(750)")
  }

  @Test func pureLayout() {
    expect("a.autoPinEdge(.top, to: .bottom, of: b, withOffset: ⟪8⟫)", .literalPadding)
    expect("a.autoPinEdge(toSuperviewEdge: .left, withInset: ⟪8⟫)", .literalPadding)
    expect("a.autoSetDimension(.height, toSize: ⟪44⟫)", .literalSize)
    expect("a.autoMatch(.width, to: .width, of: b, withMultiplier: 0.5)")
  }

  @Test func listsOfAnchors() {
    expect(
      "photo.activate(anchors: [.leading(⟪8⟫), .top(lessThanOrEqualTo: ⟪8⟫)], relativeTo: view)",
      .literalPadding)
    expect("view.addSubview(photo, anchors: [.width(⟪58⟫), .height(⟪58⟫).priority(750)])", .literalSize)
    expect("view.addSubview(photo, anchors: [.centerX, .width(equalTo: .height, multiplier: 2)])")
  }

  @Test func cartography() {
    expect(
      "constrain(a, b) { a, b in a.top == b.bottom + ⟪8⟫; a.leading >= b.leading - ⟪4⟫ }", .literalPadding)
    expect("constrain(a) { a in a.height == ⟪44⟫; a.width == a.height * 0.5 ~ 750 }", .literalSize)
  }

  @Test func pinLayout() {
    expect(
      "a.pin.top(⟪8⟫).horizontally(⟪16⟫).marginTop(⟪4⟫); b.pin.below(of: a).margin(⟪2⟫)", .literalPadding)
    expect("a.pin.width(⟪100⟫).height(⟪44⟫)", .literalSize)
    expect("a.pin.width(80%)")
  }

  /// A color is one finding in any notation.
  @Test(arguments: [
    "UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)", "UIColor(white: 0.2, alpha: 1)",
    "UIColor(hue: 0.2, saturation: 0.3, brightness: 0.4, alpha: 1)",
    "UIColor(displayP3Red: 0.2, green: 0.3, blue: 0.4, alpha: 1)",
    "NSColor(srgbRed: 0.2, green: 0.3, blue: 0.4, alpha: 1)", "NSColor(calibratedWhite: 0.5, alpha: 1)",
    "CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)", "CGColor(gray: 0.5, alpha: 1)",
    "Color(red: 0.2, green: 0.3, blue: 0.4)",
    "Color(.displayP3, red: 0.2, green: 0.3, blue: 0.4, opacity: 1)",
    "Color(white: 0.5)", "Color(hue: 0.5, saturation: 1, brightness: 1)",
    "UIColor.init(red: 1, green: 0, blue: 0, alpha: 1)",
    "#colorLiteral(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)", "UIColor(hex: \"#2C4251\")",
    "UIColor(hexString: \"2c4251\")",
    "UIColor(\"#2C4251\")", "Color(hex: 0x2C4251)", "UIColor(rgb: 0x2C4251)", "UIColor(rgba: \"#2C4251FF\")",
    "UIColor(red: 44 / 255, green: 66.0 / 255.0, blue: CGFloat(81) / 255, alpha: alpha)",
    "UIColor(r: 44, g: 66, b: 81)",
  ])
  func colors(_ color: String) {
    expect("view.fill = ⟪\(color)⟫", .literalColor)
    expect("f(a, tint: ⟪\(color)⟫.withAlphaComponent(0.5))")
  }

  @Test(arguments: [
    "UIFont(name: \"Georgia\", size: 12)", "UIFont.systemFont(ofSize: 12)",
    ".systemFont(ofSize: 12, weight: .bold)",
    "UIFont.boldSystemFont(ofSize: 12)", "NSFont.monospacedSystemFont(ofSize: 12, weight: .regular)",
    "NSFont(name: \"Georgia\", size: size)",
  ])
  func fonts(_ font: String) { expect("label.font = ⟪\(font)⟫", .literalFont) }

  @Test(arguments: [
    ".system(size: 12)", ".system(size: 12, weight: .bold, design: .rounded)",
    ".custom(\"Georgia\", size: 12)",
    ".custom(\"Georgia\", fixedSize: 12)", "Font.custom(\"Georgia\", size: 12, relativeTo: .body)",
  ])
  func fontsOfSwiftUI(_ font: String) {
    expect("Text(a).font(⟪\(font)⟫)", .literalFont)
    expect("Text(a).font(.body).font(.system(.title))")
  }
}
