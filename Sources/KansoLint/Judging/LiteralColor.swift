import SwiftSyntax

/// A color that is written with literals.
package struct LiteralColor: Sendable, Equatable {
  /// The components in the space's order and the alpha, each nil where it is no literal.
  package let space: Space
  package let components: [Double?]
  package let alpha: Double?

  package enum Space: Sendable { case srgb, displayP3, hsb, gray }

  /// A call that makes a color, with at least one literal among its components.
  init?(_ call: CallSyntax) {
    guard let form = Self.form(of: call) else { return nil }
    switch form {
    case .components(let space, let labels):
      let values = labels.map { label in call.argument(label).flatMap(Self.number) }
      let hasLiteral = labels.contains { label in
        call.argument(label).map(Self.holdsNothingButNumbers) ?? false
      }
      guard hasLiteral else { return nil }
      self.init(space: space, components: values, alpha: Self.alpha(call))
    case .hex(let expression):
      guard let components = Self.hex(expression) else { return nil }
      self.init(space: .srgb, components: components.map { $0 }, alpha: Self.alpha(call) ?? 1)
    }
  }

  init?(colorLiteral node: MacroExpansionExprSyntax) {
    let values = ["red", "green", "blue", "alpha"].map { label in
      node.arguments.first { $0.label?.text == label }.flatMap { Self.number($0.expression) }
    }
    self.init(space: .srgb, components: Array(values.prefix(3)), alpha: values[3])
  }

  private init(space: Space, components: [Double?], alpha: Double?) {
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }

  static func isConstructor(_ call: CallSyntax) -> Bool { form(of: call) != nil }

  private enum Form {
    case components(Space, [String])
    case hex(ExprSyntax)
  }

  private static func form(of call: CallSyntax) -> Form? {
    let labels = call.labels
    let speaksOfColor = call.name.lowercased().contains("color")
    guard speaksOfColor || call.name == "init" || ["hex", "rgb", "rgba", "RGB", "RGBA"].contains(call.name)
    else { return nil }
    for first in [
      "red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed", "r", "R", "colorLiteralRed",
      "_colorLiteralRed",
    ]
    where labels.contains(first) {
      let others = first.count == 1 ? (first == "r" ? ["g", "b"] : ["G", "B"]) : ["green", "blue"]
      guard others.allSatisfy(labels.contains) else { return nil }
      return .components(isDisplayP3(call) ? .displayP3 : .srgb, [first] + others)
    }
    for first in ["white", "calibratedWhite", "deviceWhite", "genericGamma22White", "gray"]
    where labels.contains(first) && speaksOfColor || labels.contains(first) && labels.contains("alpha") {
      return .components(.gray, [first])
    }
    for first in ["hue", "calibratedHue", "deviceHue"] where labels.contains(first) {
      return .components(.hsb, [first, "saturation", "brightness"])
    }
    if let hex = call.call.arguments.first(where: { argument in
      let label = argument.label?.text.lowercased() ?? "_"
      return label.contains("hex") || label == "rgb" || label == "rgba" || label == "argb"
        || speaksOfColor && label == "_" && argument.expression.is(StringLiteralExprSyntax.self)
    }), speaksOfColor || hex.label?.text.lowercased().contains("hex") == true {
      return .hex(hex.expression)
    }
    return nil
  }

  private static func isDisplayP3(_ call: CallSyntax) -> Bool {
    call.labels.contains("displayP3Red")
      || call.call.arguments.first.map { $0.expression.trimmedDescription == ".displayP3" } ?? false
  }

  private static func alpha(_ call: CallSyntax) -> Double? {
    for label in ["alpha", "opacity", "a", "A"] {
      if let expression = call.argument(label) { return number(expression) }
    }
    return 1
  }

  /// Whether an expression is made of literals and operators.
  private static func holdsNothingButNumbers(_ expression: ExprSyntax) -> Bool {
    Operands.isLiteral(expression)
  }

  /// The value of an expression of literals.
  static func number(_ expression: ExprSyntax) -> Double? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return NumberText.value(of: literal.literal.text)
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return NumberText.value(of: literal.literal.text)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return number(prefix.expression).map { prefix.operator.text == "-" ? -$0 : $0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return number(only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), Operands.isLiteral(expression),
      let only = call.arguments.first
    {
      return number(only.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), Operands.isLiteral(expression) else {
      return nil
    }
    return Calculation.value(of: Array(sequence.elements))
  }

  /// The components of a hex color, in a text or a number.
  private static func hex(_ expression: ExprSyntax) -> [Double]? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      let text = literal.literal.text.replacing("_", with: "").lowercased()
      return text.hasPrefix("0x") ? hexComponents(text.dropFirst(2)) : Int(text).map { channels($0) }
    }
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
    let digits =
      text.hasPrefix("#")
      ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return hexComponents(digits)
  }

  private static func hexComponents(_ digits: Substring) -> [Double]? {
    guard digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3: return channels((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: return channels(value)
    case 8: return channels(value >> 8)
    default: return digits.count < 6 ? channels(value) : nil
    }
  }

  private static func channels(_ value: Int) -> [Double] {
    [value >> 16 & 255, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }
}

/// Calculates what the parser leaves flat.
private enum Calculation {
  static func value(of elements: [ExprSyntax]) -> Double? {
    guard var product = elements.first.flatMap(LiteralColor.number) else { return nil }
    var sum = 0.0
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      guard let operation = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let next = LiteralColor.number(elements[index + 1])
      else { return nil }
      switch operation {
      case "*": product *= next
      case "/": product /= next
      case "+", "-":
        sum += product
        product = operation == "+" ? next : -next
      default: return nil
      }
    }
    return sum + product
  }
}
