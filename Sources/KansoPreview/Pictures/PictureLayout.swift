import KansoLayout
import KansoTheme

/// The amount that a picture shows of each thing on a page.
package enum PictureForm: Hashable, Sendable {
  /// Everything.
  case full
  /// The name, the look and the value, for pictures of thousands of things.
  case brief
}

/// The way in which a page is laid out as a picture.
package struct PictureLayout: Sendable {
  /// The width, in points, from 240 to 10,000; others count as the nearest of these. Nil is the width that suits the page.
  var width: Length?
  /// The amount that is shown of each thing.
  var form = PictureForm.full
  /// Whether blocks may stand in several columns beside each other, which make the picture as wide as it has to be.
  var allowsColumns = false
  /// Measures texts.
  var measurer: any TextMeasurer
  /// Returns whether a picture of a size can be drawn. One that is smaller in both directions can be, too.
  var canDraw: @Sendable (Size) -> Bool = { _ in true }

  /// A layout in one column, of any height.
  package init(width: Length?, measurer: any TextMeasurer) { (self.width, self.measurer) = (width, measurer) }

  /// Returns whether a picture can be drawn that is so large in all, in square points.
  func hasRoom(forArea area: Double) -> Bool {
    // No picture can be drawn that has no extent, but a page of which nothing is known may have one.
    guard area > 0 else { return true }
    if allowsColumns { return canDraw(Size(width: area.squareRoot(), height: area.squareRoot())) }
    let width = (width ?? PreviewRequest.usualWidth).asPictureWidth
    return canDraw(Size(width: width, height: area / width))
  }
}
