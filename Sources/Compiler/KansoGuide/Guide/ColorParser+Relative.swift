import KansoTheme

// Relative colors, and the calculations in them (CSS Color 5, section 4; CSS Values 4, section 10).
extension ColorParser {
  /// A calculation with its place.
  struct Calculation {
    /// The kind of a result.
    enum Unit: String {
      case number
      case percentage
      /// Degrees.
      case angle
    }

    let term: ChannelTerm
    let unit: Unit
    let range: Range<Int>
  }

  /// Reads a relative color after the word `from`: the origin, the components and the closing parenthesis.
  /// - Parameter isColor: true for `color()`, in which the space follows the origin.
  mutating func readRelativeColor(_ function: CSSColor.Function, isColor: Bool) throws(CSSColor.Problem)
    -> RelativeColor
  {
    let origin = try readColor()
    let space = isColor ? try readSpace(of: CSSColor.predefinedSpaces) : function.space
    let channels = Self.channels(of: space)
    var components: [RelativeColor.Component] = []
    for (component, name) in zip(function.components, channels) {
      components.append(try readComponent(component, name, channels, Self.bounds(of: component, in: space)))
    }
    var alpha: RelativeColor.Component?
    if scanner.take("/") {
      let definition = CSSColor.Component(name: "alpha", whole: 1)
      alpha = try readComponent(definition, "alpha", channels, 0...1)
    }
    try scanner.readEnd(help: "A color has three components and, after a `/`, an alpha.")
    return RelativeColor(origin: origin, space: space, components: components, alpha: alpha)
  }

