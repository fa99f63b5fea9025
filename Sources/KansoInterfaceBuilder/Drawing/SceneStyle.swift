import KansoDiagnostics
import KansoLayout
import KansoTheme

/// What is the same for every view of a document.
struct SceneStyle {
  let palette: DocumentPalette
  let installation: Installation
  let images: [String: InterfaceSize]
  /// The tint of the whole document; nil for the system's.
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

/// What a view of a document looks like, as it is written.
struct ViewStyle {
  let source: InterfaceView
  let view: View
  let scene: SceneStyle

  var kind: String { source.kind.name }

  /// What is set by a key, for the size classes that the document is shown in.
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

  /// A text: an attribute, or where it has several lines an element.
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

  /// The records of a list that has no key, such as states.
  func records(_ name: String) -> [InterfaceRecord] { source.items.records(name) }
}

/// The words of Interface Builder for how texts are set.
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
  /// The records of a name, also those in lists.
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
