import KansoLayout
import KansoScreens

/// The screen of a device: here that of `Device.current`.
public final class UIScreen {
  /// The device of the screen.
  let device: Device

  init(device: Device) { self.device = device }

  /// The screen of the device that screens are made for.
  public static var main: UIScreen { UIScreen(device: .current) }

  /// The rectangle of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// The rectangle of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }
  /// The number of pixels per point.
  public var scale: CGFloat { device.scale }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { device.scale }
  /// The traits of the device in portrait orientation.
  public var traitCollection: UITraitCollection { UIWindow(device: device).traitCollection }
}

/// The device: here that of `Device.current`.
public final class UIDevice {
  private let device: Device

  init(device: Device) { self.device = device }

  /// The device that screens are made for.
  public static var current: UIDevice { UIDevice(device: .current) }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }
  /// The product name.
  public var name: String { device.name }
  /// The product name without its version.
  public var model: String { device.idiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system.
  public var systemName: String { device.idiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose controls Kanso draws.
  public var systemVersion: String { "18.0" }
  /// The orientation of the visible window; portrait without one.
  public var orientation: UIDeviceOrientation {
    UIApplication.shared.statusBarOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  /// Posted after a window has turned.
  public static let orientationDidChangeNotification = UIWindow.orientationDidChange
  /// True: the notifications of turns are always posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Begins the notifications of turns. They are always posted, so it has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends the notifications of turns. They are always posted, so it has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// True for both upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both horizontal orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True for a device that lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True for the upright and the horizontal orientations.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIWindow {
  /// The screen of the window's device.
  public var screen: UIScreen { UIScreen(device: device) }
}

extension ProcessInfo {
  /// False: the app is not one of iOS on a Mac.
  public var isiOSAppOnMac: Bool { false }
}
