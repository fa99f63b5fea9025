import KansoLayout

/// The built-in images of bars and rows, as UIKit has them. Their color is the tint color of the view that shows them.
extension Image {
  /// The back arrow for left-to-right layouts. The empty space on its right is the distance to the text that follows.
  static let backFromLeft = Image(
    named: "chevron.left", size: backSize, shapes: [Shape(.polygon(backChevron), color: nil)])

  /// The back arrow for right-to-left layouts.
  static let backFromRight = Image(
    named: "chevron.right", size: backSize,
    shapes: [Shape(.polygon(mirroredPoints(backChevron, in: backSize)), color: nil)])

  /// Returns the disclosure indicator, which points to the trailing edge.
  package static func disclosureIndicator(isMirrored: Bool) -> Image {
    isMirrored ? onwardsFromRight : onwardsFromLeft
  }

  /// The disclosure indicator for right-to-left layouts.
  private static let onwardsFromRight = Image(
    named: "chevron.left", size: onwardsSize, shapes: [Shape(.polygon(onwardsChevron), color: nil)])

  /// The disclosure indicator for left-to-right layouts.
  private static let onwardsFromLeft = Image(
    named: "chevron.right", size: onwardsSize,
    shapes: [Shape(.polygon(mirroredPoints(onwardsChevron, in: onwardsSize)), color: nil)])

  /// The checkmark of a selected row.
  package static let checkmark = Image(
    named: "checkmark", size: checkSize,
    shapes: [Shape(.polygon(check), color: nil)])

  private static let backSize = Size(width: 17, height: 21)
  private static let checkSize = Size(width: 14, height: 14)
  private static let onwardsSize = Size(width: 8, height: 13)

  /// The outline of the back arrow, whose strokes are about 2.7 points wide.
  private static let backChevron = points(
    (0.6, 10.5), (10.4, 0.7), (12.3, 2.6), (4.4, 10.5), (12.3, 18.4), (10.4, 20.3))
  /// The outline of the disclosure indicator, whose strokes are about 1.8 points wide.
  private static let onwardsChevron = points(
    (0.5, 6.5), (6.4, 0.6), (7.7, 1.9), (3.1, 6.5), (7.7, 11.1), (6.4, 12.4))
  /// The outline of the checkmark.
  private static let check = points(
    (0.6, 7.6), (1.9, 6.4), (5.1, 9.7), (12, 0.9), (13.4, 2), (5.2, 12.4))

  /// Returns points from pairs of x and y.
  private static func points(_ places: (Double, Double)...) -> [Point] {
    places.map { Point(x: $0.0, y: $0.1) }
  }

  /// Returns points mirrored horizontally within an image of a size.
  private static func mirroredPoints(_ points: [Point], in size: Size) -> [Point] {
    points.map { Point(x: size.width - $0.x, y: $0.y) }
  }
}
