import KansoLayout
import KansoScreens
import KansoTheme

/// A dashed outline with a name, for a view whose content is not in the document.
package final class PlaceholderView: View {
  /// The name.
  package let name: String

  /// Creates a placeholder with a frame.
  package init(_ name: String, frame: Rect) {
    self.name = name
    super.init(frame: frame)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Draws the outline, and the name if it fits.
  package override func draw(in context: inout DrawingContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    context.stroke(
      .rectangle(bounds.outset(by: -Self.lineWidth / 2)),
      Stroke(context.traits.colorValue(of: .systemGray2), width: Self.lineWidth, dashes: Self.dashes))
    NameTag(name).draw(in: bounds, &context)
  }

  private static let lineWidth = 1.0
  private static let dashes = [4.0, 3.0]
}
