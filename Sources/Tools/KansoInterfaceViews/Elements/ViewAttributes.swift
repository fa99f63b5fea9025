import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The attributes and child elements of a view of a document, with size class variations applied.
package struct ViewAttributes {
  package let source: InterfaceView
  let installation: Installation
  let resources: ViewResources

  /// Takes a view of a document, and what its attributes refer to.
  package init(source: InterfaceView, installation: Installation, resources: ViewResources) {
    (self.source, self.installation, self.resources) = (source, installation, resources)
  }

  /// Returns the value of a child element by its key; nil if it is not set.
  package func value(_ key: String) -> InterfaceValue? {
    for variation in installation.applicableVariations(in: source.variations).reversed() {
      if let value = variation.values[key] { return value }
    }
    return source.values[key]
  }

  /// Returns an attribute; nil if it is not set.
  package func property(_ name: String) -> String? { installation.property(name, of: source) }
  /// Returns the number in an attribute; nil if it is not set, not a number, or larger than 1e9 in magnitude.
  package func number(_ name: String) -> Double? { installation.number(name, of: source) }
  /// Returns true for an attribute that is `YES`, false for one that is `NO`; nil for others.
  package func flag(_ name: String) -> Bool? {
    switch property(name) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns the color of a key; nil if it is not set or its value is unknown.
  func color(_ key: String) -> Color? {
    if case .color(let color)? = value(key) { return resources.palette.color(color) }
    return nil
  }

  /// Returns the text in the child element with a key, else in the attribute with its name; nil if it is not set. A
  /// text is cut after `ViewResources.maxCharacters`.
  package func text(_ key: String) -> String? {
    if case .text(let text)? = value(key) { return String(text.value.prefix(ViewResources.maxCharacters)) }
    return property(key).map { String($0.prefix(ViewResources.maxCharacters)) }
  }

  /// Returns the text with attributes of a key; nil if there is none or it is empty.
  func attributedText(_ key: String) -> AttributedText? {
    if case .attributedText(let runs)? = value(key), !runs.isEmpty { return resources.attributedText(runs) }
    return nil
  }

  /// Returns the font of a key; nil if it is not set.
  ///
  /// - Parameter size: the size in points if the document contains none.
  func font(_ key: String, size: Double) -> Font? {
    if case .font(let font)? = value(key) { return Font(font.typography(size: size)) }
    return nil
  }

  /// Returns the insets of a key, in points; nil if they are not set.
  func insets(_ key: String) -> EdgeInsets? {
    if case .insets(let insets)? = value(key) { return EdgeInsets(insets) }
    return nil
  }

  /// Returns the image of the view, in the element `imageReference` or `image`, else in its attributes; nil if there is
  /// none.
  func image() -> Image? {
    resources.image({ property($0) }, value("imageReference") ?? value("image"))
  }

  /// Returns the records without a key whose element has a name, such as `segment`, including nested records as in a
  /// list of values.
  package func records(named name: String) -> [InterfaceRecord] { source.items.records(named: name) }
}

extension EdgeInsets {
  /// Takes the insets of a document.
  init(_ insets: InterfaceInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension [InterfaceValue] {
  /// Returns the records whose element has a name, in order, including those in nested lists and in the elements
  /// `segments`, `items` and `state`. Records in other records, and with a key, are not included.
  package func records(named name: String) -> [InterfaceRecord] {
    flatMap { value -> [InterfaceRecord] in
      switch value {
      case .record(let record):
        if record.name == name { return [record] }
        return ["segments", "items", "state"].contains(record.name) ? record.items.records(named: name) : []
      case .list(let values): return values.records(named: name)
      default: return []
      }
    }
  }
}

extension InterfaceRecord {
  /// Returns the text in the element with a key, else in the attribute with its name; nil if it is not set.
  package func text(_ key: String) -> String? {
    if case .text(let text)? = values[key] { return text.value }
    return properties[key]?.value
  }

  /// Returns the color of a key; nil if it is not set or its value is unknown.
  package func color(_ key: String, _ palette: DocumentPalette) -> Color? {
    if case .color(let color)? = values[key] { return palette.color(color) }
    return nil
  }

  /// Returns the number in an attribute; nil if it is not set or not a finite number.
  func number(_ name: String) -> Double? {
    guard let number = properties[name].flatMap({ Double($0.value) }), number.isFinite else { return nil }
    return number
  }
}
