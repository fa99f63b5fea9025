import KansoFormatting
import KansoGuide
import KansoTheme

// Rewrites values so that the shared reader understands them: calculations in the notation of guides, or their results
// where guides have no such calculation, and texts of tokens where a guide can have no reference.
extension StudioResolver {
  /// Returns the value in such a way; nil, with a problem, if a token is missing.
  func rewritten(_ node: JSONNode, as kind: ValueKind?) -> JSONNode? {
    switch node.content {
    case .string(let text):
      return rewritten(text, as: kind, at: node.offset).map {
        JSONNode(content: .string($0), offset: node.offset)
      }
    case .number, .bool, .null: return node
    case .array(let elements):
      return JSONNode(
        content: .array(elements.compactMap { rewritten($0, as: kind) }), offset: node.offset)
    case .object(let members):
      return JSONNode(
        content: .object(members.compactMap { rewritten($0, of: kind, Self.partKinds(of: kind, node)) }),
        offset: node.offset)
    }
  }

  /// Rewrites a part of a composite value; nil if it has no value, or one without an effect.
  private func rewritten(_ member: JSONNode.Member, of kind: ValueKind?, _ kinds: [String: ValueKind])
    -> JSONNode.Member?
  {
    // Layers of shadows have a type as tokens do.
    let key = member.key == "$type" ? "type" : member.key
    guard let partKind = kinds[key] else {
      guard let text = member.value.text else { return member }
      guard let text = self.text(text) else { return nil }
      if Quantity(text)?.number == 0 { return nil }
      return .init(
        key: key, keyOffset: member.keyOffset,
        value: JSONNode(content: .string(text), offset: member.value.offset))
    }
    if partKind == .weight, let text = member.value.text, let path = StudioTokens.syntax.reference(text),
      let weight = end(of: path)?.text?.lowercased(), weight.contains("italic") || weight.contains("oblique")
    {
      // A token of a weight has no slope.
      return .init(
        key: key, keyOffset: member.keyOffset,
        value: JSONNode(content: .string(weight), offset: member.value.offset))
    }
    guard let value = rewritten(member.value, as: partKind) else { return nil }
    return .init(key: key, keyOffset: member.keyOffset, value: value)
  }

  /// Returns the kinds of the parts of a composite value.
  private static func partKinds(of kind: ValueKind?, _ node: JSONNode) -> [String: ValueKind] {
    if kind == .border || kind == nil && node["width"] != nil { return ["width": .length, "color": .color] }
    if kind == .typography || kind == nil && (node["fontSize"] != nil || node["fontFamily"] != nil) {
      return [
        "fontFamily": .family, "fontSize": .length, "fontWeight": .weight, "lineHeight": .lineHeight,
        "letterSpacing": .letterSpacing,
      ]
    }
    return [
      "x": .length, "y": .length, "offsetX": .length, "offsetY": .length, "blur": .length, "spread": .length,
      "color": .color,
    ]
  }

  /// Returns a text that the shared reader understands; nil, with a problem, if a token is missing.
  func rewritten(_ source: String, as kind: ValueKind?, at offset: Int) -> String? {
    var text = source
    switch kind {
    case .color, .gradient, .shadow, .border:
      text = withoutHexInFunctions(text)
      // A declaration of CSS may have been copied with its end.
      if text.hasSuffix(";") { text.removeLast() }
    default: break
    }
    let pieces = StudioTokens.syntax.pieces(of: text)
    for case .reference(let path) in pieces where form(of: path) == nil {
      report(.lost, "there is no token `\(path.joined(separator: "."))`", at: offset)
      return nil
    }
    if let path = StudioTokens.syntax.reference(text), let form = form(of: path) {
      return reference(path, form, text, as: kind, at: offset)
    }
    switch kind {
    case .length, .lineHeight, .letterSpacing, .number, .opacity, .duration:
      return calculation(pieces, text, as: kind, at: offset)
    case .color, .gradient:
      if pieces.allSatisfy({ fitsColor($0) }), kind == .gradient || !Self.hasCalculations(text) {
        return text
      }
      return writtenOut(text, at: offset).map { withResults($0) }
    case .family: return pieces.allSatisfy { fits($0, .family) } ? text : writtenOut(text, at: offset)
    case .shadow, .border, .transition: return text
    case .weight, .easing, .strokeStyle, .typography, .text, .flag: return writtenOut(text, at: offset)
    case nil:
      guard pieces.contains(where: \.isReference), let math = StudioMath(pieces), !math.isSingle else {
        return writtenOut(text, at: offset)
      }
      return calculation(pieces, text, as: nil, at: offset)
    }
  }

