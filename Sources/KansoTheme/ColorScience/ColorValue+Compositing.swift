extension ColorValue {
  /// Returns this color composited over an opaque one: mixed in sRGB by its alpha, as images are composited.
  package func composited(over ground: ColorValue) -> ColorValue {
    let opacity = min(max(alpha ?? 0, 0), 1)
    let (above, below) = (mapped(toGamutOf: .srgb), ground.mapped(toGamutOf: .srgb))
    let mixed = zip(above.components, below.components).map {
      ($0 ?? 0) * opacity + ($1 ?? 0) * (1 - opacity)
    }
    return ColorValue(red: mixed[0], green: mixed[1], blue: mixed[2])
  }
}
