import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// The style properties that all views of a document share.
struct SceneStyle {
  let palette: DocumentPalette
  let installation: Installation
  /// The stored sizes of images, in points, by name.
  let images: [String: InterfaceSize]
  /// The tint color of the document; nil for the system's tint color.
  let tint: ColorValue?

  /// Takes the colors, image sizes and tint color of a document.
  init(_ document: InterfaceDocument, _ installation: Installation) {
    palette = DocumentPalette(document)
    self.installation = installation
    images = document.resources.images
    if case .color(let color)? = document.values["tintColor"] {
      tint = palette.value(of: color)
    } else {
      tint = nil
    }
  }

  /// Returns a system color by its name; black if there is none.
  func systemColor(_ name: String) -> ColorValue { palette.systemColor(name) }
}

/// The style properties of a view, with size class variations applied.
struct ViewStyle {
  let source: InterfaceView
  let view: View
  let scene: SceneStyle

  /// The name of the view's element, such as `textField`.
  var kind: String { source.kind.name }

  /// Returns the value of a key, with size class variations applied; nil if it is not set.
  func value(_ key: String) -> InterfaceValue? {
    for variation in scene.installation.applicableVariations(in: source.variations).reversed() {
      if let value = variation.values[key] { return value }
    }
    return source.values[key]
  }

  /// Returns an attribute, with size class variations applied; nil if it is not set.
  func property(_ name: String) -> String? { scene.installation.property(name, of: source) }
  /// Returns true if an attribute is `YES`, with size class variations applied; false otherwise.
  func isOn(_ name: String) -> Bool { property(name) == "YES" }
  /// Returns true if an attribute is `NO`, with size class variations applied; false otherwise.
  func isOff(_ name: String) -> Bool { property(name) == "NO" }
  /// Returns the number in an attribute, with size class variations applied; nil if it is not set, not a
  /// number, or larger than 1e9 in magnitude.
  func number(_ name: String) -> Double? { scene.installation.number(name, of: source) }

  /// Returns the color of a key, with size class variations applied; nil if it is not set or its value is
  /// unknown.
  func color(_ key: String) -> ColorValue? {
    if case .color(let color)? = value(key) { return scene.palette.value(of: color) }
    return nil
  }

  /// Returns a system color by its name; black if there is none.
  func systemColor(_ name: String) -> ColorValue { scene.systemColor(name) }

  /// Returns the text in the element with a key, else in the attribute with its name, with size class
  /// variations applied; nil if it is not set.
  func text(_ key: String) -> String? {
    if case .text(let text)? = value(key) { return text.value }
    return property(key)
  }

  /// Returns the font of a key, with size class variations applied; the system font if it is not set.
  ///
  /// - Parameter size: the size in points if the document contains none.
  func font(_ key: String = "fontDescription", size: Double) -> Typography {
    if case .font(let font)? = value(key) { return font.typography(size: size) }
    return Typography(families: [Typography.systemFamily], size: size)
  }

  /// The tint color of the view, which it may inherit.
  var tint: ColorValue { view.traitCollection.colorValue(of: view.tintColor) }

  /// The text alignment; natural if it is not set or unknown.
  var alignment: TextAlignment {
    property("textAlignment").flatMap { TextAttributeNames.alignments[$0] } ?? .natural
  }

  /// The line break mode; nil if it is not set or unknown.
  var lineBreakMode: LineBreakMode? { property("lineBreakMode").flatMap { TextAttributeNames.modes[$0] } }

  /// Returns the view's records without a key whose element has a name, such as `segment`, including nested
  /// records as in a list of values.
  func records(named name: String) -> [InterfaceRecord] { source.items.records(named: name) }
}

/// The names in Interface Builder for text alignments and line break modes.
enum TextAttributeNames {
  static let alignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let modes: [String: LineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
  ]
}

extension [InterfaceValue] {
  /// Returns the records whose element has a name, in order, including those in nested lists and in the
  /// elements `segments`, `items` and `state`. Records in other records, and with a key, are not included.
  func records(named name: String) -> [InterfaceRecord] {
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
  func text(_ key: String) -> String? {
    if case .text(let text)? = values[key] { return text.value }
    return properties[key]?.value
  }

  /// Returns the color of a key; nil if it is not set or its value is unknown.
  func color(_ key: String, _ palette: DocumentPalette) -> ColorValue? {
    if case .color(let color)? = values[key] { return palette.value(of: color) }
    return nil
  }

  /// Returns the number in an attribute; nil if it is not set or not a finite number.
  func number(_ name: String) -> Double? {
    guard let number = properties[name].flatMap({ Double($0.value) }), number.isFinite else { return nil }
    return number
  }
}
