import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// Converts values into those of Style Dictionary: texts of CSS, and the objects of the standard with such texts in them.
struct StyleDictionaryValues: ExportedValues {
  /// The values that the format cannot hold.
  private(set) var findings = ExportFindings()
  /// The token whose value is converted.
  private var token: ForeignToken
  private let paths: Set<[String]>
  private let typeNames: [String]

  init(_ tokens: ForeignTokens, _ ends: AliasEnds) {
    token =
      tokens.tokens.first ?? ForeignToken([], .text(""), at: .init(file: .init(path: "", text: ""), 0..<0))
    typeNames = tokens.tokens.indices.map { index in
      // Transforms of lengths would take the first length of edges alone.
      if case .literal(.edges) = tokens.tokens[ends.end(of: index)].value { return "padding" }
      return Self.typeName(of: tokens.tokens[index])
    }
    paths = Set(tokens.tokens.map(\.path))
    for token in tokens.tokens {
      self.token = token
      let description = token.description.map { hasReference($0) } ?? false
      if description || token.deprecation.map({ hasReference(self.reason($0) ?? "") }) == true {
        report(.doubtful, "Style Dictionary puts values in place of braces, so the text has parentheses")
      }
    }
  }

  /// Returns the reason of a deprecation; nil without one. A word that is the path of a token has no braces, because Style
  /// Dictionary would put its value there.
  private func reason(_ deprecation: ForeignDeprecation) -> String? {
    guard case .reason(let reason) = deprecation else { return nil }
    let pieces = ReferenceSyntax().pieces(of: reason)
    var result = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): result += text
      case .reference(let path):
        let dotted = path.joined(separator: ".")
        var isWord = paths.contains(path) && !dotted.contains(where: \.isWhitespace)
        if let last = result.last, last != " ", last != "(" { isWord = false }
        if index + 1 < pieces.count, case .text(let text) = pieces[index + 1],
          text.first.map({ " .,;:!?)".contains($0) }) != true
        {
          isWord = false
        }
        result += isWord ? dotted : "{\(dotted)}"
      }
    }
    return result
  }

  /// Writes the texts about a token, with parentheses in place of braces.
  func writeTexts(of token: ForeignToken, _ writer: inout JSONWriter) {
    func withoutBraces(_ text: String) -> String {
      hasReference(text) ? text.replacing("{", with: "(").replacing("}", with: ")") : text
    }
    if let description = token.description { writer.writeMember("comment", withoutBraces(description)) }
    guard let deprecation = token.deprecation else { return }
    writer.writeKey("deprecated")
    writer.writeBool(true)
    if let reason = reason(deprecation) { writer.writeMember("deprecated_comment", withoutBraces(reason)) }
  }

  /// Returns true for a text in which Style Dictionary finds a reference.
  private func hasReference(_ text: String) -> Bool {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "{")) else { return false }
    return text.utf8[open...].contains(UInt8(ascii: "}"))
  }

  /// Returns the name of the type of the token with an index: that of the standard, which Style Dictionary shares, or
  /// another one.
  func typeName(of index: Int) -> String { typeNames[index] }

  private static func typeName(of token: ForeignToken) -> String {
    guard let type = token.typeName.flatMap({ TokenType(rawValue: $0) }) else { return "other" }
    switch type {
    case .number: return token.section == .opacities ? "opacity" : type.rawValue
    case .string: return "content"
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography:
      return type.rawValue
    }
  }

  mutating func report(_ kind: ImportFinding.Kind, _ message: String, of token: ForeignToken) {
    findings.add(kind, message, of: token)
  }

  private mutating func report(_ kind: ImportFinding.Kind, _ message: String) {
    findings.add(kind, message, of: token)
  }

  mutating func value(_ value: ForeignValue, of token: ForeignToken) -> ExportedValue? {
    self.token = token
    if token.path.contains("__proto__") {
      report(.lost, "Style Dictionary does not read the name `__proto__`")
      return nil
    }
    switch value {
    case .reference(let path): return .text("{\(path.joined(separator: "."))}")
    case .text(let text): return self.text(text)
    case .literal(let literal): return self.literal(literal)
    case .expression, .parts, .list, .flag:
      report(.lost, "the value is not computed")
      return nil
    }
  }

  private mutating func text(_ text: String) -> ExportedValue? {
    guard !hasReference(text) else {
      report(.lost, "Style Dictionary takes the braces in the text for a reference")
      return nil
    }
    return .text(text)
  }

  private mutating func literal(_ value: TokenValue) -> ExportedValue? {
    switch value {
    case .color(let color): return .text(color.toolText)
    case .dimension(let length): return .text(length.toolText)
    case .edges(let edges): return .text(edges.toolText)
    case .fontFamily(let names): return families(names)
    case .fontWeight(let weight): return .number(weight)
    case .duration(let duration): return .text(duration.formattedForCSS)
    case .cubicBezier(let curve): return Self.curve(curve)
    case .spring(let spring):
      report(.doubtful, "Style Dictionary has no springs, and gets a curve like it")
      return Self.curve(spring.curve)
    case .number(let number): return .number(number)
    case .strokeStyle(let style): return Self.stroke(style)
    case .border(let border):
      return .object([
        ("color", .text(border.color.toolText)), ("width", .text(border.width.toolText)),
        ("style", Self.stroke(border.style)),
      ])
    case .transition(let transition):
      return .object([
        ("duration", .text(transition.duration.formattedForCSS)),
        ("delay", .text(transition.delay.formattedForCSS)),
        ("timingFunction", Self.curve(transition.timingFunction)),
      ])
    case .shadow(let layers):
      let layers = layers.map { Self.layer($0) }
      return layers.count == 1 ? layers[0] : .list(layers)
    case .gradient(let stops): return .text(stops.toolText)
    case .typography(let font): return self.font(font)
    case .string(let text): return self.text(text)
    }
  }

  private mutating func families(_ names: [String]) -> ExportedValue? {
    let texts = names.compactMap(\.familyText)
    if texts.count < names.count {
      report(
        .lost, "a name of a family has quotes of both kinds, or braces, which Style Dictionary does not read")
    }
    return texts.isEmpty ? nil : texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
  }

  private static func curve(_ curve: CubicBezier) -> ExportedValue {
    .list([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
  }

  private static func stroke(_ style: StrokeStyle) -> ExportedValue {
    switch style {
    case .keyword(let keyword): return .text(keyword.rawValue)
    case .dashes(let lengths, let cap):
      return .object([
        ("dashArray", .list(lengths.map { .text($0.toolText) })), ("lineCap", .text(cap.rawValue)),
      ])
    }
  }

  private static func layer(_ layer: Shadow) -> ExportedValue {
    .object(
      [
        ("color", .text(layer.color.toolText)), ("offsetX", .text(layer.offsetX.toolText)),
        ("offsetY", .text(layer.offsetY.toolText)), ("blur", .text(layer.blur.toolText)),
        ("spread", .text(layer.spread.toolText)),
      ] + (layer.isInset ? [("type", .text("inset"))] : []))
  }

  private mutating func font(_ font: Typography) -> ExportedValue? {
    let missing = font.partsOfApple
    if !missing.isEmpty {
      report(.lost, "Style Dictionary has no \(missing.joined(separator: " and no ")) of a font")
    }
    var members: [(name: String, value: ExportedValue)] = []
    if let families = families(font.families) { members.append(("fontFamily", families)) }
    members.append(("fontSize", .text(Dimension(font.size).toolText)))
    if !font.implied.contains(.weight) { members.append(("fontWeight", .number(font.weight))) }
    if font.isItalic { members.append(("fontStyle", .text("italic"))) }
    if !font.implied.contains(.lineHeight) {
      // Tools take a greater number for a length.
      members.append(
        ("lineHeight", font.lineHeight > 4 ? .text(font.lineHeight.toolPercentage) : .number(font.lineHeight))
      )
    }
    if !font.implied.contains(.letterSpacing) {
      members.append(("letterSpacing", .text(font.letterSpacing.toolText)))
    }
    return .object(members)
  }
}

extension Typography {
  /// The names of the parts that only fonts of Apple's platforms have.
  var partsOfApple: [String] {
    [face.map { _ in "face" }, textStyle.map { _ in "text style" }, maximumSize.map { _ in "maximum size" }]
      .compactMap { $0 }
  }
}
