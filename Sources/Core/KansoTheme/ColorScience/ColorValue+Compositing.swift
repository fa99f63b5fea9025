extension ColorValue {
  /// Returns this color composited over an opaque one, as an opaque sRGB color. Both are mapped into sRGB and
  /// mixed there by the alpha of this color, which is clamped to 0…1; a missing alpha counts as 0. The alpha
  /// of `ground` is ignored.
  package func composited(over ground: ColorValue) -> ColorValue {
    let opacity = min(max(alpha ?? 0, 0), 1)
    let (above, below) = (mapped(toGamutOf: .srgb), ground.mapped(toGamutOf: .srgb))
    let mixed = zip(above.components, below.components).map {
      ($0 ?? 0) * opacity + ($1 ?? 0) * (1 - opacity)
    }
    return ColorValue(red: mixed[0], green: mixed[1], blue: mixed[2])
  }
}
