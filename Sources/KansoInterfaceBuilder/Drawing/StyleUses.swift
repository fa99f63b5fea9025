import KansoDiagnostics

/// A color or font of a view in a document.
package struct StyleUse: Sendable {
  package enum Value: Sendable {
    case color(InterfaceColor)
    case font(InterfaceFont)
  }

  /// The property of the view, such as `textColor` or `normal titleColor`.
  package let key: String
  package let value: Value
  package let range: TextRange
}

extension InterfaceView {
  /// The view's own colors and fonts, in document order. They include those of states, text runs and runtime
  /// attributes, but not those of its subviews.
  package var styleUses: [StyleUse] {
    var uses: [StyleUse] = []
    for (key, value) in values { value.addStyleUses(key, to: &uses) }
    for item in items { item.addStyleUses("", to: &uses) }
    for variation in variations {
      for (key, value) in variation.values { value.addStyleUses("\(key) (\(variation.key))", to: &uses) }
    }
    for attribute in runtimeAttributes { attribute.value?.addStyleUses(attribute.keyPath, to: &uses) }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension InterfaceValue {
  /// Keys that Interface Builder writes by itself and that have no visible effect.
  private static let unseen: Set<String> = ["titleShadowColor", "NSOriginalFont", "NSStrokeColor"]

  fileprivate func addStyleUses(_ key: String, to uses: inout [StyleUse]) {
    if let last = key.split(separator: " ").last, Self.unseen.contains(String(last)) { return }
    switch self {
    case .color(let color): uses.append(StyleUse(key: key, value: .color(color), range: color.range))
    case .font(let font): uses.append(StyleUse(key: key, value: .font(font), range: font.range))
    case .list(let values): for value in values { value.addStyleUses(key, to: &uses) }
    case .attributedText(let runs):
      for run in runs {
        for (attribute, value) in run.attributes { value.addStyleUses("\(key) \(attribute)", to: &uses) }
      }
    case .record(let record):
      for (inner, value) in record.values {
        value.addStyleUses(key.isEmpty ? inner : "\(key) \(inner)", to: &uses)
      }
      for value in record.items { value.addStyleUses(key, to: &uses) }
    default: break
    }
  }
}

extension InterfaceFont {
  /// The font's description for the user: `Headline`, `Georgia-Bold 15`, `System semibold 17`.
  package var shown: String {
    let points = size.map { " \(Self.text($0.value))" } ?? ""
    switch face {
    case .style(let name):
      let prefix = "UICTFontTextStyle"
      return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    case .named(let name, _): return name + points
    case .system(let weight, let isItalic):
      return ["System", properties["width"]?.value, weight, isItalic ? "italic" : nil].compactMap { $0 }
        .joined(separator: " ") + points
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

extension InterfaceColor {
  /// The name of an asset catalog color or system color; nil for components.
  package var name: String? {
    switch value {
    case .named(let name), .system(let name), .unknown(let name): name
    case .components: nil
    }
  }

  /// True for a color of the asset catalog.
  package var isNamed: Bool { if case .named = value { true } else { false } }
}
