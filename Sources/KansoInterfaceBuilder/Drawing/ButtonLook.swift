import KansoLayout
import KansoTheme

/// A painter of buttons: title and image for the current state, and the background of the configuration.
struct ButtonLook: CanvasLook {
  private var title: SetText?
  private var image: PlaceholderLook?
  private var imageSize = Size.zero
  private var fill: ColorValue?
  private var background: PlaceholderLook?
  private var radius = 0.0
  private var insets = EdgeInsets.zero
  private var horizontal = "center"
  private var glyph: (Glyph, ColorValue)?

  // Metrics are those of UIKit, in points.
  private static let textSize = 15.0
  private static let spacing = 8.0
  private static let fixedRadius = 6.0
  private static let configured = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  private static let symbolSide = 20.0
  private static let disabled = 0.35
  private static let tintedGround = 0.15
  private static let glyphSide = 22.0

  init(_ style: ViewStyle) {
    if let configuration = Self.record("configuration", style) {
      configure(configuration, style)
    } else {
      setStates(style)
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

  private static let glyphs: [String: Glyph] = [
    "infoLight": .info, "infoDark": .info, "detailDisclosure": .info, "contactAdd": .plus, "close": .cross,
  ]

  private static func record(_ key: String, _ style: ViewStyle) -> InterfaceRecord? {
    if case .record(let record)? = style.value(key) { return record }
    return nil
  }

  // MARK: States

  private mutating func setStates(_ style: ViewStyle) {
    let states = Dictionary(style.source.states, uniquingKeysWith: { first, _ in first })
    let normal = states["normal"]
    let current = Self.stateName(style)
    let own = current.flatMap { states[$0] }
    let isSystem = ["system", "roundedRect"].contains(style.property("buttonType") ?? "")
    let palette = style.scene.palette
    var color =
      own?.color("titleColor", palette) ?? normal?.color("titleColor", palette)
      ?? (isSystem ? style.tint : style.system("white"))
    if current == "disabled", own?.color("titleColor", palette) == nil {
      color = isSystem ? style.system("tertiaryLabel") : color.faded(Self.disabled)
    }
    let font = style.font(size: Self.textSize)
    if let runs = Self.runs(own) ?? Self.runs(normal) {
      title = SetText(style.parts(runs, font: font, color: color))
    } else if let text = own?.text("title") ?? normal?.text("title"), !text.isEmpty {
      title = SetText(text, font: font, color: color)
    }
    let mode = style.lineBreakMode ?? .byTruncatingMiddle
    title?.mode = mode
    if mode == .byWordWrapping || mode == .byCharWrapping { title?.lines = 0 }
    title?.alignment =
      style.property("titleLabelTextAlignment").flatMap { TextBlockWords.alignments[$0] } ?? .center
    setImages(own, normal, style, symbolColor: color)
  }

  private static func runs(_ state: InterfaceRecord?) -> [InterfaceTextRun]? {
    if case .attributedText(let runs)? = state?.values["attributedTitle"], !runs.isEmpty { return runs }
    return nil
  }

  private static func stateName(_ style: ViewStyle) -> String? {
    if style.isOff("enabled") { return "disabled" }
    if style.isOn("selected") { return "selected" }
    return style.isOn("highlighted") ? "highlighted" : nil
  }

  private mutating func setImages(
    _ own: InterfaceRecord?, _ normal: InterfaceRecord?, _ style: ViewStyle, symbolColor: ColorValue
  ) {
    for state in [own, normal].compactMap({ $0 }) where image == nil {
      setImage(of: state, style, symbolColor)
    }
    guard let name = own?.properties["backgroundImage"]?.value ?? normal?.properties["backgroundImage"]?.value
    else { return }
    background = PlaceholderLook(name: name, style: .picture, colors: .init(style.scene))
  }

  private mutating func setImage(of record: InterfaceRecord, _ style: ViewStyle, _ color: ColorValue) {
    let reference = record.values["imageReference"] ?? record.values["image"]
    guard let found = PlaceholderLook.image({ record.properties[$0]?.value }, reference) else { return }
    image = PlaceholderLook(
      name: found.name, style: found.isSymbol ? .symbol(color) : .picture, colors: .init(style.scene))
    let size = style.scene.images[found.name]
    imageSize = Size(width: size?.width ?? Self.symbolSide, height: size?.height ?? Self.symbolSide)
  }

  // MARK: Configurations

  private mutating func configure(_ configuration: InterfaceRecord, _ style: ViewStyle) {
    let palette = style.scene.palette
    let kind = configuration.properties["style"]?.value ?? "plain"
    let base = configuration.color("baseBackgroundColor", palette)
    var color = configuration.color("baseForegroundColor", palette) ?? style.tint
    switch kind {
    case "filled", "borderedProminent":
      fill = base ?? style.tint
      color = configuration.color("baseForegroundColor", palette) ?? style.system("white")
    case "tinted", "borderedTinted": fill = base ?? style.tint.faded(Self.tintedGround)
    case "gray", "bordered": fill = base ?? style.system("systemFill")
    default: fill = nil
    }
    radius = Self.fixedRadius
    if configuration.properties["cornerStyle"]?.value == "capsule" { radius = .infinity }
    if case .record(let ground)? = configuration.values["background"] {
      fill = ground.color("backgroundColor", palette) ?? fill
      if let own = ground.number("cornerRadius") { radius = max(0, own) }
    }
    if style.isOff("enabled") {
      (fill, color) = (fill.map { $0.faded(Self.disabled) }, style.system("tertiaryLabel"))
    }
    insets = Self.configured
    var font = style.font(size: Self.textSize)
    if case .font(let own)? = configuration.values["titleFontDescription"]
      ?? configuration.values["fontDescription"]
    {
      font = own.typography(size: Self.textSize)
    }
    if case .attributedText(let runs)? = configuration.values["attributedTitle"], !runs.isEmpty {
      title = SetText(style.parts(runs, font: font, color: color))
    } else if let text = configuration.text("title"), !text.isEmpty {
      title = SetText(text, font: font, color: color)
    }
    title?.alignment = .center
    setImage(of: configuration, style, color)
  }

  // MARK: Drawing

  func draw(_ view: View, in context: inout DrawingContext) {
    background?.draw(view, in: &context)
    if let fill {
      let limit = min(view.bounds.width, view.bounds.height) / 2
      context.fill(.rectangle(view.bounds, cornerRadius: min(radius, limit)), .color(fill))
    }
    var room = view.bounds.inset(insets)
    // Insets that leave too little space for the content were made for another size, so they are ignored.
    if room.width < view.bounds.width / 2 { room = view.bounds }
    if let (glyph, color) = glyph, title == nil, image == nil {
      return glyph.draw(
        in: view.bounds.middle(Size(width: Self.glyphSide, height: Self.glyphSide)), color, &context)
    }
    let picture = Size(
      width: min(imageSize.width, room.width), height: min(imageSize.height, view.bounds.height))
    let gap = image == nil || title == nil ? 0 : Self.spacing
    let free = max(0, room.width - (image == nil ? 0 : picture.width) - gap)
    let words = min(title?.naturalSize(context).width ?? 0, free)
    let width = (image == nil ? 0 : picture.width) + gap + words
    var x: Double
    switch horizontal {
    case "left", "leading": x = room.minX
    case "right", "trailing": x = room.maxX - width
    default: x = room.midX - width / 2
    }
    if let image {
      image.draw(
        in: Rect(x: x, y: room.midY - picture.height / 2, width: picture.width, height: picture.height),
        &context)
      x += picture.width + gap
    }
    // Fonts differ from Apple's: a centered title without an image may use the whole width.
    let isAlone = image == nil && horizontal == "center"
    let place =
      isAlone ? room : Rect(x: x, y: view.bounds.minY, width: max(words, 0), height: view.bounds.height)
    title?.draw(in: place, view.effectiveUserInterfaceLayoutDirection, &context)
  }
}
