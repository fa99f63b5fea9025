import KansoTheme

extension View {
  /// The outline of the view's edges, in its own coordinates.
  package var edge: Outline { .rectangle(bounds, cornerRadius: cornerRadius) }

  /// Draws everything behind the content: the shadows and the background.
  package func drawBackground(in context: inout DrawingContext) {
    for shadow in shadows.reversed() where !shadow.isInset { context.shadow(edge, DrawnShadow(shadow)) }
    context.fill(edge, backgroundColor)
    for shadow in shadows.reversed() where shadow.isInset { context.shadow(edge, DrawnShadow(shadow)) }
  }

  /// Draws the border in front of all contents.
  package func drawBorder(in context: inout DrawingContext) {
    guard borderWidth > 0 else { return }
    context.stroke(edge.grown(by: -borderWidth / 2), borderColor ?? .label, width: borderWidth)
  }
}
