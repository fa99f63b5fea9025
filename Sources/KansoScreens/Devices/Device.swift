import KansoLayout

/// A phone or a tablet, as far as screens depend on it. Lengths in points.
public struct Device: Hashable, Sendable {
  /// How it is held.
  public enum Orientation: Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side, the camera on the left.
    case landscape
  }

  /// What it is sold as.
  public let name: String
  /// Its screen, upright.
  public let size: Size
  /// Pixels a point.
  public let scale: Double
  /// What kind it is.
  public let idiom: UserInterfaceIdiom
  /// What of the screen is not safe when it is upright: the status bar, and below the home indicator.
  public let portraitInsets: EdgeInsets
  /// What of the screen is not safe when it is on its side.
  public let landscapeInsets: EdgeInsets
  /// Whether it is wide enough on its side to count as regular.
  public let isWideInLandscape: Bool

  /// The screen as it is held.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// What is not safe of the screen as it is held.
  public func safeAreaInsets(_ orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// How much room there is from the left to the right.
  public func horizontalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    idiom == .pad || orientation == .landscape && isWideInLandscape ? .regular : .compact
  }

  /// How much room there is from the top to the bottom.
  public func verticalSizeClass(_ orientation: Orientation) -> UserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}

extension Device {
  /// With a home button, 4.7 inches.
  public static let iPhoneSE = phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20)
  /// With a notch, 5.4 inches.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50, home: 34)
  /// With a notch, 6.1 inches.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47, home: 34)
  /// With an island, 6.1 inches.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, home: 34)
  /// With an island, 6.3 inches.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, home: 34)
  /// With an island, 6.7 inches.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, home: 34, isWide: true)
  /// With an island, 6.9 inches.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62, home: 34, isWide: true)
  /// A small tablet, 8.3 inches.
  public static let iPadMini = pad("iPad mini (A17 Pro)", 744, 1133)
  /// A tablet, 11 inches.
  public static let iPad = pad("iPad (A16)", 820, 1180)
  /// A large tablet, 13 inches.
  public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376)

  /// Those that are known here, phones first, small ones before large ones.
  ///
  /// Sizes and scales: Apple's Human Interface Guidelines, Layout, "Device dimensions". Insets: what `UIWindow.safeAreaInsets` gives.
  public static let all = [
    iPhoneSE, iPhone13Mini, iPhone14, iPhone16, iPhone16Pro, iPhone16Plus, iPhone16ProMax, iPadMini, iPad,
    iPadPro13,
  ]

  /// Above the home indicator when a phone is on its side.
  private static let landscapeHome = 21.0

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, home: Double = 0,
    isWide: Bool = false
  ) -> Device {
    // On its side, a phone without a home button keeps clear of its camera on both sides; no phone shows the status bar.
    let side = home > 0 ? top : 0
    return Device(
      name: name, size: Size(width: width, height: height), scale: scale, idiom: .phone,
      portraitInsets: EdgeInsets(top: top, left: 0, bottom: home, right: 0),
      landscapeInsets: EdgeInsets(top: 0, left: side, bottom: home > 0 ? landscapeHome : 0, right: side),
      isWideInLandscape: isWide)
  }

  private static func pad(_ name: String, _ width: Double, _ height: Double) -> Device {
    let insets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name, size: Size(width: width, height: height), scale: 2, idiom: .pad, portraitInsets: insets,
      landscapeInsets: insets, isWideInLandscape: true)
  }
}
