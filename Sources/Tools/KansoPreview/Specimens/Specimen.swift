import KansoLayout
import KansoRendering
import KansoTheme

/// The drawing of a value: lengths to scale, corners, opacities, curves, shadows and others. Colors, composite fonts,
/// texts and other numbers have no drawing, because pages show them directly.
///
/// Lengths are drawn in their real size. A length beyond the width of the drawing is cut, and a gap marks the
/// cut. Edge insets that are too long are scaled down instead.
struct Specimen: Sendable {
  /// The use of a length or a number. It selects the kind of drawing.
  enum Use: Hashable, Sendable {
    /// A distance, drawn as a bar.
    case distance
    /// A radius, drawn as a corner.
    case corner
    /// A width of lines, drawn as a line.
    case line
    /// An opacity, drawn as a box over a pattern.
    case opacity

    /// Creates the use of the values in a section: `radii` are corners, `borders` are lines, `opacities` are
    /// opacities, all others distances.
    init(section: Section?) {
      switch section {
      case .radii: self = .corner
      case .borders: self = .line
      case .opacities: self = .opacity
      default: self = .distance
      }
    }
  }

  /// The drawing. It is as large as its content.
  let drawing: Drawing

  /// Draws a value; nil for colors, composite fonts, texts, and numbers that are no opacities. Font families and
  /// weights are drawn as sample letters. Numbers that are not finite are drawn as 0.
  /// - Parameters:
  ///   - use: the use of lengths and numbers; ignored for other values.
  ///   - isDark: true if the drawing stands on a dark background.
  ///   - width: the maximum width, in points; a value below the size of a corner is raised to it.
  ///   - texts: the text measurer for samples of fonts.
  init?(
    _ value: TokenValue, _ use: Use = .distance, isDark: Bool = false, width: Length = Sizes.Specimen.width,
    texts: any TextMeasurer = PlainTextMeasurer()
  ) {
    var pen = SpecimenPen(isDark: isDark, width: width, texts: texts)
    switch value {
    case .color, .typography, .string: return nil
    case .number(let number):
      guard use == .opacity else { return nil }
      pen.drawOpacity(number)
    case .dimension(let dimension):
      switch use {
      case .distance, .opacity: pen.drawBar(dimension.drawablePoints)
      case .corner: pen.drawCorner(dimension.drawablePoints)
      case .line: pen.drawLineWidth(dimension.drawablePoints)
      }
    case .edges(let edges): pen.drawEdges(edges)
    case .duration(let duration): pen.drawDuration(duration)
    case .cubicBezier(let curve): pen.drawCurve(curve)
    case .spring(let spring): pen.drawCurve(spring.curve)
    case .transition(let transition): pen.drawTransition(transition)
    case .strokeStyle(let style): pen.drawStrokeStyle(style)
    case .border(let border): pen.drawBorder(border)
    case .shadow(let layers): pen.drawShadow(layers)
    case .gradient(let stops): pen.drawGradient(stops)
    case .fontFamily(let families): pen.drawText(in: families, weight: nil)
    case .fontWeight(let weight): pen.drawText(in: [Typography.systemFamily], weight: weight)
    }
    drawing = pen.drawing
  }
}

/// A drawing context for specimens, with the colors of the pages. Each `draw…` function draws one value and
/// sets the size of the drawing.
struct SpecimenPen {
  var context: DrawingContext
  /// The maximum width of the drawing, in points.
  let width: Length
  /// The size of the drawing, in points.
  var size = Size.zero

  /// Creates an empty drawing.
  /// - Parameter width: the maximum width, in points; raised to the size of a corner if it is smaller or not
  ///   finite.
  init(isDark: Bool, width: Length, texts: any TextMeasurer) {
    var traits = TraitCollection()
    traits.textMeasurer = texts
    traits.userInterfaceStyle = isDark ? .dark : .light
    context = DrawingContext(traits: traits)
    self.width = max(width.drawable, Sizes.Specimen.corner)
  }

  /// The commands so far, in the size that the last `draw…` function set.
  var drawing: Drawing { Drawing(size: size, commands: context.commands) }

  /// Strokes an open polyline through points. Does not change the size.
  /// - Parameter width: the line width, in points.
  mutating func strokeLine(
    _ points: Point..., color: Color = Colors.Specimen.line, width: Length = Sizes.Specimen.line
  ) {
    context.stroke(.path(Path(points)), color, width: width)
  }

  /// Fills a rectangle. Does not change the size.
  mutating func fill(_ rect: Rect, _ color: Color = Colors.Specimen.fill) {
    context.fill(.rectangle(rect), color)
  }

  /// Returns the value of a page's color in the appearance of the drawing, light or dark.
  func colorValue(of color: Color) -> ColorValue { context.traits.colorValue(of: color) }
}

extension TextMeasurer {
  /// The text measurer for specimens in a picture: one with equal widths of all letters instead of
  /// `SansSerifTextMeasurer`; any other measurer itself.
  var forSpecimens: any TextMeasurer { self is SansSerifTextMeasurer ? PlainTextMeasurer() : self }
}

extension Double {
  /// The number; 0 if it is not finite, because it cannot be drawn.
  var drawable: Double { isFinite ? self : 0 }
}

extension Dimension {
  /// The length in points; 0 if it is not finite.
  var drawablePoints: Length { inPoints.drawable }
}
