import SwiftSyntax

/// A color that is given by literals.
package struct LiteralColor: Sendable, Equatable {
  /// The color space; `gray` has one component, the others have three.
  let space: Space
  /// The components in the order of the color space, from 0 to 1. Nil for a component that is not a literal.
  let components: [Double?]
  /// The alpha from 0 to 1; nil if it is not a literal.
  let alpha: Double?

  package enum Space: Sendable { case srgb, displayP3, hsb, gray }

  /// Reads a call that creates a color from components or from hex digits; nil for other calls.
  ///
  /// - Components: nil if none of them is a literal, or if all of them and the alpha are 0, which is a clear
  ///   color. If an sRGB component is greater than 1, the three are divided by 255, but the alpha is not.
  /// - Hex digits: nil if they are neither an integer literal nor a string literal with 3, 4, 6 or 8 digits.
  ///   With digits for an alpha, all components are nil. These digits do not set the alpha.
  init?(_ call: CallSyntax) {
    guard let form = Self.form(of: call) else { return nil }
    switch form {
    case .components(let space, let labels):
      let values = labels.map { label in call.argument(labeled: label).flatMap(LiteralNumber.value) }
      let hasLiteral = labels.contains { label in
        call.argument(labeled: label).map(LiteralNumber.isLiteral) ?? false
      }
      // A color whose components and alpha are all zero is clear.
      let alpha = Self.alpha(of: call)
      guard hasLiteral, alpha != 0 || values.contains(where: { $0 != 0 }) else { return nil }
      // Some wrappers take components from 0 to 255.
      let isBytes = space == .srgb && values.contains { $0.map { $0 > 1 } ?? false }
      self.init(
        space: space, components: isBytes ? values.map { $0.map { $0 / 255 } } : values, alpha: alpha)
    case .hex(let expression):
      guard let components = Self.hexComponents(of: expression) else { return nil }
      self.init(space: .srgb, components: components, alpha: Self.alpha(of: call))
    }
  }

  /// Reads `#colorLiteral(red: …)`. Components and an alpha that are missing, or not literals, are nil.
  package init(colorLiteral node: MacroExpansionExprSyntax) {
    let values = ["red", "green", "blue", "alpha"].map { label in
      node.arguments.first { $0.label?.text == label }.flatMap { LiteralNumber.value(of: $0.expression) }
    }
    self.init(space: .srgb, components: Array(values.prefix(3)), alpha: values[3])
  }

  package init(space: Space, components: [Double?], alpha: Double?) {
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }

  /// Reads the argument `hex` of a call that creates something visible: `IconView(hex: "9265F8")`. Returns
  /// nil for other types, and without hex digits. The alpha is 1.
  init?(hexOf call: CallSyntax) {
    guard TypeNames.isVisible(named: call.name),
      let components = call.argument(labeled: "hex").flatMap(Self.hexComponents)
    else { return nil }
    self.init(space: .srgb, components: components, alpha: 1)
  }

  /// Returns true if a call creates a color from components or digits, whether they are literals or not.
  static func isConstructor(_ call: CallSyntax) -> Bool { form(of: call) != nil }

  /// The form of a call that creates a color: with components, by their labels in order, or with a hex
  /// expression.
  package enum Form {
    case components(Space, [String])
    case hex(ExprSyntax)
  }

  /// Returns the form of a call that creates a color, according to its name and labels; nil for other calls.
  package static func form(of call: CallSyntax) -> Form? {
    let labels = call.labels
    let speaksOfColor = isColor(call.name)
    guard speaksOfColor || call.name == "init" else { return nil }
    // `displayP3Red` and `r255` both mean red.
    func label(endingIn names: String...) -> String? {
      labels.first { label in CamelCase.words(of: label).last.map(names.contains) ?? false }
    }
    if let red = label(endingIn: "red", "r") {
      guard let green = label(endingIn: "green", "g"), let blue = label(endingIn: "blue", "b") else {
        return nil
      }
      return .components(isDisplayP3(call) ? .displayP3 : .srgb, [red, green, blue])
    }
    if let white = label(endingIn: "white", "gray"), speaksOfColor || labels.contains("alpha") {
      return .components(.gray, [white])
    }
    if let hue = label(endingIn: "hue") { return .components(.hsb, [hue, "saturation", "brightness"]) }
    // `.init(title: "Done", color: "#4CAF50")` is data with a color in it.
    guard speaksOfColor || labels.allSatisfy({ isColor($0) || alphas.contains($0) }) else { return nil }
    if let hex = call.call.arguments.first(where: { argument in
      guard let label = argument.label?.text else {
        return speaksOfColor && argument.expression.is(StringLiteralExprSyntax.self)
          || isHexNumber(argument.expression) && call.name.first?.isLowercase == true && labels.count <= 2
      }
      return isColor(label) || speaksOfColor && startsWithNumberSign(argument.expression)
    }) {
      return .hex(hex.expression)
    }
    return nil
  }

  /// Returns true for an integer literal in hexadecimal digits, as in `.hex(0x2C4251)`.
  private static func isHexNumber(_ expression: ExprSyntax) -> Bool {
    expression.as(IntegerLiteralExprSyntax.self)?.literal.text.hasPrefix("0x") ?? false
  }

  /// Returns true for a string such as `"#00ff00"` in `color(fromString: "#00ff00")`.
  private static func startsWithNumberSign(_ expression: ExprSyntax) -> Bool {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.hasPrefix("#") ?? false
  }

  /// The lower-case words that refer to a color.
  static let words: Set<String> = [
    "color", "colors", "colour", "colours", "hex", "hexa", "hexadecimal", "rgb", "rgba", "argb",
  ]
  /// The labels of components in `.init(…)`.
  static let labels = ["red", "r", "white", "gray", "hue"]

  /// Returns true if a name, or one of its camel-case words, refers to a color.
  package static func isColor(_ name: String) -> Bool {
    words.contains(name.lowercased()) || CamelCase.words(of: name).contains(where: words.contains)
  }

  /// The labels of the alpha.
  private static let alphas = ["alpha", "opacity", "a", "A"]

  /// Returns true if a call names Display P3, in a label or as its first argument.
  private static func isDisplayP3(_ call: CallSyntax) -> Bool {
    call.labels.contains("displayP3Red")
      || call.call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "displayP3"
  }

  /// Returns the alpha of a call: 1 without such an argument, nil if the argument is not a literal.
  private static func alpha(of call: CallSyntax) -> Double? {
    for label in alphas {
      if let expression = call.argument(labeled: label) { return LiteralNumber.value(of: expression) }
    }
    return 1
  }

  /// Returns the red, green and blue, from 0 to 1, of a hex color in a string or an integer literal; nil if
  /// the expression is not one. With an alpha, which may be first or last, all three are unknown. An integer
  /// above 0xFFFFFF counts as a color with an alpha.
  private static func hexComponents(of expression: ExprSyntax) -> [Double?]? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      guard let value = LiteralNumber.value(of: ExprSyntax(literal)) else { return nil }
      return value <= 0xFFFFFF ? components(ofRGB: Int(value)) : [nil, nil, nil]
    }
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
    let digits =
      text.hasPrefix("#")
      ? text.dropFirst() : text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      return components(
        ofRGB: (value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: return components(ofRGB: value)
    case 4, 8: return [nil, nil, nil]
    default: return nil
    }
  }

  /// Returns the red, green and blue of a number `0xRRGGBB`, from 0 to 1.
  private static func components(ofRGB value: Int) -> [Double?] {
    [value >> 16 & 255, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }
}
