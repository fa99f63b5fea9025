import KansoTheme

/// Parses the color functions of CSS Color 4: `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and
/// `color()`. Supports the modern syntax, and the syntax with commas for `rgb()` and `hsl()`.
struct CSSColor {
  /// The reason that a text is not a color, with the invalid part (UTF-8 offsets into the text).
  struct Problem: Error {
    let message: String
    let help: String
    let range: Range<Int>
  }

  let value: ColorValue
  /// The components that were out of range and were clamped, as CSS requires.
  let clamped: [Range<Int>]

  /// Parses a color function. The names of functions and spaces are case-insensitive. Components are clamped
  /// where CSS requires it at parse time, and hues are reduced to 0..<360.
  /// - Throws: `Problem` for anything else, also for text after the function.
  init(_ text: String) throws(Problem) {
    var scanner = CSSColorScanner(text)
    try self.init(try scanner.readFunctionName(), arguments: &scanner)
    try scanner.readEndOfText()
  }

  /// Reads the arguments of a function and its closing parenthesis.
  /// - Parameters:
  ///   - name: the name of the function.
  ///   - scanner: the text after the opening parenthesis.
  init(_ name: CSSColorScanner.Word, arguments scanner: inout CSSColorScanner) throws(Problem) {
    guard let function = Self.functions[name.text] else {
      let known = Self.functionNames.map { "`\($0)()`" }.joined(separator: ", ")
      throw Problem(
        message: "there is no color function `\(name.text)()`", help: "The functions are \(known).",
        range: name.range)
    }
    var reader = ComponentReader(function: function)
    if name.text == "color" { try reader.readColorSpace(&scanner) }
    try reader.readComponents(&scanner)
    try scanner.readEnd(help: "A color has three components and, after a `/`, an alpha.")
    value = reader.color
    clamped = reader.clamped
  }

  /// The names of the functions, sorted.
  static let functionNames = functions.keys.sorted()

  /// The definition of a component: its allowed notations, and their mapping to the values of `ColorValue`.
  struct Component {
    /// The kind of value: `hue` accepts angles, which wrap at 360 degrees; `number` accepts percentages.
    enum Kind { case number, hue }
    /// The name in messages.
    let name: String
    var kind = Kind.number
    /// The value of 100 %.
    var whole: Double
    /// The divisor of a number: 255 for the channels of `rgb()`.
    var divisor = 1.0
    /// The bounds for clamping; nil if CSS does not clamp the component at parse time.
    var bounds: ClosedRange<Double>?
  }

  /// The definition of a color function: its color space and its three components.
  struct Function {
    var space: ColorSpace
    var components: [Component]
    /// True if the function supports the syntax with commas.
    var hasLegacySyntax = false
    /// True if the second and third component must be percentages in the syntax with commas.
    var legacyWantsPercentages = false
  }

  private static let hue = Component(name: "hue", kind: .hue, whole: 0)

  /// Returns a component of `rgb()`: a number from 0 to 255 or a percentage, clamped and stored as 0 to 1.
  private static func channel(_ name: String) -> Component {
    Component(name: name, whole: 1, divisor: 255, bounds: 0...1)
  }

  /// Returns a component that is written as a percentage or a number, and stored as a number, from 0 to 100.
  private static func percent(_ name: String, _ bounds: ClosedRange<Double>? = 0...100) -> Component {
    Component(name: name, whole: 100, bounds: bounds)
  }

  /// The functions by name. Source: CSS Color 4, sections 5 and 7 to 10.
  static let functions: [String: Function] = {
    let rgb = Function(
      space: .srgb, components: [channel("red"), channel("green"), channel("blue")], hasLegacySyntax: true)
    let hsl = Function(
      space: .hsl, components: [hue, percent("saturation"), percent("lightness")], hasLegacySyntax: true,
      legacyWantsPercentages: true)
    let positive = 0...Double.greatestFiniteMagnitude
    let lightness = Component(name: "lightness", whole: 1, bounds: 0...1)
    return [
      "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
      "hwb": Function(space: .hwb, components: [hue, percent("whiteness"), percent("blackness")]),
      "lab": Function(
        space: .lab,
        components: [
          percent("lightness"), Component(name: "a", whole: 125), Component(name: "b", whole: 125),
        ]),
      "lch": Function(
        space: .lch,
        components: [percent("lightness"), Component(name: "chroma", whole: 150, bounds: positive), hue]),
      "oklab": Function(
        space: .oklab,
        components: [lightness, Component(name: "a", whole: 0.4), Component(name: "b", whole: 0.4)]),
      "oklch": Function(
        space: .oklch, components: [lightness, Component(name: "chroma", whole: 0.4, bounds: positive), hue]),
      "color": Function(
        space: .srgb,
        components: ["first", "second", "third"].map { Component(name: "\($0) component", whole: 1) }),
    ]
  }()

  /// The color spaces of `color()`, by their names in CSS.
  static let predefinedSpaces: [(name: String, space: ColorSpace)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3), ("a98-rgb", .a98RGB),
    ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020), ("xyz", .xyzD65), ("xyz-d50", .xyzD50),
    ("xyz-d65", .xyzD65),
  ]
}

