import KansoFormatting
import KansoGuide
import KansoTheme

// Colors.
extension ValueReader {
  /// Interprets a color: CSS text, `{r, g, b, a}`, an object of the standard, or a function of other colors.
  mutating func color(_ node: JSONNode) -> ForeignValue? {
    if let text = node.text { return colorText(text) }
    guard node.isObject else { return nil }
    return colorObject(node) ?? colorWithAlpha(node)
  }

  /// Interprets `{"color": "{color.ink}", "alpha": 0.5}`.
  private mutating func colorWithAlpha(_ node: JSONNode) -> ForeignValue? {
    guard let inner = node["color"] ?? node["value"], let alpha = node["alpha"] ?? node["opacity"],
      node.members.count == 2
    else { return nil }
    return (reference(inner) ?? color(inner)).flatMap { self.color($0, alpha: alpha) }
  }

  /// Returns a color with another alpha, which may be that of a token; nil for a calculated color.
  func color(_ color: ForeignValue, alpha node: JSONNode) -> ForeignValue? {
    if let alpha = reference(node) { return .parts([.init("value", color), .init("alpha", alpha)]) }
    guard let alpha = quantity(node)?.ratio, (0...1).contains(alpha) else { return nil }
    switch color {
    case .literal(.color(let color)):
      return .literal(.color(ColorValue(color.space, color.first, color.second, color.third, alpha: alpha)))
    case .reference(let path): return Self.color(path, alpha: alpha)
    case .literal, .expression, .parts, .list, .flag, .text: return nil
    }
  }

  /// Interprets a type's color that is only its components, for style sheets that add the function: `0 0% 100%` of HSL,
  /// `0.98 0.002 247` of OKLCH, and `255, 255, 255` of RGB.
  mutating func bareComponents(_ text: String) -> ForeignValue? {
    let separator = UInt8(ascii: text.contains(",") ? "," : " ")
    let parts = Self.split(text, at: separator).map(\.trimmed).filter { !$0.isEmpty }.map { Quantity($0) }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let third = parts[2] else {
      return nil
    }
    let name: String
    switch (first.unit, second.unit, third.unit) {
    case ("", "%", "%"), ("deg", "%", "%"): name = "hsl"
    case ("", "", ""), ("%", "", ""), ("", "", "deg"), ("%", "", "deg"):
      let isChannel = [first, second, third].allSatisfy {
        $0.number.rounded() == $0.number && (0...255).contains($0.number)
      }
      let isLightness = (0...1).contains(first.ratio ?? -1) && (0..<0.5).contains(second.number)
      guard isLightness || isChannel else { return nil }
      name = isLightness && !(isChannel && third.number == 0) ? "oklch" : "rgb"
    default: return nil
    }
    guard let color = ColorValue(css: "\(name)(\(text.replacing(",", with: " ")))") else { return nil }
    report(.doubtful, "`\(text)` has no function, and is read as `\(name)()`")
    return .literal(.color(color))
  }

  /// Interprets a text as a color, also one with references in it.
  func colorText(_ text: String) -> ForeignValue? {
    if let color = ColorValue(css: text.trimmed) { return .literal(.color(color)) }
    let pieces = options.references.pieces(of: text.trimmed)
    guard pieces.contains(where: \.isReference) || text.contains("(") else { return nil }
    return hexWithAlpha(pieces) ?? colorWithAlpha(text) ?? colorFunction(pieces)
  }

  /// Interprets `{color.ink}80`: the digits of a color in front of two more, which are the alpha.
  private func hexWithAlpha(_ pieces: [ForeignValue.Piece]) -> ForeignValue? {
    guard pieces.count == 2, case .reference(let path) = pieces[0], case .text(let digits) = pieces[1],
      digits.utf8.count == 2, let alpha = UInt8(digits, radix: 16)
    else { return nil }
    return Self.color(path, alpha: Double(alpha) / 255)
  }

  /// Interprets `rgba({color.ink}, 50%)` and the like: a color with another alpha.
  private func colorWithAlpha(_ text: String) -> ForeignValue? {
    for name in ["rgba", "rgb", "hsla", "hsl", "oklch", "oklab", "lch", "lab", "hwb"] {
      guard let arguments = Self.arguments(of: name, in: text) else { continue }
      let separator: UInt8 = arguments.contains(",") ? UInt8(ascii: ",") : UInt8(ascii: "/")
      let parts = Self.split(arguments, at: separator).map(\.trimmed)
      guard parts.count == 2, let path = reference(parts[0]) else { return nil }
      if let alpha = Quantity(parts[1])?.ratio, (0...1).contains(alpha) {
        return Self.color(path, alpha: alpha)
      }
      guard let alpha = reference(parts[1]) else { return nil }
      return .parts([.init("value", .reference(path)), .init("alpha", .reference(alpha))])
    }
    return nil
  }

