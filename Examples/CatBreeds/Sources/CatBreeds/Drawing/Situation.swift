import KansoScreens

/// What a screen is laid out for.
public struct Situation: CustomStringConvertible, Sendable {
  /// Where it is shown.
  public var device = Device.iPhone16
  /// Light or dark.
  public var style = UserInterfaceStyle.light
  /// Where lines run to.
  public var direction = UserInterfaceLayoutDirection.leftToRight
  /// The text size that the person chose.
  public var category = ContentSizeCategory.large

  /// What a screen is laid out for.
  public init(
    device: Device = .iPhone16, style: UserInterfaceStyle = .light,
    direction: UserInterfaceLayoutDirection = .leftToRight, category: ContentSizeCategory = .large
  ) {
    (self.device, self.style, self.direction, self.category) = (device, style, direction, category)
  }

  /// What differs between situations, as Swift names it.
  public var description: String { "\(device.name), \(style), \(direction), \(category)" }

  /// A small phone, the usual one, a large one, and a tablet.
  static let devices = [Device.iPhoneSE, .iPhone16, .iPhone16ProMax, .iPad]

  /// Devices, directions, modes and text sizes, each with each: what a sheet shows, row by row. A column is one device in one direction.
  static let sheet: [Situation] = [UserInterfaceStyle.light, .dark].flatMap { style in
    [ContentSizeCategory.large, .accessibilityLarge].flatMap { category in
      [Device.iPhoneSE, .iPhone16, .iPad].flatMap { device in
        [UserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
          Situation(device: device, style: style, direction: direction, category: category)
        }
      }
    }
  }
  static let sheetColumns = 6

  /// The app in this situation, at its first screen.
  func window(theme: Theme? = nil, measurer: any TextMeasurer = PlainTextMeasurer()) -> Window {
    CatBreedsApp.window(on: device, theme: theme) { traits in
      traits.userInterfaceStyle = style
      traits.layoutDirection = direction
      traits.preferredContentSizeCategory = category
      traits.textMeasurer = measurer
    }
  }

  /// What differs between situations, in words.
  var caption: String {
    let size = category == .large ? "usual text size" : "very large text"
    let way = direction == .rightToLeft ? "from right to left" : "from left to right"
    // Without the generation in parentheses.
    let name = device.name.split(separator: " (").first ?? ""
    return "\(name)\n\(style == .dark ? "Dark" : "Light"), \(size)\n\(way)"
  }
}
