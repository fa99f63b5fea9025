/// A behavior of the canvas that only some versions of Interface Builder have. The versions were measured
/// from the frames in documents.
///
/// Versions are the numbers in documents: 11000 is Xcode 8, 14000 Xcode 10, 15000 Xcode 11, 21500 Xcode 14.1,
/// 23600 Xcode 16, 32000 Xcode 26.
enum CanvasQuirk: Sendable {
  /// Wide root views have wider margins even if the document names no device.
  case wideMarginsWithoutDevice
  /// Documents without a device are laid out on the pixels of a phone instead of whole points.
  case pixelsWithoutDevice
  /// Margins begin at the safe area, even in documents that do not use safe areas.
  case marginsTakeSafeAreas
  /// A large title increases the height of the navigation bar.
  case largeTitles
  /// A status bar that is turned off still takes its space.
  case emptyStatusBars
  /// Bars cover root views of xibs of any size, and not only root views of the screen's size.
  case barsOverFreeformNibs
  /// The home indicator covers freeform views of any size, and not only views that reach down to it.
  case homeIndicatorOverFreeform
  /// Safe areas count twice on phones without a home button: 96 and 68 points instead of 48 and 34.
  case doubledSafeAreas
  /// Sliders have no insets from the frame to the alignment rectangle.
  case slidersWithoutInsets
  /// Cells have wide margins on all phones without a home button, independent of the screen's width.
  case wideCells

  /// The ranges of versions with this behavior.
  var versions: [Range<Double>] {
    switch self {
    case .wideMarginsWithoutDevice: [7000..<Self.future]
    case .pixelsWithoutDevice: [11000..<Self.future]
    case .marginsTakeSafeAreas: [14400..<Self.future]
    case .largeTitles: [0..<15000]
    case .emptyStatusBars, .barsOverFreeformNibs: [14800..<Self.future]
    case .homeIndicatorOverFreeform: [21500..<Self.future]
    case .doubledSafeAreas: [23600..<32000]
    case .slidersWithoutInsets: [24000..<32000]
    case .wideCells: [21500..<23600, 32000..<Self.future]
    }
  }

  private static let future = Double.infinity
}

/// The margins of the content of a cell, in points, with the version from which they apply (measured).
struct CellMargins: Sendable {
  /// The first version.
  let from: Double
  /// The margin at the top and the bottom.
  let vertical: Double
  /// The side margin, and the side margin of a wide cell.
  let side: Double
  let wideSide: Double
  /// The minimum width of a wide cell.
  let wide: Double
  /// The side margin on all other devices than phones without a home button; nil if it does not differ.
  var homeButtonSide: Double?

  static let all = [
    CellMargins(from: 0, vertical: 8, side: 8, wideSide: 8, wide: 0),
    CellMargins(from: 13700, vertical: 11, side: 16, wideSide: 20, wide: 400),
    CellMargins(from: 14800, vertical: 11, side: 16, wideSide: 20, wide: 330, homeButtonSide: 15),
    CellMargins(from: 17000, vertical: 11, side: 16, wideSide: 20, wide: 330),
    CellMargins(from: 23600, vertical: 15, side: 16, wideSide: 20, wide: 330),
    CellMargins(from: 32000, vertical: 11, side: 16, wideSide: 20, wide: 330),
  ]
}
