import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

// Metrics of bars are those of UIKit, in points.

/// The colors of a bar.
struct BarColors {
  /// The background; nil for none.
  var ground: ColorValue?
  var title: ColorValue
  var tint: ColorValue
  /// The color of the separator.
  var line: ColorValue
  /// The color of disabled items and of tabs that are not selected.
  var quiet: ColorValue

  /// Determines the colors. Background and title have the color of the bar's standard appearance, else of the
  /// bar itself, else of its bar style. The tint is the bar's, else the parameter, else the document's, else
  /// the system's. The other colors are system colors.
  ///
  /// - Parameter bar: the bar of a container or view that determines the colors; nil for the system's colors.
  /// - Parameter tint: the tint color of a bar without one; nil for the tint color of the document.
  init(_ bar: InterfaceView?, _ scene: SceneStyle, tint: ColorValue? = nil) {
    let palette = scene.palette
    /// Returns the value of a color of the bar itself; nil if it has none.
    func color(_ key: String) -> ColorValue? {
      if case .color(let color)? = bar?.values[key] { return palette.value(of: color) }
      return nil
    }
    var appearance: InterfaceRecord?
    if case .record(let record)? = bar?.values["standardAppearance"] { appearance = record }
    let isBlack = bar?.properties["barStyle"]?.value == "black"
    ground =
      appearance?.color("backgroundColor", palette) ?? color("barTintColor")
      ?? (isBlack ? scene.systemColor("black") : scene.systemColor("barBackground"))
    title = scene.systemColor(isBlack ? "white" : "label")
    if let attributes = [appearance?.values["titleTextAttributes"], bar?.values["titleTextAttributes"]]
      .compactMap({ $0 }).first, case .record(let record) = attributes,
      let own = record.color("textColor", palette) ?? record.color("NSColor", palette)
    {
      title = own
    }
    self.tint = color("tintColor") ?? tint ?? scene.tint ?? scene.systemColor("tint")
    line = scene.systemColor("separator")
    quiet = scene.systemColor("systemGray")
  }
}

/// A painter of navigation bars and toolbars.
struct BarPainter: ContentPainter {
  let content: BarContent
  let colors: BarColors
  /// The height at the top that another bar or the sensor housing covers, in points.
  var covered = 0.0
  /// True if the bar is at the bottom, so that its separator is above it.
  var isAtBottom = false
  /// The height of the row of items, in points.
  var rowHeight = 44.0

  private static let inset = 16.0
  private static let side = 24.0
  private static let gap = 12.0
  private static let line = 0.5
  private static let textSize = 17.0
  private static let promptSize = 13.0
  private static let promptHeight = 30.0
  private static let largeSize = 34.0
  private static let semibold = 600.0
  private static let bold = 700.0

