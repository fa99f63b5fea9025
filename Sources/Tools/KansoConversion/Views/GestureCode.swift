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

  /// The numbers of a new recognizer, by attribute.
  private var defaultNumbers: [String: Double] {
    switch className {
    case "UITapGestureRecognizer": ["numberOfTapsRequired": 1, "numberOfTouchesRequired": 1]
    case "UISwipeGestureRecognizer": ["numberOfTouchesRequired": 1]
    case "UILongPressGestureRecognizer":
      [
        "numberOfTapsRequired": 0, "numberOfTouchesRequired": 1, "minimumPressDuration": 0.5,
        "allowableMovement": 10,
      ]
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      ["minimumNumberOfTouches": 1, "maximumNumberOfTouches": .infinity]
    default: [:]
    }
  }

  /// The flags with their names in UIKit and what a new recognizer has.
  private static let flags = [
    ("cancelsTouchesInView", "cancelsTouchesInView", true),
    ("delaysTouchesBegan", "delaysTouchesBegan", false),
    ("delaysTouchesEnded", "delaysTouchesEnded", true), ("enabled", "isEnabled", true),
  ]

  /// The statements about the recognizer, as far as they are not the defaults. They begin with a dot.
  var settings: [String] {
    guard platform == .uikit else { return [] }
    func value(_ key: String) -> String? { record.properties[key]?.value }
    var result: [String] = []
    if let direction = AttributeWords.code(value("direction"), of: "direction", in: record.name) {
      result.append(".direction = .\(direction)")
    }
    for (key, standard) in defaultNumbers.sorted(by: { $0.key < $1.key }) {
      if let number = value(key).flatMap({ Double($0) }), number != standard, number.magnitude < 1e9 {
        let isWhole = key.hasPrefix("number") || key.hasSuffix("OfTouches")
        result.append(".\(key) = \(ValueCode.number(isWhole ? number.rounded() : number))")
      }
    }
    for (key, name, standard) in Self.flags {
      if let word = value(key), ["YES", "NO"].contains(word), (word == "YES") != standard {
        result.append(".\(name) = \(!standard)")
      }
    }
    if className == "UIScreenEdgePanGestureRecognizer", case .record(let edges)? = record.values["edges"] {
      let names = ["top", "left", "bottom", "right"].filter { edges.properties[$0]?.value == "YES" }
      result.append(".edges = [\(names.map { "." + $0 }.joined(separator: ", "))]")
    }
    return result
  }

  /// Returns true if an outlet leads from an object to the recognizer's delegate.
  func hasDelegate(_ id: String?) -> Bool {
    record.connections.contains {
      $0.kind == .outlet && $0.name == "delegate" && $0.destination?.value == id
    }
  }
}
