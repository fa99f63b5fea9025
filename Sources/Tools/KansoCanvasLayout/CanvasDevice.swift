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
  /// The name of a device with this screen. Several devices can have the same screen.
  let name: String
  /// The size in portrait, in points.
  let size: Size
  /// The number of pixels per point.
  let scale: Double
  /// The heights of the status bar in portrait, from old to new versions.
  let statusBar: [StatusBarVersion]
  /// The height of the home indicator's area in portrait, in points; 0 with a home button.
  let homeIndicator: Double
  /// The height of the navigation bar in portrait, in points.
  var navigationBar = 44.0
  /// The height of the tab bar in portrait, in points, without the home indicator.
  var tabBar = 49.0
  package private(set) var isPad = false
  /// True for a phone whose horizontal size class is regular in landscape.
  var isWide = false

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
    id: "", name: "", size: Size(width: 600, height: 600), scale: 1,
    statusBar: [StatusBarVersion(from: 0, status: 20)],
    homeIndicator: 0)

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
  /// - Parameter first: the height in versions before 21000, in points.
  /// - Parameter later: the height from version 21000 on, in points.
  private static func notch(_ first: Double, _ later: Double) -> [StatusBarVersion] {
    [StatusBarVersion(from: 0, status: first), StatusBarVersion(from: 21000, status: later)]
  }

  /// The known devices by id.
  private static let all: [String: CanvasDevice] = Dictionary(
    uniqueKeysWithValues: [
      phone("retina3_5", name: "iPhone 4s", width: 320, height: 480, scale: 2, statusBar: homeButton),
      phone(
        "retina4_0", name: "iPhone SE (1st generation)", width: 320, height: 568, scale: 2,
        statusBar: homeButton),
      phone(
        "retina4_7", name: "iPhone SE (3rd generation)", width: 375, height: 667, scale: 2,
        statusBar: homeButton),
      phone(
        "retina5_5", name: "iPhone 8 Plus", width: 414, height: 736, scale: 3, statusBar: homeButton,
        isWide: true),
      phone(
        "retina5_9", name: "iPhone 11 Pro", width: 375, height: 812, scale: 3, statusBar: notch(44, 50),
        home: 34),
      phone(
        "retina6_0", name: "iPhone 14", width: 390, height: 844, scale: 3, statusBar: notch(44, 47), home: 34),
      phone(
        "retina6_1", name: "iPhone 11", width: 414, height: 896, scale: 2, statusBar: notch(44, 48), home: 34,
        isWide: true),
      phone(
        "retina6_5", name: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3, statusBar: notch(44, 44),
        home: 34, isWide: true),
      phone(
        "retina6_7", name: "iPhone 14 Plus", width: 428, height: 926, scale: 3, statusBar: notch(44, 47),
        home: 34, isWide: true),
      phone(
        "retina6_12", name: "iPhone 16", width: 393, height: 852, scale: 3, statusBar: notch(59, 59), home: 34
      ),
      phone(
        "retina6_3", name: "iPhone 16 Pro", width: 402, height: 874, scale: 3, statusBar: notch(59, 59),
        home: 34),
      phone(
        "retina6_72", name: "iPhone 16 Plus", width: 430, height: 932, scale: 3, statusBar: notch(59, 59),
        home: 34, isWide: true),
      phone(
        "retina6_9", name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, statusBar: notch(59, 59),
        home: 34, isWide: true),
      phone(
        "retina5_4", name: "iPhone 13 mini", width: 375, height: 812, scale: 3, statusBar: notch(50, 50),
        home: 34),
      pad("ipad9_7", name: "iPad Pro (9.7-inch)", width: 768, height: 1024),
      pad("ipad10_5", name: "iPad Pro (10.5-inch)", width: 834, height: 1112),
      pad("ipad12_9", name: "iPad Pro (12.9-inch, 2nd generation)", width: 1024, height: 1366),
      pad("ipad7_9", name: "iPad mini (5th generation)", width: 768, height: 1024),
      pad("ipad10_2", name: "iPad (9th generation)", width: 810, height: 1080),
      pad("ipad11_0rounded", name: "iPad Pro (11-inch)", width: 834, height: 1194, isRounded: true),
      pad("ipad12_9rounded", name: "iPad Pro (12.9-inch)", width: 1024, height: 1366, isRounded: true),
      pad("ipad10_9rounded", name: "iPad Air", width: 820, height: 1180, isRounded: true),
      pad("ipad8_3rounded", name: "iPad mini (6th generation)", width: 744, height: 1133, isRounded: true),
    ].map { ($0.id, $0) })

  /// Returns a phone. It has a home button if the home indicator is 0 points high.
  ///
  /// - Parameter home: the height of the home indicator's area in portrait, in points.
  private static func phone(
    _ id: String, name: String, width: Double, height: Double, scale: Double, statusBar: [StatusBarVersion],
    home: Double = 0, isWide: Bool = false
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, name: name, size: Size(width: width, height: height), scale: scale, statusBar: statusBar,
      homeIndicator: home, isWide: isWide)
  }

  /// Returns an iPad with two pixels per point. One with rounded corners has no home button, and higher bars.
  private static func pad(
    _ id: String, name: String, width: Double, height: Double, isRounded: Bool = false
  ) -> CanvasDevice {
    CanvasDevice(
      id: id, name: name, size: Size(width: width, height: height), scale: 2,
      statusBar: isRounded ? roundedPad : pad,
      homeIndicator: isRounded ? 20 : 0, navigationBar: isRounded ? 50 : 44, tabBar: isRounded ? 50 : 49,
      isPad: true)
  }
}
