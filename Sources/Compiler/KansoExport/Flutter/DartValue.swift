import KansoFormatting
import KansoTheme

/// A value of a token in Dart for Flutter.
struct DartValue {
  /// The way in which Flutter interpolates between two values.
  enum Interpolation {
    /// A static function of a type, whose result can be nil.
    case optional(String)
    /// A static function of a type.
    case function(String)
    /// None: the second value begins in the middle.
    case step
  }

  /// The type of a field.
  let type: String
  /// The lines of the constant expression.
  let lines: [String]
  let interpolation: Interpolation
  /// A remark about what Flutter cannot express; nil for none.
  var comment: String?

  private init(_ type: String, _ lines: [String], _ interpolation: Interpolation, comment: String? = nil) {
    (self.type, self.lines, self.interpolation, self.comment) = (type, lines, interpolation, comment)
  }

  /// True if Flutter has a type for values of a type.
  static func hasType(for type: TokenType) -> Bool { type != .strokeStyle }

  /// Creates the value of a token in one mode.
  ///
  /// - Parameter hasEdges: true if the token has edges in some mode; a length is then that of each edge.
  init(_ value: TokenValue, hasEdges: Bool) {
    switch value {
    case .color(let color): self.init("Color", [Self.color(color)], .optional("Color.lerp"))
    case .dimension(let length) where hasEdges:
      self.init(Edges(top: length, leading: length, bottom: length, trailing: length))
    case .dimension(let length): self.init("double", [Self.number(length.value)], .optional("lerpDouble"))
    case .edges(let edges): self.init(edges)
    case .typography(let font): self.init(font)
    case .number(let number): self.init("double", [Self.number(number)], .optional("lerpDouble"))
    case .fontFamily(let families): self.init("List<String>", [Self.list(families)], .step)
    case .fontWeight(let weight): self.init("FontWeight", [Self.weight(weight)], .optional("FontWeight.lerp"))
    case .duration(let duration): self.init("Duration", [Self.duration(duration)], .step)
    case .cubicBezier(let curve): self.init("Cubic", [Self.curve(curve)], .step)
    case .spring(let spring): self.init("Cubic", [Self.curve(spring.curve)], .step)
    case .transition(let transition): self.init(transition)
    case .shadow(let layers): self.init(layers)
    case .gradient(let stops):
      self.init(
        "LinearGradient",
        [
          "LinearGradient(", "  colors: [\(stops.map { Self.color($0.color) }.joined(separator: ", "))],",
          "  stops: [\(stops.map { Self.number($0.position) }.joined(separator: ", "))],", ")",
        ], .optional("LinearGradient.lerp"))
    case .border(let border):
      self.init(
        "BorderSide",
        ["BorderSide(color: \(Self.color(border.color)), width: \(Self.number(border.width.value)))"],
        .function("BorderSide.lerp"),
        comment: border.style == .keyword(.solid) ? nil : "Flutter has solid borders only.")
    case .string(let text): self.init("String", [DartText.quoted(text)], .step)
    case .strokeStyle: self.init("void", ["null"], .step)
    }
  }

  private init(_ edges: Edges) {
    let sides = [
      ("start", edges.leading), ("top", edges.top), ("end", edges.trailing), ("bottom", edges.bottom),
    ]
    let texts = sides.map { "\($0.0): \(Self.number($0.1.value))" }
    self.init(
      "EdgeInsetsDirectional", ["EdgeInsetsDirectional.only(\(texts.joined(separator: ", ")))"],
      .optional("EdgeInsetsDirectional.lerp"))
  }

  private init(_ font: Typography) {
    var lines = ["TextStyle("]
    // Without a family, Flutter takes the font of the system.
    let families = Array(font.families.drop { FontClass(family: $0) == .system })
    if let family = families.first { lines.append("  fontFamily: \(DartText.quoted(family)),") }
    if families.count > 1 { lines.append("  fontFamilyFallback: \(Self.list(Array(families.dropFirst()))),") }
    lines.append("  fontSize: \(Self.number(font.size)),")
    lines.append("  fontWeight: \(Self.weight(font.weight)),")
    if font.isItalic { lines.append("  fontStyle: FontStyle.italic,") }
    if !font.implied.contains(.lineHeight) { lines.append("  height: \(Self.number(font.lineHeight)),") }
    if font.letterSpacing.value != 0 {
      lines.append("  letterSpacing: \(Self.number(font.letterSpacing.value)),")
    }
    self.init("TextStyle", lines + [")"], .optional("TextStyle.lerp"))
  }

  private init(_ transition: Transition) {
    self.init(
      "TokenTransition",
      [
        "TokenTransition(", "  duration: \(Self.duration(transition.duration)),",
        "  delay: \(Self.duration(transition.delay)),", "  curve: \(Self.curve(transition.timingFunction)),",
        ")",
      ], .step)
  }

  private init(_ layers: [Shadow]) {
    let outer = layers.filter { !$0.isInset }
    let texts = outer.map { layer in
      let offset = "Offset(\(Self.number(layer.offsetX.value)), \(Self.number(layer.offsetY.value)))"
      return "  BoxShadow(color: \(Self.color(layer.color)), offset: \(offset), "
        + "blurRadius: \(Self.number(layer.blur.value)), spreadRadius: \(Self.number(layer.spread.value))),"
    }
    self.init(
      "List<BoxShadow>", texts.isEmpty ? ["[]"] : ["["] + texts + ["]"], .optional("BoxShadow.lerpList"),
      comment: outer.count == layers.count ? nil : "Without the inner shadows, which Flutter does not have.")
  }

  /// Returns the expression that interpolates a field of two objects.
  func interpolated(_ name: String) -> String {
    switch interpolation {
    case .optional(let function): "\(function)(\(name), other.\(name), t)!"
    case .function(let function): "\(function)(\(name), other.\(name), t)"
    case .step: "t < 0.5 ? \(name) : other.\(name)"
    }
  }

  // MARK: Literals

  /// Returns a color in sRGB.
  private static func color(_ color: ColorValue) -> String {
    "Color(0x\((color.alphaHex + color.hex.dropFirst()).uppercased()))"
  }

  private static func number(_ value: Double) -> String {
    value.formatted(as: .decimal(maxFractionDigits: 6))
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { DartText.quoted($0) }.joined(separator: ", "))]"
  }

  private static func duration(_ duration: Duration) -> String {
    "Duration(milliseconds: \(duration.inMilliseconds.rounded().formatted(as: .shortest)))"
  }

  private static func curve(_ curve: CubicBezier) -> String {
    "Cubic(\([curve.x1, curve.y1, curve.x2, curve.y2].map { number($0) }.joined(separator: ", ")))"
  }

  /// Returns the nearest named weight.
  private static func weight(_ weight: Double) -> String {
    "FontWeight.w\(FontFile(weight: weight, isItalic: false).weight)"
  }
}
