import KansoLayout

/// The metrics of the canvas that are the same in all versions, in points (measured). Metrics that depend on
/// the device or the version are in `CanvasDevice` and `CanvasQuirk`.
package enum CanvasMetrics {
  /// The height of the prompt above the title in a navigation bar.
  package static let prompt = 30.0
  /// The standard spacing of a stack view.
  static let standardSpacing = 8.0
  /// The margin between the content of a cell and its accessory.
  static let accessoryMargin = 8.0
  /// The default font sizes by class, and the default font size of all other classes.
  static let fontSizes = ["button": 18.0, "textField": 14.0]
  package static let fontSize = 17.0
  /// The font size of a button of the type `system` without a font.
  static let systemButtonFontSize = 15.0
  /// The insets from the frame to the alignment rectangle, by class.
  static let alignmentRectInsets = [
    "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]
}
