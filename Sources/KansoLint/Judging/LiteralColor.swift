import SwiftSyntax

/// A color that is written with literals.
struct LiteralColor: Sendable, Equatable {
  /// The components in the space's order and the alpha, each nil where it is no literal.
  let space: Space
  let components: [Double?]
  let alpha: Double?

  enum Space: Sendable { case srgb, displayP3, hsb, gray }

  /// A call that makes a color, with at least one literal among its components.
  init?(_ call: CallSyntax) {
    guard let form = Self.form(of: call) else { return nil }
    switch form {
    case .components(let space, let labels):
      let values = labels.map { label in call.argument(label).flatMap(LiteralNumber.value) }
      let hasLiteral = labels.contains { label in
        call.argument(label).map(LiteralNumber.isOne) ?? false
      }
      // All of zero is clear.
      let alpha = Self.alpha(call)
      guard hasLiteral, alpha != 0 || values.contains(where: { $0 != 0 }) else { return nil }
      // Some wrappers take bytes.
      let isBytes = space == .srgb && values.contains { $0.map { $0 > 1 } ?? false }
      self.init(
        space: space, components: isBytes ? values.map { $0.map { $0 / 255 } } : values, alpha: alpha)
    case .hex(let expression):
      guard let components = Self.hex(expression) else { return nil }
      self.init(space: .srgb, components: components, alpha: Self.alpha(call))
    }
  }

  init?(colorLiteral node: MacroExpansionExprSyntax) {
    let values = ["red", "green", "blue", "alpha"].map { label in
      node.arguments.first { $0.label?.text == label }.flatMap { LiteralNumber.value(of: $0.expression) }
    }
    self.init(space: .srgb, components: Array(values.prefix(3)), alpha: values[3])
  }

  init(space: Space, components: [Double?], alpha: Double?) {
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }

  /// A color that something on the screen is given by its digits alone, as in `IconView(hex: "9265F8")`.
  init?(hexOf call: CallSyntax) {
    guard LiteralFlow.consumes(call.name), let components = call.argument("hex").flatMap(Self.hex) else {
      return nil
    }
    self.init(space: .srgb, components: components, alpha: 1)
  }

  static func isConstructor(_ call: CallSyntax) -> Bool { form(of: call) != nil }

  private enum Form {
    case components(Space, [String])
    case hex(ExprSyntax)
  }

  private static func form(of call: CallSyntax) -> Form? {
    let labels = call.labels
    let speaksOfColor = isColor(call.name)
    guard speaksOfColor || call.name == "init" else { return nil }
    // `displayP3Red` and `r255` are red.
    func label(_ names: String...) -> String? {
      labels.first { label in StyleWords.words(of: label).last.map(names.contains) ?? false }
    }
    if let red = label("red", "r") {
      guard let green = label("green", "g"), let blue = label("blue", "b") else { return nil }
      return .components(isDisplayP3(call) ? .displayP3 : .srgb, [red, green, blue])
    }
    if let white = label("white", "gray"), speaksOfColor || labels.contains("alpha") {
      return .components(.gray, [white])
    }
    if let hue = label("hue") { return .components(.hsb, [hue, "saturation", "brightness"]) }
    if let hex = call.call.arguments.first(where: { argument in
      guard let label = argument.label?.text else {
        return speaksOfColor && argument.expression.is(StringLiteralExprSyntax.self)
      }
      return isColor(label) || speaksOfColor && startsWithNumberSign(argument.expression)
    }) {
      return .hex(hex.expression)
    }
    return nil
  }

  /// `color(fromString: "#00ff00")`
  private static func startsWithNumberSign(_ expression: ExprSyntax) -> Bool {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.hasPrefix("#") ?? false
  }

  /// Words that speak of a color.
  static let words: Set<String> = [
    "color", "colors", "colour", "colours", "hex", "hexa", "hexadecimal", "rgb", "rgba", "argb",
  ]
  /// Labels of components, as they stand in `.init(…)`.
  static let labels = ["red", "r", "white", "gray", "hue"]

  static func isColor(_ name: String) -> Bool {
    words.contains(name.lowercased()) || StyleWords.words(of: name).contains(where: words.contains)
  }

  private static func isDisplayP3(_ call: CallSyntax) -> Bool {
    call.labels.contains("displayP3Red")
      || call.call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "displayP3"
  }

  /// The alpha of a call; nil where it is no literal.
  private static func alpha(_ call: CallSyntax) -> Double? {
    for label in ["alpha", "opacity", "a", "A"] {
      if let expression = call.argument(label) { return LiteralNumber.value(of: expression) }
    }
    return 1
  }

  /// The components of a hex color, in a text or a number; nil where it is none. Of eight digits nobody can tell whether
  /// the alpha comes first or last, so that its components are not known.
  private static func hex(_ expression: ExprSyntax) -> [Double?]? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      guard let value = LiteralNumber.value(of: ExprSyntax(literal)) else { return nil }
      return value <= 0xFFFFFF ? channels(Int(value)) : [nil, nil, nil]
    }
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
    let digits =
      text.hasPrefix("#")
      ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3: return channels((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: return channels(value)
    case 4, 8: return [nil, nil, nil]
    default: return nil
    }
  }

  private static func channels(_ value: Int) -> [Double?] {
    [value >> 16 & 255, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }
}