  /// Returns a color with another alpha.
  package static func color(_ path: [String], alpha: Double) -> ForeignValue {
    let alpha = alpha.rounded(toFractionDigits: 6).formatted(as: .decimal)
    return .expression([.text("rgb(from "), .reference(path), .text(" r g b / \(alpha))")])
  }

  /// Interprets `color-mix()` and relative colors, whose notation guides share, except for the names of colors.
  private func colorFunction(_ pieces: [ForeignValue.Piece]) -> ForeignValue? {
    let known = pieces.map { piece in
      if case .text(let text) = piece { ForeignValue.Piece.text(Self.withoutColorNames(text)) } else { piece }
    }
    let text = known.map { piece in
      switch piece {
      case .text(let text): text
      case .reference: "{a}"
      }
    }.joined()
    return ColorParser.accepts(text) ? .expression(known) : nil
  }

  /// Returns a text with hex values for the names of colors, which guides do not have.
  private static func withoutColorNames(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let word = rest.prefix { Quantity.isLetter($0) }
      let isWhole = (rest.dropFirst(word.count).first.map { "(-".utf8.contains($0) } ?? false) == false
      if !word.isEmpty, isWhole,
        result.last.map({ !"-#".utf8.contains($0) && !Quantity.isDigit($0) }) ?? false,
        let hex = cssColorNames[String(decoding: word, as: UTF8.self).lowercased()]
      {
        result += hex.utf8
      } else if word.isEmpty {
        result.append(byte)
      } else {
        result += word
      }
      rest = rest.dropFirst(max(word.count, 1))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Interprets the objects of the standard and of design tools.
  private mutating func colorObject(_ node: JSONNode) -> ForeignValue? {
    if let name = node["colorSpace"]?.text {
      guard let components = (node["components"] ?? node["channels"])?.elements, components.count == 3 else {
        return node["hex"]?.text.flatMap { colorText($0) }
      }
      guard let space = Self.space(named: name) else {
        report(.doubtful, "there is no color space `\(name.truncated(toScalarCount: 40))`")
        return node["hex"]?.text.flatMap { colorText($0) }
      }
      var values: [Double?] = []
      for component in components {
        if component.text == "none" {
          values.append(nil)
        } else if let quantity = quantity(component), quantity.unit.isEmpty {
          values.append(quantity.number)
        } else {
          return nil
        }
      }
      return .literal(.color(ColorValue(space, values[0], values[1], values[2], alpha: alpha(of: node))))
    }
    if let hex = node["hex"]?.text, let color = ColorValue(css: hex.hasPrefix("#") ? hex : "#" + hex) {
      return .literal(
        .color(
          ColorValue(
            color.space, color.first, color.second, color.third, alpha: alpha(of: node) ?? color.alpha)))
    }
    if let components = components(of: node, "h", "s", "l") {
      // Saturation and lightness are percentages, also as parts of 1.
      let whole: Double = components.dropFirst().allSatisfy { $0 <= 1 } ? 100 : 1
      return .literal(
        .color(
          ColorValue(
            .hsl, components[0], components[1] * whole, components[2] * whole, alpha: alpha(of: node))))
    }
    let channels = [("r", "red"), ("g", "green"), ("b", "blue")].compactMap { short, long in
      (node[short] ?? node[long]).flatMap { quantity($0) }.flatMap { $0.unit.isEmpty ? $0.number : nil }
    }
    guard channels.count == 3 else { return nil }
    // Design tools have channels from 0 to 1; channels above that are from 0 to 255.
    let whole: Double = channels.contains { $0 > 1 } ? 255 : 1
    return .literal(
      .color(
        ColorValue(
          red: channels[0] / whole, green: channels[1] / whole, blue: channels[2] / whole,
          alpha: alpha(of: node) ?? 1)))
  }

  /// Returns the numbers or percentages of three members; nil if one is missing.
  private func components(of node: JSONNode, _ names: String...) -> [Double]? {
    let numbers = names.compactMap {
      node[$0].flatMap { quantity($0) }.flatMap { ["", "%", "deg"].contains($0.unit) ? $0.number : nil }
    }
    return numbers.count == names.count ? numbers : nil
  }

  /// Returns the alpha of an object, 1 without one; nil for `none`.
  private func alpha(of node: JSONNode) -> Double? {
    guard let alpha = node["alpha"] ?? node["a"] else { return 1 }
    return quantity(alpha)?.ratio.map { min(max($0, 0), 1) }
  }

  /// Returns the color space with a name of the standard or of CSS.
  private static func space(named name: String) -> ColorSpace? {
    let name = name.lowercased()
    return name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name == "p3" ? "display-p3" : name)
  }
}
