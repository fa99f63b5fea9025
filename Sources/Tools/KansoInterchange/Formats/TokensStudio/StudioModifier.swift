import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// A change of a color, as `modify` describes it. The formulas are those of sd-transforms, in the stated space: `lighten` and
/// `darken` go a part of the way to white and to black, unlike the keys of these names in guides, which add to the
/// lightness in OKLCH. So a change becomes a relative color or a mix, which gives the same color.
struct StudioModifier {
  private enum Kind: String { case lighten, darken, mix, alpha }

  private enum Space: String {
    case srgb, p3, hsl, lch, oklch
  }

  private let kind: Kind
  private let amount: Double
  private let space: Space
  /// The other color of a mix.
  private let other: [ForeignValue.Piece]

  /// Reads a change. Reports a problem and returns nil for one that is not known.
  init?(_ source: JSONNode, _ resolver: StudioResolver) {
    var node = source
    if let text = source.text {
      guard let path = StudioTokens.syntax.reference(text), let end = resolver.end(of: path) else {
        return nil
      }
      node = end
    }
    guard let kind = node["type"]?.text.flatMap(Kind.init),
      let amount = node["value"].flatMap({ Self.amount($0, resolver) })
    else {
      resolver.report(.doubtful, "this change of the color is not known", at: source.offset)
      return nil
    }
    (self.kind, self.amount) = (kind, amount)
    space = node["space"]?.text.flatMap(Space.init) ?? .srgb
    if kind == .mix {
      guard let color = node["color"]?.text,
        let text = resolver.rewritten(color, as: .color, at: source.offset)
      else {
        return nil
      }
      var reader = ValueReader(StudioConverter.options)
      guard let value = reader.value(of: text, as: .color, at: source.offset),
        let pieces = Self.pieces(of: value, resolver)
      else { return nil }
      other = pieces
    } else {
      other = []
    }
  }

  /// Returns the part of the way, from 0 to 1.
  private static func amount(_ node: JSONNode, _ resolver: StudioResolver) -> Double? {
    if case .number(let number) = node.content { return min(max(number, 0), 1) }
    guard let text = node.text, let math = StudioMath(StudioTokens.syntax.pieces(of: text)),
      let quantity = resolver.quantity(math)
    else { return nil }
    return min(max(quantity.unit == .percentage ? quantity.number / 100 : quantity.number, 0), 1)
  }

  /// Returns a color as pieces of a function; nil for a value that is no color.
  private static func pieces(of value: ForeignValue, _ resolver: StudioResolver) -> [ForeignValue.Piece]? {
    switch value {
    case .literal(.color(let color)): return [.text(color.formattedForCSS)]
    case .reference(let path): return [.reference(path)]
    case .expression(let pieces): return pieces
    case .parts(let parts):
      guard parts.count == 2, parts[0].name == "value", case .reference(let path) = parts[0].value,
        case .reference(let alpha) = parts[1].value, let alpha = resolver.quantity(.reference(alpha))
      else { return nil }
      return [
        .text("rgb(from "), .reference(path),
        .text(" r g b / \(alpha.unit == .percentage ? alpha.number / 100 : alpha.number))"),
      ]
    case .literal, .list, .flag, .text: return nil
    }
  }

  /// Returns the changed color.
  func applied(to base: ForeignValue, _ resolver: StudioResolver) -> ForeignValue? {
    if kind == .alpha, case .literal(.color(let color)) = base {
      return .literal(.color(ColorValue(color.space, color.first, color.second, color.third, alpha: amount)))
    }
    guard let origin = Self.pieces(of: base, resolver) else { return nil }
    if kind == .mix {
      let name = space == .p3 ? "display-p3" : space.rawValue
      let percentage = Self.text(amount * 100)
      return .expression(
        [.text("color-mix(in \(name), ")] + origin + [.text(", ")] + other + [.text(" \(percentage)%)")])
    }
    let (start, components) = components
    return .expression([.text(start)] + origin + [.text(" \(components))")])
  }

  /// The function up to its origin, and the components.
  private var components: (start: String, components: String) {
    switch (kind, space) {
    case (.alpha, .srgb), (.alpha, .hsl): ("rgb(from ", "r g b / \(Self.text(amount))")
    case (.alpha, .p3): ("color(from ", "display-p3 r g b / \(Self.text(amount))")
    case (.alpha, .lch): ("lch(from ", "l c h / \(Self.text(amount))")
    case (.alpha, .oklch): ("oklch(from ", "l c h / \(Self.text(amount))")
    case (_, .srgb), (_, .p3):
      (
        "color(from ",
        "\(space == .p3 ? "display-p3" : "srgb") \(toEnd("r", whole: 1)) \(toEnd("g", whole: 1)) \(toEnd("b", whole: 1))"
      )
    case (_, .hsl): ("hsl(from ", "h s \(toEnd("l", whole: 100))")
    case (_, .lch): ("lch(from ", "\(toEnd("l", whole: 100)) \(scaled("c", 1 - amount)) h")
    case (.darken, .oklch): ("oklch(from ", "\(scaled("l", 1 - amount)) c h")
    case (_, .oklch): ("oklch(from ", "\(scaled("l", 1 + amount)) c h")
    }
  }

  /// Returns the component after its way to white or black.
  private func toEnd(_ name: String, whole: Double) -> String {
    if kind == .darken { return scaled(name, 1 - amount) }
    return "calc(\(name) * \(Self.text(1 - amount)) + \(Self.text(amount * whole)))"
  }

  private func scaled(_ name: String, _ factor: Double) -> String { "calc(\(name) * \(Self.text(factor)))" }

  private static func text(_ number: Double) -> String {
    number.rounded(toFractionDigits: 6).formatted(as: .decimal)
  }
}
