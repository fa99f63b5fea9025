import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoTheme

/// Canonical texts of parts of a document, independent of the order of attributes and of source positions:
/// equal parts have equal texts.
extension InterfaceValue {
  /// The canonical text of the value. Of a view or controller it contains the id only, of insets the numbers
  /// without the direction, and of a font neither its family nor the size of a text style.
  var canonicalText: String {
    switch self {
    case .color(let color): color.canonicalText
    case .font(let font): "font(\(font.displayName) \(font.properties.canonicalText))"
    case .rect(let rect): "rect(\(rect.x) \(rect.y) \(rect.width) \(rect.height))"
    case .size(let size): "size(\(size.width) \(size.height))"
    case .point(let point): "point(\(point.x) \(point.y))"
    case .insets(let insets): "insets(\(insets.top) \(insets.left) \(insets.bottom) \(insets.right))"
    case .text(let text): "text(\(text.value))"
    case .attributedText(let runs):
      "runs(" + runs.map { "\($0.text)\($0.attributes.canonicalText)" }.joined(separator: "|") + ")"
    case .number(let number): "\(number.value)"
    case .flag(let isOn): isOn ? "YES" : "NO"
    case .nothing: "nil"
    case .list(let values): "[" + values.map(\.canonicalText).joined(separator: ",") + "]"
    // A view is compared at its own position in the document.
    case .view(let view): "view(\(view.id ?? ""))"
    case .controller(let controller): "controller(\(controller.id ?? ""))"
    case .record(let record): record.canonicalText
    }
  }
}

extension InterfaceColor {
  /// The canonical text of the color, with numbers rounded to four decimals. All RGB spaces except Display P3
  /// have the same name, and so do all gray spaces.
  var canonicalText: String {
    // Versions of Interface Builder write different numbers of digits and different names.
    switch value {
    case .components(let space, let components, let alpha):
      let isRGB = [.sRGB, .calibratedRGB, .deviceRGB].contains(space)
      let numbers = (components + [alpha]).map {
        $0.formatted(as: .shortest(maxFractionDigits: 4, integersBelow: 0))
      }
      let name = isRGB ? "rgb" : components.count == 1 ? "gray" : space.rawValue
      return "\(name)(\(numbers.joined(separator: " ")))"
    case .named(let name): return "named(\(name))"
    case .system(let name): return "system(\(name))"
    case .unknown(let name): return "unknown(\(name))"
    }
  }
}

extension InterfaceRecord {
  /// The canonical text of the element with everything in it, including its id.
  var canonicalText: String {
    let parts = [
      name, id ?? "", text ?? "", properties.canonicalText, values.canonicalText,
      items.map(\.canonicalText).joined(separator: ","),
      connections.map(\.canonicalText).sorted().joined(separator: ","),
      runtimeAttributes.map(\.canonicalText).joined(separator: ","),
    ]
    return "{\(parts.joined(separator: ";"))}"
  }
}

extension InterfaceConnection {
  /// The canonical text of the connection, without its id.
  var canonicalText: String {
    "\(kind.rawValue) \(name ?? "") \(destination?.value ?? "") \(properties.canonicalText) \(values.canonicalText)"
  }
}

extension InterfaceRuntimeAttribute {
  /// The canonical text of the attribute with its key path, type and value.
  var canonicalText: String { "\(keyPath) \(type) \(value?.canonicalText ?? "") \(properties.canonicalText)" }
}

extension InterfaceConstraint {
  /// The canonical text of the constraint and its variations, without its id and its values. A first item
  /// that the document does not name is omitted.
  var canonicalText: String {
    "\(summary) @\(priority) \(isStandard) \(identifier ?? "") \(properties.canonicalText) \(variations.canonicalText)"
  }

  /// The constraint as text for the user, with its priority unless that is 1000. The priority is rounded down
  /// to an integer from 0 to 1000.
  var summaryWithPriority: String {
    priority == 1000 ? summary : "\(summary) @\(Int(min(max(priority, 0), 1000)))"
  }
}

extension [InterfaceVariation] {
  /// The canonical text of the variations, sorted. Masks contain ids.
  var canonicalText: String {
    map { variation in
      /// Returns the sorted ids that a mask includes and excludes.
      func ids(_ mask: InterfaceVariation.Mask) -> String {
        "+\(mask.included.map(\.value).sorted())-\(mask.excluded.map(\.value).sorted())"
      }
      let masks = ids(variation.subviews) + ids(variation.constraints)
      return variation.key + masks + variation.properties.canonicalText + variation.values.canonicalText
    }.sorted().joined(separator: ";")
  }
}

extension InterfaceView {
  /// The canonical text of the view's own content, without its id, frame, autoresizing mask, guides,
  /// constraints, subviews and cells, and without the attributes that only Interface Builder uses.
  var canonicalText: String {
    [
      kind.name, properties.filter { !Self.incidentalAttributes.contains($0.key) }.canonicalText,
      values.filter { $0.key != "autoresizingMask" }.canonicalText,
      items.map(\.canonicalText).joined(separator: ","),
      runtimeAttributes.map(\.canonicalText).joined(separator: ","), variations.canonicalText,
      connections.map(\.canonicalText).sorted().joined(separator: ","),
      sections.map { "\($0.properties.canonicalText)\($0.values.canonicalText)" }.joined(separator: ","),
    ].joined(separator: "\n")
  }

  /// Attributes that only Interface Builder uses.
  static let incidentalAttributes: Set<String> = [
    "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "sceneMemberID",
  ]

  /// A text of what determines the intrinsic size of a view: class, texts, fonts, content insets, button
  /// configuration, and attributes such as `image` and `numberOfLines`. Equal signatures mean equal sizes.
  var contentSignature: String {
    let names = [
      "image", "numberOfLines", "borderStyle", "buttonType", "datePickerMode", "style", "catalog",
      "lineBreakMode",
      "preferredMaxLayoutWidth", "usesAttributedText",
    ]
    let fonts = styleReferences.compactMap { use in
      if case .font(let font) = use.value { font.displayName } else { nil }
    }
    let values = ["contentEdgeInsets", "contentInsets", "configuration"].map {
      self.values[$0]?.canonicalText ?? ""
    }
    return
      ([kind.name] + names.map { properties[$0]?.value ?? "" } + ownTexts.map { "\($0.key)=\($0.text)" }
      + fonts
      + values).joined(separator: "\n")
  }
}

extension [String: Located<String>] {
  /// The attributes as `name=value`, sorted by name, without the id.
  var canonicalText: String {
    filter { $0.key != "id" }.map { "\($0.key)=\($0.value.value)" }.sorted().joined(separator: ",")
  }
}

extension [String: InterfaceValue] {
  /// The values as `key=value`, sorted by key.
  var canonicalText: String { map { "\($0.key)=\($0.value.canonicalText)" }.sorted().joined(separator: ",") }
}
