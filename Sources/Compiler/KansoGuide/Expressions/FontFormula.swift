import KansoDiagnostics
import KansoTheme

/// A font with its parts. Missing parts come from its base font.
struct FontFormula: ValueFormula {
  let references: [Reference]
  private let parts: FontParts
  /// The part with each reference.
  private let owners: [Owner]

  /// The families of the font itself; nil if it has those of its base.
  var families: FontFamilies? { parts.families }

  /// The part of a font with a reference.
  private enum Owner {
    case base, family, weight
    case number(FontNumber)
  }

  init(_ parts: FontParts) {
    self.parts = parts
    // `value(for:diagnostics:)` takes the values in this order.
    var all: [(Owner, [Reference])] = [
      (.base, [parts.base].compactMap { $0 }), (.family, parts.families?.references ?? []),
      (.weight, [parts.weight?.reference].compactMap { $0 }),
    ]
    for number in [parts.size, parts.maximumSize, parts.lineHeight, parts.letterSpacing] {
      if let number { all.append((.number(number), number.references)) }
    }
    references = all.flatMap(\.1)
    owners = all.flatMap { owner, references in references.map { _ in owner } }
  }

  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    switch owners[index] {
    case .base: target == own
    case .family: target == .fontFamily
    case .weight: target == .fontWeight
    case .number(let number): number.accepts(target)
    }
  }

  func neededNoun(at index: Int) -> String? {
    switch owners[index] {
    case .base: nil
    case .family: Section.families.rules.nounWithArticle
    case .weight: Section.weights.rules.nounWithArticle
    case .number(let number): number.neededNoun
    }
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    var rest = inputs[...]
    /// Removes the values of the next references, and returns them.
    func next(_ count: Int) -> ArraySlice<TokenValue?> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    var font: Typography?
    if parts.base != nil {
      guard case .typography(let base)? = next(1).first else { return nil }
      font = base
    }
    var isWhole = true
    /// Returns a number of the font; nil if it is not written, or if it has no valid value. Then the font is not whole.
    func number(_ number: FontNumber?, size: Length = 1) -> Double? {
      guard let number else { return nil }
      let value = number.value(for: next(number.references.count), size: size, diagnostics: &diagnostics)
      if value == nil { isWhole = false }
      return value
    }
    var families = font?.families
    if let written = parts.families {
      families = written.names(for: next(written.references.count), diagnostics: &diagnostics)
    }
    var weight: Double?
    switch parts.weight {
    case .literal(let number): weight = number
    case .reference:
      guard case .fontWeight(let number)? = next(1).first else { return nil }
      weight = number
    case nil: break
    }
    guard let families, let size = number(parts.size) ?? font?.size, isWhole else { return nil }
    let (maximumSize, lineHeight) = (number(parts.maximumSize), number(parts.lineHeight, size: size))
    let letterSpacing = number(parts.letterSpacing, size: size)
    guard isWhole else { return nil }
    var result = font ?? Typography(families: families, size: size)
    (result.families, result.size) = (families, size)
    if let face = parts.face { result.face = face }
    if let isItalic = parts.isItalic { result.isItalic = isItalic }
    if let textStyle = parts.textStyle { result.textStyle = textStyle }
    if let maximumSize { result.maximumSize = maximumSize }
    // A written part is not implied.
    if let weight {
      result.weight = weight
      result.implied.remove(.weight)
    }
    if let lineHeight {
      result.lineHeight = lineHeight
      result.implied.remove(.lineHeight)
    }
    if let letterSpacing {
      result.letterSpacing = .points(letterSpacing)
      result.implied.remove(.letterSpacing)
    }
    return .typography(result)
  }
}

/// The parts of a font that are written; nil for the others.
struct FontParts: Sendable {
  var base: Reference?
  var families: FontFamilies?
  var face: String?
  var size: FontNumber?
  /// The weight, from 1 to 1000.
  var weight: FontPart<Double>?
  var isItalic: Bool?
  var lineHeight: FontNumber?
  var letterSpacing: FontNumber?
  var textStyle: TextStyle?
  var maximumSize: FontNumber?

  /// Adds the written parts of another font.
  mutating func add(_ other: FontParts) {
    base = other.base ?? base
    families = other.families ?? families
    face = other.face ?? face
    size = other.size ?? size
    weight = other.weight ?? weight
    isItalic = other.isItalic ?? isItalic
    lineHeight = other.lineHeight ?? lineHeight
    letterSpacing = other.letterSpacing ?? letterSpacing
    textStyle = other.textStyle ?? textStyle
    maximumSize = other.maximumSize ?? maximumSize
  }
}
