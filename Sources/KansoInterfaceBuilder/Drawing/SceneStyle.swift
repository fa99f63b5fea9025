import KansoDiagnostics
import KansoLayout
import KansoTheme

/// The style properties that all views of a document share.
struct SceneStyle {
  let palette: DocumentPalette
  let installation: Installation
  let images: [String: InterfaceSize]
  /// The tint color of the document; nil for the system's.
  let tint: ColorValue?

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

  func system(_ name: String) -> ColorValue { palette.system(name) }
}

/// The style properties of a view, with size class variations applied.
struct ViewStyle {
  let source: InterfaceView
  let view: View
  let scene: SceneStyle

  var kind: String { source.kind.name }

  /// Returns the value of a key for the document's size classes; nil if it is not set.
  func value(_ key: String) -> InterfaceValue? {
    for variation in scene.installation.applying(source.variations).reversed() {
      if let value = variation.values[key] { return value }
    }
    return source.values[key]
  }

  func property(_ name: String) -> String? { scene.installation.property(name, of: source) }
  func isOn(_ name: String) -> Bool { property(name) == "YES" }
  func isOff(_ name: String) -> Bool { property(name) == "NO" }
  func number(_ name: String) -> Double? { scene.installation.number(name, of: source) }

  func color(_ key: String) -> ColorValue? {
    if case .color(let color)? = value(key) { return scene.palette.value(of: color) }
    return nil
  }

  func system(_ name: String) -> ColorValue { scene.system(name) }

  /// Returns a text, which is an attribute, or an element if it has several lines.
  func text(_ key: String) -> String? {
    if case .text(let text)? = value(key) { return text.value }
    return property(key)
  }

  func font(_ key: String = "fontDescription", size: Double) -> Typography {
    if case .font(let font)? = value(key) { return font.typography(size: size) }
    return Typography(families: [Typography.systemFamily], size: size)
  }

  var tint: ColorValue { view.traitCollection.colorValue(of: view.tintColor) }

  var alignment: TextAlignment {
    property("textAlignment").flatMap { TextBlockWords.alignments[$0] } ?? .natural
  }

  var lineBreakMode: LineBreakMode? { property("lineBreakMode").flatMap { TextBlockWords.modes[$0] } }

  /// Returns the records of a list without a key, such as states.
  func records(_ name: String) -> [InterfaceRecord] { source.items.records(name) }
}

/// The names in Interface Builder for text alignments and line break modes.
enum TextBlockWords {
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
  /// Returns the records with a name, including those in nested lists.
  func records(_ name: String) -> [InterfaceRecord] {
    flatMap { value -> [InterfaceRecord] in
      switch value {
      case .record(let record):
        if record.name == name { return [record] }
        return ["segments", "items", "state"].contains(record.name) ? record.items.records(name) : []
      case .list(let values): return values.records(name)
      default: return []
      }
    }
  }
}

extension InterfaceRecord {
  func text(_ key: String) -> String? {
    if case .text(let text)? = values[key] { return text.value }
    return properties[key]?.value
  }

  func color(_ key: String, _ palette: DocumentPalette) -> ColorValue? {
    if case .color(let color)? = values[key] { return palette.value(of: color) }
    return nil
  }

  func number(_ name: String) -> Double? {
    guard let number = properties[name].flatMap({ Double($0.value) }), number.isFinite else { return nil }
    return number
  }
}
