import KansoFormatting
import KansoGuide
import KansoTheme

// Lengths, numbers, durations, weights, families and curves.
extension ValueReader {
  /// Returns the quantity of a number, of a text, or of an object with `value` and `unit`.
  func quantity(_ node: JSONNode) -> Quantity? {
    switch node.content {
    case .number(let number): return Quantity(number: number, unit: "")
    case .string(let text): return Quantity(text)
    case .object(let members):
      guard members.count <= 3, let value = node["value"] ?? node["$value"], let unit = node["unit"]?.text
      else {
        return nil
      }
      switch value.content {
      case .number(let number): return Quantity(number: number, unit: unit.lowercased())
      case .string(let text): return Quantity(text + unit)
      case .object, .array, .bool, .null: return nil
      }
    case .array, .bool, .null: return nil
    }
  }

  /// Returns a length with `rem` only if the source has the same one as a guide.
  func inBase(_ length: Dimension) -> Dimension {
    guard length.unit == .rem, options.rem != 16 else { return length }
    return Dimension((length.value * options.rem).rounded(toFractionDigits: 6))
  }

  /// Interprets a length. A number without a unit is in points; a percentage or an `em` stays as it is written.
  mutating func length(_ node: JSONNode) -> ForeignValue? {
    if let quantity = quantity(node) {
      if let length = quantity.length { return .literal(.dimension(inBase(length))) }
      if quantity.unit.isEmpty { return .literal(.dimension(Dimension(quantity.number))) }
      guard ["%", "em"].contains(quantity.unit), !node.isObject || node["unit"] != nil else { return nil }
      return .expression([.text(quantity.number.formatted(as: .decimal) + quantity.unit)])
    }
    if let object = quantityWithReferences(node) { return object }
    return calculation(node) ?? corners(node)
  }

  /// Interprets the radii of four corners, which are one length if they are the same.
  private func corners(_ node: JSONNode) -> ForeignValue? {
    let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"].compactMap { node[$0]?.number }
    guard corners.count == 4, corners.allSatisfy({ $0 == corners[0] }) else { return nil }
    return .literal(.dimension(Dimension(corners[0])))
  }

  /// Interprets `{"value": "{size.a}", "unit": "px"}`, whose value is not resolved.
  private func quantityWithReferences(_ node: JSONNode) -> ForeignValue? {
    guard let value = node["value"], let unit = node["unit"]?.text,
      let path = value.text.flatMap({ reference($0) })
    else { return nil }
    return CalculationText.pieces(of: [.reference(path), .text(unit)]).map { .expression($0) }
  }

  /// Interprets a text with operators.
  func calculation(_ node: JSONNode) -> ForeignValue? {
    guard case .string(let text) = node.content else { return nil }
    return CalculationText.pieces(of: options.references.pieces(of: text)).map { .expression($0) }
  }

  /// Interprets a line height: a multiple of the size, a percentage, or a length.
  mutating func lineHeight(_ node: JSONNode) -> ForeignValue? {
    guard let quantity = quantity(node) else { return calculation(node) }
    if quantity.unit == "em" { return .literal(.number(quantity.number)) }
    if quantity.unit.isEmpty, quantity.number > options.maxLineHeightMultiple {
      return .literal(.dimension(Dimension(quantity.number)))
    }
    if let ratio = quantity.ratio { return .literal(.number(ratio)) }
    return quantity.length.map { .literal(.dimension(inBase($0))) }
  }

  /// Interprets a letter spacing: a length, or a multiple of the size.
  mutating func letterSpacing(_ node: JSONNode) -> ForeignValue? {
    guard let quantity = quantity(node) else { return length(node) }
    switch quantity.unit {
    case "%", "em":
      let multiple = quantity.unit == "em" ? quantity.number : quantity.ratio ?? 0
      return multiple == 0
        ? .literal(.dimension(Dimension(0))) : .expression([.text(multiple.formatted(as: .decimal) + "em")])
    default: return length(node)
    }
  }

  /// Interprets a number or a percentage, which is a part of 1.
  func number(_ node: JSONNode) -> ForeignValue? {
    if let ratio = quantity(node)?.ratio { return .literal(.number(ratio)) }
    return calculation(node)
  }

  /// Interprets a duration. A number without a unit is in milliseconds.
  mutating func duration(_ node: JSONNode) -> ForeignValue? {
    guard let quantity = quantity(node) else { return quantityWithReferences(node) ?? calculation(node) }
    if quantity.unit.isEmpty { return .literal(.duration(Duration(quantity.number, .ms))) }
    return quantity.duration.map { .literal(.duration($0)) }
  }

  // MARK: Fonts

  /// Interprets a weight: a number or a name in any notation.
  mutating func weight(_ node: JSONNode) -> ForeignValue? {
    guard let (weight, isItalic) = weightAndSlope(node) else { return calculation(node) }
    if isItalic { report(.doubtful, "a weight has no `italic`") }
    return .literal(.fontWeight(weight))
  }

