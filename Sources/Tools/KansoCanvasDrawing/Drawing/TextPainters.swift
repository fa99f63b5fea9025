import KansoCanvasLayout
import KansoLayout
import KansoTheme

/// The metrics of views with text, in points, as in UIKit.
private enum TextMetrics {
  static let disabled = 0.44
  static let fieldRadius = 5.0
  static let fieldInset = 7.0
  static let lineInset = 2.0
  static let hairline = 1.0
  static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  static let searchInset = 8.0
  static let searchHeight = 36.0
  static let searchRadius = 10.0
  static let glyph = 14.0
  static let fieldSize = 14.0
  static let searchSize = 17.0
  static let clearButton = 14.0
}

/// A painter of text.
struct TextPainter: ContentPainter {
  var text: CanvasText
  var insets = EdgeInsets.zero

  /// Draws the text in the bounds of the view without the insets.
  func draw(_ view: View, in context: inout DrawingContext) {
    text.draw(in: view.bounds.inset(insets), view.effectiveUserInterfaceLayoutDirection, &context)
  }

  /// Creates the painter of a label; nil if the label has no text. By default it has one line of 17 points. A
  /// highlighted label has its highlighted color, if it has one. A disabled label is paler.
  init?(label style: ViewStyle) {
    var color = style.color("textColor") ?? style.systemColor("label")
    if style.isOn("highlighted"), let highlighted = style.color("highlightedColor") { color = highlighted }
    if style.isOff("enabled") { color = color.multiplyingOpacity(by: TextMetrics.disabled) }
    let font = style.font(size: CanvasMetrics.fontSize)
    guard var text = style.canvasText("text", attributed: "attributedText", font: font, color: color) else {
      return nil
    }
    text.lines = max(0, style.number("numberOfLines").map { Int($0) } ?? 1)
    text.mode = style.lineBreakMode ?? .byTruncatingTail
    if style.isOn("adjustsFontSizeToFit") { text.minimumScale = Self.minimumScale(style, font) }
    self.text = text
  }

  /// Returns the minimum font scale of a label: its scale factor, else its minimum font size relative to the
  /// font; 1 if neither is valid.
  private static func minimumScale(_ style: ViewStyle, _ font: Typography) -> Double {
    if let scale = style.number("minimumScaleFactor"), (0.1...1).contains(scale) { return scale }
    guard let size = style.number("minimumFontSize"), size > 0, font.size > 0 else { return 1 }
    return min(size / font.size, 1)
  }

  /// Creates the painter of a text view with any number of lines, from the top; nil if it has no text.
  init?(textView style: ViewStyle) {
    let color = style.color("textColor") ?? style.systemColor("label")
    guard
      var text = style.canvasText(
        "text", attributed: "attributedText", font: style.font(size: TextMetrics.fieldSize), color: color)
    else { return nil }
    text.lines = 0
    text.mode = .byWordWrapping
    text.place = .top
    self.text = text
    insets = TextMetrics.textViewInsets
  }
}

/// A painter of text fields.
struct TextFieldPainter: ContentPainter {
  private let text: CanvasText?
  private let border: String?
  private let fill: ColorValue?
  private let line: ColorValue
  private let hasClearButton: Bool

  /// Reads the text of a field, or else its placeholder. Each run of a secure text becomes at most 100 dots.
  init(_ style: ViewStyle) {
    border = style.property("borderStyle")
    let isDisabled = style.isOff("enabled")
    // An explicit background is drawn by the view itself.
    fill =
      border == "roundedRect" && style.value("backgroundColor") == nil
      ? style.systemColor("systemBackground") : nil
    line = style.systemColor("separator")
    hasClearButton = ["always", "unlessEditing"].contains(style.property("clearButtonMode") ?? "")
    let font = style.font(size: TextMetrics.fieldSize)
    var color = style.color("textColor") ?? style.systemColor("label")
    if isDisabled { color = color.multiplyingOpacity(by: TextMetrics.disabled) }
    if var written = style.canvasText("text", attributed: "attributedText", font: font, color: color) {
      if Self.isSecureTextEntry(style) {
        written.parts = written.parts.map {
          var part = $0
          part.text = String(repeating: "•", count: min(part.text.count, Self.maxDots))
          return part
        }
      }
      text = written
    } else {
      text = style.canvasText(
        "placeholder", attributed: "attributedPlaceholder", font: font,
        color: style.systemColor("placeholderText")
      )
    }
  }

