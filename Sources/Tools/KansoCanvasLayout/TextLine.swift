import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// The positions of the lines of text in a view.
struct TextLine {
  private let pointSize: Double
  /// True for controls that center their text vertically.
  private let isCentred: Bool

  /// The line height per point of font size, for the system font.
  private static let lineHeight = PlainTextMeasurer.ascender + PlainTextMeasurer.descender

  /// True for a view with a custom class, which can set its own font.
  private let canSetOwnFont: Bool

  /// Returns the height of a line, and the space above the first and below the last line, in points. Buttons
  /// and text fields center one line of the natural height, so the space can be negative. Labels and text
  /// views have no space; with a custom class, their lines share the height of the view.
  private func lineMetrics(inViewOf size: Size) -> (height: Double, space: Double) {
    // The document's fonts are not available, but the stored sizes depend on them.
    let natural = pointSize * Self.lineHeight
    guard size.height > 0, natural > 0 else { return (natural, 0) }
    if isCentred { return (natural, (size.height - natural) / 2) }
    guard canSetOwnFont else { return (natural, 0) }
    // Additional height comes from a larger font of the custom class rather than from another line.
    let count = max(1, (size.height / natural + 0.1).rounded(.down))
    return (size.height / count, 0)
  }

  /// Returns the distance from the top of a view to the first baseline, in points.
  ///
  /// - Parameter size: the size of the view.
  func firstBaselineOffset(inViewOf size: Size) -> Double {
    let line = lineMetrics(inViewOf: size)
    return line.space + line.height * PlainTextMeasurer.ascender / Self.lineHeight
  }

  /// Returns the distance from the last baseline to the bottom of a view, in points.
  ///
  /// - Parameter size: the size of the view.
  func lastBaselineOffset(inViewOf size: Size) -> Double {
    let line = lineMetrics(inViewOf: size)
    return line.space + line.height * PlainTextMeasurer.descender / Self.lineHeight
  }

  /// Creates the line of text of a label, button, text field or text view; nil for other classes.
  init?(_ view: InterfaceView) {
    guard ["label", "button", "textField", "textView"].contains(view.kind.name) else { return nil }
    pointSize = Self.pointSize(of: view)
    isCentred = view.kind.name == "button" || view.kind.name == "textField"
    canSetOwnFont = view.properties["customClass"] != nil
  }

  /// Returns the font size of a view: stored, else of its text style, else the default of its class.
  private static func pointSize(of view: InterfaceView) -> Double {
    if let size = view.font?.size?.value { return size }
    if case .style(let style) = view.font?.face, let style = InterfaceFont.styles[style] {
      return style.size(at: .large)
    }
    if view.kind == "button", view.properties["buttonType"]?.value == "system" {
      return CanvasMetrics.systemButtonFontSize
    }
    return CanvasMetrics.fontSizes[view.kind.name] ?? CanvasMetrics.fontSize
  }
}
