// Decodes the standard's values (DTCG 2025.10, format module), and texts. They must be resolved, without references.
extension JSONNode {
  /// Decodes the value of a token of a type; edges are not decoded here. Throws for a reference such as
  /// `{colors.ink}` and for a value of another type.
  func tokenValue(_ type: TokenType) throws(ThemeDecoder.Failure) -> TokenValue {
    if type != .string, case .string(let text) = content, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}")
    {
      throw failure(
        "`\(text)` is a reference; a theme holds resolved values. Compile the guide instead of the theme")
    }
    switch type {
    case .color: return .color(try color())
    case .dimension: return .dimension(try dimension())
    case .fontFamily: return .fontFamily(try families())
    case .fontWeight: return .fontWeight(try weight())
    case .duration: return .duration(try duration())
    case .cubicBezier: return .cubicBezier(try cubicBezier())
    case .number: return .number(try number("the value"))
    case .strokeStyle: return .strokeStyle(try strokeStyle())
    case .border: return .border(try border())
    case .transition: return .transition(try transition())
    case .shadow: return .shadow(try shadows())
    case .gradient: return .gradient(try gradient())
    case .typography: return .typography(try typography())
    case .string: return .string(try string("a text"))
    }
  }

  /// Decodes an object with `value` and `unit`, both required.
  func dimension() throws(ThemeDecoder.Failure) -> Dimension {
    let value = try required("value", of: "a dimension").number("a dimension's value")
    let unit = try required("unit", of: "a dimension").keyword("unit", Dimension.Unit.self)
    return Dimension(value, unit)
  }

  /// Decodes an object with `colorSpace` and three `components`, whose ranges are not checked. An omitted
  /// `alpha` is 1, another one must be from 0 to 1 or `none`. `hex` is ignored.
  private func color() throws(ThemeDecoder.Failure) -> ColorValue {
    let space = try required("colorSpace", of: "a color").keyword("color space", ColorSpace.self)
    let written = try required("components", of: "a color").array("`components`")
    guard written.count == 3 else {
      throw failure("a color has three components, and this one has \(written.count)")
    }
    var components: [Double?] = []
    for element in written { components.append(try element.component()) }
    let alpha = if let node = self["alpha"] { try node.component() } else { 1.0 as Double? }
    if let alpha, !(0...1).contains(alpha) { throw failure("`alpha` is from 0 to 1") }
    return ColorValue(space, components[0], components[1], components[2], alpha: alpha)
  }

  /// Decodes a number; `"none"` is nil.
  private func component() throws(ThemeDecoder.Failure) -> Double? {
    if case .string("none") = content { return nil }
    return try number("a component")
  }

  /// Decodes the names of font families: a string, or an array with at least one string.
  private func families() throws(ThemeDecoder.Failure) -> [String] {
    if case .string(let family) = content { return [family] }
    var families: [String] = []
    for element in try array("a font family") { families.append(try element.string("a font family")) }
    guard !families.isEmpty else { throw failure("a font needs a family") }
    return families
  }

  /// Decodes a font weight: a name such as `bold`, or a number from 1 to 1000.
  private func weight() throws(ThemeDecoder.Failure) -> Double {
    if case .string(let name) = content {
      guard let weight = FontWeight.weight(named: name) else {
        throw failure("`\(name)` is not a known font weight")
      }
      return weight
    }
    let weight = try number("a font weight")
    guard FontWeight.range.contains(weight) else { throw failure("a font weight is from 1 to 1000") }
    return weight
  }

  /// Decodes an object with `value` and `unit`, both required.
  private func duration() throws(ThemeDecoder.Failure) -> Duration {
    let value = try required("value", of: "a duration").number("a duration's value")
    return Duration(value, try required("unit", of: "a duration").keyword("unit", Duration.Unit.self))
  }

  /// Decodes an array of four numbers, whose x coordinates must be from 0 to 1.
  private func cubicBezier() throws(ThemeDecoder.Failure) -> CubicBezier {
    let elements = try array("a cubic Bézier curve")
    guard elements.count == 4 else { throw failure("a cubic Bézier curve has four numbers") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number("a coordinate")) }
    guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw failure("the x coordinates of a cubic Bézier curve are from 0 to 1")
    }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Decodes an object with `mass`, `stiffness` and `damping`, all required and above 0.
  func spring() throws(ThemeDecoder.Failure) -> Spring {
    var numbers: [Double] = []
    for key in ["mass", "stiffness", "damping"] {
      let node = try required(key, of: "a spring")
      let number = try node.number("`\(key)`")
      guard number > 0 else { throw node.failure("`\(key)` is above 0") }
      numbers.append(number)
    }
    return Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
  }

  /// Decodes a keyword, or an object with `dashArray` and `lineCap`, both required. The array may be empty.
  private func strokeStyle() throws(ThemeDecoder.Failure) -> StrokeStyle {
    if case .string = content { return .keyword(try keyword("stroke style", StrokeStyle.Keyword.self)) }
    var dashes: [Dimension] = []
    for element in try required("dashArray", of: "a stroke style").array("`dashArray`") {
      dashes.append(try element.dimension())
    }
    let lineCap = try required("lineCap", of: "a stroke style").keyword("line cap", StrokeStyle.LineCap.self)
    return .dashes(dashes, lineCap: lineCap)
  }

  /// Decodes an object with `color`, `width` and `style`, all required.
  private func border() throws(ThemeDecoder.Failure) -> Border {
    Border(
      color: try required("color", of: "a border").color(),
      width: try required("width", of: "a border").dimension(),
      style: try required("style", of: "a border").strokeStyle())
  }

  /// Decodes an object with `duration`, `delay` and `timingFunction`, all required.
  private func transition() throws(ThemeDecoder.Failure) -> Transition {
    Transition(
      duration: try required("duration", of: "a transition").duration(),
      delay: try required("delay", of: "a transition").duration(),
      timingFunction: try required("timingFunction", of: "a transition").cubicBezier())
  }

  /// Decodes the layers of a shadow: an array, which may be empty, or an object for a single layer.
  private func shadows() throws(ThemeDecoder.Failure) -> [Shadow] {
    guard case .array(let elements) = content else { return [try shadow()] }
    var shadows: [Shadow] = []
    for element in elements { shadows.append(try element.shadow()) }
    return shadows
  }

  /// Decodes a layer. Only `inset` can be omitted, and is then false.
  private func shadow() throws(ThemeDecoder.Failure) -> Shadow {
    Shadow(
      color: try required("color", of: "a shadow").color(),
      offsetX: try required("offsetX", of: "a shadow").dimension(),
      offsetY: try required("offsetY", of: "a shadow").dimension(),
      blur: try required("blur", of: "a shadow").dimension(),
      spread: try required("spread", of: "a shadow").dimension(),
      isInset: try self["inset"]?.bool("`inset`") ?? false)
  }

  /// Decodes an array of stops, in its order. Neither their number nor their positions are checked.
  private func gradient() throws(ThemeDecoder.Failure) -> [GradientStop] {
    var stops: [GradientStop] = []
    for element in try array("a gradient") {
      let color = try element.required("color", of: "a gradient's stop").color()
      let position = try element.required("position", of: "a gradient's stop").number("`position`")
      stops.append(GradientStop(color: color, position: position))
    }
    return stops
  }

  /// Decodes the five properties of the standard, all required, with the font size in `px`. No property of
  /// the result is implied.
  private func typography() throws(ThemeDecoder.Failure) -> Typography {
    let size = try required("fontSize", of: "a typography").dimension()
    guard size.unit == .px else { throw failure("the font size of a theme is in px") }
    return Typography(
      families: try required("fontFamily", of: "a typography").families(), size: size.value,
      weight: try required("fontWeight", of: "a typography").weight(),
      lineHeight: try required("lineHeight", of: "a typography").number("`lineHeight`"),
      letterSpacing: try required("letterSpacing", of: "a typography").dimension())
  }
}
