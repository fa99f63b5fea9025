import KansoFormatting
import KansoInterfaceBuilder

/// The connection of a control to a method of any object, as a statement for UIKit.
enum ActionStatement {
  /// The events of controls by Interface Builder's names.
  private static let events: [String: String] = [
    "touchDown": "touchDown", "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
    "touchDragOutside": "touchDragOutside", "touchDragEnter": "touchDragEnter",
    "touchDragExit": "touchDragExit",
    "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchCancel": "touchCancel",
    "valueChanged": "valueChanged", "editingDidBegin": "editingDidBegin", "editingChanged": "editingChanged",
    "editingDidEnd": "editingDidEnd", "editingDidEndOnExit": "editingDidEndOnExit",
    "primaryActionTriggered": "primaryActionTriggered", "menuActionTriggered": "menuActionTriggered",
    "allTouchEvents": "allTouchEvents", "allEditingEvents": "allEditingEvents", "allEvents": "allEvents",
  ]

  /// Returns the selector of an action for the user.
  static func name(of connection: InterfaceConnection) -> String {
    SwiftText.singleLine(selector(of: connection) ?? "")
  }

  /// Returns the statement that connects an action in UIKit; nil without a selector or with an unknown event.
  ///
  /// - Parameters:
  ///   - prefix: the expression of the control, with a dot.
  ///   - target: the expression of the target.
  static func statement(_ connection: InterfaceConnection, of prefix: String, target: String) -> String? {
    guard let selector = selector(of: connection), let event = event(of: connection) else { return nil }
    return "\(prefix)addTarget(\(target), action: \(expression(ofSelector: selector)), for: .\(event))"
  }

  /// Returns the selector of an action; nil without one.
  static func selector(of connection: InterfaceConnection) -> String? {
    connection.properties["selector"]?.value ?? connection.name
  }

  /// Returns the expression of a selector in UIKit, whose method is the app's.
  static func expression(ofSelector name: String) -> String { "Selector((\(SwiftText.literal(name))))" }

  /// Returns the event of an action; nil for an unknown one.
  static func event(of connection: InterfaceConnection) -> String? {
    guard let event = connection.properties["eventType"] else { return "primaryActionTriggered" }
    return events[event.value]
  }
}
