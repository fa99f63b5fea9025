import KansoFormatting
import KansoTheme

// Fonts, borders and transitions.
extension ValueReader {
  /// Interprets a font from its parts, whichever of them it has. Parts that guides do not have are reported.
  mutating func typography(_ node: JSONNode) -> ForeignValue? {
    let start = node.offset
    defer { offset = start }
    guard node.members.contains(where: { Self.fontParts[$0.key] != nil }) else { return nil }
    var parts: [ForeignValue.Part] = []
    var lost: [(name: String, offset: Int)] = []
    for member in node.members where !["lineHeightUnit", "letterSpacingUnit"].contains(member.key) {
      let member = withUnit(member, of: node)
      offset = member.value.offset
      guard let name = Self.fontParts[member.key] else {
        if !isWithoutEffect(member.value), quantity(member.value)?.number != 0 {
          lost.append((member.key, member.keyOffset))
        }
        continue
      }
      if isWithoutEffect(member.value) || parts.contains(where: { $0.name == name }) { continue }
      if let reference = reference(member.value) {
        parts.append(.init(name, reference))
      } else if name == "weight", let (weight, isItalic) = weightAndSlope(member.value) {
        parts.append(.init(name, .literal(.fontWeight(weight))))
        if isItalic { parts.append(.init("italic", .flag(true))) }
      } else if let value = fontPart(name, member.value) {
        parts.append(.init(name, value))
      } else {
        report(.lost, "`\(member.key.truncated(toScalarCount: 40))` is not \(Self.fontPartNoun(name))")
      }
    }
    for part in lost {
      offset = part.offset
      report(.lost, "a font has no `\(part.name.truncated(toScalarCount: 40))`")
    }
    return parts.isEmpty ? nil : .parts(parts)
  }

  /// Returns a part of a font with the unit that some plugins write beside it, as in `"lineHeightUnit": "PERCENT"`.
  private func withUnit(_ member: JSONNode.Member, of node: JSONNode) -> JSONNode.Member {
    guard let number = member.value.number, let unit = node[member.key + "Unit"]?.text else { return member }
    let content: JSONNode.Content =
      switch unit {
      case "PERCENT": .string(number.formatted(as: .decimal) + "%")
      case "PIXELS": .string(number.formatted(as: .decimal) + "px")
      default: .string("auto")
      }
    return .init(
      key: member.key, keyOffset: member.keyOffset,
      value: JSONNode(content: content, offset: member.value.offset))
  }

  /// Interprets a part of a font.
  private mutating func fontPart(_ name: String, _ node: JSONNode) -> ForeignValue? {
    switch name {
    case "family": return families(node)
    case "size": return length(node)
    case "weight": return weight(node)
    case "lineHeight": return lineHeight(node)
    case "letterSpacing": return letterSpacing(node)
    default:
      guard let slope = node.text?.lowercased() else { return flag(node) }
      return slope.contains("italic") || slope.contains("oblique") ? .flag(true) : nil
    }
  }

  /// The parts of fonts of guides by the names of tools.
  private static let fontParts = [
    "fontFamily": "family", "font-family": "family", "fontSize": "size", "font-size": "size",
    "fontWeight": "weight", "font-weight": "weight", "lineHeight": "lineHeight", "line-height": "lineHeight",
    "lineSpacing": "lineHeight", "line-spacing": "lineHeight",
    "letterSpacing": "letterSpacing", "letter-spacing": "letterSpacing", "fontStyle": "italic",
    "font-style": "italic",
  ]

  private static func fontPartNoun(_ name: String) -> String {
    switch name {
    case "family": ValueKind.family.noun
    case "size": ValueKind.length.noun
    case "weight": ValueKind.weight.noun
    case "lineHeight": ValueKind.lineHeight.noun
    case "letterSpacing": ValueKind.letterSpacing.noun
    default: "a style of a font"
    }
  }

  /// Returns true for a value that says that nothing is special, such as `none` or 0.
  private func isWithoutEffect(_ node: JSONNode) -> Bool {
    switch node.content {
    case .null: true
    case .string(let text):
      ["", "none", "normal", "auto", "original", "default"].contains(text.trimmed.lowercased())
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .number, .bool: false
    }
  }

