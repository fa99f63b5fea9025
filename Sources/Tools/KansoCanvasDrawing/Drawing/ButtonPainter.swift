import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// A painter of buttons: title and image for the current state, and the background of the configuration.
struct ButtonPainter: ContentPainter {
  private var title: CanvasText?
  private var image: PlaceholderPainter?
  private var imageSize = Size.zero
  private var fill: ColorValue?
  private var background: PlaceholderPainter?
  private var radius = 0.0
  private var insets = EdgeInsets.zero
  private var horizontal = "center"
  /// The glyph of the button type with its color; nil for most types.
  private var glyph: (glyph: Glyph, color: ColorValue)?

  // Metrics are those of UIKit, in points.
  private static let textSize = 15.0
  private static let spacing = 8.0
  private static let fixedRadius = 6.0
  private static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  private static let symbolSide = 20.0
  private static let disabledOpacity = 0.35
  private static let tintedBackgroundOpacity = 0.15
  private static let glyphSide = 22.0

  /// Reads the configuration of a button if it has one, else the title and images for its current state.
  /// Explicit content insets replace the insets of the configuration.
  init(_ style: ViewStyle) {
    if let configuration = Self.record(for: "configuration", in: style) {
      applyConfiguration(configuration, style)
    } else {
      applyStates(style)
    }
    horizontal = style.property("contentHorizontalAlignment") ?? "center"
    let contents = ["contentEdgeInsets", "contentInsets"].lazy.compactMap { key -> InterfaceInsets? in
      if case .insets(let insets)? = style.value(key) { return insets }
      return nil
    }
    if let own = contents.first {
      // Interface Builder writes a tiny number instead of 0.
      insets = EdgeInsets(top: own.top, left: own.left, bottom: own.bottom, right: own.right)
    }
    glyph = Self.glyphs[style.property("buttonType") ?? ""].map { ($0, style.tint) }
  }

  /// The glyphs of the button types that have one.
  private static let glyphs: [String: Glyph] = [
    "infoLight": .info, "infoDark": .info, "detailDisclosure": .info, "contactAdd": .plus, "close": .cross,
  ]

  /// Returns the record of a key, with size class variations applied; nil if there is none.
  private static func record(for key: String, in style: ViewStyle) -> InterfaceRecord? {
    if case .record(let record)? = style.value(key) { return record }
    return nil
  }

  // MARK: States

  /// Sets title and images for the current state. What that state does not set comes from the normal one. An
  /// attributed title, even of the normal state, has priority over a plain one. The default title color is
  /// the tint of a system button, and white for others. A disabled button without its own color is paler.
  private mutating func applyStates(_ style: ViewStyle) {
    let states = Dictionary(style.source.states, uniquingKeysWith: { first, _ in first })
    let normal = states["normal"]
    let current = Self.currentState(of: style)
    let own = current.flatMap { states[$0] }
    let isSystem = ["system", "roundedRect"].contains(style.property("buttonType") ?? "")
    let palette = style.scene.palette
    var color =
      own?.color("titleColor", palette) ?? normal?.color("titleColor", palette)
      ?? (isSystem ? style.tint : style.systemColor("white"))
    if current == "disabled", own?.color("titleColor", palette) == nil {
      color =
        isSystem ? style.systemColor("tertiaryLabel") : color.multiplyingOpacity(by: Self.disabledOpacity)
    }
    let font = style.font(size: Self.textSize)
    if let runs = Self.attributedTitle(of: own) ?? Self.attributedTitle(of: normal) {
      title = CanvasText(style.parts(runs, font: font, color: color))
    } else if let text = own?.text("title") ?? normal?.text("title"), !text.isEmpty {
      title = CanvasText(text, font: font, color: color)
    }
    let mode = style.lineBreakMode ?? .byTruncatingMiddle
    title?.mode = mode
    if mode == .byWordWrapping || mode == .byCharWrapping { title?.lines = 0 }
    title?.alignment =
      style.property("titleLabelTextAlignment").flatMap { TextAttributeNames.alignments[$0] } ?? .center
    setImages(own, normal, style, symbolColor: color)
  }

  /// Returns the runs of the attributed title of a state; nil if there are none.
  private static func attributedTitle(of state: InterfaceRecord?) -> [InterfaceTextRun]? {
    if case .attributedText(let runs)? = state?.values["attributedTitle"], !runs.isEmpty { return runs }
    return nil
  }

  /// Returns the first of `disabled`, `selected` and `highlighted` that applies; nil for the normal state.
  private static func currentState(of style: ViewStyle) -> String? {
    if style.isOff("enabled") { return "disabled" }
    if style.isOn("selected") { return "selected" }
    return style.isOn("highlighted") ? "highlighted" : nil
  }

  /// Sets the image and the background image: each from the current state, else from the normal state.
  private mutating func setImages(
    _ own: InterfaceRecord?, _ normal: InterfaceRecord?, _ style: ViewStyle, symbolColor: ColorValue
  ) {
    for state in [own, normal].compactMap({ $0 }) where image == nil {
      setImage(of: state, style, symbolColor)
    }
    guard let name = own?.properties["backgroundImage"]?.value ?? normal?.properties["backgroundImage"]?.value
    else { return }
    background = PlaceholderPainter(name: name, style: .picture, colors: .init(style.scene))
  }

