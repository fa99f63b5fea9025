import KansoLayout
import KansoTheme

/// The amount of detail that a picture shows of each item.
package enum PictureForm: Hashable, Sendable {
  /// All details.
  case full
  /// The name, the sample and the value, for pictures of thousands of items.
  case brief
}

/// The options for the layout of a page as a picture.
package struct PictureLayout {
  /// The default width of a picture, in points. It is the width of a tablet, which pages of documentation show
  /// completely.
  static let defaultWidth: Length = 834

  /// The width, in points, from 240 to 10,000; other values are clamped to this range. Nil selects the width that suits
  /// the page.
  var width: Length?
  /// The width of pages that suit any width, in points. It applies if `width` is nil.
  var preferredWidth = PictureLayout.defaultWidth
  /// The amount of detail of each item.
  var form = PictureForm.full
  /// True if blocks may stand in several columns. The picture is then as wide as necessary.
  var allowsColumns = false
  /// The text measurer for the blocks.
  var measurer: any TextMeasurer
  /// A closure that returns true if a picture of a size can be drawn. If it accepts a size, it also accepts all sizes
  /// that are smaller in both directions.
  var canDraw: @Sendable (Size) -> Bool = { _ in true }

  /// The pages that the picture is divided into; nil for one picture. Then the column keeps no blocks.
  var pages: PicturePages?

  /// Creates a layout in one column, of any height.
  package init(width: Length?, measurer: any TextMeasurer) { (self.width, self.measurer) = (width, measurer) }

  /// Returns true if a picture with this area, in square points, can be drawn. The picture is taken as a
  /// square if columns are allowed, else as high as its width requires. Returns true for 0, which means that
  /// the area is unknown.
  func canFit(area: Double) -> Bool {
    // A picture without any area cannot be drawn. But an area of 0 means that the area is unknown.
    guard area > 0 else { return true }
    if allowsColumns { return canDraw(Size(width: area.squareRoot(), height: area.squareRoot())) }
    let width = (width ?? preferredWidth).asPictureWidth
    return canDraw(Size(width: width, height: area / width))
  }
}

extension Length {
  /// The possible widths of pictures, in points. Narrower pictures are not readable, and viewers show no wider ones.
  static let pictureWidths: ClosedRange<Length> = 240...10_000

  /// The nearest width that a picture can have, in points. NaN becomes the minimum.
  var asPictureWidth: Length {
    isNaN
      ? Self.pictureWidths.lowerBound
      : min(max(self, Self.pictureWidths.lowerBound), Self.pictureWidths.upperBound)
  }
}
