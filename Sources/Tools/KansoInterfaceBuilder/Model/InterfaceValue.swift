import KansoDiagnostics

package struct InterfacePoint: Sendable, Hashable {
  package let x: Double
  package let y: Double
}

package struct InterfaceSize: Sendable, Hashable {
  package let width: Double
  package let height: Double
}

package struct InterfaceRect: Sendable, Hashable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  /// Creates a rectangle, whose lengths may be negative.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Edge insets. If `isDirectional` is true, left stands for leading and right for trailing.
package struct InterfaceInsets: Sendable, Hashable {
  package let top: Double
  package let left: Double
  package let bottom: Double
  package let right: Double
  package let isDirectional: Bool
  package let range: TextRange
  /// The edges with a valid number in the document, in the order top, left, bottom, right.
  package let edges: [InterfaceEdge]

  /// Compares the four numbers and the direction, but not the source ranges.
  package static func == (a: InterfaceInsets, b: InterfaceInsets) -> Bool {
    (a.top, a.left, a.bottom, a.right, a.isDirectional) == (b.top, b.left, b.bottom, b.right, b.isDirectional)
  }

  /// Hashes the four numbers only, not the direction.
  package func hash(into hasher: inout Hasher) {
    for value in [top, left, bottom, right] { hasher.combine(value) }
  }
}

/// One edge of insets, with the source range of its number.
package struct InterfaceEdge: Sendable {
  /// The attribute in the document, such as `top`, `leading` or `minY`.
  package let name: String
  package let value: Double
  package let range: TextRange
}

/// A value that an element sets for a key: a color, a font, or any other value.
package indirect enum InterfaceValue: Sendable {
  case color(InterfaceColor)
  case font(InterfaceFont)
  case rect(InterfaceRect)
  case size(InterfaceSize)
  case point(InterfacePoint)
  case insets(InterfaceInsets)
  case text(Located<String>)
  case attributedText([InterfaceTextRun])
  case number(Located<Double>)
  case flag(Bool)
  /// An explicit nil, `<nil key="…"/>`, or a number without a valid value.
  case nothing
  case list([InterfaceValue])
  case view(InterfaceView)
  /// A controller in another controller of a xib.
  case controller(InterfaceController)
  case record(InterfaceRecord)
}

/// An element without a model type of its own, with all its contents.
package struct InterfaceRecord: Sendable {
  /// The name of the element.
  package let name: String
  package let id: String?
  package let range: TextRange
  package let properties: [String: Located<String>]
  package let values: [String: InterfaceValue]
  /// The children without a key.
  package let items: [InterfaceValue]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  /// The text directly in the element, such as the data of `<data>`.
  package let text: String?
}

/// A run of text with the same attributes.
package struct InterfaceTextRun: Sendable {
  package let text: String
  package let attributes: [String: InterfaceValue]

  /// Creates a run.
  package init(text: String, attributes: [String: InterfaceValue]) {
    (self.text, self.attributes) = (text, attributes)
  }
}

/// An outlet, an action or a segue.
package struct InterfaceConnection: Sendable {
  package enum Kind: String, Sendable {
    case outlet
    case outletCollection
    case action
    case segue
  }

  package let kind: Kind
  package let id: String?
  /// The outlet's property or the action's selector.
  package let name: String?
  /// The id of the destination.
  package let destination: Located<String>?
  /// Other attributes: `eventType`, `identifier`, `relationship` and so on; for a segue also `kind`.
  package let properties: [String: Located<String>]
  /// The values of a segue: the arrow directions of a popover, and the segues of a preview.
  package let values: [String: InterfaceValue]
  package let range: TextRange
}

/// A user-defined runtime attribute: a value that is set when the document is loaded.
package struct InterfaceRuntimeAttribute: Sendable {
  package let keyPath: String
  /// The type: `number`, `boolean`, `color`, `string`, `size` and so on.
  package let type: String
  package let value: InterfaceValue?
  /// Other attributes, such as the `catalog` of an image.
  package let properties: [String: Located<String>]
  package let range: TextRange
}