  /// Draws background, separator, prompt, items and title. The title is centered in the bar, or between the
  /// items if they leave too little space. A large title is below the row, if the bar is high enough. A bar
  /// at the bottom has items only.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    if let ground = colors.ground { context.fill(.rectangle(bounds), .color(ground)) }
    let lineY = isAtBottom ? bounds.minY : bounds.maxY - Self.line
    context.fill(
      .rectangle(Rect(x: bounds.minX, y: lineY, width: bounds.width, height: Self.line)), .color(colors.line))
    var top = bounds.minY + covered
    if let prompt = content.prompt, !prompt.isEmpty, !isAtBottom {
      let rect = Rect(x: bounds.minX, y: top, width: bounds.width, height: Self.promptHeight)
      drawText(prompt, size: Self.promptSize, in: rect, alignment: .center, color: colors.title, &context)
      top += Self.promptHeight
    }
    let row = Rect(
      x: bounds.minX, y: top, width: bounds.width, height: min(rowHeight, max(0, bounds.maxY - top)))
    if isAtBottom { return drawToolbarItems(in: row, &context) }
    let (left, right) = drawItemsAtEnds(in: row, &context)
    guard let title = content.title, !title.isEmpty else { return }
    if content.hasLargeTitle, bounds.maxY > row.maxY {
      let rect = Rect(
        x: bounds.minX + Self.inset, y: row.maxY, width: bounds.width - 2 * Self.inset,
        height: bounds.maxY - row.maxY)
      drawText(
        title, size: Self.largeSize, weight: Self.bold, in: rect, alignment: .natural, color: colors.title,
        &context)
    } else {
      // The title is centered in the bar, or between the items if they leave too little space.
      let half = min(row.midX - left, right - row.midX)
      let rect =
        half > row.width / 8
        ? Rect(x: row.midX - half, y: row.minY, width: 2 * half, height: row.height)
        : Rect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
      drawText(
        title, size: Self.textSize, weight: Self.semibold, in: rect, alignment: .center, color: colors.title,
        &context)
    }
  }

  /// Draws a text in the system font, on one line from left to right, vertically centered.
  private func drawText(
    _ text: String, size: Double, weight: Double? = nil, in rect: Rect, alignment: TextAlignment,
    color: ColorValue, _ context: inout DrawingContext
  ) {
    var set = CanvasText(
      text, font: Typography(families: [Typography.systemFamily], size: size, weight: weight), color: color)
    set.alignment = alignment
    set.draw(in: rect, .leftToRight, &context)
  }

  // MARK: Items

  /// Returns the width of an item in points; 0 for a space.
  private func width(of item: BarItem, _ context: DrawingContext) -> Double {
    switch item.content {
    case .text(let text): itemText(text, of: item).naturalSize(context).width
    case .image, .glyph: Self.side
    case .space: 0
    }
  }

  /// Returns the text of an item with its font and color.
  private func itemText(_ text: String, of item: BarItem) -> CanvasText {
    let font = Typography(
      families: [Typography.systemFamily], size: Self.textSize, weight: item.isBold ? Self.semibold : nil)
    return CanvasText(text, font: font, color: color(of: item))
  }

  /// Returns the color of an item: gray if it is disabled, else its tint color, else the bar's.
  private func color(of item: BarItem) -> ColorValue {
    item.isEnabled ? item.tint ?? colors.tint : colors.quiet
  }

  /// Draws an item in the part of the row that begins at `x`. Images are 24 points wide and glyphs 18, both
  /// centered in that part. Symbol images have the color of the item. A text is left-aligned, and a space draws
  /// nothing.
  private func drawItem(
    _ item: BarItem, at x: Double, width: Double, in row: Rect, _ context: inout DrawingContext
  ) {
    let place = Rect(x: x, y: row.minY, width: width, height: row.height)
    let square = place.centeredRect(of: Size(width: Self.side, height: Self.side))
    switch item.content {
    case .text(let text): itemText(text, of: item).draw(in: place, .leftToRight, &context)
    case .glyph(let glyph):
      glyph.draw(in: square.inset(Self.side / 8), color(of: item), &context)
    case .image(let image):
      var image = image
      if case .symbol = image.style {
        image = PlaceholderPainter(name: image.name, style: .symbol(color(of: item)), colors: image.colors)
      }
      image.draw(in: square, &context)
    case .space: break
    }
  }

  /// Draws the items at both ends, and the back button if the content has one and no leading item. Omits
  /// items that begin beyond the opposite end. Returns the range between them, which can be empty or
  /// reversed.
  private func drawItemsAtEnds(in row: Rect, _ context: inout DrawingContext) -> (left: Double, right: Double)
  {
    var (left, right) = (row.minX + Self.inset, row.maxX - Self.inset)
    if content.hasBackButton, content.leading.isEmpty {
      let size = Size(width: Self.side, height: Self.side)
      let place = Rect(
        x: left - Self.side / 4, y: row.midY - size.height / 2, width: size.width, height: size.height)
      Glyph.chevronBackward.draw(in: place.inset(Self.side / 8), colors.tint, &context)
      left = place.maxX + Self.gap
    }
    for item in content.leading where left < row.maxX {
      let width = min(width(of: item, context), row.width)
      drawItem(item, at: left, width: width, in: row, &context)
      left += width + Self.gap
    }
    for item in content.trailing where right > row.minX {
      let width = min(width(of: item, context), row.width)
      drawItem(item, at: right - width, width: width, in: row, &context)
      right -= width + Self.gap
    }
    return (left, right)
  }

  /// Draws the items of a toolbar, which are the leading items. Fixed and flexible spaces share the remaining
  /// width equally. Items that begin beyond the right edge are omitted.
  private func drawToolbarItems(in row: Rect, _ context: inout DrawingContext) {
    let items = content.leading
    let spaces = items.filter { if case .space = $0.content { true } else { false } }.count
    let used = items.reduce(0) { $0 + width(of: $1, context) + Self.gap } - Self.gap
    let spare = max(0, row.width - 2 * Self.inset - used)
    var x = row.minX + Self.inset
    for item in items where x < row.maxX {
      if case .space = item.content { x += spare / Double(max(spaces, 1)) }
      let width = width(of: item, context)
      drawItem(item, at: x, width: width, in: row, &context)
      x += width + Self.gap
    }
  }
}

