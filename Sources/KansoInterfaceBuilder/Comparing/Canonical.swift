import KansoDiagnostics

/// A canonical text of parts of a document, independent of their order and position: equal parts have equal texts.
extension InterfaceValue {
  var canonical: String {
    switch self {
    case .color(let color): color.canonical
    case .font(let font): "font(\(font.shown) \(font.properties.canonical))"
    case .rect(let rect): "rect(\(rect.x) \(rect.y) \(rect.width) \(rect.height))"
    case .size(let size): "size(\(size.width) \(size.height))"
    case .point(let point): "point(\(point.x) \(point.y))"
    case .insets(let insets): "insets(\(insets.top) \(insets.left) \(insets.bottom) \(insets.right))"
    case .text(let text): "text(\(text.value))"
    case .attributedText(let runs):
      "runs(" + runs.map { "\($0.text)\($0.attributes.canonical)" }.joined(separator: "|") + ")"
    case .number(let number): "\(number.value)"
    case .flag(let isOn): isOn ? "YES" : "NO"
    case .nothing: "nil"
    case .list(let values): "[" + values.map(\.canonical).joined(separator: ",") + "]"
    // A view is compared at its own position in the document.
    case .view(let view): "view(\(view.id ?? ""))"
    case .controller(let controller): "controller(\(controller.id ?? ""))"
    case .record(let record): record.canonical
    }
  }
}

extension InterfaceColor {
  /// The color with numbers rounded to four decimals and one name for all RGB spaces: versions of Interface Builder
  /// write different numbers of digits and different names.
  var canonical: String {
    switch value {
    case .components(let space, let components, let alpha):
      let isRGB = [.sRGB, .calibratedRGB, .deviceRGB].contains(space)
      let numbers = (components + [alpha]).map { "\(($0 * 1e4).rounded() / 1e4)" }
      let name = isRGB ? "rgb" : components.count == 1 ? "gray" : space.rawValue
      return "\(name)(\(numbers.joined(separator: " ")))"
    case .named(let name): return "named(\(name))"
    case .system(let name): return "system(\(name))"
    case .unknown(let name): return "unknown(\(name))"
    }
  }
}

extension InterfaceRecord {
  var canonical: String {
    let parts = [
      name, id ?? "", text ?? "", properties.canonical, values.canonical,
      items.map(\.canonical).joined(separator: ","),
      connections.map(\.canonical).sorted().joined(separator: ","),
      runtimeAttributes.map(\.canonical).joined(separator: ","),
    ]
    return "{\(parts.joined(separator: ";"))}"
  }
}

extension InterfaceConnection {
  var canonical: String {
    "\(kind.rawValue) \(name ?? "") \(destination?.value ?? "") \(properties.canonical) \(values.canonical)"
  }
}

extension InterfaceRuntimeAttribute {
  var canonical: String { "\(keyPath) \(type) \(value?.canonical ?? "") \(properties.canonical)" }
}

extension InterfaceConstraint {
  var canonical: String {
    "\(summary) @\(priority) \(isStandard) \(identifier ?? "") \(properties.canonical) \(variations.canonical)"
  }

  /// The constraint with its priority, as text for the user.
  var shown: String { priority == 1000 ? summary : "\(summary) @\(Int(min(max(priority, 0), 1000)))" }
}

extension [InterfaceVariation] {
  var canonical: String {
    map { variation in
      func ids(_ mask: InterfaceVariation.Mask) -> String {
        "+\(mask.included.map(\.value).sorted())-\(mask.excluded.map(\.value).sorted())"
      }
      let masks = ids(variation.subviews) + ids(variation.constraints)
      return variation.key + masks + variation.properties.canonical + variation.values.canonical
    }.sorted().joined(separator: ";")
  }
}

extension InterfaceView {
  /// The view's own content, without frames, constraints and the views in it.
  var canonical: String {
    [
      kind.name, properties.filter { !Self.incidental.contains($0.key) }.canonical,
      values.filter { $0.key != "autoresizingMask" }.canonical, items.map(\.canonical).joined(separator: ","),
      runtimeAttributes.map(\.canonical).joined(separator: ","), variations.canonical,
      connections.map(\.canonical).sorted().joined(separator: ","),
      sections.map { "\($0.properties.canonical)\($0.values.canonical)" }.joined(separator: ","),
    ].joined(separator: "\n")
  }

  /// Attributes that only Interface Builder uses.
  static let incidental: Set<String> = [
    "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "sceneMemberID",
  ]

  /// The properties that affect the size of a view with an intrinsic size.
  var contentSignature: String {
    let names = [
      "image", "numberOfLines", "borderStyle", "buttonType", "datePickerMode", "style", "catalog",
      "lineBreakMode",
      "preferredMaxLayoutWidth", "usesAttributedText",
    ]
    let fonts = styleUses.compactMap { use in if case .font(let font) = use.value { font.shown } else { nil }
    }
    let values = ["contentEdgeInsets", "contentInsets", "configuration"].map {
      self.values[$0]?.canonical ?? ""
    }
    return
      ([kind.name] + names.map { properties[$0]?.value ?? "" } + ownTexts.map { "\($0.key)=\($0.text)" }
      + fonts
      + values).joined(separator: "\n")
  }
}

extension [String: Located<String>] {
  var canonical: String {
    filter { $0.key != "id" }.map { "\($0.key)=\($0.value.value)" }.sorted().joined(separator: ",")
  }
}

extension [String: InterfaceValue] {
  var canonical: String { map { "\($0.key)=\($0.value.canonical)" }.sorted().joined(separator: ",") }
}
