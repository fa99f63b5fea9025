import KansoLayout
import KansoTheme

/// The image behind a bar, and the line between the bar and the content.
package struct BarBackdrop: Equatable, Sendable {
  /// The image that replaces the default background, stretched to the bar; an image without an area draws nothing. Nil
  /// for the default background.
  package var image: Image?
  /// The image that replaces the line, as high as it is; an image without an area draws nothing. Nil for the line.
  package var edgeImage: Image?
  /// The color of the line; nil for no line.
  package var edgeColor: Color? = .systemBarLine

  /// Creates the default background and the default line.
  package init() {}

  /// Draws the background of a bar.
  ///
  /// - Parameter hasOwnColor: True if the bar has a color instead of the default background.
  func drawBackground(in rect: Rect, hasOwnColor: Bool, _ context: inout DrawingContext) {
    if let image {
      draw(image, in: rect, &context)
    } else if !hasOwnColor {
      context.fill(.rectangle(rect), .systemBar)
    }
  }

  /// Draws the line at an edge of a bar.
  ///
  /// - Parameter isAbove: True for the upper edge, false for the lower one. The line lies outside of the bar.
  func drawEdge(of bounds: Rect, isAbove: Bool, _ context: inout DrawingContext) {
    let height = edgeImage?.size.height ?? context.hairline
    let line = Rect(
      x: bounds.minX, y: isAbove ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
    if let edgeImage {
      draw(edgeImage, in: line, &context)
    } else if let edgeColor {
      context.fill(.rectangle(line), edgeColor)
    }
  }

  /// Draws an image that has an area.
  private func draw(_ image: Image, in rect: Rect, _ context: inout DrawingContext) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    image.draw(in: rect, tint: .systemTint, &context)
  }
}
