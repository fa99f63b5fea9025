import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// A placeholder for content that is not in the document: an image, or the drawing of a class.
struct PlaceholderPainter: ContentPainter {
  /// The kind of content that the placeholder represents.
  enum Style {
    /// A gray box with a cross.
    case picture
    /// A system symbol in its tint color.
    case symbol(ColorValue)
    /// A dashed outline.
    case outline
  }

  let name: String
  let style: Style
  let colors: Colors
  /// The size of the content and its content mode; nil for the size of the view.
  var content: (size: Size, mode: String)?

  /// The colors of all placeholders, from the system palette.
  struct Colors {
    let fill: ColorValue
    let line: ColorValue
    let text: ColorValue

    /// Takes the colors for the appearance of the document.
    init(_ scene: SceneStyle) {
      (fill, line) = (scene.systemColor("placeholder"), scene.systemColor("placeholderLine"))
      text = scene.systemColor("secondaryLabel")
    }
  }

  private static let textSize = 11.0
  private static let lineWidth = 1.0
  private static let dashes = [4.0, 3.0]
  private static let inset = 2.0
  private static let symbolRadius = 0.25
  /// The minimum size of a box with a name, in points.
  private static let minNamedSize = Size(width: 40, height: 16)
  private static let nameHeight = 16.0

  /// Draws the placeholder in the rectangle of its content in a view.
  func draw(_ view: View, in context: inout DrawingContext) {
    draw(in: contentRect(in: view.bounds), &context)
  }

  /// Draws the placeholder in a rectangle, with its name if that fits. A system symbol with a glyph is drawn
  /// as the glyph, without a name.
  func draw(in rect: Rect, _ context: inout DrawingContext) {
    let edge = rect.inset(Self.lineWidth / 2)
    switch style {
    case .picture:
      context.fill(.rectangle(rect), .color(colors.fill))
      let line = Stroke(colors.line, width: Self.lineWidth)
      context.stroke(.rectangle(edge), line)
      for ends in [
        [Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)],
        [Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY)],
      ] { context.stroke(.path(Path(ends)), line) }
      drawName(in: rect, onto: colors.fill, &context)
    case .symbol(let tint):
      if let glyph = Glyph(symbol: name) { return glyph.draw(in: rect.inset(Self.inset), tint, &context) }
      let side = min(rect.width, rect.height)
      let square = rect.centeredRect(of: Size(width: side, height: side)).inset(Self.inset)
      context.stroke(
        .rectangle(square, cornerRadius: side * Self.symbolRadius), Stroke(tint, width: Self.inset))
      drawName(in: rect, onto: nil, &context)
    case .outline:
      guard rect.width > 0, rect.height > 0 else { return }
      context.stroke(.rectangle(edge), Stroke(colors.line, width: Self.lineWidth, dashes: Self.dashes))
      drawName(in: rect, onto: nil, &context)
    }
  }

  /// Draws the name in the center, with a background if there is a cross behind it. Draws nothing in a
  /// rectangle below the minimum size.
  private func drawName(in rect: Rect, onto ground: ColorValue?, _ context: inout DrawingContext) {
    guard rect.width >= Self.minNamedSize.width, rect.height >= Self.minNamedSize.height, !name.isEmpty
    else { return }
    var text = CanvasText(
      name, font: Typography(families: [Typography.systemFamily], size: Self.textSize), color: colors.text)
    text.alignment = .center
    text.mode = .byTruncatingMiddle
    let available = rect.inset(Self.inset)
    if let ground {
      let width = min(text.naturalSize(context).width + 2 * Self.inset, available.width)
      context.fill(
        .rectangle(rect.centeredRect(of: Size(width: width, height: min(Self.nameHeight, available.height)))),
        .color(ground)
      )
    }
    text.draw(in: available, .leftToRight, &context)
  }

  /// Returns the rectangle of the content in bounds; the bounds themselves if the size is unknown.
  private func contentRect(in bounds: Rect) -> Rect {
    guard let content, content.size.width > 0, content.size.height > 0 else { return bounds }
    return ContentMode.rect(of: content.size, in: bounds, mode: content.mode)
  }
}

/// The positions of content in a view: `UIView.ContentMode`.
enum ContentMode {
  /// Returns the rectangle of content of a size in the bounds of a view, for a mode of Interface Builder. An
  /// unknown mode without an edge in its name, such as `center`, centers the content.
  static func rect(of size: Size, in bounds: Rect, mode: String) -> Rect {
    switch mode {
    case "scaleAspectFit":
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      return bounds.centeredRect(of: Size(width: size.width * scale, height: size.height * scale))
    case "scaleAspectFill":
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      return bounds.centeredRect(of: Size(width: size.width * scale, height: size.height * scale))
    case "scaleToFill", "redraw", "": return bounds
    default:
      let word = mode.lowercased()
      let x =
        word.hasSuffix("left")
        ? bounds.minX : word.hasSuffix("right") ? bounds.maxX - size.width : bounds.midX - size.width / 2
      let y =
        word.hasPrefix("top")
        ? bounds.minY : word.hasPrefix("bottom") ? bounds.maxY - size.height : bounds.midY - size.height / 2
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}

extension PlaceholderPainter {
  /// Returns the image of a record or view: its name, and true if it is a system symbol; nil if there is
  /// none.
  ///
  /// - Parameter properties: returns an attribute of the record or view itself.
  /// - Parameter reference: the separate element of the image, which has priority over these attributes.
  static func imageReference(_ properties: (String) -> String?, _ reference: InterfaceValue?) -> (
    name: String, isSymbol: Bool
  )? {
    if case .record(let record)? = reference, let name = record.properties["image"]?.value {
      return (name, record.properties["catalog"]?.value == "system")
    }
    return properties("image").map { ($0, properties("catalog") == "system") }
  }

  /// Creates the placeholder for the image of an image view; nil if there is no image. It has the stored size
  /// and the content mode. It fills the view if the size is unknown or the mode is `scaleAspectFill`.
  init?(imageView style: ViewStyle) {
    colors = Colors(style.scene)
    guard
      let image = Self.imageReference(
        { style.property($0) }, style.value("imageReference") ?? style.value("image"))
    else { return nil }
    name = image.name
    self.style = image.isSymbol ? .symbol(style.tint) : .picture
    let mode = style.property("contentMode") ?? "scaleToFill"
    if let size = style.scene.images[image.name], size.width > 0, size.height > 0 {
      let isTooLarge = mode == "scaleAspectFill"
      content = isTooLarge ? nil : (Size(width: size.width, height: size.height), mode)
    }
  }

  /// Creates the placeholder for a view without content in the document: a dashed outline with a name.
  init(_ name: String, _ scene: SceneStyle) {
    (self.name, style, colors) = (name, .outline, Colors(scene))
  }
}
