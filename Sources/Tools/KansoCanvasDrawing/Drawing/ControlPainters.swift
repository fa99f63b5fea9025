import KansoCanvasLayout
import KansoLayout
import KansoTheme

// Metrics of controls are those of UIKit, in points.

/// A painter of switches.
struct SwitchPainter: ContentPainter {
  private let isOn: Bool
  private let track: ColorValue
  private let thumb: ColorValue
  private static let inset = 2.0
  private static let size = Size(width: 51, height: 31)

  /// Reads the state and the colors. The track is green or gray by default.
  init(_ style: ViewStyle) {
    isOn = style.isOn("on")
    track =
      isOn ? style.color("onTintColor") ?? style.systemColor("systemGreen") : style.systemColor("switchOff")
    thumb = style.color("thumbTintColor") ?? style.systemColor("white")
  }

  /// Draws the switch in at most 51 × 31 points at the left edge, vertically centered. It is narrower in a
  /// narrower view. The direction of the view mirrors only the thumb's position.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = Rect(
      x: view.bounds.minX, y: view.bounds.midY - Self.size.height / 2,
      width: min(Self.size.width, view.bounds.width), height: Self.size.height)
    context.fill(.rectangle(bounds, cornerRadius: bounds.height / 2), .color(track))
    let side = bounds.height - 2 * Self.inset
    let isRight = isOn != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isRight ? bounds.maxX - Self.inset - side : bounds.minX + Self.inset
    context.fill(.ellipse(Rect(x: x, y: bounds.minY + Self.inset, width: side, height: side)), .color(thumb))
  }
}

/// A painter of sliders.
struct SliderPainter: ContentPainter {
  private let fraction: Double
  private let before: ColorValue
  private let after: ColorValue
  private let thumb: ColorValue
  private let edge: ColorValue
  private static let track = 4.0
  private static let thumbSide = 27.0
  private static let line = 0.5

  /// Reads the value as a fraction of the range, limited to 0…1. It is 0 for an empty range.
  init(_ style: ViewStyle) {
    let least = style.number("minValue") ?? 0
    let most = style.number("maxValue") ?? 1
    let value = style.number("value") ?? least
    fraction = most > least ? min(max((value - least) / (most - least), 0), 1) : 0
    before = style.color("minimumTrackTintColor") ?? style.tint
    after = style.color("maximumTrackTintColor") ?? style.systemColor("systemFill")
    thumb = style.color("thumbTintColor") ?? style.systemColor("white")
    edge = style.systemColor("separator")
  }

  /// Draws the track and the thumb, always with the minimum on the left.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    let side = min(Self.thumbSide, bounds.width)
    let x = bounds.minX + (bounds.width - side) * fraction
    let bar = Rect(x: bounds.minX, y: bounds.midY - Self.track / 2, width: bounds.width, height: Self.track)
    context.fill(.rectangle(bar, cornerRadius: Self.track / 2), .color(after))
    let done = Rect(origin: bar.origin, size: Size(width: x - bounds.minX + side / 2, height: Self.track))
    context.fill(.rectangle(done, cornerRadius: Self.track / 2), .color(before))
    let circle = Outline.ellipse(Rect(x: x, y: bounds.midY - side / 2, width: side, height: side))
    context.fill(circle, .color(thumb))
    context.stroke(circle, Stroke(edge, width: Self.line))
  }
}

/// A painter of segmented controls.
struct SegmentedControlPainter: ContentPainter {
  private var titles: [CanvasText] = []
  private let selected: Int
  private let ground: ColorValue
  private let choice: ColorValue
  private static let radius = 8.0
  private static let innerRadius = 7.0
  private static let inset = 2.0
  private static let textSize = 13.0
  private static let maxSegments = 50

