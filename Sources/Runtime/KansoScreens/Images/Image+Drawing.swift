import KansoLayout
import KansoTheme

extension Image {
  /// Draws the image in a rectangle, clipped to it, whatever the aspect ratio is. An image without shapes is drawn as a
  /// placeholder with its name. Draws nothing in an empty rectangle.
  ///
  /// - Parameter tint: the color of symbols, and of shapes without a color.
  package func draw(in rect: Rect, tint: Color, _ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    let tint = ownTint ?? tint
    if let bitmap {
      var image = bitmap.image
      if context.traits.userInterfaceStyle == .dark, let dark = bitmap.darkImage { image = dark }
      if bitmap.isTemplate || ownTint != nil { image.tint = context.traits.colorValue(of: tint) }
      return context.image(image, in: rect)
    }
    guard !shapes.isEmpty, canvas.width > 0, canvas.height > 0 else {
      return drawPlaceholder(in: rect, tint: tint, &context)
    }
    // Shapes are clipped to the canvas of the image.
    let clip: KansoDrawing.Outline? = reachesBeyondCanvas ? .rectangle(rect) : nil
    if let clip { context.begin(DrawGroup(clip: clip)) }
    for shape in shapes { shape.draw(from: canvas, to: rect, tint: tint, &context) }
    if clip != nil { context.end() }
  }

  /// The line width of a placeholder, in points.
  private static let placeholderLine = 1.0
  /// The line width and the corner radius of a symbol's placeholder, in points and as a fraction of its size.
  private static let symbolLine = 2.0
  private static let symbolRadius = 0.25

  /// Draws a gray box with a border, a cross and the name; for a symbol, a rounded square in the tint color with the
  /// name.
  private func drawPlaceholder(in rect: Rect, tint: Color, _ context: inout DrawingContext) {
    guard !isSymbol else {
      let side = min(rect.width, rect.height)
      let square = rect.centeredRect(of: Size(width: side, height: side)).outset(by: -Self.symbolLine)
      context.stroke(
        .rectangle(square, cornerRadius: side * Self.symbolRadius), tint, width: Self.symbolLine)
      return NameTag(name).draw(in: rect, &context)
    }
    let line = Self.placeholderLine
    context.fill(.rectangle(rect), .systemGray5)
    context.stroke(Outline.rectangle(rect).outset(by: -line / 2), .systemGray3, width: line)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    for (start, end) in [
      (Point(x: left, y: top), Point(x: right, y: bottom)),
      (Point(x: right, y: top), Point(x: left, y: bottom)),
    ] {
      context.stroke(.path(Path([start, end])), .systemGray3, width: line)
    }
    NameTag(name, background: .systemGray5).draw(in: rect, &context)
  }

  /// True if a shape lies partly outside of the canvas.
  private var reachesBeyondCanvas: Bool {
    let (width, height) = (canvas.width + Self.tolerance, canvas.height + Self.tolerance)
    return shapes.contains { shape in
      let bounds = shape.outline.bounds
      return bounds.minX < -Self.tolerance || bounds.minY < -Self.tolerance || bounds.maxX > width
        || bounds.maxY > height
    }
  }

  /// The tolerance for lengths, which may have rounding errors.
  private static let tolerance = 1e-6
}

/// A short name in the center of a placeholder.
package struct NameTag {
  private let name: String
  private let background: Color?

  /// The insets around the name, in points: to the edges of the placeholder, and to the edges of its background.
  private static let inset = 2.0
  /// The minimum size of a placeholder with a name, in points.
  private static let minimumSize = Size(width: 40, height: 16)

  /// Creates a tag.
  ///
  /// - Parameter background: the color behind the name, which covers the lines of the placeholder; nil for none.
  package init(_ name: String, background: Color? = nil) { (self.name, self.background) = (name, background) }

  /// Draws the name on one line in the center of a rectangle, shortened in the middle if necessary. Draws nothing in a
  /// rectangle below the minimum size.
  package func draw(in rect: Rect, _ context: inout DrawingContext) {
    guard rect.width >= Self.minimumSize.width, rect.height >= Self.minimumSize.height, !name.isEmpty else {
      return
    }
    var block = TextBlock()
    block.content = AttributedText(name)
    block.font = .systemPlaceholder
    block.color = .secondaryLabel
    block.alignment = .center
    block.mode = .byTruncatingMiddle
    block.adjustsToContentSize = false
    let layout = block.layout(in: rect.outset(by: -Self.inset), traits: context.traits)
    if let background, let line = layout.lines.first, let left = line.fragments.map(\.x).min() {
      context.fill(
        .rectangle(
          Rect(x: left, y: line.top, width: line.width, height: line.height).outset(by: Self.inset),
          cornerRadius: Self.inset), background)
    }
    block.draw(layout, in: &context)
  }
}

extension Image.Shape {
  /// Draws the shape, scaled from a canvas of a size to a rectangle. Corner radii and line widths are scaled by the
  /// smaller one of both factors.
  fileprivate func draw(from size: Size, to rect: Rect, tint: Color, _ context: inout DrawingContext) {
    let (wide, high) = (rect.width / size.width, rect.height / size.height)
    let color = color ?? tint
    /// Returns a point of the image in the coordinates of the view.
    func map(_ point: Point) -> Point {
      Point(x: rect.minX + point.x * wide, y: rect.minY + point.y * high)
    }
    /// Returns a rectangle of the image in the coordinates of the view.
    func map(_ part: Rect) -> Rect {
      Rect(origin: map(part.origin), size: Size(width: part.width * wide, height: part.height * high))
    }
    switch outline {
    case .rectangle(let part, let radius):
      context.fill(.rectangle(map(part), cornerRadius: radius * min(wide, high)), color)
    case .ellipse(let part): context.fill(.ellipse(map(part)), color)
    case .polygon(let points): context.fill(.path(Path(points.map(map), isClosed: true)), color)
    case .line(let points, let width):
      context.stroke(
        .path(Path(points.map(map))),
        Stroke(context.traits.colorValue(of: color), width: width * min(wide, high), cap: .round))
    case .ring(let part, let width):
      context.stroke(.ellipse(map(part)), color, width: width * min(wide, high))
    }
  }
}

extension Image.Shape.Outline {
  /// The smallest rectangle that contains the shape, in the coordinates of the image.
  fileprivate var bounds: Rect {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): rect
    case .polygon(let points): pathBounds(points)
    case .line(let points, let width): pathBounds(points).outset(by: width / 2)
    case .ring(let rect, let width): rect.outset(by: width / 2)
    }
  }

  /// Returns the smallest rectangle that contains points.
  private func pathBounds(_ points: [Point]) -> Rect { KansoDrawing.Outline.path(Path(points)).bounds }
}
