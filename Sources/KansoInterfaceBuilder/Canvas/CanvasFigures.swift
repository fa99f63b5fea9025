import KansoLayout

/// Figures of the canvas that are the same in all versions, in points (measured; those of devices and versions are with them).
enum CanvasFigures {
  /// Margins at the sides of a controller's view, and of one that is at least as wide as `wideRoot`.
  static let rootMargin = 16.0
  static let wideRootMargin = 20.0
  static let wideRoot = 400.0
  /// The line of text above the title in a navigation bar.
  static let prompt = 30.0
  /// The standard spacing of a stack.
  static let standardSpacing = 8.0
  /// The margin before the accessory of a cell.
  static let accessoryMargin = 8.0
  /// The sizes of fonts that a document does not name, by class; of all others `fontSize`.
  static let fontSizes = ["button": 18.0, "textField": 14.0]
  static let fontSize = 17.0
  // kanso:disable literal-padding - measured, and no style of ours
  /// How far the rectangle that constraints are about is within the frame.
  static let alignmentRectInsets = [
    "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]
}