  /// The maximum number of dots for a secure text.
  private static let maxDots = 100

  /// Returns true if the text input traits turn on secure text entry.
  private static func isSecureTextEntry(_ style: ViewStyle) -> Bool {
    guard case .record(let traits)? = style.value("textInputTraits") else { return false }
    return traits.properties["secureTextEntry"]?.value == "YES"
  }

  /// Draws the border, the clear button and the text. A field with neither a text nor a placeholder has no
  /// clear button.
  func draw(_ view: View, in context: inout DrawingContext) {
    let edge = view.bounds.inset(TextMetrics.hairline / 2)
    var inset = 0.0
    switch border {
    case "roundedRect":
      let outline = Outline.rectangle(edge, cornerRadius: TextMetrics.fieldRadius)
      if let fill { context.fill(outline, .color(fill)) }
      context.stroke(outline, Stroke(line, width: TextMetrics.hairline))
      inset = TextMetrics.fieldInset
    case "line", "bezel":
      context.stroke(.rectangle(edge), Stroke(line, width: TextMetrics.hairline))
      inset = TextMetrics.lineInset
    default: break
    }
    var available = view.bounds.inset(EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    if hasClearButton, text != nil {
      let side = TextMetrics.clearButton
      let button = Rect(x: available.maxX - side, y: available.midY - side / 2, width: side, height: side)
      context.fill(.ellipse(button), .color(line))
      available.size.width = max(0, available.width - side - inset)
    }
    text?.draw(in: available, view.effectiveUserInterfaceLayoutDirection, &context)
  }
}

/// A painter of search bars: a rounded field with a magnifying glass.
struct SearchBarPainter: ContentPainter {
  private let text: CanvasText
  private let fill: ColorValue
  private let bar: ColorValue?
  private let glyph: ColorValue

  /// Reads the text of a search bar, or else its placeholder. The minimal style has no background.
  init(_ style: ViewStyle) {
    let font = Typography(families: [Typography.systemFamily], size: TextMetrics.searchSize)
    let quiet = style.systemColor("secondaryLabel")
    if let written = style.text("text"), !written.isEmpty {
      text = CanvasText(written, font: font, color: style.systemColor("label"))
    } else {
      text = CanvasText(style.text("placeholder") ?? "", font: font, color: quiet)
    }
    fill = style.systemColor("tertiarySystemFill")
    bar =
      style.property("searchBarStyle") == "minimal"
      ? nil : style.color("barTintColor") ?? style.systemColor("barBackground")
    glyph = quiet
  }

  /// Draws the background, a field of at most 36 points in height, the magnifying glass and the text.
  func draw(_ view: View, in context: inout DrawingContext) {
    if let bar { context.fill(.rectangle(view.bounds), .color(bar)) }
    var field = view.bounds.inset(TextMetrics.searchInset)
    let height = min(TextMetrics.searchHeight, field.height)
    field = Rect(x: field.minX, y: field.midY - height / 2, width: field.width, height: height)
    context.fill(.rectangle(field, cornerRadius: TextMetrics.searchRadius), .color(fill))
    let side = TextMetrics.glyph
    let lens = Rect(
      x: field.minX + TextMetrics.searchInset, y: field.midY - side / 2, width: side, height: side)
    Glyph.magnifier.draw(in: lens, glyph, &context)
    let start = lens.maxX + TextMetrics.searchInset
    text.draw(
      in: Rect(x: start, y: field.minY, width: max(0, field.maxX - start), height: field.height),
      view.effectiveUserInterfaceLayoutDirection, &context)
  }
}
