import KansoDiagnostics

/// A view controller of a scene.
package struct InterfaceController: Sendable {
  package let id: String?
  /// The name of its element, such as `tableViewController`.
  package let kind: String
  package let range: TextRange
  package internal(set) var view: InterfaceView?
  /// Top and bottom of documents from before safe areas.
  package let guides: [InterfaceGuide]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  package let properties: [String: Located<String>]
  /// Bars, items and simulated metrics.
  package let values: [String: InterfaceValue]
  package let items: [InterfaceValue]

  package func isOn(_ property: String) -> Bool { properties[property]?.value == "YES" }

  package var segues: [InterfaceConnection] { connections.filter { $0.kind == .segue } }
}
