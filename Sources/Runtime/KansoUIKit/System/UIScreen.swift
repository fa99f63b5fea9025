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
}
