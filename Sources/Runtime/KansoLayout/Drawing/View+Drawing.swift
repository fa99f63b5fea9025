import KansoTheme

extension View {
  /// The outline of the view in its own coordinates: its bounds with rounded corners.
  package var boundsOutline: Outline { .rectangle(bounds, cornerRadius: cornerRadius) }

  /// Draws everything behind the content: the outer shadows, the background color, and the inner shadows on
  /// it.
  package func drawBackground(in context: inout DrawingContext) {
    for shadow in shadows.reversed() where !shadow.isInset {
      context.shadow(boundsOutline, ResolvedShadow(shadow))
    }
    context.fill(boundsOutline, backgroundColor)
    for shadow in shadows.reversed() where shadow.isInset {
      context.shadow(boundsOutline, ResolvedShadow(shadow))
    }
  }

  /// Draws the border inside of the edges. Without a border color it has the color of labels. Draws nothing
  /// if the width is 0.
  package func drawBorder(in context: inout DrawingContext) {
    guard borderWidth > 0 else { return }
    context.stroke(boundsOutline.outset(by: -borderWidth / 2), borderColor ?? .label, width: borderWidth)
  }
}
