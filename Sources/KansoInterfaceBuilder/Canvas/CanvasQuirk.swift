/// What only some versions of Interface Builder do on their canvas, measured from the frames that documents of each version hold.
///
/// Versions are those that documents carry: 11000 is Xcode 8, 14000 Xcode 10, 15000 Xcode 11, 21500 Xcode 14.1, 23600 Xcode 16,
/// 32000 Xcode 26.
enum CanvasQuirk: Sendable {
  /// The view of a controller has wider margins where it is wide, also without a device.
  case wideMarginsWithoutDevice
  /// Documents that name no device are on a phone's pixels, and not on whole points.
  case pixelsWithoutDevice
  /// Margins begin where the safe area does, also in documents that use no safe areas.
  case marginsTakeSafeAreas
  /// A large title takes room.
  case largeTitles
  /// A status bar that is turned off leaves its room.
  case emptyStatusBars
  /// Bars are over views of xibs whatever their size, and not only over those as large as the screen.
  case barsOverFreeformNibs
  /// The home indicator is over freeform views whatever their size, and not only where they reach down to it.
  case homeIndicatorOverFreeform
  /// Safe areas are counted twice on phones without a home button: 96 and 68 for 48 and 34.
  case doubledSafeAreas
  /// Sliders have no space around what constraints are about.
  case slidersWithoutInsets
  /// Cells of all phones without a home button have wide margins, whatever the screen's width.
  case wideCells

  /// The versions that do it.
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

/// The margins of what is in a cell, in points, by the version from which on they hold (measured).
struct CellMargins: Sendable {
  let from: Double
  /// At the top and the bottom.
  let vertical: Double
  /// At the sides, and of a wide cell.
  let side: Double
  let wideSide: Double
  /// How wide a wide cell is at least.
  let wide: Double
  /// Phones with a home button have others.
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
