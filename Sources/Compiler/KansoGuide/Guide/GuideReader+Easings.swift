import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of easing curves.
extension GuideReader {
  /// Reads the name of a curve, CSS's `cubic-bezier()`, or a reference. A name of a curve has priority over a token of
  /// that name. Reports any other function and returns `.invalid`.
  mutating func readEasing(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    let text = scalar.text
    if let name = EasingName(text) { return .literal(.cubicBezier(name.curve)) }
    guard let open = text.firstIndex(of: "(") else {
      if case .text = NumberLiteral(text) { return readReference(text, .easings, range) }
      report(
        .invalidEasing, "`\(text)` is one number, and a curve has four", range,
        help: Section.easings.rules.helpOnValue)
      return .invalid
    }
    let arguments = text[text.index(after: open)...].dropLast()
    guard text[..<open].lowercased() == "cubic-bezier", text.last == ")" else {
      report(
        .invalidEasing, "`\(text)` is not a curve that every platform has", range,
        help: "Write `cubic-bezier(…)` with four numbers, or one of \(Self.easingNames).")
      return .invalid
    }
    let parts = arguments.split(separator: ",", omittingEmptySubsequences: false)
    return readCurve(
      parts.map { (text: String($0.drop { $0 == " " }.trimmingSuffix { $0 == " " }), range: range) }, range)
  }

  /// Reads a list of the four coordinates of the control points. Reports any other list and returns `.invalid`.
  mutating func readCurve(_ coordinates: [YAMLNode], _ range: TextRange) -> Expression {
    readCurve(coordinates.map { (text: $0.scalar?.text, range: $0.range) }, range)
  }

  /// Reads the four coordinates of the control points as texts; nil for a node that is no text. Reports any other
  /// number of coordinates, invalid numbers, and an x that is out of range, and returns `.invalid`.
  private mutating func readCurve(_ texts: [(text: String?, range: TextRange)], _ range: TextRange)
    -> Expression
  {
    guard texts.count == 4 else {
      report(
        .invalidEasing, "a curve has four numbers, and this has \(texts.count)", range,
        help: "Write x and y of both control points, as in `[0.2, 0, 0, 1]`.")
      return .invalid
    }
    let numbers = texts.enumerated().compactMap { index, part in
      readCoordinate(part.text, isX: index.isMultiple(of: 2), part.range)
    }
    guard numbers.count == 4 else { return .invalid }
    return .literal(.cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])))
  }

  /// Reads a coordinate of a control point. Reports anything else than a number in its range, and returns nil.
  private mutating func readCoordinate(_ text: String?, isX: Bool, _ range: TextRange) -> Double? {
    guard let text, case .number(let value, hasUnit: false) = NumberLiteral(text) else {
      report(
        .invalidEasing, "\(text.map { "`\($0)`" } ?? "a part of the curve") is not a number", range,
        help: "Write a number without a unit. References to numbers are not possible here.")
      return nil
    }
    let allowed: ClosedRange<Double> = isX ? 0...1 : -1000...1000
    guard allowed.contains(value) else {
      let (what, bounds) = isX ? ("x", "from 0 to 1, since it is time") : ("y", "from -1,000 to 1,000")
      reportOutOfRange("the \(what) of a control point", text: text, allowed: bounds, at: range)
      return nil
    }
    return value
  }

  /// The names of curves, for messages.
  private static let easingNames = EasingName.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
}

extension Substring {
  /// Returns the text without the characters at its end that meet a condition.
  fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isDropped(last) { result.removeLast() }
    return result
  }
}
