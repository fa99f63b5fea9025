import KansoTheme

@testable import KansoLayout

/// A text measurer that measures like the plain one and records its requests.
final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
  private let plain = PlainTextMeasurer()
  private(set) var texts: [String] = []

  func forget() { texts = [] }

  func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int) -> TextExtent {
    texts.append(text)
    return plain.measure(text, font: font, size: size, width: width, lines: lines)
  }

  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    texts.append(runs.map(\.text).joined())
    return plain.typeset(runs, width: width, lines: lines, mode: mode)
  }
}

/// A view that counts its layouts.
final class CountingView: View {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A screen of two labels and a stack. Each part depends on its own tokens.
///
/// ```
/// root │ title (Fonts.title) at Padding.outer from the top, both sides
///      │ body (Fonts.body), Padding.gap below
///      │ card with margins Padding.card, in it inner
///      │ stack of two boxes with space Padding.stack
/// ```
struct TokenScreen {
  let root = CountingView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let measurer = CountingMeasurer()
  let title = Label("title")
  let body = Label("body of several words")
  let fixed = Label("fixed")
  let card = CountingView()
  let inner = CountingView()
  let stack = StackView()
  let boxes = [box(10, 10), box(10, 10)]

  static let titleFont = Font(plainFont(20)).when(["text": "bold"], use: Font(plainFont(40)))
    .named(TokenPath("fonts.title"))
  static let bodyFont = Font(families: ["system-ui"], size: 17, textStyle: .body).named(
    TokenPath("fonts.body"))
  static let color = Color(red: 1, green: 0, blue: 0).when(
    ["appearance": "dark"], use: Color(red: 0, green: 1, blue: 0)
  )
  .named(TokenPath("colors.text"))

  static func padding(_ name: String, _ value: Length, _ compact: Length) -> Token<Length> {
    Token(TokenPath("padding.\(name)"), value).when(["density": "compact"], use: compact)
  }

  init() {
    root.traitCollection.textMeasurer = measurer
    root.add(title, body, fixed, card, stack)
    card.add(inner)
    (title.font, body.font, fixed.font) = (Self.titleFont, Self.bodyFont, Font(plainFont(10)))
    for label in [title, body] { label.textColor = Self.color }
    card.backgroundColor = Self.color
    card.setLayoutMargins(Self.padding("card", 10, 4))
    for view in boxes { stack.addArrangedSubview(view) }
    stack.spacingToken = Self.padding("stack", 6, 6)
    title.pin(x: 0)
    body.pin(x: 0)
    fixed.pin(x: 200, y: 0)
    card.pin(x: 0, y: 200, width: 100, height: 100)
    stack.pin(x: 0, y: 400)
    let guide = card.layoutMarginsGuide
    activate(
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: Self.padding("outer", 16, 16)),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.padding("gap", 8, 8)),
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    root.layoutIfNeeded()
    forget()
  }

  func forget() {
    measurer.forget()
    for view in [root, card, inner] { view.layouts = 0 }
  }

  func change(_ change: (inout TraitCollection) -> Void) {
    forget()
    change(&root.traitCollection)
    root.layoutIfNeeded()
  }

  var layouts: [Int] { [root, card, inner].map(\.layouts) }

  /// Returns a theme of paddings, fonts and colors.
  static func theme(
    paddings: [String: Length] = [:], fonts: [String: Typography] = [:], colors: [String: ColorValue] = [:]
  ) -> Theme {
    func tokens<Value>(_ group: String, _ values: [String: Value], _ make: (Value) -> TokenValue)
      -> [ThemeToken]
    {
      values.sorted { $0.key < $1.key }.map {
        ThemeToken(path: TokenPath("\(group).\($0.key)"), value: make($0.value))
      }
    }
    return Theme(
      sections: [],
      tokens: tokens("padding", paddings) { .dimension(.points($0)) }
        + tokens("fonts", fonts) { .typography($0) }
        + tokens("colors", colors) { .color($0) })
  }
}
