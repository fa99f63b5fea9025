import KansoFormatting
import KansoTheme

/// Interprets the values of variables.
struct FigmaValues {
  private var reader = ValueReader()

  /// The value of white in the colors of the file: 255 or 1.
  var whole = 1.0

  /// Returns the value of a variable of a kind, with the problems that it has; nil for one that has no meaning.
  mutating func value(_ node: JSONNode, _ kind: FigmaLibrary.Kind, _ type: ValueKind? = nil) -> ForeignValue?
  {
    switch kind {
    case .color: return color(node)
    case .number:
      if let number = node.number { return .literal(.number(Quantity.exact(number))) }
      return reader.value(of: node, as: type ?? .number)
    case .text:
      return node.text.map { .text($0) } ?? node.number.map { .text("\(Quantity.exact($0))") }
    case .flag: return node.flag.map { .flag($0) }
    case .other: return reader.value(of: node, as: type)
    }
  }

  /// Returns the problems since the last call.
  mutating func takeProblems() -> [ValueReader.Problem] { reader.takeProblems() }

  /// Returns the weight that the name of a font's style gives, and true for an italic one.
  func style(_ node: JSONNode) -> (weight: Double, isItalic: Bool)? { reader.weightAndSlope(node) }

  /// Returns a color of channels or in another notation.
  private mutating func color(_ node: JSONNode) -> ForeignValue? {
    if let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number {
      let alpha = node["a"]?.number ?? 1
      return .literal(
        .color(
          Self.exact(
            ColorValue(
              red: red / whole, green: green / whole, blue: blue / whole, alpha: min(max(alpha, 0), 1)))))
    }
    guard let value = reader.value(of: node, as: .color) else { return nil }
    guard case .literal(.color(let color)) = value else { return value }
    return .literal(.color(Self.exact(color)))
  }

  /// Returns true if the file has channels above 1, so that they are from 0 to 255.
  static func hasWholeChannels(_ node: JSONNode) -> Bool {
    switch node.content {
    case .object(let members):
      if members.count <= 4, let red = node["r"]?.number, let green = node["g"]?.number,
        let blue = node["b"]?.number
      {
        return max(red, green, blue) > 1.001
      }
      // The recursion is limited by the depth that the parser accepts.
      return members.contains { hasWholeChannels($0.value) }
    case .array(let elements): return elements.contains { hasWholeChannels($0) }
    case .string, .number, .bool, .null: return false
    }
  }

  /// Returns a color with the channels that were meant, which are of eight bits if they are near them.
  private static func exact(_ color: ColorValue) -> ColorValue {
    guard color.space == .srgb || color.space == .displayP3 else { return color }
    func channel(_ value: Double?) -> Double? {
      guard let value else { return nil }
      let byte = (value * 255).rounded()
      return abs(value * 255 - byte) < 0.000_1 ? byte / 255 : value.rounded(toFractionDigits: 6)
    }
    return ColorValue(
      color.space, channel(color.first), channel(color.second), channel(color.third),
      alpha: color.alpha.flatMap { channel(Quantity.exact($0)) })
  }
}

extension FigmaLibrary.Kind {
  /// Creates the kind of a type's name in any of the exports.
  init(typeName: String) {
    switch typeName.lowercased() {
    case "color": self = .color
    case "float", "number", "dimension": self = .number
    case "string", "text": self = .text
    case "boolean", "bool": self = .flag
    default: self = .other
    }
  }
}
