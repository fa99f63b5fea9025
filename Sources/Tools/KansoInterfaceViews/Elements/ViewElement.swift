import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The class of the views that an element of a document represents, and the properties that its attributes and child
/// elements set.
///
/// It is one table for two uses: a picture sets the properties of these views, and a conversion to code writes the
/// properties of UIKit.
package struct ViewElement: Sendable {
  /// The name of the element, such as `switch`.
  package let name: String
  /// The name of the class in UIKit, such as `UISwitch`.
  package let className: String
  /// The properties, in the order in which they are set. Those of all views are not included.
  package let properties: [ElementProperty]
  /// Creates a view with a frame; nil if the class draws nothing, or only what is not in the document.
  package let make: (@Sendable (Rect) -> View)?
  /// Sets what no single attribute determines, such as the titles of a button's states. It runs after the properties.
  let setContent: (@Sendable (View, ViewAttributes) -> Void)?

  /// Creates an element of a class of views here.
  init<V: View>(
    _ name: String, _ className: String, _ properties: [ElementProperty],
    make: @escaping @Sendable (Rect) -> V,
    content: (@Sendable (V, ViewAttributes) -> Void)? = nil
  ) {
    (self.name, self.className, self.properties) = (name, className, properties)
    self.make = { frame in make(frame) }
    guard let content else {
      setContent = nil
      return
    }
    setContent = { view, attributes in
      if let view = view as? V { content(view, attributes) }
    }
  }

  /// Creates an element whose class has no counterpart here.
  init(_ name: String, _ className: String, _ properties: [ElementProperty] = []) {
    (self.name, self.className, self.properties) = (name, className, properties)
    (make, setContent) = (nil, nil)
  }

  /// Sets the properties of a view of this class, except those of all views.
  func setProperties(of view: View, _ attributes: ViewAttributes) {
    for property in properties { property.apply?(view, attributes) }
    setContent?(view, attributes)
  }

  /// Returns the element with a name; nil if the table does not have it.
  package static func named(_ name: String) -> ViewElement? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  // MARK: All views

  /// The reason for properties that affect behavior only.
  static let behavior = "it affects behavior, not the picture"

  /// The properties of all views.
  package static let commonProperties: [ElementProperty] = [
    .color("backgroundColor", \View.backgroundColor),
    .custom("tintColor", .color, \View.tintColor) { $0.color($1) },
    .number("alpha", \View.alpha), .flag("clipsSubviews", name: "clipsToBounds", \View.clipsToBounds),
    .flag("userInteractionEnabled", name: "isUserInteractionEnabled", \View.isUserInteractionEnabled),
    .layout("hidden", name: "isHidden", .flag), .layout("autoresizesSubviews", .flag),
    .layout("semanticContentAttribute", .choice(["forceLeftToRight": "forceLeftToRight"])),
    .layout("insetsLayoutMarginsFromSafeArea", .flag), .layout("preservesSuperviewLayoutMargins", .flag),
    .layout("horizontalHuggingPriority", .number), .layout("verticalHuggingPriority", .number),
    .layout("horizontalCompressionResistancePriority", .number),
    .layout("verticalCompressionResistancePriority", .number), .layout("layoutMargins", .insets),
    .layout("directionalLayoutMargins", .insets), .layout("autoresizingMask", .text),
    .unseen("opaque", name: "isOpaque", .flag, because: "it affects the speed of drawing only"),
    .unseen("clearsContextBeforeDrawing", .flag, because: "it affects the speed of drawing only"),
    .unseen("multipleTouchEnabled", name: "isMultipleTouchEnabled", .flag, because: behavior),
    .unseen("tag", .integer, because: behavior),
    .unseen("restorationIdentifier", .text, because: behavior),
  ]
}
