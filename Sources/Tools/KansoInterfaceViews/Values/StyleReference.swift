import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoTheme

/// A color or font of a view in a document.
package struct StyleReference: Sendable {
  /// The color or font.
  package enum Value: Sendable {
    case color(InterfaceColor)
    case font(InterfaceFont)
  }

  /// The property of the view, such as `textColor` or `normal titleColor`. Keys of nested elements are joined
  /// by spaces; the key of a variation follows in parentheses.
  package let key: String
  package let value: Value
  package let range: TextRange
}

extension InterfaceView {
  /// The view's own colors and fonts, in document order. They include those of states, text runs, size class
  /// variations and runtime attributes, but not those of its subviews. Keys without a visible effect are
  /// omitted.
  package var styleReferences: [StyleReference] {
    var references: [StyleReference] = []
    for (key, value) in values { value.addStyleReferences(key, to: &references) }
    for item in items { item.addStyleReferences("", to: &references) }
    for variation in variations {
      for (key, value) in variation.values {
        value.addStyleReferences("\(key) (\(variation.key))", to: &references)
      }
    }
    for attribute in runtimeAttributes {
      attribute.value?.addStyleReferences(attribute.keyPath, to: &references)
    }
    return references.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension InterfaceValue {
  /// Keys that Interface Builder writes by itself and that have no visible effect.
  private static let invisibleKeys: Set<String> = ["titleShadowColor", "NSOriginalFont", "NSStrokeColor"]

  /// Appends the colors and fonts in the value, with longer keys for those in records and text runs. Skips
  /// views, and keys without a visible effect.
  fileprivate func addStyleReferences(_ key: String, to references: inout [StyleReference]) {
    if let last = key.split(separator: " ").last, Self.invisibleKeys.contains(String(last)) { return }
    switch self {
    case .color(let color):
      references.append(StyleReference(key: key, value: .color(color), range: color.range))
    case .font(let font): references.append(StyleReference(key: key, value: .font(font), range: font.range))
    case .list(let values): for value in values { value.addStyleReferences(key, to: &references) }
    case .attributedText(let runs):
      for run in runs {
        for (attribute, value) in run.attributes {
          value.addStyleReferences("\(key) \(attribute)", to: &references)
        }
      }
    case .record(let record):
      for (inner, value) in record.values {
        value.addStyleReferences(key.isEmpty ? inner : "\(key) \(inner)", to: &references)
      }
      for value in record.items { value.addStyleReferences(key, to: &references) }
    default: break
    }
  }
}

extension InterfaceFont {
  /// The font's description for the user: `Headline`, `Georgia-Bold 15`, `System semibold 17`. The size is
  /// omitted for a text style, or if it is not stored.
  package var displayName: String {
    let points = size.map { " \($0.value.formatted(as: .measurement))" } ?? ""
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
}

extension InterfaceColor {
  /// The name of an asset catalog color, system color or unknown color; nil for components.
  package var name: String? {
    switch value {
    case .named(let name), .system(let name), .unknown(let name): name
    case .components: nil
    }
  }

  /// True for a color of the asset catalog.
  package var isNamed: Bool { if case .named = value { true } else { false } }
}
