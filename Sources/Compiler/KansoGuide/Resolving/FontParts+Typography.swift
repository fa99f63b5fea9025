import KansoTheme

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