/// A painter of tab bars.
struct TabBarPainter: ContentPainter {
  /// One tab: its title with an image or symbol.
  struct Tab {
    let title: String
    let image: PlaceholderPainter?
    let isSymbol: Bool
    let isSelected: Bool
  }

  let tabs: [Tab]
  let colors: BarColors
  /// The height of the row of tabs, in points.
  var rowHeight = 49.0

  private static let line = 0.5
  private static let side = 24.0
  private static let top = 5.0
  private static let titleHeight = 14.0
  private static let gap = 2.0
  private static let textSize = 10.0
  private static let medium = 500.0

  /// Draws the tabs with equal widths. A tab without an image has a filled square.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    if let ground = colors.ground { context.fill(.rectangle(bounds), .color(ground)) }
    context.fill(
      .rectangle(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.line)),
      .color(colors.line))
    let width = bounds.width / Double(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let place = Rect(
        x: bounds.minX + width * Double(index), y: bounds.minY, width: width, height: rowHeight)
      let color = tab.isSelected ? colors.tint : colors.quiet
      let square = Rect(
        x: place.midX - Self.side / 2, y: place.minY + Self.top, width: Self.side, height: Self.side)
      if let image = tab.image {
        let style = tab.isSymbol ? PlaceholderPainter.Style.symbol(color) : .picture
        PlaceholderPainter(name: image.name, style: style, colors: image.colors).draw(in: square, &context)
      } else {
        context.fill(.rectangle(square.inset(Self.top), cornerRadius: Self.top), .color(color))
      }
      var text = CanvasText(
        tab.title,
        font: Typography(families: [Typography.systemFamily], size: Self.textSize, weight: Self.medium),
        color: color)
      text.alignment = .center
      text.draw(
        in: Rect(x: place.minX, y: square.maxY + Self.gap, width: width, height: Self.titleHeight),
        .leftToRight,
        &context)
    }
  }
}

extension TabBarPainter.Tab {
  /// Creates a tab from a tab bar item, or from nothing. The name of a system item, or else the fallback,
  /// substitutes for a missing or empty title.
  init(_ record: InterfaceRecord?, fallback: String, isSelected: Bool, _ scene: SceneStyle) {
    let system = record?.properties["systemItem"]?.value
    title = record?.text("title").flatMap { $0.isEmpty ? nil : $0 } ?? system ?? fallback
    self.isSelected = isSelected
    let found = record.flatMap { record in
      PlaceholderPainter.imageReference(
        { record.properties[$0]?.value }, record.values["imageReference"] ?? record.values["image"])
    }
    image = found.map { PlaceholderPainter(name: $0.name, style: .picture, colors: .init(scene)) }
    isSymbol = found?.isSymbol ?? false
  }
}
