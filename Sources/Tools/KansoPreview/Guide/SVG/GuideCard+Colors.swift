import KansoLayout
import KansoTheme

extension GuideCard {
  /// The maximum number of swatches in a row.
  private static let swatchesInRow = 4
  /// The maximum number of notations of each value if a token has several values.
  private static let notationsOfMany = 2

  /// The swatches of the distinct colors of the modes, at most four in a row.
  var swatches: View {
    let swatches = token.values.map { value -> View in
      guard case .color(let color) = value.value else { return View() }
      return SwatchView(color, title: shortModeNames(of: value), height: SwatchView.height(in: form))
    }
    return rows(of: swatches, columns: Self.swatchesInRow, spacing: 0)
  }

  /// Returns rows of at most `columns` views, one below the other. The views in a row have equal widths, so
  /// the views in an incomplete last row are wider.
  /// - Parameter spacing: the space between views and between rows, in points.
  func rows(of views: [View], columns: Int, spacing: Length) -> View {
    var rows: [View] = []
    for start in stride(from: 0, to: views.count, by: columns) {
      let row = StackView(
        .horizontal, spacing: spacing, Array(views[start..<min(start + columns, views.count)]))
      row.distribution = .fillEqually
      rows.append(row)
    }
    return StackView(.vertical, spacing: spacing, rows)
  }

  /// The texts of a color's card: all texts with notations and contrasts, or in the brief form the name and
  /// the main notation of each value.
  var colorBody: View {
    switch form {
    case .full: body(values: colorNotations, last: contrasts)
    case .brief: body(values: briefNotations)
    }
  }

  /// The main notation of each value as a label, after its modes if there are several values.
  private var briefNotations: [View] {
    token.values.map { value in
      let mode = shortModeNames(of: value).map { "\($0) " } ?? ""
      return Label(mode + value.notations[0].text, Fonts.code, lines: 2)
    }
  }

  /// The notations of the colors: all of a single value, the first two of each of several values, below its
  /// modes. The first notation of each value is emphasized.
  private var colorNotations: [View] {
    let isOnly = token.values.count == 1
    return token.values.flatMap { value -> [View] in
      let shown = isOnly ? value.notations[...] : value.notations.prefix(Self.notationsOfMany)
      let mode = modeNames(of: value).map { Label($0, Fonts.label, Colors.inkSoft, lines: 2) }
      let lines = shown.enumerated().map { index, notation in
        // CSS functions contain the name of the notation, so they need no label.
        let text = notation.label == "Nearest hex" ? "nearest \(notation.text)" : notation.text
        return Label(text, Fonts.code, index == 0 ? Colors.ink : Colors.inkSoft, lines: 2)
      }
      return [mode].compactMap { $0 } + lines
    }
  }

  /// The samples of the default color on others in the default mode, with the contrast ratios, as many as fit
  /// in a row; nil if the color has no contrasts.
  private var contrasts: View? {
    let value = token.values[0]
    guard case .color(let color) = value.value, !value.contrasts.isEmpty else { return nil }
    let maxCount = max(1, Int((textWidth + Padding.xs) / (Sizes.target + Padding.xs)))
    let contrasts = value.contrasts.lazy.filter { $0.modes.contains(value.modes[0]) }
    let samples = contrasts.prefix(maxCount).map { contrast -> View in
      let sample = ContrastView(color, on: contrast.color)
      let isLow = contrast.rating == .low
      let ratio = Label(
        contrast.ratio.withTenths, Fonts.label, isLow ? Colors.warning : Colors.inkSoft)
      ratio.textAlignment = .center
      let column = StackView(.vertical, spacing: Padding.tiny, [sample, ratio])
      column.widthAnchor.constraint(equalToConstant: Sizes.target).isActive = true
      return column
    }
    return StackView(.horizontal, spacing: Padding.xs, samples + [View()])
  }
}

/// A view that shows a color. A translucent color is drawn over a checkerboard pattern.
final class SwatchView: View {
  private let color: ColorValue

  /// Returns the height of a swatch, in points. The brief form has half the height.
  static func height(in form: PictureForm) -> Length {
    switch form {
    case .full: Sizes.swatch - Padding.xl
    case .brief: (Sizes.swatch - Padding.xl) / 2
    }
  }

  /// The background that is assumed below a translucent color to choose the color of the title.
  private static let ground = Colors.paper.resolved(in: ["appearance": "light"])

  /// Creates a swatch with a title at its bottom left, in black or white. The width is free.
  /// - Parameters:
  ///   - title: the names of the modes; nil for no title.
  ///   - height: the height in points.
  init(_ color: ColorValue, title: String?, height: Length) {
    self.color = color
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: height).isActive = true
    guard let title else { return }
    let label = Label(title, Fonts.label, Color(color.composited(over: Self.ground).readableText))
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let bottom = bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: Padding.s)
    let leading = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Padding.m)
    let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Padding.xs)
    for constraint in [bottom, leading, trailing] { constraint.isActive = true }
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Draws the color over its whole bounds, with a checkerboard pattern below a translucent one.
  override func draw(in context: inout DrawingContext) {
    if color.alpha != 1 { context.fillCheckers(bounds) }
    context.fill(.rectangle(bounds), .color(color))
  }
}

/// A view that shows a sample text in one color on another.
final class ContrastView: View {
  /// The color behind the sample.
  private let ground: ColorValue

  /// Creates a sample of a color on an opaque ground.
  init(_ color: ColorValue, on ground: ColorValue) {
    self.ground = ground
    super.init(frame: .zero)
    cornerRadius = Radii.chip
    borderWidth = Borders.line
    borderColor = Colors.line
    heightAnchor.constraint(equalToConstant: Sizes.chip).isActive = true
    let sample = Label("Aa", Fonts.label, Color(color))
    sample.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sample)
    sample.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    sample.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Draws the background with rounded corners. The sample text is a subview.
  override func draw(in context: inout DrawingContext) {
    context.fill(.rectangle(bounds, cornerRadius: cornerRadius), .color(ground))
  }
}

extension DrawingContext {
  /// Fills a rectangle with a checkerboard pattern on paper. It shows that the color in front of it is
  /// translucent.
  fileprivate mutating func fillCheckers(_ rect: Rect) {
    let side = Sizes.checker
    fill(.rectangle(rect), Colors.paper)
    var path = Path()
    for row in 0..<max(Int((rect.height / side).rounded(.up)), 0) {
      for column in 0..<max(Int((rect.width / side).rounded(.up)), 0) where (row + column).isMultiple(of: 2) {
        let (x, y) = (rect.minX + Double(column) * side, rect.minY + Double(row) * side)
        let (right, low) = (min(x + side, rect.maxX), min(y + side, rect.maxY))
        path.move(to: Point(x: x, y: y))
        path.line(to: Point(x: right, y: y))
        path.line(to: Point(x: right, y: low))
        path.line(to: Point(x: x, y: low))
        path.close()
      }
    }
    fill(.path(path), Colors.checker)
  }
}
