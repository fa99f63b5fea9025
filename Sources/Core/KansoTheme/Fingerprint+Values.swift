extension FNV1a {
  /// Combines the type's name and all parts of a value. An additional byte distinguishes edges from
  /// a dimension and a spring from a curve, because both have one type name.
  mutating func combine(_ value: TokenValue) {
    combine(value.type.rawValue)
    switch value {
    case .color(let color): combine(color)
    case .dimension(let dimension): combine(dimension)
    case .edges(let edges):
      combine(byte: 4)
      for edge in [edges.top, edges.leading, edges.bottom, edges.trailing] { combine(edge) }
    case .fontFamily(let families): families.forEach { combine($0) }
    case .fontWeight(let number), .number(let number): combine(number)
    case .duration(let duration): combine(duration)
    case .cubicBezier(let curve): combine(curve)
    case .spring(let spring):
      combine(byte: 3)
      for number in [spring.mass, spring.stiffness, spring.damping] { combine(number) }
    case .strokeStyle(let style): combine(style)
    case .border(let border):
      combine(border.color)
      combine(border.width)
      combine(border.style)
    case .transition(let transition):
      combine(transition.duration)
      combine(transition.delay)
      combine(transition.timingFunction)
    case .shadow(let shadows): shadows.forEach { combine($0) }
    case .gradient(let stops):
      for stop in stops {
        combine(stop.color)
        combine(stop.position)
      }
    case .typography(let typography): combine(typography)
    case .string(let text): combine(text)
    }
  }

  /// Combines the space, the components and alpha as they were authored: equal colors in two spaces differ.
  mutating func combine(_ color: ColorValue) {
    combine(color.space.rawValue)
    combine(color.first)
    combine(color.second)
    combine(color.third)
    combine(color.alpha)
  }

  mutating func combine(_ dimension: Dimension) {
    combine(dimension.value)
    combine(dimension.unit.rawValue)
  }

  mutating func combine(_ duration: Duration) {
    combine(duration.value)
    combine(duration.unit.rawValue)
  }

  mutating func combine(_ curve: CubicBezier) {
    for number in [curve.x1, curve.y1, curve.x2, curve.y2] { combine(number) }
  }

  /// Combines the keyword, or the dashes and then the line cap.
  mutating func combine(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): combine(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      dashes.forEach { combine($0) }
      combine(lineCap.rawValue)
    }
  }

  mutating func combine(_ shadow: Shadow) {
    combine(shadow.color)
    for dimension in [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread] { combine(dimension) }
    combine(byte: shadow.isInset ? 1 : 0)
  }

  /// Combines all properties, also implied ones. A missing face or text style counts as an empty text.
  mutating func combine(_ typography: Typography) {
    typography.families.forEach { combine($0) }
    combine(typography.face ?? "")
    combine(typography.size)
    combine(typography.weight)
    combine(byte: typography.isItalic ? 1 : 0)
    combine(typography.lineHeight)
    combine(typography.letterSpacing)
    combine(typography.textStyle?.rawValue ?? "")
    combine(typography.maximumSize)
    combine(byte: typography.implied.rawValue)
  }
}
