import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoFormatting

/// The statements of user-defined runtime attributes, which are set by key paths when a document is loaded.
struct RuntimeAttributeCode {
  private let view: InterfaceView
  private let context: DocumentContext

  init(_ view: InterfaceView, _ context: DocumentContext) { (self.view, self.context) = (view, context) }

  /// The attributes of layers, with the form of their value.
  private static let layerNumbers: Set = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.zPosition",
  ]
  private static let flags = ["clipsToBounds": "clipsToBounds", "layer.masksToBounds": "layer.masksToBounds"]

  func statements() -> [String] { view.runtimeAttributes.map(statement) }

  private func statement(of attribute: InterfaceRuntimeAttribute) -> String {
    let path = attribute.keyPath
    switch attribute.value {
    case .number(let number)? where Self.layerNumbers.contains(path) && path != "layer.zPosition":
      return ".\(path) = \(ValueCode.number(number.value))"
    case .flag(let flag)? where Self.flags[path] != nil: return ".\(path) = \(flag)"
    case .text(let text)? where path == "accessibilityIdentifier":
      return ".accessibilityIdentifier = \(ValueCode.text(text.value))"
    default: break
    }
    guard context.options.platform == .uikit, let value = Self.value(of: attribute, context.values) else {
      return context.leave("set \(Self.comment(path)), a runtime attribute", at: attribute.range)
    }
    return ".setValue(\(value), forKeyPath: \(ValueCode.text(path)))"
  }

  /// Returns the value of an attribute as an object; nil if it cannot be written.
  static func value(of attribute: InterfaceRuntimeAttribute, _ values: ValueCode) -> String? {
    switch attribute.value {
    case .number(let number)?: ValueCode.number(number.value)
    case .flag(let flag)?: "\(flag)"
    case .text(let text)? where attribute.type == "image":
      ValueCode.image(named: text.value, isSymbol: attribute.properties["catalog"]?.value == "system")
    case .text(let text)?:
      attribute.type == "boolean" ? (text.value == "YES" ? "true" : "false") : ValueCode.text(text.value)
    case .color(let color)?: values.color(color)
    case .size(let size)?:
      "CGSize(width: \(ValueCode.number(size.width)), height: \(ValueCode.number(size.height)))"
    case .point(let point)?: "CGPoint(x: \(ValueCode.number(point.x)), y: \(ValueCode.number(point.y)))"
    case .rect(let rect)?: ValueCode.rect(rect)
    case .record(let record)? where record.name == "image":
      record.properties["name"].map { ValueCode.image(named: $0.value) }
    default: nil
    }
  }

  private static func comment(_ text: String) -> String { SwiftText.singleLine(text) }
}

/// The statements about the identity and the accessibility of a view.
enum AccessibilityCode {
  static func statements(of view: InterfaceView, _ values: ValueCode) -> [String] {
    guard case .record(let record)? = view.values["accessibilityConfiguration"] else { return [] }
    var result: [String] = []
    func add(_ property: String, _ key: String) {
      if let text = record.text(key), !text.isEmpty {
        result.append(".\(property) = \(values.text(text, of: view.id, property))")
      }
    }
    add("accessibilityIdentifier", "identifier")
    add("accessibilityLabel", "label")
    add("accessibilityHint", "hint")
    add("accessibilityValue", "accessibilityValue")
    if case .record(let traits)? = record.values["traits"] {
      let names = traits.properties.filter { $0.value.value == "YES" }.keys
        .filter(AttributeWords.accessibilityTraits.contains).sorted()
      if !names.isEmpty {
        result.append(".accessibilityTraits = [\(names.map { "." + $0 }.joined(separator: ", "))]")
      }
    }
    if case .flag(let flag)? = record.values["isElement"] {
      result.append(".isAccessibilityElement = \(flag)")
    }
    return result
  }
}
