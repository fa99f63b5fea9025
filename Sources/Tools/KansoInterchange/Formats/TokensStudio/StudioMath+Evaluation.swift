import Foundation
import KansoFormatting

/// The result of a calculation.
struct StudioQuantity: Equatable {
  /// The number; points for a length, milliseconds for a duration.
  var number: Double
  var unit: Unit

  enum Unit { case number, length, percentage, em, duration }

  init(_ number: Double, _ unit: Unit = .number) { (self.number, self.unit) = (number, unit) }

  /// Creates the result of a written number. Returns nil for a unit that is not known.
  init?(_ quantity: Quantity) {
    switch quantity.unit {
    case "": self.init(quantity.number)
    case "%": self.init(quantity.number, .percentage)
    case "em": self.init(quantity.number, .em)
    default:
      if let length = quantity.length {
        self.init(length.unit == .rem ? length.value * 16 : length.value, .length)
      } else if let duration = quantity.duration {
        self.init(duration.inMilliseconds, .duration)
      } else {
        return nil
      }
    }
  }

  /// The quantity with the four decimals that Tokens Studio gives to the value of each token.
  var rounded: StudioQuantity { StudioQuantity(number.rounded(toFractionDigits: 4), unit) }

  /// The quantity as text, rounded to six decimals.
  var text: String {
    let number = number.rounded(toFractionDigits: 6).formatted(as: .decimal)
    switch unit {
    case .number: return number
    case .length: return number + "px"
    case .percentage: return number + "%"
    case .em: return number + "em"
    case .duration: return number + "ms"
    }
  }
}

extension StudioMath {
  /// Calculates the result as Tokens Studio does: with numbers alone, to which the unit of an operand is added at the end.
  /// Returns nil for a missing value, a division by zero and different units.
  func result(_ value: ([String]) -> StudioQuantity?) -> StudioQuantity? {
    guard let result = calculate(value), result.number.isFinite else { return nil }
    return result
  }

  private func calculate(_ value: ([String]) -> StudioQuantity?) -> StudioQuantity? {
    switch self {
    case .quantity(let quantity): return StudioQuantity(quantity)
    case .reference(let path): return value(path)
    case .operation(let sign, let left, let right):
      guard let left = left.calculate(value), let right = right.calculate(value),
        let unit = Self.unit(sign, left.unit, right.unit)
      else { return nil }
      let (a, b) = (left.number, right.number)
      switch sign {
      case .add: return StudioQuantity(a + b, unit)
      case .subtract: return StudioQuantity(a - b, unit)
      case .multiply: return StudioQuantity(a * b, unit)
      case .divide: return b == 0 ? nil : StudioQuantity(a / b, unit)
      case .power: return StudioQuantity(pow(a, b), unit)
      case .remainder: return b == 0 ? nil : StudioQuantity(a.truncatingRemainder(dividingBy: b), unit)
      }
    case .call(let function, let arguments):
      var values: [StudioQuantity] = []
      for argument in arguments {
        guard let value = argument.calculate(value) else { return nil }
        values.append(value)
      }
      guard let first = values.first, let number = function.result(values.map(\.number)) else { return nil }
      return StudioQuantity(number, values.first { $0.unit != .number }?.unit ?? first.unit)
    }
  }

  /// Returns the unit of a result; nil for units that do not go together.
  private static func unit(_ sign: Operator, _ left: StudioQuantity.Unit, _ right: StudioQuantity.Unit)
    -> StudioQuantity.Unit?
  {
    if right == .number { return left }
    if left == .number { return right }
    return left == right ? left : nil
  }
}

extension StudioMath.Function {
  /// Returns the result; nil for another number of arguments.
  fileprivate func result(_ values: [Double]) -> Double? {
    switch (self, values.count) {
    case (.round, 1), (.roundTo, 1): values[0].rounded()
    case (.roundTo, 2):
      // Numbers have no more digits than that.
      (0...15).contains(values[1])
        ? (values[0] * Foundation.pow(10, values[1])).rounded() / Foundation.pow(10, values[1]) : nil
    case (.floor, 1): values[0].rounded(.down)
    case (.ceil, 1): values[0].rounded(.up)
    case (.trunc, 1): values[0].rounded(.towardZero)
    case (.abs, 1): Swift.abs(values[0])
    case (.sqrt, 1): values[0] < 0 ? nil : values[0].squareRoot()
    case (.sign, 1): values[0] == 0 ? 0 : values[0] < 0 ? -1 : 1
    case (.pow, 2): Foundation.pow(values[0], values[1])
    case (.min, 1...): values.min()
    case (.max, 1...): values.max()
    default: nil
    }
  }
}

extension StudioMath {
  /// The type of a calculation in a guide. A number without a unit fits everywhere.
  enum GuideType { case written, number, length, duration }

  /// Returns the calculation in the notation of guides, with references in braces, and its type. Guides do not multiply
  /// lengths: the second one becomes a number there. Returns nil for functions and powers of tokens, which guides do not
  /// have.
  /// - Parameter type: returns the type of a token; nil for one that is no number.
  func guideText(_ type: ([String]) -> GuideType?) -> (text: String, type: GuideType)? {
    let (text, result, _) = guideParts(type) ?? ("", .written, 0)
    return text.isEmpty ? nil : (text, result)
  }

  private func guideParts(_ type: ([String]) -> GuideType?) -> (text: String, type: GuideType, priority: Int)?
  {
    if !hasReferences {
      guard let quantity = result({ _ in nil }) else { return nil }
      switch quantity.unit {
      case .number: return (quantity.text, .written, 4)
      case .percentage: return (StudioQuantity(quantity.number / 100).text, .written, 4)
      case .length: return (quantity.text, .length, 4)
      case .duration: return (quantity.text, .duration, 4)
      case .em: return nil
      }
    }
    switch self {
    case .quantity, .call: return nil
    case .reference(let path): return type(path).map { ("{\(path.joined(separator: "."))}", $0, 4) }
    case .operation(let sign, let left, let right):
      guard let left = left.guideParts(type), var right = right.guideParts(type) else { return nil }
      let isProduct = sign == .multiply || sign == .divide
      guard isProduct || sign == .add || sign == .subtract else { return nil }
      let needsNumber = sign == .multiply && left.type == .length || sign == .divide && left.type != .length
      if right.type == .length, needsNumber {
        right = ("(\(right.priority < 2 ? "(\(right.text))" : right.text) / 1px)", .number, 4)
      }
      let sides =
        [left.priority < sign.priority ? "(\(left.text))" : left.text]
        + [right.priority <= sign.priority ? "(\(right.text))" : right.text]
      let text = sides.joined(separator: " \(Character(Unicode.Scalar(sign.rawValue))) ")
      let types = [left.type, right.type]
      let result: GuideType =
        if sign == .divide, left.type == right.type, left.type == .length || left.type == .duration {
          .number
        } else {
          types.first { $0 == .length || $0 == .duration } ?? types.first { $0 == .number } ?? .written
        }
      return (text, result, sign.priority)
    }
  }

  private var hasReferences: Bool {
    switch self {
    case .quantity: false
    case .reference: true
    case .operation(_, let left, let right): left.hasReferences || right.hasReferences
    case .call(_, let arguments): arguments.contains { $0.hasReferences }
    }
  }
}
