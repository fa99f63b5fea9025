import KansoDiagnostics
import KansoTheme

/// A font with its parts. Missing parts come from its base font.
struct FontFormula: ValueFormula {
  let parts: FontParts

  init(_ parts: FontParts) { self.parts = parts }

  /// The base font, if there is one.
  var references: [Reference] { parts.base.map { [$0] } ?? [] }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    guard let base = inputs.first else { return parts.typography(over: nil).map { .typography($0) } }
    guard case .typography(let inherited)? = base else { return nil }
    return parts.typography(over: inherited).map { .typography($0) }
  }
}

/// The parts of a font that are written; nil for the others. Lengths are in points.
struct FontParts: Sendable {
  var base: Reference?
  var families: [String]?
  var face: String?
  var size: Length?
  /// The weight, from 1 to 1000.
  var weight: Double?
  var isItalic: Bool?
  /// The line height as a multiple of the size.
  var lineHeight: Double?
  var letterSpacing: Length?
  var textStyle: TextStyle?
  var maximumSize: Length?
}

extension FontParts {
  /// Returns the font with the written parts. All other parts come from `base`, or are the defaults without a
  /// base. Nil if the families or the size are missing in both. A written weight, line height or letter
  /// spacing is not `implied`.
  func typography(over base: Typography?) -> Typography? {
    guard let families = families ?? base?.families, let size = size ?? base?.size else { return nil }
    var font = base ?? Typography(families: families, size: size)
    font.families = families
    font.size = size
    if let face { font.face = face }
    if let isItalic { font.isItalic = isItalic }
    if let textStyle { font.textStyle = textStyle }
    if let maximumSize { font.maximumSize = maximumSize }
    if let weight {
      font.weight = weight
      font.implied.remove(.weight)
    }
    if let lineHeight {
      font.lineHeight = lineHeight
      font.implied.remove(.lineHeight)
    }
    if let letterSpacing {
      font.letterSpacing = .points(letterSpacing)
      font.implied.remove(.letterSpacing)
    }
    return font
  }
}
