import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// Converts values into those of Tokens Studio, which are texts, and objects and lists of texts.
struct StudioValues: ExportedValues {
  /// The values that the format cannot hold.
  private(set) var findings = ExportFindings()

  mutating func report(_ kind: ImportFinding.Kind, _ message: String, of token: ForeignToken) {
    findings.add(kind, message, of: token)
  }

  /// Returns the name of the type of a token. Tokens Studio has no types for durations and curves.
  static func typeName(of token: ForeignToken) -> String {
    switch token.typeName.flatMap({ TokenType(rawValue: $0) }) {
    case .color, .gradient: "color"
    case .dimension:
      switch token.section {
      case .padding: "spacing"
      case .sizes: "sizing"
      case .radii: "borderRadius"
      case .borders: "borderWidth"
      case .letterSpacings: "letterSpacing"
      default: "dimension"
      }
    case .number:
      switch token.section {
      case .opacities: "opacity"
      case .lineHeights: "lineHeights"
      default: "number"
      }
    case .fontFamily: "fontFamilies"
    case .fontWeight: "fontWeights"
    case .border: "border"
    case .shadow: "boxShadow"
    case .typography: "typography"
    case .string: "text"
    case .duration, .cubicBezier, .strokeStyle, .transition, nil: "other"
    }
  }

  mutating func value(_ value: ForeignValue, of token: ForeignToken) -> ExportedValue? {
    switch token.typeName.flatMap({ TokenType(rawValue: $0) }) {
    case .strokeStyle, .transition:
      report(
        .lost, "Tokens Studio has no \(token.typeName == "transition" ? "transitions" : "stroke styles")",
        of: token)
      return nil
    default: break
    }
    switch value {
    case .reference(let path): return .text("{\(path.joined(separator: "."))}")
    case .text(let text): return self.text(text, token)
    case .literal(let literal): return self.literal(literal, token)
    case .expression, .parts, .list, .flag:
      report(.lost, "the value is not computed", of: token)
      return nil
    }
  }

  private mutating func text(_ text: String, _ token: ForeignToken) -> ExportedValue? {
    guard !StudioTokens.syntax.pieces(of: text).contains(where: \.isReference) else {
      report(.lost, "Tokens Studio takes `{…}` and `$…` in a text for references", of: token)
      return nil
    }
    return .text(text)
  }

  private mutating func literal(_ value: TokenValue, _ token: ForeignToken) -> ExportedValue? {
    switch value {
    case .color(let color): return self.color(color, token)
    case .dimension(let length): return .text(length.toolText)
    case .edges(let edges): return .text(edges.toolText)
    case .fontFamily(let names): return families(names, token)
    case .fontWeight(let weight): return .text(weight.formatted(as: .decimal))
    case .duration(let duration): return .text(duration.formattedForCSS)
    case .cubicBezier(let curve): return .text(curve.formattedForCSS)
    case .spring(let spring):
      report(.doubtful, "Tokens Studio has no springs, and gets a curve like it", of: token)
      return .text(spring.curve.formattedForCSS)
    case .number(let number):
      // A line height without a unit would be a length.
      return .text(
        token.section == .lineHeights ? number.toolPercentage : number.formatted(as: .decimal))
    case .border(let border): return self.border(border, token)
    case .shadow(let layers):
      let layers = layers.map { layer($0, token) }
      return layers.count == 1 ? layers[0] : .list(layers)
    case .gradient(let stops):
      for stop in stops { _ = color(stop.color, token) }
      return .text(stops.toolText)
    case .typography(let font): return self.font(font, token)
    case .string(let text): return self.text(text, token)
    case .strokeStyle, .transition: return nil
    }
  }

  private mutating func color(_ color: ColorValue, _ token: ForeignToken) -> ExportedValue {
    let text = color.toolText
    if !["#", "rgb", "hsl", "oklch"].contains(where: { text.hasPrefix($0) }) {
      report(.doubtful, "Tokens Studio does not show colors such as `\(text)`", of: token)
    }
    return .text(text)
  }

  private mutating func families(_ names: [String], _ token: ForeignToken) -> ExportedValue? {
    let texts = names.compactMap { name in
      name.familyText.flatMap { text in
        StudioTokens.syntax.pieces(of: text).contains(where: \.isReference) ? nil : text
      }
    }
    if texts.count < names.count {
      report(
        .lost,
        "a name of a family has quotes of both kinds, braces or `$`, which Tokens Studio does not read",
        of: token)
    }
    return texts.isEmpty ? nil : .text(texts.joined(separator: ", "))
  }

  private mutating func border(_ border: Border, _ token: ForeignToken) -> ExportedValue {
    let style: String
    switch border.style {
    case .keyword(let keyword): style = keyword.rawValue
    case .dashes:
      style = StrokeStyle.Keyword.dashed.rawValue
      report(.doubtful, "Tokens Studio has no lengths of dashes; the border is `dashed`", of: token)
    }
    return .object([
      ("color", color(border.color, token)), ("width", .text(border.width.toolText)), ("style", .text(style)),
    ])
  }

  private mutating func layer(_ layer: Shadow, _ token: ForeignToken) -> ExportedValue {
    .object([
      ("x", .text(layer.offsetX.toolText)), ("y", .text(layer.offsetY.toolText)),
      ("blur", .text(layer.blur.toolText)), ("spread", .text(layer.spread.toolText)),
      ("color", color(layer.color, token)), ("type", .text(layer.isInset ? "innerShadow" : "dropShadow")),
    ])
  }

  private mutating func font(_ font: Typography, _ token: ForeignToken) -> ExportedValue? {
    let missing = font.partsOfApple
    if !missing.isEmpty {
      report(.lost, "Tokens Studio has no \(missing.joined(separator: " and no ")) of a font", of: token)
    }
    var members: [(name: String, value: ExportedValue)] = []
    if let families = families(font.families, token) { members.append(("fontFamily", families)) }
    if !font.implied.contains(.weight) || font.isItalic {
      members.append(("fontWeight", .text(Self.weight(of: font))))
    }
    members.append(("fontSize", .text(Dimension(font.size).toolText)))
    if !font.implied.contains(.lineHeight) {
      members.append(("lineHeight", .text(font.lineHeight.toolPercentage)))
    }
    if !font.implied.contains(.letterSpacing) {
      members.append(("letterSpacing", .text(font.letterSpacing.toolText)))
    }
    return .object(members)
  }

  /// Returns the weight of a font, with the slope, which Tokens Studio has there.
  private static func weight(of font: Typography) -> String {
    let number = font.weight.formatted(as: .decimal)
    guard font.isItalic else { return number }
    return font.implied.contains(.weight) ? "Italic" : "\(names[font.weight] ?? number) Italic"
  }

  /// The names of weights as families of fonts usually have them.
  private static let names: [Double: String] = [
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
    800: "ExtraBold", 900: "Black",
  ]
}
