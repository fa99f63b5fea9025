import KansoInterfaceBuilder
import KansoProject

/// Gesture recognizers as Swift.
struct GestureCode {
  let record: InterfaceRecord
  /// The class of UIKit.
  let className: String
  private let platform: ConversionOptions.Platform

  private static let classes = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  /// Takes a recognizer; nil for one that the platform does not have.
  init?(_ record: InterfaceRecord, _ platform: ConversionOptions.Platform) {
    guard let className = Self.classes[record.name],
      platform == .uikit || className == "UITapGestureRecognizer"
    else { return nil }
    (self.record, self.className, self.platform) = (record, className, platform)
  }

  /// The selector of the action with an object.
  func selector(for id: String?) -> String? {
    let connection = record.connections.first { $0.kind == .action && $0.destination?.value == id }
    return connection.flatMap { $0.properties["selector"]?.value ?? $0.name }
  }

  /// The statements about the recognizer, as far as they are not the defaults. They begin with a dot.
  var settings: [String] {
    guard platform == .uikit else { return [] }
    func value(_ key: String) -> String? { record.properties[key]?.value }
    var result: [String] = []
    if let direction = value("direction"), ["left", "up", "down"].contains(direction) {
      result.append(".direction = .\(direction)")
    }
    for key in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      if let number = value(key).flatMap({ Int($0) }), number > 1 { result.append(".\(key) = \(number)") }
    }
    if let duration = value("minimumPressDuration").flatMap({ Double($0) }), duration != 0.5 {
      result.append(".minimumPressDuration = \(ValueCode.number(duration))")
    }
    if value("cancelsTouchesInView") == "NO" { result.append(".cancelsTouchesInView = false") }
    return result
  }

  /// Returns true if an outlet leads from an object to the recognizer's delegate.
  func hasDelegate(_ id: String?) -> Bool {
    record.connections.contains {
      $0.kind == .outlet && $0.name == "delegate" && $0.destination?.value == id
    }
  }
}
