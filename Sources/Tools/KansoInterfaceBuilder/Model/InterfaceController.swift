import KansoDiagnostics

/// A view controller of a scene.
package struct InterfaceController: Sendable {
  package let id: String?
  /// The name of the element, such as `tableViewController`.
  package let kind: String
  package let range: TextRange
  package var view: InterfaceView?
  /// The top and bottom layout guides, in documents from before safe areas.
  package let guides: [InterfaceGuide]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  package let properties: [String: Located<String>]
  /// The values by their keys: bars, items and simulated metrics.
  package let values: [String: InterfaceValue]
  /// The elements without a key.
  package let items: [InterfaceValue]

  /// Returns true if an attribute is `YES`; false for another value, or if it is not set.
  package func isOn(_ property: String) -> Bool { properties[property]?.value == "YES" }

  /// The segues of the controller itself, without the segues of the views and items in it.
  package var segues: [InterfaceConnection] { connections.filter { $0.kind == .segue } }
}

extension InterfaceController {
  /// Creates the controller that owns a xib, from its placeholder.
  ///
  /// - Parameter view: the view that its outlet `view` leads to.
  package init(owner: InterfaceRecord, view: InterfaceView) {
    self.init(
      id: owner.id, kind: "viewController", range: owner.range, view: view, guides: [],
      connections: owner.connections, runtimeAttributes: owner.runtimeAttributes,
      properties: owner.properties,
      values: owner.values, items: owner.items)
  }
}
