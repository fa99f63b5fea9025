import KansoLayout
import KansoRendering
import KansoTheme

/// The drawing of a value: lengths to scale, corners, curves, shadows and others. Colors and fonts have no drawing,
/// because pages show them directly.
///
/// Lengths are drawn in their real size. A length beyond the width of the drawing is cut, and a gap marks the cut.
struct Specimen: Sendable {
  /// The use of a length. It selects the kind of drawing.
  enum Use: Hashable, Sendable {
    /// A distance, drawn as a bar.
    case distance
    /// A radius, drawn as a corner.
    case corner
    /// A width of lines, drawn as a line.
    case line

    /// Creates the use of the lengths in a section.
    init(section: TokenPath) {
      switch section.section {
      case "radii": self = .corner
      case "borders": self = .line
      default: self = .distance
      }
    }
  }

  /// The drawing. It is as large as its content.
  let drawing: Drawing

  /// Creates the drawing of a value; nil for colors, fonts and numbers.
  /// - Parameters:
  ///   - use: the use of lengths.
  ///   - isDark: true if the drawing stands on a dark background.
  ///   - width: the maximum width, in points.
  ///   - texts: the text measurer.
  init?(
    _ value: TokenValue, _ use: Use = .distance, isDark: Bool = false, width: Length = Sizes.Specimen.width,
    texts: any TextMeasurer = PlainTextMeasurer()
  ) {
    var pen = SpecimenPen(isDark: isDark, width: width, texts: texts)
    switch value {
    case .color, .typography, .number: return nil
    case .dimension(let dimension):
      switch use {
      case .distance: pen.drawBar(dimension.shownPoints)
      case .corner: pen.drawCorner(dimension.shownPoints)
      case .line: pen.drawLine(dimension.shownPoints)
      }
    case .edges(let edges): pen.drawEdges(edges)
    case .duration(let duration): pen.drawDuration(duration)
    case .cubicBezier(let curve): pen.drawCurve(curve)
    case .transition(let transition): pen.drawTransition(transition)
    case .strokeStyle(let style): pen.drawStyle(style)
    case .border(let border): pen.drawBorder(border)
    case .shadow(let layers): pen.drawShadow(layers)
    case .gradient(let stops): pen.drawGradient(stops)
    case .fontFamily(let families): pen.drawText(in: families, weight: nil)
    case .fontWeight(let weight): pen.drawText(in: [Typography.systemFamily], weight: weight)
    }
    drawing = pen.drawing
  }
}

/// A drawing context for specimens, with the colors of the pages.
struct SpecimenPen {
  var context: DrawingContext
  /// The maximum width of the drawing, in points.
  let width: Length
  /// The size of the drawing, in points.
  var size = Size.zero

  init(isDark: Bool, width: Length, texts: any TextMeasurer) {
    var traits = TraitCollection()
    traits.textMeasurer = texts
    traits.userInterfaceStyle = isDark ? .dark : .light
    context = DrawingContext(traits: traits)
    self.width = max(width.shown, Sizes.Specimen.corner)
  }

  var drawing: Drawing { Drawing(size: size, commands: context.commands) }

  mutating func line(
    _ points: Point..., color: Color = Colors.Specimen.line, width: Length = Sizes.Specimen.line
  ) {
    context.stroke(.path(Path(points)), color, width: width)
  }

  mutating func fill(_ rect: Rect, _ color: Color = Colors.Specimen.fill) {
    context.fill(.rectangle(rect), color)
  }

  /// Returns the value of a page's color in the appearance of the drawing.
  func value(_ color: Color) -> ColorValue { context.traits.colorValue(of: color) }
}

extension TextMeasurer {
  /// The text measurer for specimens in a picture. Without fonts, all letters count as equally wide, because their real
  /// widths are unknown.
  var ofSpecimens: any TextMeasurer { self is SansSerifTextMeasurer ? PlainTextMeasurer() : self }
}

extension Double {
  /// The number; 0 if it is not finite, because it cannot be drawn.
  var shown: Double { isFinite ? self : 0 }
}

extension Dimension {
  /// The length in points; 0 if it is not finite.
  var shownPoints: Length { inPoints.shown }
}
