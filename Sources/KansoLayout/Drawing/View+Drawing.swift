import KansoTheme

extension View {
  /// The outline of its edges, in its own coordinates.
  package var edge: Outline { .rectangle(bounds, cornerRadius: cornerRadius) }

  /// Draws what is behind its content: shadows and background.
  package func drawBackground(in context: inout DrawingContext) {
    for shadow in shadows.reversed() where !shadow.isInset { context.shadow(edge, DrawnShadow(shadow)) }
    context.fill(edge, backgroundColor)
    for shadow in shadows.reversed() where shadow.isInset { context.shadow(edge, DrawnShadow(shadow)) }
  }

  /// Draws the line along its edges, which is in front of everything in it.
  package func drawBorder(in context: inout DrawingContext) {
    guard borderWidth > 0 else { return }
    context.stroke(edge.grown(by: -borderWidth / 2), borderColor ?? .label, width: borderWidth)
  }
}
