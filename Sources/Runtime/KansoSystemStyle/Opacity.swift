import KansoTheme

extension ColorValue {
  /// Returns the color with its opacity multiplied by a factor. A missing opacity counts as 0.
  package func multiplyingOpacity(by factor: Double) -> ColorValue {
    ColorValue(space, first, second, third, alpha: (alpha ?? 0) * factor)
  }
}

extension Color {
  /// Returns the color with its opacity multiplied by a factor in every context. It is no token.
  package func multiplyingOpacity(by factor: Double) -> Color {
    map { $0.multiplyingOpacity(by: factor) }
  }
}
