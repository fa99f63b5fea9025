import KansoLayout

/// The pictures in bars and rows that UIKit has of its own. They have the tint color of whatever shows them.
extension Image {
  /// Leads back where lines run from the left. What is free on its right is the space before the text that follows.
  static let backFromLeft = Image(
    named: "chevron.left", size: backSize, shapes: [Shape(.polygon(backChevron), color: nil)])

  /// Leads back where lines run from the right.
  static let backFromRight = Image(
    named: "chevron.right", size: backSize,
    shapes: [Shape(.polygon(mirrored(backChevron, in: backSize)), color: nil)])

  /// A tap leads on, where lines run from the right.
  static let onwardsFromRight = Image(
    named: "chevron.left", size: onwardsSize, shapes: [Shape(.polygon(onwardsChevron), color: nil)])

  /// A tap leads on, where lines run from the left.
  static let onwardsFromLeft = Image(
    named: "chevron.right", size: onwardsSize,
    shapes: [Shape(.polygon(mirrored(onwardsChevron, in: onwardsSize)), color: nil)])

  /// This one is chosen.
  static let checkmark = Image(
    named: "checkmark", size: checkSize,
    shapes: [Shape(.polygon(check), color: nil)])

  private static let backSize = Size(width: 17, height: 21)
  private static let checkSize = Size(width: 14, height: 14)
  private static let onwardsSize = Size(width: 8, height: 13)

  /// Lines about 2.7 points wide at right angles.
  private static let backChevron = points(
    (0.6, 10.5), (10.4, 0.7), (12.3, 2.6), (4.4, 10.5), (12.3, 18.4), (10.4, 20.3))
  /// Lines about 1.8 points wide.
  private static let onwardsChevron = points(
    (0.5, 6.5), (6.4, 0.6), (7.7, 1.9), (3.1, 6.5), (7.7, 11.1), (6.4, 12.4))
  private static let check = points(
    (0.6, 7.6), (1.9, 6.4), (5.1, 9.7), (12, 0.9), (13.4, 2), (5.2, 12.4))

  private static func points(_ places: (Double, Double)...) -> [Point] {
    places.map { Point(x: $0.0, y: $0.1) }
  }

  private static func mirrored(_ points: [Point], in size: Size) -> [Point] {
    points.map { Point(x: size.width - $0.x, y: $0.y) }
  }
}