/// Reads the arguments of one function.
private struct ComponentReader {
  private var function: CSSColor.Function
  /// The components so far; nil for `none`.
  private var values: [Double?] = []
  /// The alpha; 1 if none is written, nil for `none`.
  private var alpha: Double? = 1
  /// The ranges of the components that were clamped.
  private(set) var clamped: [Range<Int>] = []

  init(function: CSSColor.Function) { self.function = function }

  /// The color of the read components. They must be complete.
  var color: ColorValue { ColorValue(function.space, values[0], values[1], values[2], alpha: alpha) }

  /// Reads the name of a predefined space, the first argument of `color()`, and sets the space of the result.
  mutating func readColorSpace(_ scanner: inout CSSColorScanner) throws(CSSColor.Problem) {
    let word = try scanner.readWord()
    guard let known = CSSColor.predefinedSpaces.first(where: { $0.name == word.text }) else {
      let names = CSSColor.predefinedSpaces.map { "`\($0.name)`" }.joined(separator: ", ")
      throw CSSColor.Problem(
        message: "there is no color space `\(word.text)`", help: "The spaces are \(names).", range: word.range
      )
    }
    function.space = known.space
  }

  /// Reads the three components and an optional alpha. In functions that support it, a comma after the first
  /// component selects the legacy syntax, in which `none` is not allowed. Does not read the closing
  /// parenthesis.
  mutating func readComponents(_ scanner: inout CSSColorScanner) throws(CSSColor.Problem) {
    var isLegacy = false
    var percentages: [Bool] = []
    for (index, component) in function.components.enumerated() {
      if index == 1, function.hasLegacySyntax { isLegacy = scanner.take(",") }
      if index == 2, isLegacy {
        try scanner.expect(",", help: "Write commas between all components or none.")
      }
      let token = try scanner.readValue(of: component.name)
      if case .percentage = token.kind { percentages.append(true) } else { percentages.append(false) }
      if isLegacy, case .none = token.kind {
        throw Self.problem("`none` needs the syntax without commas", token)
      }
      values.append(try componentValue(of: token, as: component))
    }
    if isLegacy { try checkLegacy(percentages, &scanner) }
    if isLegacy ? scanner.take(",") : scanner.take("/") {
      try readAlpha(try scanner.readValue(of: "alpha"), isLegacy)
    }
  }

  /// Throws if the components are wrong for the syntax with commas: a mix of numbers and percentages in
  /// `rgb()`, or a number in place of a percentage in `hsl()`.
  /// - Parameter percentages: for each component, true if it is a percentage.
  private func checkLegacy(_ percentages: [Bool], _ scanner: inout CSSColorScanner) throws(CSSColor.Problem) {
    let isRight =
      function.legacyWantsPercentages
      ? percentages[1] && percentages[2] : percentages.allSatisfy { $0 == percentages[0] }
    guard !isRight else { return }
    throw CSSColor.Problem(
      message: function.legacyWantsPercentages
        ? "with commas, the second and third component are percentages"
        : "with commas, the components are either all numbers or all percentages",
      help: "Write it without commas, so that they can be mixed.", range: scanner.whole)
  }

  /// Sets alpha from a number or percentage, clamped to 0...1. Throws for `none` in the syntax with commas.
  private mutating func readAlpha(_ token: CSSColorScanner.Value, _ isLegacy: Bool) throws(CSSColor.Problem) {
    if isLegacy, case .none = token.kind {
      throw Self.problem("`none` needs the syntax without commas", token)
    }
    alpha = try componentValue(of: token, as: CSSColor.Component(name: "alpha", whole: 1, bounds: 0...1))
  }

  /// Returns a component in the units of `ColorValue`; nil for `none`. Reduces a hue to 0..<360, and clamps
  /// other components to their bounds, which is recorded in `clamped`.
  private mutating func componentValue(
    of token: CSSColorScanner.Value, as component: CSSColor.Component
  ) throws(CSSColor.Problem) -> Double? {
    let value: Double
    switch token.kind {
    case .none: return nil
    case .number(let number) where component.kind == .hue: return ColorValue.normalizedHue(number)
    case .angle(let degrees):
      guard component.kind == .hue else { throw Self.problem("the \(component.name) is not an angle", token) }
      return ColorValue.normalizedHue(degrees)
    case .number(let number): value = number / component.divisor
    case .percentage(let percent):
      guard component.kind != .hue else { throw Self.problem("the hue is not a percentage", token) }
      value = percent / 100 * component.whole
    }
    guard let bounds = component.bounds, !bounds.contains(value) else { return value == 0 ? 0 : value }
    clamped.append(token.range)
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns a problem at an argument, with a general help text.
  private static func problem(_ message: String, _ token: CSSColorScanner.Value) -> CSSColor.Problem {
    CSSColor.Problem(
      message: message, help: "CSS Color 4 describes the function.", range: token.range)
  }
}
