import KansoLayout
import KansoTheme

extension ImageView {
  /// Draws the image in `imageRect`, clipped to it. An image without shapes is drawn as a placeholder with
  /// its name. Without an image, draws nothing.
  func drawImage(in context: inout DrawingContext) {
    guard let image else { return }
    guard !image.shapes.isEmpty else { return drawPlaceholder(named: image.name, in: &context) }
    let rect = imageRect
    guard rect.width > 0, rect.height > 0 else { return }
    // Shapes are clipped to the canvas of the image.
    let clip: KansoDrawing.Outline? = image.reachesBeyondCanvas ? .rectangle(rect) : nil
    if let clip { context.begin(DrawGroup(clip: clip)) }
    for shape in image.shapes {
      context.fill(shape.outline.scaled(from: image.size, to: rect), shape.color ?? tintColor)
    }
    if clip != nil { context.end() }
  }

  /// The line width of a placeholder, in points.
  private static let placeholderLine = 1.0
  /// The inset around the name, in points.
  private static let nameInset = 4.0

  /// Draws a gray box with a border, a cross and a name in `imageRect`, or in the bounds of the view if that
  /// is empty.
  private func drawPlaceholder(named name: String, in context: inout DrawingContext) {
    let rect = imageRect.width > 0 && imageRect.height > 0 ? imageRect : bounds
    guard rect.width > 0, rect.height > 0 else { return }
    context.fill(.rectangle(rect), .systemGray5)
    let line = Self.placeholderLine
    context.stroke(Outline.rectangle(rect).outset(by: -line / 2), .systemGray3, width: line)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    for (start, end) in [
      (Point(x: left, y: top), Point(x: right, y: bottom)),
      (Point(x: right, y: top), Point(x: left, y: bottom)),
    ] {
      context.stroke(.path(Path([start, end])), .systemGray3, width: line)
    }
    drawName(name, in: rect, context: &context)
  }

  /// Draws the name in the center, unless the name is empty or one line does not fit. A background behind the
  /// name covers the cross.
  private func drawName(_ name: String, in rect: Rect, context: inout DrawingContext) {
    var block = TextBlock()
    block.content = AttributedText(name)
    block.font = .systemCaption
    block.color = .secondaryLabel
    block.alignment = .center
    block.adjustsToContentSize = false
    let available = rect.outset(by: -Self.nameInset)
    let layout = block.layout(in: available, of: self)
    guard let line = layout.lines.first, line.height <= available.height, available.width > 0, !name.isEmpty,
      let left = line.fragments.map(\.x).min()
    else { return }
    let ground = Rect(x: left, y: line.top, width: line.width, height: line.height)
      .outset(by: Self.nameInset / 2)
    context.fill(.rectangle(ground, cornerRadius: Self.nameInset), .systemGray5)
    block.draw(layout, in: &context, of: self)
  }
}

extension Image {
  /// True if a shape lies partly outside of the canvas.
  fileprivate var reachesBeyondCanvas: Bool {
    let (width, height) = (size.width + Self.tolerance, size.height + Self.tolerance)
    return shapes.contains { shape in
      let bounds = shape.outline.drawableOutline.bounds
      return bounds.minX < -Self.tolerance || bounds.minY < -Self.tolerance || bounds.maxX > width
        || bounds.maxY > height
    }
  }

  /// The tolerance for lengths, which may have rounding errors.
  private static let tolerance = 1e-6
}

extension Image.Shape.Outline {
  /// The outline for a drawing context, in the coordinates of the image.
  fileprivate var drawableOutline: KansoDrawing.Outline {
    switch self {
    case .rectangle(let rect, let radius): .rectangle(rect, cornerRadius: radius)
    case .ellipse(let rect): .ellipse(rect)
    case .polygon(let points): .path(Path(points, isClosed: true))
    }
  }

  /// Returns the outline for a drawing context, scaled from a canvas of a size to a rectangle. A corner
  /// radius is scaled by the smaller one of both factors.
  fileprivate func scaled(from size: Size, to rect: Rect) -> KansoDrawing.Outline {
    let (wide, high) = (rect.width / size.width, rect.height / size.height)
    /// Returns a point of the image in the coordinates of the view.
    func map(_ point: Point) -> Point {
      Point(x: rect.minX + point.x * wide, y: rect.minY + point.y * high)
    }
    /// Returns a rectangle of the image in the coordinates of the view.
    func map(_ part: Rect) -> Rect {
      Rect(origin: map(part.origin), size: Size(width: part.width * wide, height: part.height * high))
    }
    switch self {
    case .rectangle(let part, let radius):
      return .rectangle(map(part), cornerRadius: radius * min(wide, high))
    case .ellipse(let part): return .ellipse(map(part))
    case .polygon(let points): return .path(Path(points.map(map), isClosed: true))
    }
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved outwards by a distance, inwards if it is negative. Its size is never
  /// negative.
  func outset(by distance: Double) -> Rect {
    KansoDrawing.Outline.rectangle(self).outset(by: distance).bounds
  }
}
