import KansoDiagnostics
import KansoTheme

/// Parses the functions of colors: those of CSS Color 4, and `color-mix()` and relative colors of CSS Color 5, whose
/// colors are functions, hex values, bare paths, and references in braces.
package struct ColorParser {
  /// The maximum nesting of functions.
  static let maximumDepth = 16
  /// The maximum number of functions in a value, and of colors in a mix.
  static let maximumCount = 64

  var scanner: CSSColorScanner
  private let version: LanguageVersion
  private let root: String
  private let place: (Range<Int>) -> SourceRange
  /// The number of open functions.
  private var depth = 0
  /// The number of functions so far.
  private var functionCount = 0
  /// The references so far, from left to right.
  private(set) var references: [Reference] = []
  /// The components that were out of range and were clamped, as CSS requires.
  private(set) var clamped: [Range<Int>] = []
  /// The notation and the place of the first function that the version of the guide does not have; nil if it has all.
  private(set) var laterFunction: CSSColorScanner.Word?
  /// The number of open parentheses of calculations.
  var calculationDepth = 0
  /// The number of operations and further arguments in calculations so far.
  var operationCount = 0

  /// - Parameters:
  ///   - root: the name of the section in which bare paths begin.
  ///   - version: the version of the guide.
  ///   - place: returns the source range of a range of the text (UTF-8 offsets).
  init(
    _ text: String, in root: String, version: LanguageVersion, place: @escaping (Range<Int>) -> SourceRange
  ) {
    scanner = CSSColorScanner(text)
    self.root = root
    self.version = version
    self.place = place
  }

  /// Parses the whole text, which is a function. The inputs of the result are indices in `references`.
  /// - Throws: The first problem. Unknown tokens and functions of later versions are no problem here.
  mutating func parse() throws(CSSColor.Problem) -> ColorTerm {
    let name = try scanner.readFunctionName()
    let term = try readFunction(name)
    try scanner.readEndOfText()
    return term
  }

  /// Reads the arguments of a function and its closing parenthesis.
  private mutating func readFunction(_ name: CSSColorScanner.Word) throws(CSSColor.Problem) -> ColorTerm {
    functionCount += 1
    guard functionCount <= Self.maximumCount, depth < Self.maximumDepth else {
      throw CSSColor.Problem(
        message: depth < Self.maximumDepth
          ? "the color has more than \(Self.maximumCount) functions" : "the functions are nested too deep",
        help: "Split the color into several tokens.", range: name.range)
    }
    depth += 1
    defer { depth -= 1 }
    if name.text == "color-mix" {
      note("color-mix()", at: name.range)
      return .mix(try readMix(name))
    }
    guard let function = CSSColor.functions[name.text] else { throw unknownFunction(name) }
    if scanner.take(keyword: "from", isSeparated: true) {
      note("\(name.text)(from …)", at: name.range)
      return .relative(try readRelativeColor(function, isColor: name.text == "color"))
    }
    let color = try CSSColor(name, arguments: &scanner)
    clamped += color.clamped
    return .color(color.value)
  }

  /// Notes a function that needs version 2 of the language.
  private mutating func note(_ notation: String, at range: Range<Int>) {
    if version < .two { laterFunction = laterFunction ?? .init(text: notation, range: range) }
  }

  /// Returns the problem of an unknown function. For functions of other tools, it has the notation of CSS.
  private func unknownFunction(_ name: CSSColorScanner.Word) -> CSSColor.Problem {
    let names = CSSColor.functionNames + (version < .two ? [] : ["color-mix"])
    let known = names.sorted().map { "`\($0)()`" }.joined(separator: ", ")
    let notation = version < .two ? nil : Self.otherFunctions[name.text]
    return CSSColor.Problem(
      message: "there is no color function `\(name.text)()`",
      help: notation.map { "Write `\($0)`." } ?? "The functions are \(known).", range: name.range)
  }

  /// The notation of CSS for functions of other tools.
  private static let otherFunctions = [
    "lighten": "oklch(from ink calc(l + 0.1) c h)", "darken": "oklch(from ink calc(l - 0.1) c h)",
    "saturate": "oklch(from ink l calc(c * 1.2) h)", "desaturate": "oklch(from ink l calc(c * 0.8) h)",
    "mix": "color-mix(in oklab, ink 20%, paper)", "tint": "color-mix(in oklab, ink, #FFFFFF 20%)",
    "shade": "color-mix(in oklab, ink, #000000 20%)", "alpha": "rgb(from ink r g b / 12%)",
    "fade": "rgb(from ink r g b / 12%)", "opacify": "rgb(from ink r g b / calc(alpha + 0.1))",
    "transparentize": "rgb(from ink r g b / calc(alpha - 0.1))",
  ]

  // MARK: Mixes

  /// The names of the spaces of a mix (CSS Color 4, section 12.1).
  static let mixSpaces =
    CSSColor.predefinedSpaces
    + [ColorSpace.hsl, .hwb, .lab, .lch, .oklab, .oklch].map { (name: $0.rawValue, space: $0) }

  /// Reads the arguments of `color-mix()` and its closing parenthesis. Without a space, the mix is in OKLab.
  private mutating func readMix(_ name: CSSColorScanner.Word) throws(CSSColor.Problem) -> ColorMix {
    var (space, hue) = (ColorSpace.oklab, HueInterpolation.shorter)
    // Before a comma, `in` is the name of a token.
    if scanner.take(keyword: "in", isSeparated: true) {
      space = try readSpace(of: Self.mixSpaces)
      hue = try readHueInterpolation(in: space)
      try scanner.expect(",", help: "Write a comma between the space and the colors.")
    }
    var parts: [ColorMix.Part] = []
    repeat {
      parts.append(try readPart())
      guard parts.count <= Self.maximumCount else {
        throw CSSColor.Problem(
          message: "the mix has more than \(Self.maximumCount) colors",
          help: "Split it into several tokens.", range: name.range)
      }
    } while scanner.take(",")
    try scanner.readEnd(
      help: "Write a comma between the colors; a name with spaces is written in braces: `{colors.…}`.")
    return ColorMix(space: space, hue: hue, parts: parts)
  }

  /// Reads the name of a space.
  mutating func readSpace(of spaces: [(name: String, space: ColorSpace)]) throws(CSSColor.Problem)
    -> ColorSpace
  {
    let word = try scanner.readWord()
    guard let known = spaces.first(where: { $0.name == word.text }) else {
      let names = spaces.map { "`\($0.name)`" }.joined(separator: ", ")
      throw CSSColor.Problem(
        message: "there is no color space `\(word.text)`", help: "The spaces are \(names).", range: word.range
      )
    }
    return known.space
  }

  /// Reads the way of the hue, as in `longer hue`. Without one, it is the shorter one.
  private mutating func readHueInterpolation(in space: ColorSpace) throws(CSSColor.Problem)
    -> HueInterpolation
  {
    guard scanner.isNextLetter() else { return .shorter }
    let word = try scanner.readWord()
    guard let hue = HueInterpolation(rawValue: word.text) else {
      let names = HueInterpolation.allCases.map { "`\($0.rawValue) hue`" }.joined(separator: ", ")
      throw CSSColor.Problem(
        message: "`\(word.text)` is not a part of a mix",
        help: "Write a comma after the space, or the way of the hue: \(names).", range: word.range)
    }
    guard scanner.take(keyword: "hue") else {
      throw CSSColor.Problem(
        message: "`hue` is missing after `\(word.text)`", help: "Write `\(word.text) hue`.", range: word.range
      )
    }
    guard space.roles.contains(.hue) else {
      throw CSSColor.Problem(
        message: "the space `\(space.rawValue)` has no hue",
        help: "Delete `\(word.text) hue`, or mix in `hsl`, `hwb`, `lch` or `oklch`.", range: word.range)
    }
    return hue
  }

  /// Reads a color with an optional percentage before or after it.
  private mutating func readPart() throws(CSSColor.Problem) -> ColorMix.Part {
    let before = try readPercentage()
    let color = try readColor()
    let after = before == nil ? try readPercentage() : nil
    return ColorMix.Part(color: color, percentage: before ?? after)
  }

  /// Reads a percentage from 0 to 100; nil if something else is next.
  private mutating func readPercentage() throws(CSSColor.Problem) -> Double? {
    if let calculation = try readCalculation(of: []) {
      guard calculation.unit == .percentage, let percentage = calculation.term.number(for: []),
        (0...100).contains(percentage)
      else {
        throw CSSColor.Problem(
          message: "this is not a percentage from 0 to 100", help: "Calculate a percentage in this range.",
          range: calculation.range)
      }
      return percentage
    }
    guard let token = try scanner.takePercentage() else { return nil }
    guard case .percentage(let percentage) = token.kind else {
      throw CSSColor.Problem(
        message: "a percent sign is missing here",
        help: "Write a percentage such as `20%`; a token with this name is written in braces: `{colors.…}`.",
        range: token.range)
    }
    guard (0...100).contains(percentage) else {
      throw CSSColor.Problem(
        message: "the percentage of a color is from 0 to 100", help: "Write a number in this range.",
        range: token.range)
    }
    return percentage
  }

  // MARK: Colors

  /// Reads a function, a hex value, a bare path or a reference in braces.
  mutating func readColor() throws(CSSColor.Problem) -> ColorTerm {
    let word = try scanner.readColorWord()
    if word.text.utf8.first == UInt8(ascii: "#") {
      if let color = ColorValue(hex: word.text) { return .color(color) }
      throw CSSColor.Problem(
        message: "`\(word.text)` is not a hex color",
        help: "After the `#`, write 3, 4, 6 or 8 digits from 0 to 9 and A to F.", range: word.range)
    }
    if scanner.takeParenthesis() {
      return try readFunction(.init(text: word.text.lowercased(), range: word.range))
    }
    references.append(Reference(word.text, in: root, at: place(word.range), isPart: true))
    return .input(references.count - 1)
  }
}
