extension ColorValue {
  /// Returns the color to write in a space: this color itself if it has that space and is in its gamut, else
  /// the converted color, mapped to the gamut and rounded to six decimals.
  package func outputColor(inGamutOf space: ColorSpace) -> ColorValue {
    let mapped = mapped(toGamutOf: space)
    return mapped == self ? self : mapped.rounded
  }
}
