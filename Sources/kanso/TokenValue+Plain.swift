import KansoTheme

extension TokenValue {
  /// The value in a few words for people.
  var plain: String {
    switch self {
    case .color(let color):
      color.alpha == 1 ? color.hex : "\(color.hex) at \(Self.number((color.alpha ?? 0) * 100)) %"
    case .dimension(let dimension): Self.number(dimension.value)
    case .edges(let edges):
      [
        ("top", edges.top), ("leading", edges.leading), ("bottom", edges.bottom),
        ("trailing", edges.trailing),
      ]
      .map { "\($0) \(Self.number($1.value))" }.joined(separator: ", ")
    case .typography(let font):
      "\(font.face ?? font.families.joined(separator: ", ")), \(Self.number(font.size)) points, weight "
        + Self.number(font.weight) + (font.isItalic ? ", italic" : "")
    default: String(describing: self)
    }
  }

  private static func number(_ value: Double) -> String { value.shortestDescription }
}
