import KansoLayout
import KansoTheme

extension SpecimenPen {
  /// Draws a line of a style across the whole drawing.
  mutating func drawStyle(_ style: StrokeStyle) {
    size = Size(width: width, height: Sizes.Specimen.end)
    let middle = size.height / 2
    let path = Path([Point(x: 0, y: middle), Point(x: width, y: middle)])
    for stroke in style.strokes(value(Colors.Specimen.line), width: Sizes.Specimen.stroke) {
      context.stroke(.path(path.moved(by: Point(y: stroke.offset))), stroke.stroke)
    }
  }

  /// Draws a box with the border around it.
  mutating func drawBorder(_ border: Border) {
    let line = min(max(border.width.shownPoints, 0), Sizes.Specimen.strip / 2)
    let box = Rect(
      x: line / 2, y: line / 2, width: Sizes.Specimen.graph, height: Sizes.Specimen.box)
    size = Size(width: box.width + line, height: box.height + line)
    for stroke in border.style.strokes(border.color, width: line) {
      context.stroke(
        Outline.rectangle(box, cornerRadius: Radii.chip).grown(by: stroke.offset), stroke.stroke)
    }
  }

  /// Draws a box with the shadow, and leaves space for the shadow.
  mutating func drawShadow(_ layers: [Shadow]) {
    let most = Sizes.Specimen.strip
    func reach(_ direction: (Shadow) -> Length) -> Length {
      let needed = layers.filter { !$0.isInset }.map {
        $0.blur.shownPoints + $0.spread.shownPoints + direction($0)
      }
      return min(max(needed.max() ?? 0, Padding.l), most)
    }
    let (left, right) = (reach { -$0.offsetX.shownPoints }, reach { $0.offsetX.shownPoints })
    let (above, below) = (reach { -$0.offsetY.shownPoints }, reach { $0.offsetY.shownPoints })
    let box = Rect(x: left, y: above, width: Sizes.Specimen.graph, height: Sizes.Specimen.box)
    size = Size(width: left + box.width + right, height: above + box.height + below)
    let outline = Outline.rectangle(box, cornerRadius: Radii.control)
    for layer in layers.reversed() where !layer.isInset { context.shadow(outline, DrawnShadow(layer)) }
    context.fill(outline, Colors.card)
    for layer in layers.reversed() where layer.isInset { context.shadow(outline, DrawnShadow(layer)) }
  }

  /// Draws a strip from the first color on the left to the last color on the right.
  mutating func drawGradient(_ stops: [GradientStop]) {
    size = Size(width: width, height: Sizes.Specimen.strip)
    let gradient = LinearGradient(
      stops: stops, from: .zero, to: Point(x: width))
    context.fill(
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: Radii.control), .gradient(gradient))
  }

  /// Draws sample letters in a font.
  mutating func drawText(in families: [String], weight: Double?) {
    let font = Typography(families: families, size: Sizes.Specimen.text, weight: weight?.shown)
    let sample = "Aa Bb Cc 123"
    let extent = context.traits.textMeasurer.measure(
      sample, font: font, size: font.size, width: nil, lines: 1)
    // The drawing has the full width, because the font is unknown and letters may be wider than measured.
    size = Size(width: width, height: extent.size.height)
    context.text(
      DrawnText(
        sample, font: font, size: font.size, color: value(Colors.ink),
        origin: Point(x: 0, y: extent.firstBaseline), width: extent.size.width))
  }
}

extension StrokeStyle {
  /// Returns the strokes that form a line of this style, each with its distance from the middle of the line.
  ///
  /// The styles with a relief need a direction of light. They have two tones, as CSS draws the top and left sides.
  fileprivate func strokes(_ color: ColorValue, width: Length) -> [(offset: Length, stroke: Stroke)] {
    switch self {
    case .dashes(let lengths, let cap):
      return [(0, Stroke(color, width: width, dashes: lengths.map { max($0.shownPoints, 0) }, cap: cap))]
    case .keyword(let keyword):
      switch keyword {
      case .solid, .outset: return [(0, Stroke(color, width: width))]
      case .inset: return [(0, Stroke(color.dimmed, width: width))]
      case .dashed: return [(0, Stroke(color, width: width, dashes: [3 * width, 2 * width]))]
      case .dotted: return [(0, Stroke(color, width: width, dashes: [0, 2 * width], cap: .round))]
      case .double:
        return [-1, 1].map { ($0 * width / 3, Stroke(color, width: width / 3)) }
      case .groove, .ridge:
        let tones = keyword == .ridge ? [color, color.dimmed] : [color.dimmed, color]
        return zip([1.0, -1.0], tones).map { ($0 * width / 4, Stroke($1, width: width / 2)) }
      }
    }
  }
}

extension ColorValue {
  /// The same color with half of the opacity.
  fileprivate var dimmed: ColorValue { ColorValue(space, first, second, third, alpha: (alpha ?? 0) / 2) }
}
