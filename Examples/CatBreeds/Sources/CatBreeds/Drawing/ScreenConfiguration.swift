import KansoScreens

/// The traits that a screen is laid out for.
public struct ScreenConfiguration: CustomStringConvertible, Sendable {
  /// The device.
  public var device = Device.iPhone16
  /// Light or dark appearance.
  public var style = UserInterfaceStyle.light
  /// The layout direction.
  public var direction = UserInterfaceLayoutDirection.leftToRight
  /// The text size that the user prefers.
  public var category = ContentSizeCategory.large

  /// A configuration; by default an iPhone 16 in light appearance, from left to right, with the default text size.
  public init(
    device: Device = .iPhone16, style: UserInterfaceStyle = .light,
    direction: UserInterfaceLayoutDirection = .leftToRight, category: ContentSizeCategory = .large
  ) {
    (self.device, self.style, self.direction, self.category) = (device, style, direction, category)
  }

  /// The differences between configurations, with the names of Swift's cases.
  public var description: String { "\(device.name), \(style), \(direction), \(category)" }

  /// A small phone, the usual phone, a large phone, and a tablet.
  static let devices = [Device.iPhoneSE, .iPhone16, .iPhone16ProMax, .iPad]

  /// The configurations of a sheet, row by row: all combinations of devices, directions, appearances and text sizes. A
  /// column contains one device in one direction.
  static let sheet: [ScreenConfiguration] = [UserInterfaceStyle.light, .dark].flatMap { style in
    [ContentSizeCategory.large, .accessibilityLarge].flatMap { category in
      [Device.iPhoneSE, .iPhone16, .iPad].flatMap { device in
        [UserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
          ScreenConfiguration(device: device, style: style, direction: direction, category: category)
        }
      }
    }
  }
  static let sheetColumns = 6

  /// Returns a window of the app in this configuration, with the first screen.
  func window(theme: Theme? = nil, measurer: any TextMeasurer = PlainTextMeasurer()) -> Window {
    CatBreedsApp.window(on: device, theme: theme) { traits in
      traits.userInterfaceStyle = style
      traits.layoutDirection = direction
      traits.preferredContentSizeCategory = category
      traits.textMeasurer = measurer
    }
  }

  /// The differences between configurations, in words.
  var caption: String {
    let size = category == .large ? "usual text size" : "very large text"
    let way = direction == .rightToLeft ? "from right to left" : "from left to right"
    // The name without the generation in parentheses.
    let name = device.name.split(separator: " (").first ?? ""
    return "\(name)\n\(style == .dark ? "Dark" : "Light"), \(size)\n\(way)"
  }
}