  /// Sets the image and its size, which is 20 × 20 points if the document stores none. Does nothing if the
  /// record has no image.
  private mutating func setImage(of record: InterfaceRecord, _ style: ViewStyle, _ color: ColorValue) {
    let reference = record.values["imageReference"] ?? record.values["image"]
    guard let found = PlaceholderPainter.imageReference({ record.properties[$0]?.value }, reference) else {
      return
    }
    image = PlaceholderPainter(
      name: found.name, style: found.isSymbol ? .symbol(color) : .picture, colors: .init(style.scene))
    let size = style.scene.images[found.name]
    imageSize = Size(width: size?.width ?? Self.symbolSide, height: size?.height ?? Self.symbolSide)
  }

  // MARK: Configurations

  /// Sets title, image, colors, corner radius and insets of a button configuration. A style without a
  /// background, or an unknown style, only has the background that the configuration contains.
  private mutating func applyConfiguration(_ configuration: InterfaceRecord, _ style: ViewStyle) {
    let palette = style.scene.palette
    let kind = configuration.properties["style"]?.value ?? "plain"
    let base = configuration.color("baseBackgroundColor", palette)
    var color = configuration.color("baseForegroundColor", palette) ?? style.tint
    switch kind {
    case "filled", "borderedProminent":
      fill = base ?? style.tint
      color = configuration.color("baseForegroundColor", palette) ?? style.systemColor("white")
    case "tinted", "borderedTinted":
      fill = base ?? style.tint.multiplyingOpacity(by: Self.tintedBackgroundOpacity)
    case "gray", "bordered": fill = base ?? style.systemColor("systemFill")
    default: fill = nil
    }
    radius = Self.fixedRadius
    if configuration.properties["cornerStyle"]?.value == "capsule" { radius = .infinity }
    if case .record(let ground)? = configuration.values["background"] {
      fill = ground.color("backgroundColor", palette) ?? fill
      if let own = ground.number("cornerRadius") { radius = max(0, own) }
    }
    if style.isOff("enabled") {
      (fill, color) = (
        fill.map { $0.multiplyingOpacity(by: Self.disabledOpacity) }, style.systemColor("tertiaryLabel")
      )
    }
    insets = Self.configurationInsets
    var font = style.font(size: Self.textSize)
    if case .font(let own)? = configuration.values["titleFontDescription"]
      ?? configuration.values["fontDescription"]
    {
      font = own.typography(size: Self.textSize)
    }
    if case .attributedText(let runs)? = configuration.values["attributedTitle"], !runs.isEmpty {
      title = CanvasText(style.parts(runs, font: font, color: color))
    } else if let text = configuration.text("title"), !text.isEmpty {
      title = CanvasText(text, font: font, color: color)
    }
    title?.alignment = .center
    setImage(of: configuration, style, color)
  }

  // MARK: Drawing

  /// Draws the background image, the background, the image and, to its right, the title. Ignores insets that
  /// leave less than half of the width. Draws the glyph of the button type if there is neither title nor
  /// image.
  func draw(_ view: View, in context: inout DrawingContext) {
    background?.draw(view, in: &context)
    if let fill {
      let limit = min(view.bounds.width, view.bounds.height) / 2
      context.fill(.rectangle(view.bounds, cornerRadius: min(radius, limit)), .color(fill))
    }
    var available = view.bounds.inset(insets)
    // Insets that leave too little space for the content were made for another size, so they are ignored.
    if available.width < view.bounds.width / 2 { available = view.bounds }
    if let (glyph, color) = glyph, title == nil, image == nil {
      return glyph.draw(
        in: view.bounds.centeredRect(of: Size(width: Self.glyphSide, height: Self.glyphSide)), color, &context
      )
    }
    let picture = Size(
      width: min(imageSize.width, available.width), height: min(imageSize.height, view.bounds.height))
    let gap = image == nil || title == nil ? 0 : Self.spacing
    let free = max(0, available.width - (image == nil ? 0 : picture.width) - gap)
    let words = min(title?.naturalSize(context).width ?? 0, free)
    let width = (image == nil ? 0 : picture.width) + gap + words
    var x: Double
    switch horizontal {
    case "left", "leading": x = available.minX
    case "right", "trailing": x = available.maxX - width
    default: x = available.midX - width / 2
    }
    if let image {
      image.draw(
        in: Rect(x: x, y: available.midY - picture.height / 2, width: picture.width, height: picture.height),
        &context)
      x += picture.width + gap
    }
    // Fonts differ from Apple's: a centered title without an image may use the whole width.
    let isAlone = image == nil && horizontal == "center"
    let place =
      isAlone ? available : Rect(x: x, y: view.bounds.minY, width: max(words, 0), height: view.bounds.height)
    title?.draw(in: place, view.effectiveUserInterfaceLayoutDirection, &context)
  }
}