  /// Reads at most 50 segments. The name of its image substitutes for the title of a segment. By default, no
  /// segment is selected.
  init(_ style: ViewStyle) {
    selected = style.number("selectedSegmentIndex").map { Int($0) } ?? -1
    ground = style.color("backgroundColor") ?? style.systemColor("tertiarySystemFill")
    choice = style.color("selectedSegmentTintColor") ?? style.systemColor("control")
    let font = style.font(size: Self.textSize)
    for segment in style.records(named: "segment").prefix(Self.maxSegments) {
      let name = segment.text("title") ?? segment.properties["image"]?.value ?? ""
      var text = CanvasText(name, font: font, color: style.systemColor("label"))
      text.alignment = .center
      titles.append(text)
    }
  }

  /// Draws the segments with equal widths. No segment is selected if the index is out of range.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    context.fill(.rectangle(bounds, cornerRadius: Self.radius), .color(ground))
    let width = bounds.width / Double(max(titles.count, 1))
    for (index, title) in titles.enumerated() {
      let segment = Rect(
        x: bounds.minX + width * Double(index), y: bounds.minY, width: width, height: bounds.height)
      let inner = segment.inset(Self.inset)
      if index == selected { context.fill(.rectangle(inner, cornerRadius: Self.innerRadius), .color(choice)) }
      title.draw(in: inner, view.effectiveUserInterfaceLayoutDirection, &context)
    }
  }
}

/// A painter of steppers.
struct StepperPainter: ContentPainter {
  private let ground: ColorValue
  private let line: ColorValue
  private static let radius = 8.0
  private static let glyph = 13.0
  private static let lineWidth = 1.0
  private static let lineShare = 0.6

  /// Takes system colors only: the document does not change the style of a stepper.
  init(_ style: ViewStyle) {
    (ground, line) = (style.systemColor("tertiarySystemFill"), style.systemColor("label"))
  }

  /// Draws a minus and a plus in the two halves, with a line between them.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    context.fill(.rectangle(bounds, cornerRadius: Self.radius), .color(ground))
    let side = Size(width: Self.glyph, height: Self.glyph)
    for (glyph, share) in [(Glyph.minus, 0.25), (.plus, 0.75)] {
      let middle = Rect(x: bounds.minX + bounds.width * share, y: bounds.midY, width: 0, height: 0)
      glyph.draw(in: middle.centeredRect(of: side), line, &context)
    }
    context.fill(
      .rectangle(
        bounds.centeredRect(of: Size(width: Self.lineWidth, height: bounds.height * Self.lineShare))),
      .color(line.multiplyingOpacity(by: 0.3)))
  }
}

/// A painter of progress views.
struct ProgressPainter: ContentPainter {
  private let fraction: Double
  private let done: ColorValue
  private let track: ColorValue
  private static let height = 4.0

  /// Reads the progress, limited to 0…1, and the colors.
  init(_ style: ViewStyle) {
    fraction = min(max(style.number("progress") ?? 0, 0), 1)
    done = style.color("progressTintColor") ?? style.tint
    track = style.color("trackTintColor") ?? style.systemColor("systemFill")
  }

  /// Draws a bar of at most 4 points in height, vertically centered, filled from the left.
  func draw(_ view: View, in context: inout DrawingContext) {
    let height = min(Self.height, view.bounds.height)
    var bar = view.bounds.centeredRect(of: Size(width: view.bounds.width, height: height))
    context.fill(.rectangle(bar, cornerRadius: height / 2), .color(track))
    bar.size.width *= fraction
    context.fill(.rectangle(bar, cornerRadius: height / 2), .color(done))
  }
}

/// A painter of page controls.
struct PageControlPainter: ContentPainter {
  private let count: Int
  private let current: Int
  private let tint: ColorValue
  private let currentTint: ColorValue
  private static let dot = 7.0
  private static let distance = 16.0
  private static let maxPages = 60.0

  /// Reads at most 60 pages and the colors.
  init(_ style: ViewStyle) {
    count = Int(min(max(style.number("numberOfPages") ?? 0, 0), Self.maxPages))
    current = style.number("currentPage").map { Int($0) } ?? 0
    tint = style.color("pageIndicatorTintColor") ?? style.systemColor("tertiaryLabel")
    currentTint = style.color("currentPageIndicatorTintColor") ?? style.systemColor("label")
  }

