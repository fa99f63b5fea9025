import KansoTheme

// Shadows and gradients.
extension ValueReader {
  /// Interprets a shadow: a layer, a list of layers, or CSS text.
  mutating func shadow(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .string(let text): return shadowLayers(text, needsColor: false)
    case .object(let members):
      if !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) {
        return shadow(JSONNode(content: .array(members.map(\.value)), offset: node.offset))
      }
      return shadowLayer(node)
    case .array(let elements):
      guard !elements.isEmpty, elements.count <= Self.maxElements else { return nil }
      var layers: [ForeignValue] = []
      for element in elements {
        guard let layer = reference(element) ?? shadow(element) else { return nil }
        if case .list(let inner) = layer { layers += inner } else { layers.append(layer) }
      }
      return .list(layers)
    case .number, .bool, .null: return nil
    }
  }

  /// Interprets a layer as an object, with the names of the standard or of design tools.
  private mutating func shadowLayer(_ node: JSONNode) -> ForeignValue? {
    let start = node.offset
    defer { offset = start }
    guard let x = node["offsetX"] ?? node["x"], let y = node["offsetY"] ?? node["y"],
      var color = node["color"].flatMap({ reference($0) ?? color($0) })
    else { return nil }
    if let alpha = node["opacity"] ?? node["alpha"] { color = self.color(color, alpha: alpha) ?? color }
    var parts: [ForeignValue.Part] = [.init("color", color)]
    for (name, part) in [
      ("x", x), ("y", y), (("blur", node["blur"] ?? node["blurRadius"] ?? node["radius"])),
      ("spread", node["spread"] ?? node["spreadRadius"]),
    ] {
      guard let part else { continue }
      offset = part.offset
      guard let value = reference(part) ?? length(part) else { return nil }
      parts.append(.init(name, value))
    }
    if let inset = node["inset"], let value = reference(inset) ?? flag(inset) {
      parts.append(.init("inset", value))
    }
    if let type = (node["type"] ?? node["shadowType"])?.text?.lowercased(),
      type.contains("inner") || type.contains("inset")
    {
      parts.append(.init("inset", .flag(true)))
    }
    return .parts(parts)
  }

  /// Interprets CSS text: layers between commas, or `none`.
  /// - Parameter needsColor: true if a layer has to have a color that is no reference, so that other texts are no shadows.
  func shadowLayers(_ text: String, needsColor: Bool) -> ForeignValue? {
    if text.trimmed.lowercased() == "none" {
      // A guide has no shadow without layers.
      let none: [ForeignValue.Part] = [
        .init("color", .literal(.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0)))),
        .init("x", .literal(.dimension(Dimension(0)))), .init("y", .literal(.dimension(Dimension(0)))),
      ]
      return needsColor ? nil : .parts(none)
    }
    let layers = Self.split(text, at: UInt8(ascii: ","))
    guard layers.count <= Self.maxElements else { return nil }
    let values = layers.compactMap { shadowLayer($0, needsColor: needsColor) }
    guard values.count == layers.count else { return nil }
    return values.count == 1 ? values[0] : .list(values)
  }

  /// Interprets a layer as CSS text: two to four lengths, and a color and `inset` before or after them.
  private func shadowLayer(_ text: String, needsColor: Bool) -> ForeignValue? {
    var lengths: [ForeignValue] = []
    var color: ForeignValue?
    var isInset = false
    var literalCount = 0
    let words = Self.words(text)
    guard (2...7).contains(words.count) else { return nil }
    for word in words {
      if word.lowercased() == "inset", !isInset {
        isInset = true
      } else if let quantity = Quantity(word),
        let length = quantity.length ?? (quantity.unit.isEmpty ? Dimension(quantity.number) : nil)
      {
        lengths.append(.literal(.dimension(inBase(length))))
        literalCount += 1
      } else if let path = reference(word) {
        lengths.append(.reference(path))
      } else if color == nil, let value = colorText(word) {
        color = value
      } else {
        return nil
      }
    }
    if color == nil, case .reference? = lengths.last, lengths.count > 2 { color = lengths.removeLast() }
    guard let color, (2...4).contains(lengths.count), !needsColor || literalCount >= 2 else { return nil }
    var parts: [ForeignValue.Part] = [.init("color", color)]
    for (name, length) in zip(["x", "y", "blur", "spread"], lengths) { parts.append(.init(name, length)) }
    if isInset { parts.append(.init("inset", .flag(true))) }
    return .parts(parts)
  }

  // MARK: Gradients

  /// Interprets a gradient: a list of stops, an object with `stops`, or a gradient of CSS as text.
  mutating func gradient(_ node: JSONNode) -> ForeignValue? {
    switch node.content {
    case .string(let text): return gradientText(text)
    case .object:
      guard let stops = node["stops"] ?? node["colors"] ?? node["gradientStops"], stops.elements != nil else {
        return nil
      }
      let value = gradient(stops)
      if value != nil { report(.doubtful, "a gradient has no direction; the view gives it") }
      return value
    case .array(let elements):
      guard elements.count >= 2, elements.count <= Self.maxElements else { return nil }
      var stops: [ForeignValue] = []
      for element in elements {
        guard let stop = gradientStop(element) else { return nil }
        stops.append(stop)
      }
      return .list(stops)
    case .number, .bool, .null: return nil
    }
  }

  /// Interprets a stop with a color and a position.
  private mutating func gradientStop(_ node: JSONNode) -> ForeignValue? {
    if let value = reference(node) { return value }
    guard let color = node["color"].flatMap({ reference($0) ?? color($0) }) else { return nil }
    guard let position = node["position"] ?? node["offset"] else {
      return node.members.count == 1 ? .parts([.init("color", color)]) : nil
    }
    guard let value = reference(position) ?? number(position) else { return nil }
    return .parts([.init("color", color), .init("position", value)])
  }

  /// Interprets a gradient of CSS, without its direction and shape.
  private mutating func gradientText(_ text: String) -> ForeignValue? {
    let names = ["linear-gradient", "radial-gradient", "conic-gradient"]
    guard let name = names.first(where: { Self.arguments(of: $0, in: text) != nil }),
      let arguments = Self.arguments(of: name, in: text)
    else { return nil }
    var parts = Self.split(arguments, at: UInt8(ascii: ",")).map(Self.words)
    if let first = parts.first?.first, reference(first) == nil, colorText(first) == nil {
      parts.removeFirst()
      report(.doubtful, "a gradient has no direction; the view gives it")
    } else if name != "linear-gradient" {
      report(.doubtful, "a gradient has no shape; the view gives it")
    }
    guard (2...Self.maxElements).contains(parts.count) else { return nil }
    var stops: [ForeignValue] = []
    for words in parts {
      guard let first = words.first, words.count <= 2,
        let color = reference(first).map({ ForeignValue.reference($0) }) ?? colorText(first)
      else { return nil }
      var stop: [ForeignValue.Part] = [.init("color", color)]
      if words.count == 2 {
        guard let position = Quantity(words[1]), position.unit == "%", let ratio = position.ratio else {
          return nil
        }
        stop.append(.init("position", .literal(.number(ratio))))
      }
      stops.append(.parts(stop))
    }
    return .list(stops)
  }
}
