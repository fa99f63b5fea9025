import KansoLayout
import KansoScreens
import KansoTheme
import KansoTypesetting

/// The circumstances in which a screen is shown or tested: a device, a mode, a text size and a direction.
public struct Situation: Hashable, Sendable, CustomStringConvertible {
  /// The device.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Device.Orientation
  /// Light or dark appearance.
  public var style: UserInterfaceStyle
  /// The text size that the user prefers.
  public var textSize: ContentSizeCategory
  /// The direction of the interface.
  public var direction: UserInterfaceLayoutDirection

  /// Creates a situation: by default an upright iPhone 16 in light appearance, with the default text size, from left to
  /// right.
  public init(
    device: Device = .iPhone16, orientation: Device.Orientation = .portrait,
    style: UserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    (self.device, self.orientation, self.style) = (device, orientation, style)
    (self.textSize, self.direction) = (textSize, direction)
  }

  /// The circumstances that differ from the usual ones, behind the name of the device.
  public var description: String {
    var parts = [device.name]
    if orientation == .landscape { parts.append("landscape") }
    if style == .dark { parts.append("dark") }
    if textSize != .large { parts.append("\(textSize)") }
    if direction == .rightToLeft { parts.append("right to left") }
    return parts.joined(separator: ", ")
  }

  /// Returns a window that shows a screen in these circumstances, laid out.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of texts.
  ///   - screen: Returns the screen. `Device.current` is the device meanwhile.
  public func window(
    measurer: any TextMeasurer = SansSerifTextMeasurer(), showing screen: () throws -> ViewController
  ) rethrows -> Window {
    try Device.$current.withValue(device) {
      let window = Window(device: device, orientation: orientation)
      var traits = window.traitCollection
      traits.userInterfaceStyle = style
      traits.preferredContentSizeCategory = textSize
      traits.layoutDirection = direction
      traits.textMeasurer = measurer
      window.traitCollection = traits
      window.rootViewController = try screen()
      window.makeKeyAndVisible()
      return window
    }
  }
}

extension [Situation] {
  /// Three devices, each in light and dark appearance, with the default and a very large text size, in both directions:
  /// 24 situations.
  public static var all: [Situation] {
    every(devices: [.iPhoneSE, .iPhone16, .iPad], textSizes: [.large, .accessibilityLarge])
  }

  /// The usual situation, and one with each circumstance changed: the smallest device, a tablet, dark appearance, a very
  /// large text size, and from right to left.
  public static var usual: [Situation] {
    [
      Situation(), Situation(device: .iPhoneSE), Situation(device: .iPad), Situation(style: .dark),
      Situation(textSize: .accessibilityLarge), Situation(direction: .rightToLeft),
    ]
  }

  /// All combinations of devices, orientations, styles, text sizes and directions.
  public static func every(
    devices: [Device], orientations: [Device.Orientation] = [.portrait],
    styles: [UserInterfaceStyle] = [.light, .dark], textSizes: [ContentSizeCategory] = [.large],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
  ) -> [Situation] {
    var all: [Situation] = []
    for device in devices {
      for orientation in orientations {
        for style in styles {
          for textSize in textSizes {
            for direction in directions {
              all.append(
                Situation(
                  device: device, orientation: orientation, style: style, textSize: textSize,
                  direction: direction))
            }
          }
        }
      }
    }
    return all
  }
}
