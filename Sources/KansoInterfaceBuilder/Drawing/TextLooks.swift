import KansoLayout
import KansoTheme

/// The metrics of views with text, in points, as in UIKit.
private enum TextFigures {
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
struct TextLook: CanvasLook {
  var text: SetText
  var insets = EdgeInsets.zero

  func draw(_ view: View, in context: inout DrawingContext) {
    text.draw(in: view.bounds.inset(insets), view.effectiveUserInterfaceLayoutDirection, &context)
  }

  /// Creates the painter of a label; nil if the label has no text.
  init?(label style: ViewStyle) {
    var color = style.color("textColor") ?? style.system("label")
    if style.isOn("highlighted"), let highlighted = style.color("highlightedColor") { color = highlighted }
    if style.isOff("enabled") { color = color.faded(TextFigures.disabled) }
    let font = style.font(size: CanvasFigures.fontSize)
    guard var text = style.setText("text", attributed: "attributedText", font: font, color: color) else {
      return nil
    }
    text.lines = max(0, style.number("numberOfLines").map { Int($0) } ?? 1)
    text.mode = style.lineBreakMode ?? .byTruncatingTail
    if style.isOn("adjustsFontSizeToFit") { text.minimumScale = Self.minimumScale(style, font) }
    self.text = text
  }

  /// Returns the minimum font scale of a label.
  private static func minimumScale(_ style: ViewStyle, _ font: Typography) -> Double {
    if let scale = style.number("minimumScaleFactor"), (0.1...1).contains(scale) { return scale }
    guard let size = style.number("minimumFontSize"), size > 0, font.size > 0 else { return 1 }
    return min(size / font.size, 1)
  }

  /// Creates the painter of a text view; nil if it has no text.
  init?(textView style: ViewStyle) {
    let color = style.color("textColor") ?? style.system("label")
    guard
      var text = style.setText(
        "text", attributed: "attributedText", font: style.font(size: TextFigures.fieldSize), color: color)
    else { return nil }
    text.lines = 0
    text.mode = .byWordWrapping
    text.place = .top
    self.text = text
    insets = TextFigures.textViewInsets
  }
}

/// A painter of text fields.
struct FieldLook: CanvasLook {
  private let text: SetText?
  private let border: String?
  private let fill: ColorValue?
  private let line: ColorValue
  private let hasClearButton: Bool

  init(_ style: ViewStyle) {
    border = style.property("borderStyle")
    let isDisabled = style.isOff("enabled")
    // An explicit background is drawn by the view itself.
    fill =
      border == "roundedRect" && style.value("backgroundColor") == nil
      ? style.system("systemBackground") : nil
    line = style.system("separator")
    hasClearButton = ["always", "unlessEditing"].contains(style.property("clearButtonMode") ?? "")
    let font = style.font(size: TextFigures.fieldSize)
    var color = style.color("textColor") ?? style.system("label")
    if isDisabled { color = color.faded(TextFigures.disabled) }
    if var written = style.setText("text", attributed: "attributedText", font: font, color: color) {
      if Self.isSecret(style) {
        written.parts = written.parts.map {
          var part = $0
          part.text = String(repeating: "•", count: min(part.text.count, Self.mostDots))
          return part
        }
      }
      text = written
    } else {
      text = style.setText(
        "placeholder", attributed: "attributedPlaceholder", font: font, color: style.system("placeholderText")
      )
    }
  }

  private static let mostDots = 100

  private static func isSecret(_ style: ViewStyle) -> Bool {
    guard case .record(let traits)? = style.value("textInputTraits") else { return false }
    return traits.properties["secureTextEntry"]?.value == "YES"
  }

  func draw(_ view: View, in context: inout DrawingContext) {
    let edge = view.bounds.inset(TextFigures.hairline / 2)
    var inset = 0.0
    switch border {
    case "roundedRect":
      let outline = Outline.rectangle(edge, cornerRadius: TextFigures.fieldRadius)
      if let fill { context.fill(outline, .color(fill)) }
      context.stroke(outline, Stroke(line, width: TextFigures.hairline))
      inset = TextFigures.fieldInset
    case "line", "bezel":
      context.stroke(.rectangle(edge), Stroke(line, width: TextFigures.hairline))
      inset = TextFigures.lineInset
    default: break
    }
    var room = view.bounds.inset(EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    if hasClearButton, text != nil {
      let side = TextFigures.clearButton
      let button = Rect(x: room.maxX - side, y: room.midY - side / 2, width: side, height: side)
      context.fill(.ellipse(button), .color(line))
      room.size.width = max(0, room.width - side - inset)
    }
    text?.draw(in: room, view.effectiveUserInterfaceLayoutDirection, &context)
  }
}

/// A painter of search bars: a rounded field with a magnifying glass.
struct SearchLook: CanvasLook {
  private let text: SetText
  private let fill: ColorValue
  private let bar: ColorValue?
  private let glyph: ColorValue

  init(_ style: ViewStyle) {
    let font = Typography(families: [Typography.systemFamily], size: TextFigures.searchSize)
    let quiet = style.system("secondaryLabel")
    if let written = style.text("text"), !written.isEmpty {
      text = SetText(written, font: font, color: style.system("label"))
    } else {
      text = SetText(style.text("placeholder") ?? "", font: font, color: quiet)
    }
    fill = style.system("tertiarySystemFill")
    bar =
      style.property("searchBarStyle") == "minimal"
      ? nil : style.color("barTintColor") ?? style.system("barBackground")
    glyph = quiet
  }

  func draw(_ view: View, in context: inout DrawingContext) {
    if let bar { context.fill(.rectangle(view.bounds), .color(bar)) }
    var field = view.bounds.inset(TextFigures.searchInset)
    let height = min(TextFigures.searchHeight, field.height)
    field = Rect(x: field.minX, y: field.midY - height / 2, width: field.width, height: height)
    context.fill(.rectangle(field, cornerRadius: TextFigures.searchRadius), .color(fill))
    let side = TextFigures.glyph
    let lens = Rect(
      x: field.minX + TextFigures.searchInset, y: field.midY - side / 2, width: side, height: side)
    Glyph.magnifier.draw(in: lens, glyph, &context)
    let start = lens.maxX + TextFigures.searchInset
    text.draw(
      in: Rect(x: start, y: field.minY, width: max(0, field.maxX - start), height: field.height),
      view.effectiveUserInterfaceLayoutDirection, &context)
  }
}
