import KansoDiagnostics

/// A view of a document with its contents.
package struct InterfaceView: Sendable {
  package let id: String?
  package let kind: InterfaceViewKind
  /// The source range of the start tag.
  package let range: TextRange
  /// The role of the view in its parent, such as `view`, `contentView` or `tableHeaderView`; nil for a
  /// subview.
  package let key: String?
  /// The stored frame, in points, relative to the superview; nil if the document stores none.
  package var frame: Located<InterfaceRect>?
  package var subviews: [InterfaceView]
  package let constraints: [InterfaceConstraint]
  /// The guides that constraints can refer to.
  package let guides: [InterfaceGuide]
  package let variations: [InterfaceVariation]
  package let connections: [InterfaceConnection]
  package let runtimeAttributes: [InterfaceRuntimeAttribute]
  /// The cells of a table or collection view: prototypes, then cells, then for each section its rows,
  /// footer views and header views.
  package var cells: [InterfaceView]
  /// The sections of a static table.
  package let sections: [InterfaceSection]
  /// The attributes, such as `text`, `hidden` or `horizontalHuggingPriority`.
  package let properties: [String: Located<String>]
  /// The values by their keys: colors, fonts, insets, other views.
  package var values: [String: InterfaceValue]
  /// The elements without a key, such as states, segments and gesture recognizers.
  package let items: [InterfaceValue]

  // MARK: Common properties

  /// Returns true if an attribute is `YES`; false for another value, or if it is not set. Size class
  /// variations are not applied.
  package func isOn(_ property: String) -> Bool { properties[property]?.value == "YES" }
  /// Returns true if an attribute is `NO`; false for another value, or if it is not set. Size class
  /// variations are not applied.
  package func isOff(_ property: String) -> Bool { properties[property]?.value == "NO" }

  /// Returns the number in an attribute; nil if it is not set or not a number. The range is not checked, and
  /// size class variations are not applied.
  package func number(_ property: String) -> Double? { properties[property].flatMap { Double($0.value) } }

  /// The class in the app; nil for a class of the system.
  package var customClass: String? { properties["customClass"]?.value }
  /// The label in Interface Builder; nil if the user has set none.
  package var userLabel: String? { properties["userLabel"]?.value }
  /// True if the view is hidden by its own attribute, without size class variations.
  package var isHidden: Bool { isOn("hidden") }
  /// True if constraints determine the frame of the view: `translatesAutoresizingMaskIntoConstraints` is
  /// `NO`, and `fixedFrame` is not `YES`.
  package var usesConstraints: Bool {
    isOff("translatesAutoresizingMaskIntoConstraints") && !isOn("fixedFrame")
  }

  /// The font of the key `fontDescription`; nil if there is none.
  package var font: InterfaceFont? {
    if case .font(let font) = values["fontDescription"] { return font }
    return nil
  }

  /// Returns the edge insets of a key; nil if there are none. Size class variations are not applied.
  package func insets(_ key: String) -> InterfaceInsets? {
    if case .insets(let insets) = values[key] { return insets }
    return nil
  }

  /// The views in `values`, such as the content view of a cell, sorted by their keys.
  package var keyedViews: [InterfaceView] {
    values.sorted { $0.key < $1.key }.compactMap { entry in
      if case .view(let view) = entry.value { return view }
      return nil
    }
  }

  /// The direct children: keyed views, then subviews, then cells. Views in items and records are omitted.
  package var childViews: [InterfaceView] { keyedViews + subviews + cells }

  /// The name for the user: the label in Interface Builder, else the custom class, else the kind.
  package var name: String {
    userLabel ?? customClass ?? kind.name
  }

  /// The name of the view in findings: its name, and its identifier in parentheses if it has one.
  package var nameInFindings: String { id.map { "\(name) (\($0))" } ?? name }
}

/// A section of a static table.
package struct InterfaceSection: Sendable {
  package let id: String?
  package let range: TextRange
  /// The indices of its rows in the table's `cells`, without its header and footer views.
  package let rows: Range<Int>
  package let values: [String: InterfaceValue]
  package let connections: [InterfaceConnection]
  /// The attributes: `headerTitle`, `footerTitle`.
  package let properties: [String: Located<String>]
}

/// The class of a view, as the name of its element.
package struct InterfaceViewKind: Sendable, Hashable, ExpressibleByStringLiteral {
  package let name: String

  /// Creates a kind from the name of an element, such as `label`. Any name is allowed.
  package init(stringLiteral name: String) { self.name = name }
  package init(_ name: String) { self.name = name }
}

/// A layout guide that constraints can refer to.
package struct InterfaceGuide: Sendable {
  package let id: String
  /// The kind: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `layoutMargins` or `keyboard`; for
  /// guides of controllers `top` or `bottom`.
  package let kind: String
  package let range: TextRange
}
