import KansoLayout
import KansoTheme

extension SpecimenPen {
  /// Draws a box with an opacity over a pattern of squares, two high, which a lower opacity shows more clearly.
  mutating func drawOpacity(_ opacity: Double) {
    let (side, columns) = (Sizes.Specimen.end / 2, Int(Sizes.Specimen.corner / Sizes.Specimen.end) * 2)
    size = Size(width: Double(columns) * side, height: Sizes.Specimen.end)
    for column in 0..<columns {
      let y = column.isMultiple(of: 2) ? 0 : side
      fill(Rect(x: Double(column) * side, y: y, width: side, height: side), Colors.Specimen.rest)
    }
    let color = colorValue(of: Colors.Specimen.line)
    let alpha = min(max(opacity.drawable, 0), 1)
    context.fill(
      .rectangle(Rect(origin: .zero, size: size)),
      .color(ColorValue(color.space, color.first, color.second, color.third, alpha: alpha)))
  }
}