  /// Returns the weight of a number or a name such as `SemiBold Italic`; nil for any other value.
  func weightAndSlope(_ node: JSONNode) -> (weight: Double, isItalic: Bool)? {
    if let quantity = quantity(node), quantity.unit.isEmpty {
      return FontWeight.range.contains(quantity.number) ? (quantity.number, false) : nil
    }
    guard let text = node.text else { return nil }
    var letters = String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    var isItalic = false
    for slope in ["italic", "oblique"] where letters.hasSuffix(slope) {
      letters.removeLast(slope.utf8.count)
      isItalic = true
    }
    if letters.isEmpty { return isItalic ? (400, true) : nil }
    if let number = Double(letters), FontWeight.range.contains(number) { return (number, isItalic) }
    return Self.weights[letters].map { ($0, isItalic) }
  }

  /// The weights by their names without case and punctuation.
  private static let weights: [String: Double] = {
    var weights: [String: Double] = ["roman": 400, "plain": 400, "demi": 600, "semi": 600]
    for (name, weight) in FontWeight.names { weights[name.lowercased().filter(\.isLetter)] = weight }
    // The name is 800 in guides, as on Apple's platforms, and 900 in CSS.
    weights["heavy"] = 900
    return weights
  }()

  /// Interprets a family, a text with families between commas, or a list of them.
  mutating func families(_ node: JSONNode) -> ForeignValue? {
    var elements: [ForeignValue] = []
    var names: [String] = []
    for node in node.elements ?? [node] {
      guard let text = node.text else { return nil }
      for name in Self.split(text, at: UInt8(ascii: ",")).map(\.trimmed) where !name.isEmpty {
        if let path = reference(name) {
          if !names.isEmpty { elements.append(.literal(.fontFamily(names))) }
          names = []
          elements.append(.reference(path))
        } else {
          let name = Self.withoutQuotes(name)
          if !name.isEmpty { names.append(name) }
        }
      }
    }
    if elements.isEmpty { return names.isEmpty ? nil : .literal(.fontFamily(names)) }
    if !names.isEmpty { elements.append(.literal(.fontFamily(names))) }
    return elements.count == 1 ? elements[0] : .list(elements)
  }

  /// Returns a text without the quotes around it.
  private static func withoutQuotes(_ text: String) -> String {
    guard let first = text.utf8.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
      text.utf8.count > 1, text.utf8.last == first
    else { return text }
    return String(Substring(text.utf8.dropFirst().dropLast())).trimmed
  }

  // MARK: Curves and strokes

  /// Interprets a curve: four numbers, `cubic-bezier()`, or a name.
  func easing(_ node: JSONNode) -> ForeignValue? {
    var numbers: [Double?]
    switch node.content {
    case .array(let elements):
      numbers = elements.prefix(5).map { quantity($0).flatMap { $0.unit.isEmpty ? $0.number : nil } }
    case .string(let text):
      if let name = EasingName(text.trimmed.lowercased()) { return .literal(.cubicBezier(name.curve)) }
      guard let arguments = Self.arguments(of: "cubic-bezier", in: text) else { return nil }
      numbers = Self.split(arguments, at: UInt8(ascii: ",")).map {
        Quantity($0).flatMap { $0.unit.isEmpty ? $0.number : nil }
      }
    case .object: numbers = ["x1", "y1", "x2", "y2"].map { node[$0]?.number }
    case .number, .bool, .null: return nil
    }
    let known = numbers.compactMap { $0 }
    guard numbers.count == 4, known.count == 4, (0...1).contains(known[0]), (0...1).contains(known[2]) else {
      return nil
    }
    return .literal(.cubicBezier(CubicBezier(known[0], known[1], known[2], known[3])))
  }

  /// Interprets a stroke style: a line style of CSS, or dashes.
  mutating func strokeStyle(_ node: JSONNode) -> ForeignValue? {
    if let text = node.text {
      return StrokeStyle.Keyword(rawValue: text.trimmed.lowercased()).map {
        .literal(.strokeStyle(.keyword($0)))
      }
    }
    guard let dashes = (node["dashArray"] ?? node["dashPattern"])?.elements, !dashes.isEmpty,
      dashes.count <= Self.maxElements
    else {
      return nil
    }
    let cap = StrokeStyle.LineCap(rawValue: node["lineCap"]?.text ?? "butt") ?? .butt
    let lengths = dashes.compactMap {
      quantity($0).flatMap { $0.length ?? ($0.unit.isEmpty ? Dimension($0.number) : nil) }
    }
    if lengths.count == dashes.count {
      return .literal(.strokeStyle(.dashes(lengths.map(inBase), lineCap: cap)))
    }
    var values: [ForeignValue] = []
    for dash in dashes {
      guard let value = reference(dash) ?? length(dash) else { return nil }
      values.append(value)
    }
    return .parts([.init("dashes", .list(values)), .init("cap", .text(cap.rawValue))])
  }
}

extension JSONNode {
  /// The elements of an array; nil for any other value.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// True for an object.
  var isObject: Bool {
    if case .object = content { true } else { false }
  }
}
