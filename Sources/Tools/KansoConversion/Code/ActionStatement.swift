import KansoFormatting
import KansoInterfaceBuilder

/// The connection of a control to a method of any object, as a statement for UIKit.
enum ActionStatement {
  /// The events of controls by Interface Builder's names.
  static let events: [String: String] = [
    "touchDown": "touchDown", "touchDownRepeat": "touchDownRepeat", "touchDragInside": "touchDragInside",
    "touchDragOutside": "touchDragOutside", "touchDragEnter": "touchDragEnter",
    "touchDragExit": "touchDragExit",
    "touchUpInside": "touchUpInside", "touchUpOutside": "touchUpOutside", "touchCancel": "touchCancel",
    "valueChanged": "valueChanged", "editingDidBegin": "editingDidBegin", "editingChanged": "editingChanged",
    "editingDidEnd": "editingDidEnd", "editingDidEndOnExit": "editingDidEndOnExit",
    "primaryActionTriggered": "primaryActionTriggered",
  ]

  /// Returns the selector of an action for the user.
  static func name(of connection: InterfaceConnection) -> String {
    SwiftText.singleLine(connection.properties["selector"]?.value ?? connection.name ?? "")
  }

  /// Returns the statement that connects an action in UIKit; nil without a selector.
  ///
  /// - Parameters:
  ///   - prefix: the expression of the control, with a dot.
  ///   - target: the expression of the target.
  static func statement(_ connection: InterfaceConnection, of prefix: String, target: String) -> String? {
    guard let name = connection.properties["selector"]?.value ?? connection.name else { return nil }
    let event = connection.properties["eventType"].flatMap { events[$0.value] } ?? "primaryActionTriggered"
    return "\(prefix)addTarget(\(target), action: Selector((\(SwiftText.literal(name)))), for: .\(event))"
  }
}
