import KansoLayout
import KansoTheme

extension SpecimenPen {
  /// Draws a line of a style, with a fixed line width, across the whole drawing.
  mutating func drawStrokeStyle(_ style: StrokeStyle) {
    size = Size(width: width, height: Sizes.Specimen.end)
    let middle = size.height / 2
    let path = Path([Point(x: 0, y: middle), Point(x: width, y: middle)])
    for stroke in style.strokes(colorValue(of: Colors.Specimen.line), width: Sizes.Specimen.stroke) {
      context.stroke(.path(path.moved(by: Point(y: stroke.offset))), stroke.stroke)
    }
  }

  /// Draws a border around a box of a fixed size. The line width is clamped to 0 at least and half of a strip
  /// at most.
  mutating func drawBorder(_ border: Border) {
    let line = min(max(border.width.drawablePoints, 0), Sizes.Specimen.strip / 2)
    let box = Rect(
      x: line / 2, y: line / 2, width: Sizes.Specimen.graph, height: Sizes.Specimen.box)
    size = Size(width: box.width + line, height: box.height + line)
    for stroke in border.style.strokes(border.color, width: line) {
      context.stroke(
        Outline.rectangle(box, cornerRadius: Radii.chip).outset(by: stroke.offset), stroke.stroke)
    }
  }

  /// Draws a box with the layers of a shadow, the first layer in front. Inset layers are drawn within the
  /// box. The margins are large enough for the outer layers up to a maximum; a larger shadow extends beyond
  /// the drawing.
  mutating func drawShadow(_ layers: [Shadow]) {
    let maxMargin = Sizes.Specimen.strip
    /// Returns the space that the outer layers need on one side, in points, within the minimum and the
    /// maximum margin.
    /// - Parameter direction: returns the offset of a layer toward the side.
    func margin(_ direction: (Shadow) -> Length) -> Length {
      let needed = layers.filter { !$0.isInset }.map {
        $0.blur.drawablePoints + $0.spread.drawablePoints + direction($0)
      }
      return min(max(needed.max() ?? 0, Padding.l), maxMargin)
    }
    let (left, right) = (margin { -$0.offsetX.drawablePoints }, margin { $0.offsetX.drawablePoints })
    let (above, below) = (margin { -$0.offsetY.drawablePoints }, margin { $0.offsetY.drawablePoints })
    let box = Rect(x: left, y: above, width: Sizes.Specimen.graph, height: Sizes.Specimen.box)
    size = Size(width: left + box.width + right, height: above + box.height + below)
    let outline = Outline.rectangle(box, cornerRadius: Radii.control)
    for layer in layers.reversed() where !layer.isInset { context.shadow(outline, ResolvedShadow(layer)) }
    context.fill(outline, Colors.card)
    for layer in layers.reversed() where layer.isInset { context.shadow(outline, ResolvedShadow(layer)) }
  }

  /// Draws a linear gradient from left to right in a strip of the full width. Position 0 is at the left edge,
  /// position 1 at the right edge.
  mutating func drawGradient(_ stops: [GradientStop]) {
    size = Size(width: width, height: Sizes.Specimen.strip)
    let gradient = LinearGradient(
      stops: stops, from: .zero, to: Point(x: width))
    context.fill(
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: Radii.control), .gradient(gradient))
  }

  /// Draws the letters “Aa Bb Cc 123” in a font of a fixed size.
  /// - Parameter weight: the font weight; nil for the default.
  mutating func drawText(in families: [String], weight: Double?) {
    let font = Typography(families: families, size: Sizes.Specimen.text, weight: weight?.drawable)
    let sample = "Aa Bb Cc 123"
    let extent = context.traits.textMeasurer.measure(
      sample, font: font, size: font.size, width: nil, lines: 1)
    // The drawing has the full width, because the font is unknown and letters may be wider than measured.
    size = Size(width: width, height: extent.size.height)
    context.text(
      TextCommand(
        sample, font: font, size: font.size, color: colorValue(of: Colors.ink),
        origin: Point(x: 0, y: extent.firstBaseline), width: extent.size.width))
  }
}

extension StrokeStyle {
  /// Returns the strokes that form a line of this style, each with its distance from the middle of the line,
  /// in points. `outset` is drawn as `solid`.
  ///
  /// The styles `groove`, `ridge` and `inset` depend on the direction of light. They have the tones of the
  /// top and left sides in CSS.
  /// - Parameter width: the width of the whole line, in points.
  fileprivate func strokes(_ color: ColorValue, width: Length) -> [(offset: Length, stroke: Stroke)] {
    switch self {
    case .dashes(let lengths, let cap):
      return [(0, Stroke(color, width: width, dashes: lengths.map { max($0.drawablePoints, 0) }, cap: cap))]
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
  /// The same color with half of its opacity.
  fileprivate var dimmed: ColorValue { ColorValue(space, first, second, third, alpha: (alpha ?? 0) / 2) }
}
