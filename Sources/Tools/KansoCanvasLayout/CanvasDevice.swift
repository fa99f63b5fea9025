import KansoLayout

/// A device of Interface Builder's canvas, with sizes and bars in points. They are measured from the frames
/// in documents of each version (Xcode 8 to 26).
package struct CanvasDevice: Sendable {
  /// The height of the status bar from a version of Interface Builder on, in points.
  struct StatusBarVersion: Sendable {
    /// The first version.
    let from: Double
    /// The height.
    let status: Double
  }

  let id: String
  /// The product. Several products can have the same screen.
  private let device: Device
  /// The heights of the status bar in portrait, from old to new versions.
  let statusBar: [StatusBarVersion]

  /// The name of a product with this screen.
  var name: String { device.name }
  /// The size in portrait, in points.
  var size: Size { device.size }
  /// The number of pixels per point.
  var scale: Double { device.scale }
  /// The height of the home indicator's area in portrait, in points; 0 with a home button.
  var homeIndicator: Double { device.portraitInsets.bottom }
  /// True for a tablet.
  package var isPad: Bool { device.idiom == .pad }
  /// True for a phone whose horizontal size class is regular in landscape.
  var isWide: Bool { !isPad && device.isWideInLandscape }
  /// The height of the navigation bar in portrait, in points.
  var navigationBar: Double { isPad && homeIndicator > 0 ? 50 : 44 }
  /// The height of the tab bar in portrait, in points, without the home indicator.
  var tabBar: Double { isPad && homeIndicator > 0 ? 50 : 49 }

  /// True for a phone without a home button. Those with a notch and with a Dynamic Island are not
  /// distinguished.
  var hasNotch: Bool { homeIndicator > 0 && !isPad }

  /// Returns the size of the screen in an orientation, in points.
  func size(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// Returns the height of the status bar in portrait in a version, in points. A version before the first one
  /// has the height of the first one.
  func statusBarHeight(in toolsVersion: Double) -> Double {
    statusBar.last { $0.from <= toolsVersion }?.status ?? statusBar[0].status
  }

  /// Returns the device with an id such as `retina6_1`; nil if it is unknown.
  static func named(_ id: String) -> CanvasDevice? { all[id] }

  /// The names of all devices, phones first, from small to large.
  package static let names = all.values.sorted {
    ($0.isPad ? 1 : 0, $0.size.width * $0.size.height, $0.name)
      < ($1.isPad ? 1 : 0, $1.size.width * $1.size.height, $1.name)
  }.map(\.name)

  /// Returns the id of the device with a name or an id; nil if there is none. Spaces and case do not count, and the
  /// part of a name in parentheses can be omitted if only one device has the rest.
  package static func id(named name: String) -> String? {
    func plain(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
    let wanted = plain(name)
    if let found = all.values.first(where: { plain($0.name) == wanted || $0.id == name }) { return found.id }
    let found = all.values.filter { plain(String($0.name.prefix { $0 != "(" })) == wanted }
    return found.count == 1 ? found.first?.id : nil
  }

  /// The substitute for an unknown or missing device: 600 × 600 points with one pixel per point.
  static let unnamed = CanvasDevice(
    id: "", device: .phone("", 600, 600, scale: 1, top: 20), statusBar: pad)

  /// The status bar of phones with a home button. Versions from 14800 to before 21600 gave them none.
  private static let homeButton = [
    StatusBarVersion(from: 0, status: 20), StatusBarVersion(from: 14800, status: 0),
    StatusBarVersion(from: 21600, status: 20),
  ]
  /// The status bar of iPads with a home button.
  private static let pad = [StatusBarVersion(from: 0, status: 20)]
  /// The status bar of iPads without a home button.
  private static let roundedPad = [StatusBarVersion(from: 0, status: 24)]

  /// Returns the status bar of a phone without a home button.
  ///
  /// - Parameter first: the height in versions before 21500, in points.
  /// - Parameter later: the height from version 21500 on, in points.
  private static func notch(_ first: Double, _ later: Double) -> [StatusBarVersion] {
    [StatusBarVersion(from: 0, status: first), StatusBarVersion(from: 21500, status: later)]
  }

  /// The known devices: the id, a product with that screen, and the status bar.
  private static let known: [(id: String, device: Device, statusBar: [StatusBarVersion])] = [
    ("retina3_5", .phone("iPhone 4s", 320, 480, scale: 2, top: 20), homeButton),
    ("retina4_0", .phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20), homeButton),
    ("retina4_7", .iPhoneSE, homeButton),
    ("retina5_5", .phone("iPhone 8 Plus", 414, 736, top: 20, isWide: true), homeButton),
    ("retina5_9", .phone("iPhone 11 Pro", 375, 812, top: 44, home: 34), notch(44, 50)),
    ("retina6_0", .iPhone14, notch(44, 47)),
    ("retina6_1", .phone("iPhone 11", 414, 896, scale: 2, top: 48, home: 34, isWide: true), notch(44, 48)),
    ("retina6_5", .phone("iPhone 11 Pro Max", 414, 896, top: 44, home: 34, isWide: true), notch(44, 44)),
    ("retina6_7", .phone("iPhone 14 Plus", 428, 926, top: 47, home: 34, isWide: true), notch(44, 47)),
    ("retina6_12", .iPhone16, notch(59, 59)), ("retina6_3", .iPhone16Pro, notch(59, 59)),
    ("retina6_72", .iPhone16Plus, notch(59, 59)), ("retina6_9", .iPhone16ProMax, notch(59, 59)),
    ("retina5_4", .iPhone13Mini, notch(50, 50)),
    ("ipad9_7", .pad("iPad Pro (9.7-inch)", 768, 1024, hasHomeButton: true), pad),
    ("ipad10_5", .pad("iPad Pro (10.5-inch)", 834, 1112, hasHomeButton: true), pad),
    ("ipad12_9", .pad("iPad Pro (12.9-inch, 2nd generation)", 1024, 1366, hasHomeButton: true), pad),
    ("ipad7_9", .pad("iPad mini (5th generation)", 768, 1024, hasHomeButton: true), pad),
    ("ipad10_2", .pad("iPad (9th generation)", 810, 1080, hasHomeButton: true), pad),
    ("ipad11_0rounded", .pad("iPad Pro (11-inch)", 834, 1194), roundedPad),
    ("ipad12_9rounded", .pad("iPad Pro (12.9-inch)", 1024, 1366), roundedPad),
    ("ipad10_9rounded", .pad("iPad Air", 820, 1180), roundedPad),
    ("ipad8_3rounded", .pad("iPad mini (6th generation)", 744, 1133), roundedPad),
  ]
  /// The known devices by id.
  private static let all = Dictionary(
    uniqueKeysWithValues: known.map {
      ($0.id, CanvasDevice(id: $0.id, device: $0.device, statusBar: $0.statusBar))
    })
}
