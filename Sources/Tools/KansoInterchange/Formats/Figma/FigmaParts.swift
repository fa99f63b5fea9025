import KansoFormatting
import KansoTheme

/// The variables that a value becomes: one for a color, a number or a text, and one for each part of a font, a shadow, a
/// border or edges, which Figma can bind one by one.
struct FigmaParts {
  /// A value of a variable.
  enum Value: Equatable {
    case color(ColorValue)
    case number(Double)
    case text(String)

    /// The type of the variable.
    var typeName: String {
      switch self {
      case .color: "COLOR"
      case .number: "FLOAT"
      case .text: "STRING"
      }
    }
  }

  /// A variable without its name.
  struct Part {
    /// The names after that of the token; empty for a whole value.
    let names: [String]
    let value: Value
    /// The properties for which Figma offers the variable; empty for none, as it would take the value for another unit.
    let scopes: [String]
  }

  /// The parts, none for a value that Figma has no variables for.
  private(set) var parts: [Part] = []
  /// Messages about properties that are not in the parts.
  private(set) var losses: [String] = []
  /// Messages about properties that have another value in the parts.
  private(set) var changes: [String] = []

  private let section: Section?

  /// The points of `1rem`.
  private static let pointsPerRem = 16.0

  /// - Parameter section: the section of the token, which says for which properties Figma offers the variable.
  init(_ value: TokenValue, section: Section?) {
    self.section = section
    switch value {
    case .color(let color): add([], color, ["ALL_SCOPES"])
    case .dimension(let length): add([], length, lengthScopes)
    case .edges(let edges):
      add(["top"], edges.top, lengthScopes)
      add(["leading"], edges.leading, lengthScopes)
      add(["bottom"], edges.bottom, lengthScopes)
      add(["trailing"], edges.trailing, lengthScopes)
    case .fontFamily(let families): add([], families)
    case .fontWeight(let weight): add([], .number(weight), ["FONT_WEIGHT"])
    case .duration(let duration): add([], .number(duration.inMilliseconds), [])
    case .number(let number): add(number: number)
    case .string(let text): add([], .text(text), ["TEXT_CONTENT"])
    case .typography(let font): add(font)
    case .shadow(let layers): add(layers)
    case .border(let border): add(border)
    case .cubicBezier, .spring: losses.append("Figma has no variables for easing curves")
    case .transition: losses.append("Figma has no variables for transitions")
    case .gradient: losses.append("Figma has no variables for gradients")
    case .strokeStyle: losses.append("Figma has no variables for line styles")
    }
  }

  /// True for an opacity, which is from 0 to 100 in Figma.
  static func isPercentage(_ section: Section?) -> Bool { section == .opacities }

  /// Adds a number; an opacity becomes a percentage, as in Figma.
  private mutating func add(number: Double) {
    switch section {
    case .opacities: add([], .number((number * 100).rounded(toFractionDigits: 6)), ["OPACITY"])
    case .weights: add([], .number(number), ["FONT_WEIGHT"])
    // Figma would take a multiple of the size for points.
    case .lineHeights: add([], .number(number), [])
    default: add([], .number(number), ["ALL_SCOPES"])
    }
  }

  private mutating func add(_ font: Typography) {
    add(["family"], font.families)
    add(["size"], .number(font.size), ["FONT_SIZE"])
    if !font.implied.contains(.weight) { add(["weight"], .number(font.weight), ["FONT_WEIGHT"]) }
    if !font.implied.contains(.lineHeight) {
      let height = (font.lineHeight * font.size).rounded(toFractionDigits: 6)
      add(["lineHeight"], .number(height), ["LINE_HEIGHT"])
    }
    if !font.implied.contains(.letterSpacing) {
      add(["letterSpacing"], font.letterSpacing, ["LETTER_SPACING"])
    }
    var others: [String] = []
    if font.face != nil { others.append("face") }
    if font.isItalic { others.append("italic") }
    if font.textStyle != nil { others.append("textStyle") }
    if font.maximumSize != nil { others.append("maximumSize") }
    if !others.isEmpty {
      losses.append("Figma has no variables for \(others.map { "`\($0)`" }.joined(separator: ", "))")
    }
  }

  private mutating func add(_ layers: [Shadow]) {
    for (index, layer) in layers.enumerated() {
      let names = layers.count == 1 ? [] : ["\(index + 1)"]
      add(names + ["color"], layer.color, ["EFFECT_COLOR"])
      for (name, length) in [
        ("x", layer.offsetX), ("y", layer.offsetY), ("blur", layer.blur), ("spread", layer.spread),
      ] {
        add(names + [name], length, ["EFFECT_FLOAT"])
      }
    }
    if layers.contains(where: \.isInset) { losses.append("Figma has no variables for `inset`") }
  }

  private mutating func add(_ border: Border) {
    add(["color"], border.color, ["STROKE_COLOR"])
    add(["width"], border.width, ["STROKE_FLOAT"])
    if border.style != .keyword(.solid) { losses.append("Figma has no variables for line styles") }
  }

  private mutating func add(_ names: [String], _ value: Value, _ scopes: [String]) {
    parts.append(Part(names: names, value: value, scopes: scopes))
  }

  /// Adds a color in sRGB, the space of variables. One beyond it becomes the nearest color in it.
  private mutating func add(_ names: [String], _ color: ColorValue, _ scopes: [String]) {
    if !color.isInGamut(of: .srgb) {
      changes.append("variables are in sRGB, which does not contain the color; the nearest one is written")
    }
    let mapped =
      color.space == .srgb ? color.mapped(toGamutOf: .srgb) : color.mapped(toGamutOf: .srgb).rounded
    let alpha = min(max(color.alpha ?? 0, 0), 1)
    add(
      names,
      .color(ColorValue(.srgb, mapped.first ?? 0, mapped.second ?? 0, mapped.third ?? 0, alpha: alpha)),
      scopes)
  }

  /// Adds a length in points, the only unit of variables.
  private mutating func add(_ names: [String], _ length: Dimension, _ scopes: [String]) {
    switch length.unit {
    case .px: add(names, .number(length.value), scopes)
    case .rem:
      let points = (length.value * Self.pointsPerRem).rounded(toFractionDigits: 6)
      changes.append("variables have no `rem`; it is written as \(points.formattedForCSS) points")
      add(names, .number(points), scopes)
    }
  }

  /// Adds the first of font families.
  private mutating func add(_ names: [String], _ families: [String]) {
    add(names, .text(families.first ?? ""), ["FONT_FAMILY"])
    if families.count > 1 { losses.append("a variable has one family; the other ones are left out") }
  }

  /// The properties for which Figma offers a length of the section.
  private var lengthScopes: [String] {
    switch section {
    case .padding: ["GAP"]
    case .radii: ["CORNER_RADIUS"]
    case .borders: ["STROKE_FLOAT"]
    case .letterSpacings: ["LETTER_SPACING"]
    case .sizes: ["WIDTH_HEIGHT", "FONT_SIZE"]
    case .breakpoints: ["WIDTH_HEIGHT"]
    default: ["ALL_SCOPES"]
    }
  }
}
