import KansoLayout
import KansoTheme

extension ImageView {
  /// Draws the image in `imageRect`. An image without shapes is drawn as a gray box with its name.
  func drawImage(in context: inout DrawingContext) {
    guard let image else { return }
    guard !image.shapes.isEmpty else { return drawPlaceholder(named: image.name, in: &context) }
    let rect = imageRect
    guard rect.width > 0, rect.height > 0 else { return }
    // Shapes are clipped to the canvas of the image.
    let clip: KansoLayout.Outline? = image.reachesBeyondCanvas ? .rectangle(rect) : nil
    if let clip { context.begin(DrawGroup(clip: clip)) }
    for shape in image.shapes {
      context.fill(shape.outline.placed(from: image.size, in: rect), shape.color ?? tintColor)
    }
    if clip != nil { context.end() }
  }

  private static let placeholderLine = 1.0
  /// The inset around the name, in points.
  private static let nameInset = 4.0

  private func drawPlaceholder(named name: String, in context: inout DrawingContext) {
    let rect = imageRect.width > 0 && imageRect.height > 0 ? imageRect : bounds
    guard rect.width > 0, rect.height > 0 else { return }
    context.fill(.rectangle(rect), .systemGray5)
    let line = Self.placeholderLine
    context.stroke(Outline.rectangle(rect).grown(by: -line / 2), .systemGray3, width: line)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    for (start, end) in [
      (Point(x: left, y: top), Point(x: right, y: bottom)),
      (Point(x: right, y: top), Point(x: left, y: bottom)),
    ] {
      context.stroke(.path(Path([start, end])), .systemGray3, width: line)
    }
    drawName(name, in: rect, &context)
  }

  /// Draws the name in the center if a line fits. A background behind the name covers the cross.
  private func drawName(_ name: String, in rect: Rect, _ context: inout DrawingContext) {
    var block = TextBlock()
    block.content = AttributedText(name)
    block.font = .systemCaption
    block.color = .secondaryLabel
    block.alignment = .center
    block.adjustsToContentSize = false
    let room = rect.grown(by: -Self.nameInset)
    let layout = block.layout(in: room, of: self)
    guard let line = layout.lines.first, line.height <= room.height, room.width > 0, !name.isEmpty,
      let left = line.fragments.map(\.x).min()
    else { return }
    let ground = Rect(x: left, y: line.top, width: line.width, height: line.height)
      .grown(by: Self.nameInset / 2)
    context.fill(.rectangle(ground, cornerRadius: Self.nameInset), .systemGray5)
    block.draw(layout, in: &context, of: self)
  }
}

extension Image {
  /// True if a shape lies partly outside of the canvas.
  fileprivate var reachesBeyondCanvas: Bool {
    let (width, height) = (size.width + Self.tolerance, size.height + Self.tolerance)
    return shapes.contains { shape in
      let bounds = shape.outline.drawn.bounds
      return bounds.minX < -Self.tolerance || bounds.minY < -Self.tolerance || bounds.maxX > width
        || bounds.maxY > height
    }
  }

  /// The tolerance for lengths, which may have rounding errors.
  private static let tolerance = 1e-6
}

extension Image.Shape.Outline {
  fileprivate var drawn: KansoLayout.Outline {
    switch self {
    case .rectangle(let rect, let radius): .rectangle(rect, cornerRadius: radius)
    case .ellipse(let rect): .ellipse(rect)
    case .polygon(let points): .path(Path(points, isClosed: true))
    }
  }

  /// Returns the outline scaled from a canvas of a size to a rectangle.
  fileprivate func placed(from size: Size, in rect: Rect) -> KansoLayout.Outline {
    let (wide, high) = (rect.width / size.width, rect.height / size.height)
    func placed(_ point: Point) -> Point {
      Point(x: rect.minX + point.x * wide, y: rect.minY + point.y * high)
    }
    func placed(_ part: Rect) -> Rect {
      Rect(origin: placed(part.origin), size: Size(width: part.width * wide, height: part.height * high))
    }
    switch self {
    case .rectangle(let part, let radius):
      return .rectangle(placed(part), cornerRadius: radius * min(wide, high))
    case .ellipse(let part): return .ellipse(placed(part))
    case .polygon(let points): return .path(Path(points.map(placed), isClosed: true))
    }
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved outwards by a distance, inwards if it is negative. Its size is never
  /// negative.
  func grown(by distance: Double) -> Rect { KansoLayout.Outline.rectangle(self).grown(by: distance).bounds }
}
