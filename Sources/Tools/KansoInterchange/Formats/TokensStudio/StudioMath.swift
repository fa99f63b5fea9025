import KansoFormatting

/// A calculation of Tokens Studio, whose operands are numbers, lengths and tokens: `{a} * 1.5`, `roundTo({a} / 3, 2)`.
indirect enum StudioMath {
  case quantity(Quantity)
  case reference([String])
  case operation(Operator, StudioMath, StudioMath)
  case call(Function, [StudioMath])

  /// An operator, with its sign as the raw value.
  enum Operator: UInt8 {
    case add = 43
    case subtract = 45
    case multiply = 42
    case divide = 47
    case power = 94
    case remainder = 37

    /// The priority: operators with a higher one apply first.
    var priority: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide, .remainder: 2
      case .power: 3
      }
    }
  }

  /// A function of the tool, with its name as the raw value.
  enum Function: String {
    case round, floor, ceil, trunc, abs, sqrt, min, max, pow, roundTo, sign
  }

  /// The maximum number of operands, operators and parentheses.
  static let maxWords = 200
  /// The maximum nesting of parentheses, functions and signs.
  static let maxDepth = 32

  /// Parses the pieces of a text. Returns nil for a text that is no calculation, such as several values with blanks between
  /// them.
  init?(_ pieces: [ForeignValue.Piece]) {
    var parser = Parser(pieces)
    guard let result = parser.parse() else { return nil }
    self = result
  }

  /// True if the calculation is only a value.
  var isSingle: Bool {
    switch self {
    case .quantity, .reference: true
    case .operation, .call: false
    }
  }

  private enum Word {
    case quantity(Quantity)
    case reference([String])
    case name(String)
    case sign(UInt8)
  }

  private struct Parser {
    private var words: [Word] = []
    private var position = 0
    private var depth = 0
    private var isValid = true

    init(_ pieces: [ForeignValue.Piece]) {
      for piece in pieces {
        switch piece {
        case .reference(let path): words.append(.reference(path))
        case .text(let text): split(Array(text.utf8)[...])
        }
        if words.count > maxWords { isValid = false }
        guard isValid else { return }
      }
    }

    /// Splits a text into words. A sign belongs to a number only directly in front of it, where a value is due.
    private mutating func split(_ text: ArraySlice<UInt8>) {
      var rest = text
      while let byte = rest.first, words.count <= maxWords {
        if Quantity.isSpace(byte) {
          rest.removeFirst()
        } else if Quantity.isLetter(byte) {
          let name = rest.prefix { Quantity.isLetter($0) }
          rest = rest[name.endIndex...]
          words.append(.name(String(decoding: name, as: UTF8.self)))
        } else if Quantity.isDigit(byte) || byte == UInt8(ascii: ".") {
          guard var quantity = Quantity(consuming: &rest, allowsSpace: false) else { return isValid = false }
          // `10%3` is a remainder, and `10%` a percentage.
          if quantity.unit == "%", let next = rest.first, Quantity.isDigit(next) || next == UInt8(ascii: "(")
          {
            quantity = Quantity(number: quantity.number, unit: "")
            words.append(.quantity(quantity))
            words.append(.sign(UInt8(ascii: "%")))
          } else {
            words.append(.quantity(quantity))
          }
        } else {
          // In `4px -8px` the second number is a value of its own.
          let isSeparated = rest.startIndex > text.startIndex && Quantity.isSpace(text[rest.startIndex - 1])
          if byte == UInt8(ascii: "-"), isSeparated, endsWithValue,
            let next = rest.dropFirst().first, !Quantity.isSpace(next)
          {
            return isValid = false
          }
          rest.removeFirst()
          words.append(.sign(byte))
        }
      }
      if !rest.isEmpty { isValid = false }
    }

    private var endsWithValue: Bool {
      switch words.last {
      case .quantity, .reference: true
      case .sign(let sign): sign == UInt8(ascii: ")")
      case .name, nil: false
      }
    }

    mutating func parse() -> StudioMath? {
      guard isValid, !words.isEmpty, let result = parseOperations(above: 0), position == words.count else {
        return nil
      }
      return result
    }

    /// Parses operands with operators of a priority above `limit` between them.
    private mutating func parseOperations(above limit: Int) -> StudioMath? {
      guard var left = parseOperand() else { return nil }
      while position < words.count, case .sign(let sign) = words[position],
        let sign = Operator(rawValue: sign),
        sign.priority > limit
      {
        position += 1
        // A power has its exponent's operators first.
        guard let right = parseOperations(above: sign == .power ? sign.priority - 1 : sign.priority) else {
          return nil
        }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func parseOperand() -> StudioMath? {
      guard position < words.count, depth < maxDepth else { return nil }
      depth += 1
      defer { depth -= 1 }
      let word = words[position]
      position += 1
      switch word {
      case .quantity(let quantity): return .quantity(quantity)
      case .reference(let path): return .reference(path)
      case .sign(UInt8(ascii: "-")):
        guard let operand = parseOperations(above: 2) else { return nil }
        if case .quantity(let quantity) = operand {
          return .quantity(Quantity(number: -quantity.number, unit: quantity.unit))
        }
        return .operation(.multiply, operand, .quantity(Quantity(number: -1, unit: "")))
      case .sign(UInt8(ascii: "+")): return parseOperations(above: 2)
      case .sign(UInt8(ascii: "(")): return parseArguments()?.first
      case .sign: return nil
      case .name(let name):
        guard position < words.count, case .sign(UInt8(ascii: "(")) = words[position] else { return nil }
        position += 1
        guard let arguments = parseArguments() else { return nil }
        if name == "calc" { return arguments.count == 1 ? arguments[0] : nil }
        return Function(rawValue: name).map { .call($0, arguments) }
      }
    }

    /// Parses values with commas between them, and the closing parenthesis.
    private mutating func parseArguments() -> [StudioMath]? {
      var arguments: [StudioMath] = []
      while let argument = parseOperations(above: 0) {
        arguments.append(argument)
        guard position < words.count, case .sign(let sign) = words[position] else { return nil }
        position += 1
        if sign == UInt8(ascii: ")") { return arguments }
        guard sign == UInt8(ascii: ",") else { return nil }
      }
      return nil
    }
  }
}