  /// The names of the components of a color in a space, for calculations.
  private static func channels(of space: ColorSpace) -> [String] {
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: ["r", "g", "b"]
    case .xyzD65, .xyzD50: ["x", "y", "z"]
    case .hsl: ["h", "s", "l"]
    case .hwb: ["h", "w", "b"]
    case .lab, .oklab: ["l", "a", "b"]
    case .lch, .oklch: ["l", "c", "h"]
    }
  }

  /// Returns the bounds of a component of a relative color. Notations of sRGB may leave its gamut, but no saturation is
  /// negative.
  private static func bounds(of component: CSSColor.Component, in space: ColorSpace) -> ClosedRange<Double>? {
    switch space {
    case .srgb, .hwb: nil
    case .hsl: component.name == "saturation" ? 0...Double.greatestFiniteMagnitude : nil
    default: component.bounds
    }
  }

  /// Reads a component: `none`, a number, a percentage, an angle, the name of a component or a calculation.
  /// - Parameter name: the name of the component in calculations, for messages.
  private mutating func readComponent(
    _ component: CSSColor.Component, _ name: String, _ channels: [String], _ bounds: ClosedRange<Double>?
  ) throws(CSSColor.Problem) -> RelativeColor.Component {
    let scale = 1 / component.divisor
    if scanner.take(keyword: "none") {
      return RelativeColor.Component(value: nil, scale: scale, bounds: bounds)
    }
    let calculation = try readOperand(of: channels, expected: component.name)
    let value: ChannelTerm
    switch calculation.unit {
    case .number: value = calculation.term
    case .angle where component.kind == .hue: value = calculation.term
    case .percentage where component.kind != .hue:
      let whole = component.whole / scale / 100
      value = whole == 1 ? calculation.term : .operation(.multiply, calculation.term, .number(whole))
    case .angle, .percentage:
      throw CSSColor.Problem(
        message:
          "the \(component.name) cannot be \(calculation.unit == .angle ? "an angle" : "a percentage")",
        help: "Write a number or `\(name)`.", range: calculation.range)
    }
    return RelativeColor.Component(value: value, scale: scale, bounds: bounds)
  }

  // MARK: Calculations

  /// The functions of calculations.
  private static let calculationFunctions = ["calc", "clamp", "max", "min"]
  /// The maximum nesting of parentheses in a calculation.
  static let maximumCalculationDepth = 32
  /// The maximum number of operations and of further arguments in all calculations of a value.
  static let maximumOperations = 500

  /// Reads a function of calculations with its arguments; nil if something else is next.
  /// - Parameter channels: the names that have a value; empty if there is no color.
  mutating func readCalculation(of channels: [String]) throws(CSSColor.Problem) -> Calculation? {
    guard let name = scanner.takeFunctionName(among: Self.calculationFunctions) else { return nil }
    calculationDepth += 1
    defer { calculationDepth -= 1 }
    guard calculationDepth <= Self.maximumCalculationDepth else { throw Self.tooDeep(name.range) }
    var arguments = [try readSum(of: channels)]
    while scanner.take(",") {
      let next = try readSum(of: channels)
      try countOperation(at: next.range)
      if next.unit != arguments[0].unit { throw Self.mixedUnits(arguments[0], next) }
      arguments.append(next)
    }
    let counts = ["calc": 1...1, "clamp": 3...3][name.text] ?? 1...Int.max
    guard counts.contains(arguments.count) else {
      throw CSSColor.Problem(
        message: "`\(name.text)()` takes \(counts.lowerBound == 1 ? "one value" : "three values")",
        help: name.text == "calc" ? "Delete the others." : "Write `clamp(lowest, value, highest)`.",
        range: name.range)
    }
    try scanner.readEnd(help: "Write one of `+`, `-`, `*`, `/` between two values.")
    let terms = arguments.map(\.term)
    let term: ChannelTerm =
      switch name.text {
      case "min": .minimum(terms)
      case "max": .maximum(terms)
      case "clamp": .maximum([terms[0], .minimum([terms[1], terms[2]])])
      default: .operation(.add, .number(0), terms[0])
      }
    return Calculation(term: term, unit: arguments[0].unit, range: name.range)
  }

  /// Reads products with `+` and `-` between them.
  private mutating func readSum(of channels: [String]) throws(CSSColor.Problem) -> Calculation {
    var left = try readProduct(of: channels)
    while let sign = try scanner.takeSign() {
      let right = try readProduct(of: channels)
      if left.unit != right.unit { throw Self.mixedUnits(left, right) }
      left = try combined(left, sign, right, left.unit)
    }
    return left
  }

  /// Reads operands with `*` and `/` between them.
  private mutating func readProduct(of channels: [String]) throws(CSSColor.Problem) -> Calculation {
    var left = try readOperand(of: channels, expected: "value")
    while true {
      if scanner.take("*") {
        let right = try readOperand(of: channels, expected: "value")
        guard left.unit == .number || right.unit == .number else { throw Self.mixedUnits(left, right) }
        left = try combined(left, .multiply, right, left.unit == .number ? right.unit : left.unit)
      } else if scanner.take("/") {
        let right = try readOperand(of: channels, expected: "value")
        guard right.unit == .number || right.unit == left.unit else { throw Self.mixedUnits(left, right) }
        left = try combined(left, .divide, right, right.unit == left.unit ? .number : left.unit)
      } else {
        return left
      }
    }
  }

  /// Reads a number, a percentage, an angle, the name of a component, a function of calculations, or a sum in
  /// parentheses.
  private mutating func readOperand(of channels: [String], expected: String) throws(CSSColor.Problem)
    -> Calculation
  {
    if let calculation = try readCalculation(of: channels) { return calculation }
    if calculationDepth > 0, let start = scanner.takeOpening() {
      calculationDepth += 1
      defer { calculationDepth -= 1 }
      guard calculationDepth <= Self.maximumCalculationDepth else { throw Self.tooDeep(start) }
      let inner = try readSum(of: channels)
      try scanner.readEnd(help: "Write one of `+`, `-`, `*`, `/` between two values.")
      return inner
    }
    guard scanner.isNextLetter() else {
      let token = try scanner.readValue(of: expected)
      switch token.kind {
      case .number(let number): return Calculation(term: .number(number), unit: .number, range: token.range)
      case .percentage(let percentage):
        return Calculation(term: .number(percentage), unit: .percentage, range: token.range)
      case .angle(let degrees):
        return Calculation(term: .number(degrees), unit: .angle, range: token.range)
      case .none: throw Self.unknown(.init(text: "none", range: token.range), channels)
      }
    }
    let word = try scanner.readWord()
    let names = channels.isEmpty ? [] : channels + ["alpha"]
    guard let index = names.firstIndex(of: word.text) else { throw Self.unknown(word, names) }
    return Calculation(term: .channel(index), unit: .number, range: word.range)
  }

  /// Counts an operation. Throws if there are too many.
  private mutating func countOperation(at range: Range<Int>) throws(CSSColor.Problem) {
    operationCount += 1
    guard operationCount <= Self.maximumOperations else {
      throw CSSColor.Problem(
        message: "the color has more than \(Self.maximumOperations) operations",
        help: "Split it into several tokens.", range: range)
    }
  }

  /// Returns an operation.
  private mutating func combined(
    _ left: Calculation, _ sign: ArithmeticOperator, _ right: Calculation, _ unit: Calculation.Unit
  ) throws(CSSColor.Problem) -> Calculation {
    try countOperation(at: right.range)
    if sign == .divide, case .number(0) = right.term {
      throw CSSColor.Problem(
        message: "this divides by zero", help: "Divide by another number.", range: right.range)
    }
    return Calculation(
      term: .operation(sign, left.term, right.term), unit: unit,
      range: left.range.lowerBound..<right.range.upperBound)
  }

  // MARK: Problems

  private static func tooDeep(_ range: Range<Int>) -> CSSColor.Problem {
    CSSColor.Problem(
      message: "parentheses are nested too deep", help: "Split the color into several tokens.", range: range)
  }

  private static func mixedUnits(_ left: Calculation, _ right: Calculation) -> CSSColor.Problem {
    CSSColor.Problem(
      message:
        "a \(left.unit.rawValue) and a \(right.unit.rawValue) cannot be calculated with each other here",
      help: "The components of a color are numbers: write `l + 0.1` in place of `l + 10%`.",
      range: left.range.lowerBound..<right.range.upperBound)
  }

  private static func unknown(_ word: CSSColorScanner.Word, _ names: [String]) -> CSSColor.Problem {
    let known = names.map { "`\($0)`" }.joined(separator: ", ")
    return CSSColor.Problem(
      message: "`\(word.text)` is not a value here",
      help: names.isEmpty
        ? "Write a percentage."
        : "The components are \(known), and the functions `calc()`, `clamp()`, `max()`, `min()`.",
      range: word.range)
  }
}