  /// Interprets the lengths of four edges. Left is where lines begin, as in most languages.
  mutating func edges(_ node: JSONNode) -> ForeignValue? {
    guard node.members.count == 4 else { return nil }
    var parts: [ForeignValue.Part] = []
    for (name, names) in [
      ("top", ["top"]), ("leading", ["left", "leading"]), ("bottom", ["bottom"]),
      ("trailing", ["right", "trailing"]),
    ] {
      guard let edge = names.lazy.compactMap({ node[$0] }).first, let value = reference(edge) ?? length(edge)
      else {
        return nil
      }
      parts.append(.init(name, value))
    }
    return .parts(parts)
  }

  /// Interprets a padding of CSS, which is two to four lengths; nil for any other text.
  /// - Parameter isLength: returns true for the path of a token that is a length.
  func edges(_ text: String, _ isLength: ([String]) -> Bool) -> ForeignValue? {
    let words = Self.words(text)
    guard (2...4).contains(words.count) else { return nil }
    let values = words.compactMap { word -> ForeignValue? in
      if let path = reference(word) { return isLength(path) ? .reference(path) : nil }
      guard let quantity = Quantity(word) else { return nil }
      let length = quantity.unit.isEmpty ? Dimension(quantity.number) : quantity.length.map { inBase($0) }
      return length.map { .literal(.dimension($0)) }
    }
    guard values.count == words.count else { return nil }
    let right = values[1]
    let bottom = values.count > 2 ? values[2] : values[0]
    return .parts([
      .init("top", values[0]), .init("leading", values.count > 3 ? values[3] : right),
      .init("bottom", bottom),
      .init("trailing", right),
    ])
  }

  /// Interprets a border from its parts or from CSS text.
  mutating func border(_ node: JSONNode) -> ForeignValue? {
    if let text = node.text { return borderText(text) }
    guard let width = node["width"] ?? node["weight"], let color = node["color"] else { return nil }
    guard let width = reference(width) ?? length(width), let color = reference(color) ?? self.color(color)
    else {
      return nil
    }
    var parts: [ForeignValue.Part] = [.init("width", width), .init("color", color)]
    if let style = node["style"], let style = reference(style) ?? strokeStyle(style) {
      parts.append(.init("style", style))
    } else if node["dashPattern"]?.elements?.isEmpty == false, let style = strokeStyle(node) {
      parts.append(.init("style", style))
    }
    return .parts(parts)
  }

  /// Interprets a border of CSS: a width, a style and a color in any order, of which references are taken in this order.
  private func borderText(_ text: String) -> ForeignValue? {
    let words = Self.words(text)
    guard (2...3).contains(words.count) else { return nil }
    var (width, color, style) = (nil as ForeignValue?, nil as ForeignValue?, nil as ForeignValue?)
    var references: [[String]] = []
    for word in words {
      if let keyword = StrokeStyle.Keyword(rawValue: word.lowercased()), style == nil {
        style = .literal(.strokeStyle(.keyword(keyword)))
      } else if let length = Quantity(word)?.length, width == nil {
        width = .literal(.dimension(inBase(length)))
      } else if let path = reference(word) {
        references.append(path)
      } else if let value = colorText(word), color == nil {
        color = value
      } else {
        return nil
      }
    }
    for path in references {
      if width == nil {
        width = .reference(path)
      } else if style == nil, references.count == 3 || color != nil {
        style = .reference(path)
      } else if color == nil {
        color = .reference(path)
      } else {
        return nil
      }
    }
    guard let width, let color else { return nil }
    return .parts(
      [.init("width", width), .init("color", color)] + (style.map { [.init("style", $0)] } ?? []))
  }

  /// Interprets a transition from its parts.
  mutating func transition(_ node: JSONNode) -> ForeignValue? {
    guard let duration = node["duration"],
      let value = seconds(of: node) ?? reference(duration) ?? self.duration(duration)
    else { return nil }
    var parts: [ForeignValue.Part] = [.init("duration", value)]
    if let delay = node["delay"] {
      guard let value = reference(delay) ?? self.duration(delay) else { return nil }
      parts.append(.init("delay", value))
    }
    if let curve = node["timingFunction"] ?? node["easing"] ?? node["curve"] ?? node["easingFunction"] {
      guard let value = reference(curve) ?? easing(curve) else { return nil }
      parts.append(.init("easing", value))
    }
    return .parts(parts)
  }

  /// Returns the duration of a transition of Figma's prototypes, which is in seconds; nil for any other one.
  private func seconds(of node: JSONNode) -> ForeignValue? {
    guard node["transitionType"] != nil, let duration = node["duration"]?.number else { return nil }
    return .literal(.duration(Duration((duration * 1000).rounded(toFractionDigits: 6), .ms)))
  }
}
