import KansoDiagnostics

/// A view of a document, with what is in it.
package struct InterfaceView: Sendable {
  package let id: String?
  package let kind: InterfaceViewKind
  /// The whole start tag.
  package let range: TextRange
  /// What it is to the object around it, such as `view`, `contentView` or `tableHeaderView`; nil of a subview.
  package let key: String?
  /// The frame in the parent, in points, as Interface Builder stored it.
  package internal(set) var frame: Located<InterfaceRect>?
  package internal(set) var subviews: [InterfaceView]
  package let constraints: [InterfaceConstraint]
  /// Guides that constraints name.
  package let guides: [InterfaceGuide]
  package let variations: [InterfaceVariation]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  /// Cells, rows of sections, and headers of tables and collections, in the order of the document.
  package internal(set) var cells: [InterfaceView]
  /// Of a static table.
  package let sections: [InterfaceSection]
  /// Attributes, such as `text`, `hidden` or `horizontalHuggingPriority`.
  package let properties: [String: Located<String>]
  /// What is set by a key: colors, fonts, insets, other views.
  package internal(set) var values: [String: InterfaceValue]
  /// Elements in lists of their own, such as states, segments and gesture recognisers.
  package let items: [InterfaceValue]

  // MARK: What most ask for

  package func isOn(_ property: String) -> Bool { properties[property]?.value == "YES" }
  package func isOff(_ property: String) -> Bool { properties[property]?.value == "NO" }

  package func number(_ property: String) -> Double? { properties[property].flatMap { Double($0.value) } }

  package var customClass: String? { properties["customClass"]?.value }
  package var userLabel: String? { properties["userLabel"]?.value }
  package var isHidden: Bool { isOn("hidden") }
  /// Whether constraints place it.
  package var usesConstraints: Bool {
    isOff("translatesAutoresizingMaskIntoConstraints") && !isOn("fixedFrame")
  }

  package var font: InterfaceFont? {
    if case .font(let font) = values["fontDescription"] { return font }
    return nil
  }

  package func insets(_ key: String) -> InterfaceInsets? {
    if case .insets(let insets) = values[key] { return insets }
    return nil
  }

  /// The views that are in it by a key, such as the content of a cell, by their keys.
  var keyed: [InterfaceView] {
    values.sorted { $0.key < $1.key }.compactMap { entry in
      if case .view(let view) = entry.value { return view }
      return nil
    }
  }

  /// The views that are in it by a key, then its subviews, then its cells.
  package var inner: [InterfaceView] { keyed + subviews + cells }

  /// What people call it: its label, its text, or its class.
  package var name: String {
    userLabel ?? customClass ?? kind.name
  }
}

/// A section of a static table.
package struct InterfaceSection: Sendable {
  package let id: String?
  package let range: TextRange
  /// Which of the table's cells are its rows.
  package let rows: Range<Int>
  package let values: [String: InterfaceValue]
  package let connections: [InterfaceConnection]
  /// `headerTitle`, `footerTitle`.
  package let properties: [String: Located<String>]
}

/// What a view is, by the name of its element.
package struct InterfaceViewKind: Sendable, Hashable, ExpressibleByStringLiteral {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }
  package init(_ name: String) { self.name = name }
}

/// A guide that constraints can name, beside the views.
package struct InterfaceGuide: Sendable {
  package let id: String
  /// `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `layoutMargins`, `keyboard`; of controllers `top` and `bottom`.
  package let kind: String
  package let range: TextRange
}
