// Encodes values in the standard's format (DTCG 2025.10, format module).
extension JSONWriter {
  mutating func write(_ value: TokenValue) {
    switch value {
    case .color(let color): write(color)
    case .dimension(let dimension): write(dimension)
    case .edges(let edges):
      object(inline: true) { writer in
        for (name, dimension) in edges.named {
          writer.key(named: name)
          writer.write(dimension)
        }
      }
    case .fontFamily(let families): write(families: families)
    case .fontWeight(let weight): number(weight)
    case .duration(let duration): write(duration)
    case .cubicBezier(let curve): write(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): write(style)
    case .border(let border): write(border)
    case .transition(let transition): write(transition)
    case .shadow(let shadows): write(shadows)
    case .gradient(let stops): write(stops)
    case .typography(let typography): write(typography)
    }
  }

  mutating func write(_ color: ColorValue) {
    object(inline: true) { writer in
      writer.member("colorSpace") { $0.string(color.space.rawValue) }
      writer.member("components") { writer in
        writer.array { writer in
          for component in color.components {
            writer.element()
            writer.component(component)
          }
        }
      }
      writer.member("alpha") { $0.component(color.alpha) }
      writer.member("hex") { $0.string(color.hex) }
    }
  }

  mutating func write(_ dimension: Dimension) {
    object(inline: true) { writer in
      writer.member("value") { $0.number(dimension.value) }
      writer.member("unit") { $0.string(dimension.unit.rawValue) }
    }
  }

  private mutating func member(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
    key(name)
    value(&self)
  }

  private mutating func component(_ value: Double?) {
    if let value { number(value) } else { string("none") }
  }

  private mutating func write(families: [String]) {
    if families.count == 1 { return string(families[0]) }
    array(inline: true) { writer in
      for family in families {
        writer.element()
        writer.string(family)
      }
    }
  }

  private mutating func write(_ duration: Duration) {
    object(inline: true) { writer in
      writer.member("value") { $0.number(duration.value) }
      writer.member("unit") { $0.string(duration.unit.rawValue) }
    }
  }

  private mutating func write(_ curve: CubicBezier) {
    array(inline: true) { writer in
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
        writer.element()
        writer.number(number)
      }
    }
  }

  private mutating func write(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): string(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      object(inline: true) { writer in
        writer.member("dashArray") { writer in
          writer.array { writer in
            for dash in dashes {
              writer.element()
              writer.write(dash)
            }
          }
        }
        writer.member("lineCap") { $0.string(lineCap.rawValue) }
      }
    }
  }

  private mutating func write(_ border: Border) {
    object { writer in
      writer.member("color") { $0.write(border.color) }
      writer.member("width") { $0.write(border.width) }
      writer.member("style") { $0.write(border.style) }
    }
  }

  private mutating func write(_ transition: Transition) {
    object { writer in
      writer.member("duration") { $0.write(transition.duration) }
      writer.member("delay") { $0.write(transition.delay) }
      writer.member("timingFunction") { $0.write(transition.timingFunction) }
    }
  }

  private mutating func write(_ shadows: [Shadow]) {
    array { writer in
      for shadow in shadows {
        writer.element()
        writer.object { writer in
          writer.member("color") { $0.write(shadow.color) }
          writer.member("offsetX") { $0.write(shadow.offsetX) }
          writer.member("offsetY") { $0.write(shadow.offsetY) }
          writer.member("blur") { $0.write(shadow.blur) }
          writer.member("spread") { $0.write(shadow.spread) }
          if shadow.isInset { writer.member("inset") { $0.bool(true) } }
        }
      }
    }
  }

  private mutating func write(_ stops: [GradientStop]) {
    array { writer in
      for stop in stops {
        writer.element()
        writer.object { writer in
          writer.member("color") { $0.write(stop.color) }
          writer.member("position") { $0.number(stop.position) }
        }
      }
    }
  }

  private mutating func write(_ typography: Typography) {
    object { writer in
      writer.member("fontFamily") { $0.write(families: typography.families) }
      writer.member("fontSize") { $0.write(Dimension.points(typography.size)) }
      writer.member("fontWeight") { $0.number(typography.weight) }
      writer.member("letterSpacing") { $0.write(typography.letterSpacing) }
      writer.member("lineHeight") { $0.number(typography.lineHeight) }
    }
  }
}