  /// Rewrites a text that is a reference alone.
  private func reference(
    _ path: [String], _ form: StudioForm, _ text: String, as kind: ValueKind?, at offset: Int
  )
    -> String?
  {
    let reference = "{\(path.joined(separator: "."))}"
    if kind == .lineHeight, form == .number, isLengthAsLineHeight(.reference(path)) {
      return reference + " * 1px"
    }
    if form.fits(kind) { return reference }
    switch (kind, form) {
    case (.length, .number), (.letterSpacing, .number): return reference + " * 1px"
    case (.number, .length), (.opacity, .length): return reference + " / 1px"
    case (_, .none):
      report(.lost, "the token `\(path.joined(separator: "."))` has no value", at: offset)
      return nil
    default: return calculation([.reference(path)], text, as: kind, at: offset)
    }
  }

  /// Rewrites a calculation.
  private func calculation(
    _ pieces: [ForeignValue.Piece], _ text: String, as kind: ValueKind?, at offset: Int
  ) -> String? {
    guard let math = StudioMath(pieces) else { return writtenOut(text, at: offset) }
    if case .quantity = math { return text }
    let guide = math.guideText { form(of: $0)?.guideType }
    if let (text, type) = guide {
      let needsNumber = kind == .number || kind == .opacity
      if needsNumber && type == .length { return "(\(text)) / 1px" }
      let needsLength = kind == .lineHeight && type != .length && isLengthAsLineHeight(math)
      return needsLength ? "(\(text)) * 1px" : text
    }
    guard let result = quantity(math) else { return writtenOut(text, at: offset) }
    if !math.isSingle, pieces.contains(where: \.isReference) {
      report(.doubtful, "guides have no such calculation, so `\(text)` is written as its result", at: offset)
    }
    return result.rounded.text
  }

  /// Returns a text with the texts of tokens in it.
  private func writtenOut(_ source: String, at offset: Int) -> String? {
    guard let text = text(source) else {
      report(.lost, "the references in `\(source.truncated(toScalarCount: 60))` have no text", at: offset)
      return nil
    }
    return text
  }

  /// Returns true for a function of colors with an operator in one of its arguments.
  private static func hasCalculations(_ text: String) -> Bool {
    ValueReader.split(text, at: UInt8(ascii: ",")).count == 1 && text.contains(",")
      && [" + ", " - ", " * ", " / "].contains { text.contains($0) }
  }

  /// Returns a function of colors with the results of the calculations in its arguments, as in `hsl(204, 30%, 25% - 4%)`.
  private func withResults(_ text: String) -> String {
    guard Self.hasCalculations(text), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return text
    }
    let arguments = text[text.index(after: open)...].dropLast()
    let results = ValueReader.split(String(arguments), at: UInt8(ascii: ",")).map { argument in
      guard let math = StudioMath([.text(argument)]), !math.isSingle, var result = quantity(math) else {
        return argument.trimmed
      }
      if result.unit == .percentage { result.number = min(max(result.number, 0), 100) }
      return result.text
    }
    return text[...open] + results.joined(separator: ", ") + ")"
  }

  /// Returns true for a text, and for a reference to a token of a form.
  private func fits(_ piece: ForeignValue.Piece, _ form: StudioForm) -> Bool {
    guard case .reference(let path) = piece else { return true }
    return self.form(of: path) == form
  }

  /// Returns true for a piece that can be in a function of colors.
  private func fitsColor(_ piece: ForeignValue.Piece) -> Bool { fits(piece, .color) || fits(piece, .number) }

  /// Returns a text in which each `rgba(#FF0000, 50%)`, which only Tokens Studio has, is a color of CSS.
  private func withoutHexInFunctions(_ source: String) -> String {
    guard source.contains("#"), source.contains("(") else { return source }
    var result = ""
    var rest = Substring(source)
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].reversed().prefix { $0.isLetter }
      let parts = rest[rest.index(after: open)..<close].split(separator: ",").map { String($0).trimmed }
      if ["abgr", "bgr", "alsh", "lsh"].contains(String(name).lowercased()), parts.count == 2,
        let color = ColorValue(hex: parts[0]), let text = text(parts[1]), let alpha = Quantity(text)?.ratio,
        (0...1).contains(alpha)
      {
        result += rest[..<open].dropLast(name.count)
        result +=
          ColorValue(color.space, color.first, color.second, color.third, alpha: alpha).formattedForCSS
        rest = rest[rest.index(after: close)...]
      } else {
        result += rest[...open]
        rest = rest[rest.index(after: open)...]
      }
    }
    return result + rest
  }
}
