import KansoLayout
import KansoTheme

/// A view whose content size comes from the document.
final class CanvasLeaf: View, LookWearer {
  /// The painter of its content. It has no effect on layout.
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

/// A scroll view that can have an intrinsic size on the canvas.
final class CanvasScroll: ScrollView, LookWearer {
  /// The painter of its content. It has no effect on layout.
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

/// The positions of the lines of text in a view.
struct TextLine {
  private let pointSize: Double
  /// True for controls that center their text vertically.
  private let isCentred: Bool

  /// The line height per point of font size, for the system font.
  private static let lineHeight = PlainTextMeasurer.ascender + PlainTextMeasurer.descender

  /// True for a view with a custom class, which can set its own font.
  private let choosesFont: Bool

  /// Returns the height of a line, and the space above the first and below the last line. Labels have no such space,
  /// whatever their height is. The document's fonts are not available, but the stored sizes depend on them.
  private func lines(_ size: Size) -> (height: Double, space: Double) {
    let natural = pointSize * Self.lineHeight
    guard size.height > 0, natural > 0 else { return (natural, 0) }
    if isCentred { return (natural, (size.height - natural) / 2) }
    guard choosesFont else { return (natural, 0) }
    // Additional height comes from a larger font of the custom class rather than from another line.
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
