/// The properties of a phone or tablet that screens depend on. Lengths are in points.
public struct Device: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable, CaseIterable {
    /// The upright orientation.
    case portrait
    /// The horizontal orientation, with the camera on the left.
    case landscape
  }

  /// The product name.
  public let name: String
  /// The size of the screen in portrait.
  public let size: Size
  /// The number of pixels per point.
  public let scale: Double
  /// The kind of device: phone or tablet.
  public let idiom: UserInterfaceIdiom
  /// The safe area insets in portrait: the status bar at the top, the home indicator at the bottom.
  public let portraitInsets: EdgeInsets
  /// The safe area insets in landscape.
  public let landscapeInsets: EdgeInsets
  /// True if the horizontal size class is regular in landscape.
  public let isWideInLandscape: Bool

  /// Returns the size of the screen in an orientation.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// Returns the safe area insets in an orientation.
  public func safeAreaInsets(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// Returns the horizontal size class in an orientation: regular for tablets, and in landscape for wide
  /// phones.
  public func horizontalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    idiom == .pad || orientation == .landscape && isWideInLandscape ? .regular : .compact
  }

  /// Returns the vertical size class in an orientation: compact only for phones in landscape.
  public func verticalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}

extension Device {
  /// A phone with a home button and a 4.7-inch screen.
  public static let iPhoneSE = phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20)
  /// A phone with a notch and a 5.4-inch screen.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50, home: 34)
  /// A phone with a notch and a 6.1-inch screen.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47, home: 34)
  /// A phone with a Dynamic Island and a 6.1-inch screen.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, home: 34)
  /// A phone with a Dynamic Island and a 6.3-inch screen.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, home: 34)
  /// A phone with a Dynamic Island and a 6.7-inch screen.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, home: 34, isWide: true)
  /// A phone with a Dynamic Island and a 6.9-inch screen.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62, home: 34, isWide: true)
  /// A tablet with an 8.3-inch screen.
  public static let iPadMini = pad("iPad mini (A17 Pro)", 744, 1133)
  /// A tablet with an 11-inch screen.
  public static let iPad = pad("iPad (A16)", 820, 1180)
  /// A tablet with a 13-inch screen.
  public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376)

  /// The device for which new screens are made: the size of the views that controllers create, and the device of a
  /// window that is created without one.
  @TaskLocal public static var current = Device.iPhone16

  /// All predefined devices, phones first, from small to large.
  ///
  /// Sources: Apple's Human Interface Guidelines, Layout, "Device dimensions" for sizes and scales; the values of
  /// `UIWindow.safeAreaInsets` for insets.
  public static let all = [
    iPhoneSE, iPhone13Mini, iPhone14, iPhone16, iPhone16Pro, iPhone16Plus, iPhone16ProMax, iPadMini, iPad,
    iPadPro13,
  ]

  /// The bottom inset for the home indicator of a phone in landscape.
  private static let landscapeHome = 21.0

  /// Creates a phone from its size and its insets in portrait. In landscape, the insets are `top` on both
  /// sides and 21 at the bottom; all are 0 for a phone with a home button.
  ///
  /// - Parameters:
  ///   - top: the height of the status bar.
  ///   - home: the bottom inset for the home indicator; 0 for a phone with a home button.
  ///   - isWide: true if the horizontal size class is regular in landscape.
  package static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, home: Double = 0,
    isWide: Bool = false
  ) -> Device {
    // In landscape, a phone without a home button has insets for its camera on both sides. No phone shows the status
    // bar.
    let side = home > 0 ? top : 0
    return Device(
      name: name, size: Size(width: width, height: height), scale: scale, idiom: .phone,
      portraitInsets: EdgeInsets(top: top, left: 0, bottom: home, right: 0),
      landscapeInsets: EdgeInsets(top: 0, left: side, bottom: home > 0 ? landscapeHome : 0, right: side),
      isWideInLandscape: isWide)
  }

  /// The heights of the status bar of a tablet, and of its home indicator.
  private static let (padStatusBar, padStatusBarWithHomeButton, padHome) = (24.0, 20.0, 20.0)

  /// Creates a tablet from its size in portrait, with the scale of all tablets.
  ///
  /// - Parameter hasHomeButton: true for a tablet with a home button and without rounded corners, whose bars are lower.
  package static func pad(
    _ name: String, _ width: Double, _ height: Double, hasHomeButton: Bool = false
  ) -> Device {
    let insets = EdgeInsets(
      top: hasHomeButton ? padStatusBarWithHomeButton : padStatusBar, left: 0,
      bottom: hasHomeButton ? 0 : padHome, right: 0)
    return Device(
      name: name, size: Size(width: width, height: height), scale: 2, idiom: .pad, portraitInsets: insets,
      landscapeInsets: insets, isWideInLandscape: true)
  }
}
