import KansoFormatting
import KansoTheme

/// A value of a token in Kotlin for Compose.
struct KotlinValue {
  /// The type of a property.
  let type: String
  /// The lines of the expression.
  let lines: [String]
  /// The declarations of other packages that the expression uses.
  let imports: [String]
  /// A remark about what Compose cannot express; nil for none.
  var comment: String?

  private init(_ type: String, _ lines: [String], _ imports: [String], comment: String? = nil) {
    (self.type, self.lines, self.imports, self.comment) = (type, lines, imports, comment)
  }

  /// True if Compose has a type for values of a type.
  static func hasType(for type: TokenType) -> Bool { type != .shadow && type != .strokeStyle }

  /// Creates the value of a token in one mode.
  ///
  /// - Parameters:
  ///   - unit: the unit of lengths, `dp` or `sp`.
  ///   - hasEdges: true if the token has edges in some mode; a length is then that of each edge.
  ///   - family: returns the expression of a font family and a remark.
  init(
    _ value: TokenValue, unit: String, hasEdges: Bool, family: ([String]) -> (text: String, comment: String?)
  ) {
    switch value {
    case .color(let color): self.init("Color", [Self.color(color)], [Self.graphics + "Color"])
    case .dimension(let length) where hasEdges:
      self.init(
        "PaddingValues", ["PaddingValues(\(Self.length(length.value, unit)))"],
        [Self.paddingValues, Self.unit + unit])
    case .dimension(let length):
      self.init(
        unit == "sp" ? "TextUnit" : "Dp", [Self.length(length.value, unit)], [Self.unit + unit])
    case .edges(let edges): self.init(edges)
    case .typography(let font): self.init(font, family(font.families))
    case .number(let number): self.init("Float", [Self.float(number)], [])
    case .fontFamily(let families):
      let found = family(families)
      self.init("FontFamily", [found.text], [Self.font + "FontFamily"], comment: found.comment)
    case .fontWeight(let weight): self.init("FontWeight", [Self.weight(weight)], [Self.font + "FontWeight"])
    case .duration(let duration): self.init("Int", [Self.milliseconds(duration)], [])
    case .cubicBezier(let curve):
      self.init("CubicBezierEasing", [Self.easing(curve)], [Self.animation + "CubicBezierEasing"])
    case .spring(let spring):
      self.init("CubicBezierEasing", [Self.easing(spring.curve)], [Self.animation + "CubicBezierEasing"])
    case .transition(let transition):
      let delay = Self.milliseconds(transition.delay)
      self.init(
        "TweenSpec<T>",
        [
          "tween(\(Self.milliseconds(transition.duration)), \(delay), \(Self.easing(transition.timingFunction)))"
        ], [Self.animation + "CubicBezierEasing", Self.animation + "TweenSpec", Self.animation + "tween"])
    case .gradient(let stops):
      self.init(
        "Array<Pair<Float, Color>>",
        ["arrayOf("] + stops.map { "    \(Self.float($0.position)) to \(Self.color($0.color))," } + [")"],
        [Self.graphics + "Color"])
    case .border(let border):
      self.init(
        "BorderStroke",
        ["BorderStroke(\(Self.length(border.width.value, "dp")), \(Self.color(border.color)))"],
        ["androidx.compose.foundation.BorderStroke", Self.graphics + "Color", Self.unit + "dp"])
    case .string(let text): self.init("String", [KotlinText.quoted(text)], [])
    case .shadow, .strokeStyle: self.init("Unit", ["Unit"], [])
    }
  }

  private init(_ edges: Edges) {
    let sides = [
      ("start", edges.leading), ("top", edges.top), ("end", edges.trailing), ("bottom", edges.bottom),
    ]
    let texts = sides.map { "\($0.0) = \(Self.length($0.1.value, "dp"))" }
    self.init(
      "PaddingValues", ["PaddingValues(\(texts.joined(separator: ", ")))"],
      [Self.paddingValues, Self.unit + "dp"])
  }

  private init(_ font: Typography, _ family: (text: String, comment: String?)) {
    var lines = ["TextStyle("]
    var imports = [
      "androidx.compose.ui.text.TextStyle", Self.font + "FontFamily", Self.font + "FontWeight",
      Self.unit + "sp",
    ]
    lines.append("    fontFamily = \(family.text),")
    lines.append("    fontSize = \(Self.length(font.size, "sp")),")
    lines.append("    fontWeight = \(Self.weight(font.weight)),")
    if font.isItalic {
      lines.append("    fontStyle = FontStyle.Italic,")
      imports.append(Self.font + "FontStyle")
    }
    if !font.implied.contains(.lineHeight) {
      lines.append("    lineHeight = \(Self.length(font.lineHeight, "em")),")
      imports.append(Self.unit + "em")
    }
    if font.letterSpacing.value != 0 {
      lines.append("    letterSpacing = \(Self.length(font.letterSpacing.value, "sp")),")
    }
    self.init("TextStyle", lines + [")"], imports, comment: family.comment)
  }

  /// Returns the declarations that a type consists of.
  static func imports(ofType type: String) -> [String] {
    switch type {
    case "Color": [graphics + "Color"]
    case "Array<Pair<Float, Color>>": [graphics + "Color"]
    case "PaddingValues": [paddingValues]
    case "Dp", "TextUnit": [unit + type]
    case "TextStyle": ["androidx.compose.ui.text.TextStyle"]
    case "FontFamily", "FontWeight": [font + type]
    case "CubicBezierEasing": [animation + type]
    case "TweenSpec<T>": [animation + "TweenSpec"]
    case "BorderStroke": ["androidx.compose.foundation.BorderStroke"]
    default: []
    }
  }

  private static let graphics = "androidx.compose.ui.graphics."
  private static let unit = "androidx.compose.ui.unit."
  static let font = "androidx.compose.ui.text.font."
  private static let animation = "androidx.compose.animation.core."
  private static let paddingValues = "androidx.compose.foundation.layout.PaddingValues"

  // MARK: Literals

  /// Returns a color in sRGB.
  private static func color(_ color: ColorValue) -> String {
    "Color(0x\((color.alphaHex + color.hex.dropFirst()).uppercased()))"
  }

  /// Returns a number with a unit. A negative one is in parentheses, because the sign would apply to the whole.
  private static func length(_ value: Double, _ unit: String) -> String {
    let number = value.formatted(as: .decimal(maxFractionDigits: 6))
    return number.hasPrefix("-") ? "(\(number)).\(unit)" : "\(number).\(unit)"
  }

  private static func float(_ value: Double) -> String {
    value.formatted(as: .decimal(maxFractionDigits: 6)) + "f"
  }

  private static func milliseconds(_ duration: Duration) -> String {
    duration.inMilliseconds.rounded().formatted(as: .shortest)
  }

  private static func easing(_ curve: CubicBezier) -> String {
    "CubicBezierEasing(\([curve.x1, curve.y1, curve.x2, curve.y2].map { float($0) }.joined(separator: ", ")))"
  }

  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// Returns the nearest named weight.
  static func weight(_ weight: Double) -> String {
    "FontWeight." + weightNames[FontFile(weight: weight, isItalic: false).weight / 100 - 1]
  }
}
