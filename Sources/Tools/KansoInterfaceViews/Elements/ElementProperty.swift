import KansoLayout
import KansoScreens
import KansoTheme

/// The property of a view that an attribute or a child element of a document sets.
package struct ElementProperty: Sendable {
  /// The form of the value in the document.
  package enum Form: Sendable {
    case flag
    case number
    case integer
    case text
    case attributedText
    case color
    /// A font, with the size in points of a document that stores none.
    case font(defaultSize: Double)
    case insets
    case image
    /// One of several words, each with the case in UIKit.
    case choice([String: String])
  }

  /// The name of the attribute, or the key of the child element.
  package let key: String
  /// The name of the property in UIKit.
  package let name: String
  package let form: Form
  /// Sets the property of a view if the document sets it; nil if the views here do not have it.
  let apply: (@Sendable (View, ViewAttributes) -> Void)?
  /// Returns true if the document sets the value that a view already has, or none.
  private let hasValue: (@Sendable (View, ViewAttributes) -> Bool)?
  /// The reason why the views here do not have the property; nil if they do.
  package let gap: String?

  private init(
    _ key: String, _ name: String?, _ form: Form, gap: String? = nil,
    apply: (@Sendable (View, ViewAttributes) -> Void)? = nil,
    hasValue: (@Sendable (View, ViewAttributes) -> Bool)? = nil
  ) {
    (self.key, self.name, self.form) = (key, name ?? key, form)
    (self.gap, self.apply, self.hasValue) = (gap, apply, hasValue)
  }

  /// Returns true if the value in the document is that of a new view of the class, which code need not set; nil for a
  /// property that the views here do not have, or that the canvas or the content of the class sets.
  ///
  /// - Parameter view: a new view of the class. Its values are the defaults.
  package func isDefault(in view: View, _ attributes: ViewAttributes) -> Bool? { hasValue?(view, attributes) }

  /// A property that pictures do not show.
  static func unseen(_ key: String, name: String? = nil, _ form: Form, because gap: String) -> ElementProperty
  {
    ElementProperty(key, name, form, gap: gap)
  }

  /// A property that the canvas sets, because it affects layout.
  static func layout(_ key: String, name: String? = nil, _ form: Form) -> ElementProperty {
    ElementProperty(key, name, form)
  }

  /// A property that the content of the class sets, because it depends on others, or they on it.
  static func content(_ key: String, name: String? = nil, _ form: Form) -> ElementProperty {
    ElementProperty(key, name, form)
  }

  /// A property of any type, which a function reads from the document; nil leaves it unchanged.
  ///
  /// - Parameters:
  ///   - key: the name of the attribute, or the key of the child element.
  ///   - name: the name of the property in UIKit; nil for the key.
  static func custom<V: View, Value: Equatable & Sendable>(
    _ key: String, name: String? = nil, _ form: Form, _ path: ReferenceWritableKeyPath<V, Value> & Sendable,
    read: @escaping @Sendable (ViewAttributes, String) -> Value?
  ) -> ElementProperty {
    ElementProperty(
      key, name, form,
      apply: { view, attributes in
        guard let view = view as? V, let value = read(attributes, key) else { return }
        view[keyPath: path] = value
      },
      hasValue: { view, attributes in
        guard let view = view as? V, let value = read(attributes, key) else { return true }
        return view[keyPath: path] == value
      })
  }

  static func flag<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Bool> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .flag, path) { $0.flag($1) }
  }

  static func number<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Double> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .number, path) { $0.number($1) }
  }

  static func integer<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Int> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .integer, path) { attributes, key in attributes.number(key).map { Int($0) } }
  }

  static func text<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, String?> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .text, path) { attributes, key in attributes.text(key).map { .some($0) } }
  }

  static func color<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Color?> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .color, path) { attributes, key in attributes.color(key).map { .some($0) } }
  }

  static func color<V: View>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Color> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .color, path) { $0.color($1) }
  }

  /// A font. A document that sets none means the default of the class in documents, which can be another one than that
  /// of new views.
  ///
  /// - Parameters:
  ///   - name: the name of the property in UIKit.
  ///   - size: the size of that default, in points.
  static func font<V: View>(
    _ key: String, name: String = "font", size: Double, _ path: ReferenceWritableKeyPath<V, Font> & Sendable
  ) -> ElementProperty {
    custom(key, name: name, .font(defaultSize: size), path) { attributes, key in
      attributes.font(key, size: size) ?? Font(families: [Typography.systemFamily], size: size)
    }
  }

  static func choice<V: View, Value: Equatable & Sendable>(
    _ key: String, name: String? = nil, _ path: ReferenceWritableKeyPath<V, Value> & Sendable,
    _ words: [String: Value]
  ) -> ElementProperty {
    custom(key, name: name, .choice(words.mapValues { "\($0)" }), path) { attributes, key in
      attributes.property(key).flatMap { words[$0] }
    }
  }
}
