import KansoCanvasLayout
import KansoLayout
import KansoTheme

/// The light or dark style of a shown document.
public enum PreviewMode: String, CaseIterable, Sendable {
  case light
  case dark
}

/// The writing direction of the interface of a shown document.
public enum PreviewDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl
}

/// The text size of a shown document, with the names of SwiftUI's `DynamicTypeSize`.
public enum PreviewTextSize: String, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The same size with UIKit's name.
  var category: ContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}

/// The circumstances in which storyboards and xibs are shown. Values that are nil are those of the document.
public struct PreviewSituation: Equatable, Sendable {
  /// The light or dark style.
  public var mode: PreviewMode?
  /// The text size, which fonts with a text style follow.
  public var textSize: PreviewTextSize?
  /// The writing direction.
  public var direction: PreviewDirection?
  /// The name of the device, such as `iPhone 16`; spaces and case do not count.
  public var device: String?

  /// Creates the circumstances of the document.
  public init() {}

  /// Returns the circumstances for a canvas.
  ///
  /// - Parameter measurer: the text measurer.
  /// - Throws: a usage error if there is no such device.
  func environment(measurer: any TextMeasurer) throws(PreviewError) -> CanvasEnvironment {
    var environment = CanvasEnvironment()
    environment.textMeasurer = measurer
    if let mode { environment.userInterfaceStyle = mode == .dark ? .dark : .light }
    if let textSize { environment.textSize = textSize.category }
    if let direction { environment.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight }
    if let device {
      guard let id = CanvasDevice.id(named: device) else {
        throw .usage(
          "there is no device \(device.printable); the devices are "
            + CanvasDevice.names.joined(separator: ", "))
      }
      environment.deviceID = id
    }
    return environment
  }
}
