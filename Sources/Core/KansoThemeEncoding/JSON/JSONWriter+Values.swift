import KansoFormatting
import KansoTheme

// Encodes values in the standard's format (DTCG 2025.10, format module), and texts.
extension JSONWriter {
  /// Writes a value of any type, without a key. Edges are an object with four dimensions. Colors are not
  /// standardized. A spring is its curve.
  package mutating func write(_ value: TokenValue) {
    switch value {
    case .color(let color): write(color)
    case .dimension(let dimension): write(dimension)
    case .edges(let edges):
      writeObject(inline: true) { writer in
        for (name, dimension) in edges.namedDimensions {
          writer.writeKey(named: name)
          writer.write(dimension)
        }
      }
    case .fontFamily(let families): write(families: families)
    case .fontWeight(let weight): writeNumber(weight)
    case .duration(let duration): write(duration)
    case .cubicBezier(let curve): write(curve)
    case .spring(let spring): write(spring.curve)
    case .number(let value): writeNumber(value)
    case .strokeStyle(let style): write(style)
    case .border(let border): write(border)
    case .transition(let transition): write(transition)
    case .shadow(let shadows): write(shadows)
    case .gradient(let stops): write(stops)
    case .typography(let typography): write(typography)
    case .string(let text): writeString(text)
    }
  }

  /// Writes an object with `colorSpace`, `components`, `alpha` and `hex`, which is in sRGB and without alpha.
  /// The color is written as it is, even if it is outside of the standard's ranges.
  mutating func write(_ color: ColorValue) {
    writeObject(inline: true) { writer in
      writer.writeMember("colorSpace") { $0.writeString(color.space.rawValue) }
      writer.writeMember("components") { writer in
        writer.writeArray { writer in
          for component in color.components {
            writer.beginElement()
            writer.writeComponent(component)
          }
        }
      }
      writer.writeMember("alpha") { $0.writeComponent(color.alpha) }
      writer.writeMember("hex") { $0.writeString(color.hex) }
    }
  }

  /// Writes an object with `value` and `unit`.
  mutating func write(_ dimension: Dimension) {
    writeObject(inline: true) { writer in
      writer.writeMember("value") { $0.writeNumber(dimension.value) }
      writer.writeMember("unit") { $0.writeString(dimension.unit.rawValue) }
    }
  }

  /// Writes a key and the value that the closure writes.
  private mutating func writeMember(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
    writeKey(name)
    value(&self)
  }

  /// Writes a number, or `"none"` for nil.
  private mutating func writeComponent(_ value: Double?) {
    if let value { writeNumber(value) } else { writeString("none") }
  }

  /// Writes one family as a string, several as an array.
  private mutating func write(families: [String]) {
    if families.count == 1 { return writeString(families[0]) }
    writeArray(inline: true) { writer in
      for family in families {
        writer.beginElement()
        writer.writeString(family)
      }
    }
  }

  /// Writes an object with `value` and `unit`.
  private mutating func write(_ duration: Duration) {
    writeObject(inline: true) { writer in
      writer.writeMember("value") { $0.writeNumber(duration.value) }
      writer.writeMember("unit") { $0.writeString(duration.unit.rawValue) }
    }
  }

  /// Writes the coordinates of both control points as an array of four numbers.
  private mutating func write(_ curve: CubicBezier) {
    writeArray(inline: true) { writer in
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
        writer.beginElement()
        writer.writeNumber(number)
      }
    }
  }

  /// Writes a keyword as a string, dashes as an object.
  private mutating func write(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): writeString(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      writeObject(inline: true) { writer in
        writer.writeMember("dashArray") { writer in
          writer.writeArray { writer in
            for dash in dashes {
              writer.beginElement()
              writer.write(dash)
            }
          }
        }
        writer.writeMember("lineCap") { $0.writeString(lineCap.rawValue) }
      }
    }
  }

  /// Writes an object with `color`, `width` and `style`.
  private mutating func write(_ border: Border) {
    writeObject { writer in
      writer.writeMember("color") { $0.write(border.color) }
      writer.writeMember("width") { $0.write(border.width) }
      writer.writeMember("style") { $0.write(border.style) }
    }
  }

  /// Writes an object with `duration`, `delay` and `timingFunction`.
  private mutating func write(_ transition: Transition) {
    writeObject { writer in
      writer.writeMember("duration") { $0.write(transition.duration) }
      writer.writeMember("delay") { $0.write(transition.delay) }
      writer.writeMember("timingFunction") { $0.write(transition.timingFunction) }
    }
  }

  /// Writes the layers as an array, also if there is only one. `inset` is written only if it is true.
  private mutating func write(_ shadows: [Shadow]) {
    writeArray { writer in
      for shadow in shadows {
        writer.beginElement()
        writer.writeObject { writer in
          writer.writeMember("color") { $0.write(shadow.color) }
          writer.writeMember("offsetX") { $0.write(shadow.offsetX) }
          writer.writeMember("offsetY") { $0.write(shadow.offsetY) }
          writer.writeMember("blur") { $0.write(shadow.blur) }
          writer.writeMember("spread") { $0.write(shadow.spread) }
          if shadow.isInset { writer.writeMember("inset") { $0.writeBool(true) } }
        }
      }
    }
  }

  /// Writes the stops as an array of objects with `color` and `position`.
  private mutating func write(_ stops: [GradientStop]) {
    writeArray { writer in
      for stop in stops {
        writer.beginElement()
        writer.writeObject { writer in
          writer.writeMember("color") { $0.write(stop.color) }
          writer.writeMember("position") { $0.writeNumber(stop.position) }
        }
      }
    }
  }

  /// Writes an object with the five properties of the standard, including implied ones. Face, italic, text
  /// style and maximum size are omitted.
  private mutating func write(_ typography: Typography) {
    writeObject { writer in
      writer.writeMember("fontFamily") { $0.write(families: typography.families) }
      writer.writeMember("fontSize") { $0.write(Dimension.points(typography.size)) }
      writer.writeMember("fontWeight") { $0.writeNumber(typography.weight) }
      writer.writeMember("letterSpacing") { $0.write(typography.letterSpacing) }
      writer.writeMember("lineHeight") { $0.writeNumber(typography.lineHeight) }
    }
  }
}
