import KansoFormatting

/// Rewrites calculations of other tools in the notation of guides: `{a}*2` as `{a} * 2`, `calc(({a.value} + 4px) / 2)` as
/// `(({a} + 4px) / 2)`.
enum CalculationText {
  /// The maximum number of operands, operators and parentheses. A guide has a similar limit.
  static let maxWords = 400

  /// Returns the pieces of a calculation with `+`, `-`, `*`, `/` and parentheses; nil for any other text, also for one
  /// that is a single value. The units are those of lengths and durations; a percentage becomes a number. A unit directly
  /// after a reference multiplies it: `{a}px` is `{a} * 1px`.
  static func pieces(of source: [ForeignValue.Piece]) -> [ForeignValue.Piece]? {
    var writer = Writer()
    for piece in source {
      switch piece {
      case .reference(let path): guard writer.append(path) else { return nil }
      case .text(let text): guard writer.append(Array(text.utf8)[...]) else { return nil }
      }
    }
    return writer.result
  }

  /// The calculation so far.
  private struct Writer {
    private var pieces: [ForeignValue.Piece] = []
    private var text = ""
    private var depth = 0
    private var wordCount = 0
    /// True where a value has to follow.
    private var needsValue = true
    private var hasOperator = false
    /// True directly after a reference, where a unit can follow.
    private var isAfterReference = false
    /// True if a minus sign belongs to the next value.
    private var isNegative = false

    /// The pieces of the whole calculation; nil if it is not complete or no calculation.
    var result: [ForeignValue.Piece]? {
      guard hasOperator, !needsValue, depth == 0, wordCount <= maxWords else { return nil }
      return text.isEmpty ? pieces : pieces + [.text(text)]
    }

    /// Appends a reference. Returns false where no value belongs.
    mutating func append(_ path: [String]) -> Bool {
      guard beginValue() else { return false }
      if isNegative { text += "-1 * " }
      isNegative = false
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.reference(path))
      isAfterReference = true
      return true
    }

    /// Appends a text between references. Returns false for anything that does not belong there.
    mutating func append(_ source: ArraySlice<UInt8>) -> Bool {
      var rest = source
      while let byte = rest.first {
        let canBeUnit = isAfterReference
        isAfterReference = false
        if Quantity.isSpace(byte) {
          rest.removeFirst()
          continue
        }
        wordCount += 1
        guard wordCount <= maxWords else { return false }
        if canBeUnit, !needsValue, let unit = Self.unit(consuming: &rest) {
          text += " * 1\(unit)"
          hasOperator = true
          continue
        }
        guard needsValue ? appendValue(&rest) : appendOperator(&rest) else { return false }
      }
      return true
    }

    /// Appends a number, or what can stand before a value.
    private mutating func appendValue(_ rest: inout ArraySlice<UInt8>) -> Bool {
      if !isNegative, let quantity = Quantity(consuming: &rest, allowsSpace: false) {
        guard beginValue(), let number = Self.text(of: quantity) else { return false }
        text += number
        return true
      }
      if rest.starts(with: "calc(".utf8) { rest = rest.dropFirst(4) }
      switch rest.removeFirst() {
      case UInt8(ascii: "("):
        if isNegative { text += "-1 * " }
        isNegative = false
        depth += 1
        text += "("
      case UInt8(ascii: "-") where !isNegative: isNegative = true
      default: return false
      }
      return true
    }

    /// Appends an operator or a closing parenthesis.
    private mutating func appendOperator(_ rest: inout ArraySlice<UInt8>) -> Bool {
      let byte = rest.removeFirst()
      switch byte {
      case UInt8(ascii: ")"):
        depth -= 1
        text += ")"
        return depth >= 0
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
        text += " \(Character(Unicode.Scalar(byte))) "
        hasOperator = true
        needsValue = true
        return true
      default: return false
      }
    }

    /// Notes that a value follows. Returns false where none belongs.
    private mutating func beginValue() -> Bool {
      guard needsValue else { return false }
      needsValue = false
      return true
    }

    /// Returns a number with its unit as guides have it; nil for another unit.
    private static func text(of quantity: Quantity) -> String? {
      switch quantity.unit {
      case "px", "pt", "dp", "dip", "sp": quantity.number.formatted(as: .decimal) + "px"
      case "rem", "ms", "s": quantity.number.formatted(as: .decimal) + quantity.unit
      default: quantity.ratio.map { $0.formatted(as: .decimal) }
      }
    }

    /// Removes the unit of a length or a duration from the start of a text, and returns it; nil if there is none.
    private static func unit(consuming rest: inout ArraySlice<UInt8>) -> String? {
      let letters = rest.prefix { Quantity.isLetter($0) }
      let unit = String(decoding: letters, as: UTF8.self)
      guard ["px", "pt", "rem", "ms", "s"].contains(unit) else { return nil }
      rest = rest[letters.endIndex...]
      return unit == "pt" ? "px" : unit
    }
  }
}
