import KansoLayout
import KansoRendering
import KansoTheme

/// What a value looks like, as a drawing: lengths to scale, corners, curves, shadows and the rest. Colors and fonts have none, since
/// pages show them themselves.
///
/// Lengths are drawn a point for a point. What is longer than the drawing is wide is cut and has a gap for a sign of it.
struct Specimen: Sendable {
  /// What a length is for, which decides how it is drawn.
  enum Use: Hashable, Sendable {
    /// A distance, drawn as a bar.
    case distance
    /// A radius, drawn as a corner.
    case corner
    /// A width of lines, drawn as a line.
    case line

    /// What the lengths of a section are for.
    init(section: TokenPath) {
      switch section.section {
      case "radii": self = .corner
      case "borders": self = .line
      default: self = .distance
      }
    }
  }

  /// The drawing, as large as it needs to be.
  let drawing: Drawing

  /// What a value looks like; nil for colors, fonts and numbers.
  /// - Parameters:
  ///   - use: what lengths are for.
  ///   - isDark: whether it stands on a dark ground.
  ///   - width: how wide it may be, in points.
  ///   - texts: what texts are measured with.
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

/// Draws specimens in the colors of the pages.
struct SpecimenPen {
  var context: DrawingContext
  /// How wide the drawing may be.
  let width: Length
  /// How large the drawing is.
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

  /// A value of the page's own colors.
  func value(_ color: Color) -> ColorValue { context.traits.colorValue(of: color) }
}

extension TextMeasurer {
  /// What specimens in a picture are measured with: without fonts each letter counts alike, since there nobody knows how wide it will be.
  var ofSpecimens: any TextMeasurer { self is SansSerifTextMeasurer ? PlainTextMeasurer() : self }
}

extension Double {
  /// The number as it can be drawn: none that is not finite.
  var shown: Double { isFinite ? self : 0 }
}

extension Dimension {
  /// The length in points, as far as it can be drawn.
  var shownPoints: Length { inPoints.shown }
}
