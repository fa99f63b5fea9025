import KansoLayout
import KansoTheme

/// A view whose content is known from the document.
final class CanvasLeaf: View, LookWearer {
  /// What it shows; no matter of layout.
  var look: (any CanvasLook)?
  private let size: Size
  private let insets: EdgeInsets
  private let text: TextLine?

  init(frame: Rect, content size: Size, insets: EdgeInsets, text: TextLine?) {
    (self.size, self.insets, self.text) = (size, insets, text)
    super.init(frame: frame)
  }

  override func draw(in context: inout DrawingContext) { look?.draw(self, in: &context) }
  override var intrinsicContentSize: Size { size }
  override var alignmentRectInsets: EdgeInsets { insets }
  override var firstBaselineOffsetFromTop: Double { text?.firstBaseline(size) ?? 0 }
  override var lastBaselineOffsetFromBottom: Double { text?.lastBaseline(size) ?? 0 }
}

/// A scroll view that may have a size on the canvas.
final class CanvasScroll: ScrollView, LookWearer {
  /// What it shows; no matter of layout.
  var look: (any CanvasLook)?
  private let size: Size

  init(frame: Rect, content size: Size) {
    self.size = size
    super.init(frame: frame)
    keepsWithinContent = false
  }

  override func draw(in context: inout DrawingContext) { look?.draw(self, in: &context) }
  override var intrinsicContentSize: Size { size }
}

/// Where the lines of a text are in a view.
struct TextLine {
  private let pointSize: Double
  /// Controls centre their text.
  private let isCentred: Bool

  /// In points, for each point of the font's size: the system's font.
  private static let lineHeight = PlainTextMeasurer.ascender + PlainTextMeasurer.descender

  /// Classes of their own choose fonts of their own.
  private let choosesFont: Bool

  /// The height of a line and the room above the first and below the last. Labels have their first line at the top and their last at the
  /// bottom, however high they are. Fonts are not here, but the sizes that they led to are.
  private func lines(_ size: Size) -> (height: Double, space: Double) {
    let natural = pointSize * Self.lineHeight
    guard size.height > 0, natural > 0 else { return (natural, 0) }
    if isCentred { return (natural, (size.height - natural) / 2) }
    guard choosesFont else { return (natural, 0) }
    // What is left over is of a larger font, which classes of their own choose, rather than of one more line.
    let count = max(1, (size.height / natural + 0.1).rounded(.down))
    return (size.height / count, 0)
  }

  func firstBaseline(_ size: Size) -> Double {
    let line = lines(size)
    return line.space + line.height * PlainTextMeasurer.ascender / Self.lineHeight
  }

  func lastBaseline(_ size: Size) -> Double {
    let line = lines(size)
    return line.space + line.height * PlainTextMeasurer.descender / Self.lineHeight
  }

  init?(_ view: InterfaceView) {
    guard ["label", "button", "textField", "textView"].contains(view.kind.name) else { return nil }
    pointSize = Self.pointSize(of: view)
    isCentred = view.kind.name == "button" || view.kind.name == "textField"
    choosesFont = view.properties["customClass"] != nil
  }

  private static func pointSize(of view: InterfaceView) -> Double {
    if let size = view.font?.size?.value { return size }
    if case .style(let style) = view.font?.face, let style = InterfaceFont.styles[style] {
      return style.size(at: .large)
    }
    return CanvasFigures.fontSizes[view.kind.name] ?? CanvasFigures.fontSize
  }
}
