import KansoDiagnostics
import KansoTheme

/// Parses arithmetic expressions: `+ - * /` with a space on both sides, parentheses, numbers, bare paths, and
/// references in braces. Among opacities and line heights, a number may be a percentage; among durations, it may have the
/// unit `ms` or `s`.
struct ArithmeticParser {
  /// The reason that a text is not a valid expression.
  struct Problem: Error {
    let descriptor: DiagnosticDescriptor
    let message: String
    let help: String
    /// The position of the problem, as UTF-8 offsets into the text.
    let range: Range<Int>
  }

  /// A number, name, operator or parenthesis, with its UTF-8 offsets.
  private struct Word {
    let text: String
    let range: Range<Int>
  }

  /// The maximum number of words in an expression.
  static let maximumWords = 500
  /// The maximum nesting of parentheses.
  static let maximumDepth = 32

  private let words: [Word]
  /// The length of the text in bytes.
  private let end: Int
  private let place: (Range<Int>) -> SourceRange
  private let section: Section
  private let root: String
  private let rem: Length?
  private let allowsBareNames: Bool
  private var position = 0
  /// The number of open parentheses.
  private var depth = 0

  /// - Parameters:
  ///   - section: the kind of the values.
  ///   - root: the name of the section in which bare paths begin.
  ///   - rem: the length in points of the unit `rem`; nil if there is no such unit.
  ///   - allowsBareNames: false if references have to be in braces.
  ///   - place: returns the source range of a range of the text (UTF-8 offsets).
  init(
    _ text: String, in section: Section, root: String, rem: Length?, allowsBareNames: Bool = true,
    place: @escaping (Range<Int>) -> SourceRange
  ) {
    self.words = Self.split(text)
    self.end = text.utf8.count
    self.place = place
    self.section = section
    self.root = root
    self.rem = rem
    self.allowsBareNames = allowsBareNames
  }

  /// Returns true if a text is intended as an expression: it begins with a parenthesis, or it has spaces and
  /// one of its words is an operator. The expression may be invalid.
  static func isCalculation(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "(") { return true }
    guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
    return split(text).contains { ArithmeticOperator(rawValue: $0.text) != nil }
  }

  /// Parses the whole text. Multiplication and division have priority; operators of equal priority apply from
  /// left to right.
  /// - Throws: The first problem, also for more than `maximumWords` words. Unknown names are no problem here.
  mutating func parse() throws(Problem) -> Arithmetic<Reference> {
    guard words.count <= Self.maximumWords else {
      throw Problem(
        descriptor: .invalidArithmetic, message: "the calculation has more than \(Self.maximumWords) parts",
        help: "Split it into several tokens.", range: 0..<end)
    }
    let result = try parseSum()
    if position < words.count {
      let word = words[position]
      throw problem(
        "an operator is missing before `\(word.text)`", "Write ` + `, ` - `, ` * ` or ` / `.", word.range)
    }
    return result
  }

  /// Returns the problem `invalidArithmetic` at a range of the text.
  private func problem(_ message: String, _ help: String, _ range: Range<Int>) -> Problem {
    Problem(descriptor: .invalidArithmetic, message: message, help: help, range: range)
  }

  /// Parses one or more products with `+` and `-` between them. Stops at any other word.
  private mutating func parseSum() throws(Problem) -> Arithmetic<Reference> {
    var left = try parseProduct()
    while let word = current, word.text == "+" || word.text == "-" {
      position += 1
      left = operation(word, left, try parseProduct())
    }
    return left
  }

  /// Parses one or more operands with `*` and `/` between them. Stops at any other word.
  private mutating func parseProduct() throws(Problem) -> Arithmetic<Reference> {
    var left = try parseOperand()
    while let word = current, word.text == "*" || word.text == "/" {
      position += 1
      left = operation(word, left, try parseOperand())
    }
    return left
  }

  /// Returns the operation of a word, which must be an operator, with the source range of the word.
  private func operation(
    _ word: Word, _ left: Arithmetic<Reference>, _ right: Arithmetic<Reference>
  ) -> Arithmetic<Reference> {
    .operation(.init(rawValue: word.text) ?? .add, left, right, at: place(word.range))
  }

  /// The next word; nil at the end of the text.
  private var current: Word? { position < words.count ? words[position] : nil }

  /// Parses a number, a reference or a sum in parentheses.
  private mutating func parseOperand() throws(Problem) -> Arithmetic<Reference> {
    guard let word = current else {
      throw problem(
        "a value is missing at the end of the calculation", "Write a number or the name of a token.",
        end..<end)
    }
    position += 1
    switch word.text {
    case "(":
      depth += 1
      guard depth <= Self.maximumDepth else {
        throw problem(
          "parentheses are nested too deep", "Split the calculation into several tokens.", word.range)
      }
      let inner = try parseSum()
      guard current?.text == ")" else {
        throw problem("this parenthesis is not closed", "Close it with `)`.", word.range)
      }
      position += 1
      depth -= 1
      return inner
    case "+", "-", "*", "/", ")":
      throw problem(
        "a value is missing before `\(word.text)`", "Write a number or the name of a token.", word.range)
    default: return try leaf(word)
    }
  }

  /// Returns a number, or a reference for a word that is no number. Throws for a number in a notation or unit
  /// that is not accepted, such as `1e3` or `8em`.
  private func leaf(_ word: Word) throws(Problem) -> Arithmetic<Reference> {
    if section == .durations, case .duration(let duration) = DurationLiteral(word.text) {
      return .constant(.duration(milliseconds: duration.inMilliseconds))
    }
    if section == .opacities || section == .lineHeights, let percentage = AlphaLiteral.percentage(word.text) {
      return .constant(.number(percentage))
    }
    switch NumberLiteral(word.text, rem: rem) {
    case .number(let value, let hasUnit): return .constant(hasUnit ? .length(value) : .number(value))
    case .refused(let descriptor, let message, let help):
      throw Problem(descriptor: descriptor, message: message, help: help, range: word.range)
    case .otherUnit(let unit):
      let isOfFont = !allowsBareNames
      throw Problem(
        descriptor: .invalidNumber, message: unit.message(isOfFont: isOfFont),
        help: unit.help(isOfFont: isOfFont), range: word.range)
    case .text:
      let reference = Reference(word.text, in: root, at: place(word.range), isPart: true)
      guard allowsBareNames || reference.isInBraces else {
        throw problem(
          "`\(word.text)` is neither a number nor a reference in braces",
          "Write the whole path of a token in braces, as in `{\(reference.target)}`.", word.range)
      }
      return .leaf(reference)
    }
  }

  /// Splits a text into words at spaces, tabs and line breaks. Parentheses before and after a word are words
  /// of their own. A word that begins with `{` ends after the next `}`, or at the end of the text.
  private static func split(_ text: String) -> [Word] {
    let bytes = Array(text.utf8)
    var words: [Word] = []
    var offset = 0
    /// Appends the word at a range, if it is not empty.
    func add(_ range: Range<Int>) {
      if !range.isEmpty {
        words.append(Word(text: String(decoding: bytes[range], as: UTF8.self), range: range))
      }
    }
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        add(offset..<offset + 1)
        offset += 1
      case UInt8(ascii: "{"):
        let close = bytes[offset...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? bytes.count
        add(offset..<close)
        offset = close
      default:
        var end = bytes[offset...].firstIndex { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
        while end > offset + 1, bytes[end - 1] == UInt8(ascii: ")") { end -= 1 }
        add(offset..<end)
        offset = end
      }
    }
    return words
  }
}
