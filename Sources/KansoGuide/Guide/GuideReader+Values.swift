import KansoDiagnostics
import KansoTheme

// Colors, lengths and references.
extension GuideReader {
  mutating func readColor(_ scalar: YAMLScalar, _ range: SourceRange) -> Expression {
    let text = scalar.text
    if text.hasPrefix("#") {
      if let color = ColorValue(hex: text) { return .literal(.color(color)) }
      report(
        .invalidColor, "`\(text)` is not a hex color", range,
        help: "After the `#` stand 3, 4, 6 or 8 digits from 0 to 9 and A to F.")
      return .invalid
    }
    return text.contains("(") ? readColorFunction(scalar, range) : readReference(text, .colors, range)
  }

  private mutating func readColorFunction(_ scalar: YAMLScalar, _ range: SourceRange) -> Expression {
    do {
      let color = try CSSColor(scalar.text)
      for part in color.clamped {
        let place = self.part(part, of: scalar, range)
        report(
          .colorClamped,
          "`\(place.text)` is beyond what `\(scalar.text)` can hold, and is moved to the bound", place,
          help: "Write the bound, or use a function that can hold the color.")
      }
      if !color.value.isInGamut(of: .displayP3) {
        report(
          .colorOutOfGamut, "`\(scalar.text)` is outside of display-P3", range,
          help: "Write a color within, or accept the nearest one, which is about `\(color.value.hex)`.")
      }
      return .literal(.color(color.value))
    } catch {
      report(.invalidColor, error.message, part(error.range, of: scalar, range), help: error.help)
      return .invalid
    }
  }

  /// The place of a part of a scalar's text. Escapes and folded lines make the text another than what stands in the
  /// file; then it is the place of the whole.
  func part(_ inner: Range<Int>, of scalar: YAMLScalar, _ range: SourceRange) -> SourceRange {
    let written = range.text
    if written == scalar.text { return range.slice(inner) }
    guard written.utf8.count == scalar.text.utf8.count + 2, written.dropFirst().dropLast() == scalar.text
    else {
      return range
    }
    return range.slice(inner.lowerBound + 1..<inner.upperBound + 1)
  }

  /// A bare path begins at its section's root, one in braces at the document's.
  mutating func readReference(_ text: String, _ section: Section, _ range: SourceRange) -> Expression {
    if text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 {
      let inside = String(text.dropFirst().dropLast())
      return .alias(Reference(target: TokenPath(inside), written: text, range: range))
    }
    return .alias(
      Reference(target: TokenPath("\(section.rawValue).\(text)"), written: text, range: range))
  }

  mutating func readLength(_ scalar: YAMLScalar, _ section: Section, _ range: SourceRange) -> Expression {
    switch WrittenNumber(scalar.text) {
    case .number(let value):
      guard abs(value) <= Self.largestLength else {
        reportOutOfRange("a length", scalar.text, "from -1,000,000 to 1,000,000 points", range)
        return .invalid
      }
      return .literal(.dimension(.points(value)))
    case .refused(let id, let message, let help):
      report(id, message, range, help: help)
      return .invalid
    case .text:
      return readReference(scalar.text, section, range)
    }
  }

  /// No screen has more points, and layout engines lose precision beyond.
  static let largestLength: Length = 1_000_000

  mutating func reportOutOfRange(_ what: String, _ text: String, _ allowed: String, _ range: SourceRange) {
    report(.outOfRange, "\(what) cannot be `\(text)`", range, help: "It is \(allowed).")
  }
}