  /// Draws a centered row of dots. Dots that do not fit are drawn outside the bounds.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    for index in 0..<count {
      let x = bounds.midX + (Double(index) - Double(count - 1) / 2) * Self.distance
      let dot = Rect(x: x - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      context.fill(.ellipse(dot), .color(index == current ? currentTint : tint))
    }
  }
}

/// A painter of activity indicators: eight spokes of decreasing opacity.
struct ActivityIndicatorPainter: ContentPainter {
  private let color: ColorValue
  private static let spokes = 8
  private static let inner = 0.25
  private static let outer = 0.46
  private static let width = 0.1
  private static let weakest = 0.2

  /// Reads the color: its own, else white for the white styles, else gray.
  init(_ style: ViewStyle) {
    let isWhite = (style.property("style") ?? "").hasPrefix("white")
    color = style.color("color") ?? style.systemColor(isWhite ? "white" : "systemGray")
  }

  /// Draws the spokes in the largest square at the center, even if the indicator does not animate.
  func draw(_ view: View, in context: inout DrawingContext) {
    let side = min(view.bounds.width, view.bounds.height)
    let middle = view.bounds.center
    for index in 0..<Self.spokes {
      let turn = Double(index) / Double(Self.spokes)
      let angle = AffineTransform(rotationAngle: turn * 2 * Double.pi)
      let strength = Self.weakest + (1 - Self.weakest) * (1 - turn)
      let ends = [Self.inner, Self.outer].map { length -> Point in
        let point = Point(x: 0, y: -length * side).applying(angle)
        return Point(x: middle.x + point.x, y: middle.y + point.y)
      }
      context.stroke(
        .path(Path(ends)),
        Stroke(color.multiplyingOpacity(by: strength), width: side * Self.width, cap: .round))
    }
  }
}

/// A painter of pickers and date pickers: three sample rows, with the middle one selected.
struct PickerPainter: ContentPainter {
  private let rows: [String]
  private let color: ColorValue
  private let ground: ColorValue
  private static let rowHeight = 32.0
  private static let radius = 8.0
  private static let textSize = 20.0
  private static let inset = 9.0
  private static let faintest = 0.35

  /// Chooses sample rows for the date picker mode; for a date picker without a mode, dates. A picker view has
  /// the rows First, Second and Third.
  init(_ style: ViewStyle) {
    color = style.systemColor("label")
    ground = style.systemColor("tertiarySystemFill")
    switch style.property("datePickerMode") {
    case "time"?: rows = ["8 40", "9 41 AM", "10 42"]
    case "countDownTimer"?: rows = ["", "0 hours 1 min", "1 2"]
    case "date"?: rows = ["May 31", "June 1 2026", "July 2"]
    case .some: rows = ["Sun May 31", "Today 9 41 AM", "Tue Jun 2"]
    case nil:
      rows = style.kind == "datePicker" ? ["May 31", "June 1 2026", "July 2"] : ["First", "Second", "Third"]
    }
  }

  /// Draws the three rows, or only the selected one if the view is lower than two rows. Rows can be drawn
  /// outside the bounds.
  func draw(_ view: View, in context: inout DrawingContext) {
    let bounds = view.bounds
    let font = Typography(families: [Typography.systemFamily], size: Self.textSize)
    let isCompact = bounds.height < 2 * Self.rowHeight
    for (index, row) in rows.enumerated() where !isCompact || index == 1 {
      let band = Rect(
        x: bounds.minX, y: bounds.midY + (Double(index) - 1.5) * Self.rowHeight, width: bounds.width,
        height: Self.rowHeight)
      if index == 1 {
        context.fill(
          .rectangle(
            isCompact
              ? bounds : band.inset(EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)),
            cornerRadius: Self.radius), .color(ground))
      }
      var text = CanvasText(
        row, font: font, color: index == 1 ? color : color.multiplyingOpacity(by: Self.faintest))
      text.alignment = .center
      text.minimumScale = 0.5
      text.draw(in: isCompact ? bounds : band, .leftToRight, &context)
    }
  }
}
