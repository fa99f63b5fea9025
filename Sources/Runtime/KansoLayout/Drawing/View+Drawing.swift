import KansoDrawing
import KansoTheme

extension View {
  /// The outline of the view in its own coordinates: its bounds with rounded corners.
  package var boundsOutline: Outline { outline(insetBy: 0) }

  /// Returns the outline of the view, with its edges moved inwards. Sharp corners stay sharp.
  private func outline(insetBy inset: Double) -> Outline {
    let rect = Rect(
      x: bounds.minX + min(inset, bounds.width / 2), y: bounds.minY + min(inset, bounds.height / 2),
      width: max(bounds.width - 2 * inset, 0), height: max(bounds.height - 2 * inset, 0))
    return Outline(rect, cornerRadius: max(cornerRadius - inset, 0), corners: maskedCorners)
  }

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
    context.stroke(outline(insetBy: borderWidth / 2), borderColor ?? .label, width: borderWidth)
  }
}
