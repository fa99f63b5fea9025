import KansoLayout

/// A device of Interface Builder's canvas, with sizes and bars in points. They are measured from the frames in
/// documents of each version (Xcode 8 to 26).
struct CanvasDevice: Sendable {
  /// The height of the status bar from a version of Interface Builder on.
  struct Epoch: Sendable {
    let from: Double
    let status: Double
  }

  let id: String
  /// The name of a device with this screen. Several devices can have the same screen.
  let name: String
  /// The size in portrait, in points.
  let size: Size
  /// The number of pixels per point.
  let scale: Double
  let statusBar: [Epoch]
  let homeIndicator: Double
  var navigationBar = 44.0
  var tabBar = 49.0
  var isPad = false
  /// True if the horizontal size class is regular in landscape.
  var isWide = false

  var hasNotch: Bool { homeIndicator > 0 && !isPad }

  /// Returns the height of the status bar in a version, in points.
  func statusBar(_ toolsVersion: Double) -> Double {
    statusBar.last { $0.from <= toolsVersion }?.status ?? statusBar[0].status
  }

  static func named(_ id: String) -> CanvasDevice? { all[id] }

  /// The substitute for a device in documents that name none.
  static let unnamed = CanvasDevice(
    id: "", name: "", size: Size(width: 600, height: 600), scale: 1, statusBar: [Epoch(from: 0, status: 20)],
    homeIndicator: 0)

  /// The status bar of phones with a home button. Xcode 11 to 14.0 gave them none.
  private static let homeButton = [
    Epoch(from: 0, status: 20), Epoch(from: 14800, status: 0), Epoch(from: 21600, status: 20),
  ]
  private static let pad = [Epoch(from: 0, status: 20)]
  private static let roundedPad = [Epoch(from: 0, status: 24)]

  private static func notch(_ first: Double, _ later: Double) -> [Epoch] {
    [Epoch(from: 0, status: first), Epoch(from: 21000, status: later)]
  }

  private static let all: [String: CanvasDevice] = Dictionary(
    uniqueKeysWithValues: [
      phone("retina3_5", "iPhone 4s", 320, 480, 2, homeButton),
      phone("retina4_0", "iPhone SE (1st generation)", 320, 568, 2, homeButton),
      phone("retina4_7", "iPhone SE (3rd generation)", 375, 667, 2, homeButton),
      phone("retina5_5", "iPhone 8 Plus", 414, 736, 3, homeButton, isWide: true),
      phone("retina5_9", "iPhone 11 Pro", 375, 812, 3, notch(44, 50), home: 34),
      phone("retina6_0", "iPhone 14", 390, 844, 3, notch(44, 47), home: 34),
      phone("retina6_1", "iPhone 11", 414, 896, 2, notch(44, 48), home: 34, isWide: true),
      phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, notch(44, 44), home: 34, isWide: true),
      phone("retina6_7", "iPhone 14 Plus", 428, 926, 3, notch(44, 47), home: 34, isWide: true),
      phone("retina6_12", "iPhone 16", 393, 852, 3, notch(59, 59), home: 34),
      phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, notch(59, 59), home: 34),
      phone("retina6_72", "iPhone 16 Plus", 430, 932, 3, notch(59, 59), home: 34, isWide: true),
      phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, notch(59, 59), home: 34, isWide: true),
      phone("retina5_4", "iPhone 13 mini", 375, 812, 3, notch(50, 50), home: 34),
      pad("ipad9_7", "iPad Pro (9.7-inch)", 768, 1024), pad("ipad10_5", "iPad Pro (10.5-inch)", 834, 1112),
      pad("ipad12_9", "iPad Pro (12.9-inch, 2nd generation)", 1024, 1366),
      pad("ipad7_9", "iPad mini (5th generation)", 768, 1024),
      pad("ipad10_2", "iPad (9th generation)", 810, 1080),
      pad("ipad11_0rounded", "iPad Pro (11-inch)", 834, 1194, isRounded: true),
      pad("ipad12_9rounded", "iPad Pro (12.9-inch)", 1024, 1366, isRounded: true),
      pad("ipad10_9rounded", "iPad Air", 820, 1180, isRounded: true),
      pad("ipad8_3rounded", "iPad mini (6th generation)", 744, 1133, isRounded: true),
    ].map { ($0.id, $0) })

  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: [Epoch],
    home: Double = 0, isWide: Bool = false
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, name: name, size: Size(width: width, height: height), scale: scale, statusBar: statusBar,
      homeIndicator: home, isWide: isWide)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, isRounded: Bool = false
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, name: name, size: Size(width: width, height: height), scale: 2,
      statusBar: isRounded ? roundedPad : pad,
      homeIndicator: isRounded ? 20 : 0, navigationBar: isRounded ? 50 : 44, tabBar: isRounded ? 50 : 49,
      isPad: true)
  }
}
