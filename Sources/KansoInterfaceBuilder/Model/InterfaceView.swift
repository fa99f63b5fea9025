import KansoDiagnostics

/// A view of a document with its contents.
package struct InterfaceView: Sendable {
  package let id: String?
  package let kind: InterfaceViewKind
  /// The source range of the start tag.
  package let range: TextRange
  /// The role of the view in its parent, such as `view`, `contentView` or `tableHeaderView`; nil for a subview.
  package let key: String?
  /// The stored frame, in points, relative to the superview.
  package internal(set) var frame: Located<InterfaceRect>?
  package internal(set) var subviews: [InterfaceView]
  package let constraints: [InterfaceConstraint]
  /// The guides that constraints can refer to.
  package let guides: [InterfaceGuide]
  package let variations: [InterfaceVariation]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  /// The cells, rows of sections, and headers of tables and collection views, in document order.
  package internal(set) var cells: [InterfaceView]
  /// The sections of a static table.
  package let sections: [InterfaceSection]
  /// The attributes, such as `text`, `hidden` or `horizontalHuggingPriority`.
  package let properties: [String: Located<String>]
  /// The values by their keys: colors, fonts, insets, other views.
  package internal(set) var values: [String: InterfaceValue]
  /// The elements without a key, such as states, segments and gesture recognizers.
  package let items: [InterfaceValue]

  // MARK: Common properties

  package func isOn(_ property: String) -> Bool { properties[property]?.value == "YES" }
  package func isOff(_ property: String) -> Bool { properties[property]?.value == "NO" }

  package func number(_ property: String) -> Double? { properties[property].flatMap { Double($0.value) } }

  package var customClass: String? { properties["customClass"]?.value }
  package var userLabel: String? { properties["userLabel"]?.value }
  package var isHidden: Bool { isOn("hidden") }
  /// True if constraints determine the frame of the view.
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

  /// The views in `values`, such as the content view of a cell, sorted by their keys.
  var keyed: [InterfaceView] {
    values.sorted { $0.key < $1.key }.compactMap { entry in
      if case .view(let view) = entry.value { return view }
      return nil
    }
  }

  /// All direct children: keyed views, then subviews, then cells.
  package var inner: [InterfaceView] { keyed + subviews + cells }

  /// The name for the user: the label in Interface Builder, else the custom class, else the kind.
  package var name: String {
    userLabel ?? customClass ?? kind.name
  }
}

/// A section of a static table.
package struct InterfaceSection: Sendable {
  package let id: String?
  package let range: TextRange
  /// The indices of its rows in the table's `cells`.
  package let rows: Range<Int>
  package let values: [String: InterfaceValue]
  package let connections: [InterfaceConnection]
  /// The attributes: `headerTitle`, `footerTitle`.
  package let properties: [String: Located<String>]
}

/// The class of a view, as the name of its element.
package struct InterfaceViewKind: Sendable, Hashable, ExpressibleByStringLiteral {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }
  package init(_ name: String) { self.name = name }
}

/// A layout guide that constraints can refer to.
package struct InterfaceGuide: Sendable {
  package let id: String
  /// The kind: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `layoutMargins` or `keyboard`; for guides of
  /// controllers `top` or `bottom`.
  package let kind: String
  package let range: TextRange
}
