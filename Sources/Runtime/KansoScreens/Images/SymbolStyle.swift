import KansoTheme

/// The size and the color of symbols: what a view gives those that have none of their own.
package struct SymbolStyle: Equatable, Sendable {
  /// The height of the symbols, in points; nil for that of the symbol.
  package var height: Double?
  /// The color of the symbols; nil for that of the view.
  package var color: Color?

  /// Creates a style.
  package init(height: Double? = nil, color: Color? = nil) { (self.height, self.color) = (height, color) }
}

extension Image {
  /// Returns the symbol with a style; an image that is no symbol as it is.
  package func withSymbolStyle(_ style: SymbolStyle) -> Image {
    guard isSymbol else { return self }
    var image = style.height.map(scaled(toHeight:)) ?? self
    image.ownTint = style.color ?? ownTint
    return image
  }

  /// Returns a symbol that has no size and no color of its own with a style.
  func withDefaultSymbolStyle(_ style: SymbolStyle?) -> Image {
    guard let style, size == canvas, ownTint == nil else { return self }
    return withSymbolStyle(style)
  }
}
