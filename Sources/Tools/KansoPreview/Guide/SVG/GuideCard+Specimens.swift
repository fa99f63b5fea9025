import KansoLayout
import KansoRendering
import KansoTheme

extension GuideCard {
  /// The maximum number of panels in a row.
  private static let panelsInRow = 2
  /// The minimum height of a panel, in points.
  static let minPanelHeight = Sizes.swatch - Padding.xxl

  /// The samples of the values, at most two in a row, each on the background of its modes. A value without a
  /// specimen has its main notation as text.
  var specimens: View {
    let isOnly = token.values.count == 1
    let panels = token.values.map { value -> View in
      let contentWidth = (isOnly ? width : width / Double(Self.panelsInRow)) - 2 * Padding.m
      let specimen = Specimen(
        value.value, .init(section: token.section), isDark: isDark(value), width: contentWidth,
        texts: texts.forSpecimens)
      return panel(specimen.map { DrawingView($0.drawing) }, of: value)
    }
    return rows(of: panels, columns: Self.panelsInRow, spacing: 0)
  }

  /// Returns a panel with a drawing, and the modes below it if there are several values, centered vertically.
  /// - Parameter drawing: the drawing; nil for the main notation of the value as text.
  private func panel(_ drawing: View?, of value: GuideValue) -> View {
    let panel = View()
    if isDark(value) { panel.backgroundColor = Self.darkGround }
    var views = [drawing ?? numberLabel(of: value)]
    if let mode = shortModeNames(of: value) {
      views.append(Label(mode, Fonts.label, isDark(value) ? Self.darkInk : Colors.inkSoft))
    }
    let stack = StackView(.vertical, spacing: Padding.s, views)
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: Padding.m),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: panel.trailingAnchor, constant: -Padding.m),
      stack.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: panel.topAnchor, constant: Padding.l),
      panel.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minPanelHeight),
    ])
    return panel
  }

  /// Returns the label of a value without a drawing: the main notation as text.
  private func numberLabel(of value: GuideValue) -> View {
    Label(value.notations[0].text, Fonts.figure, isDark(value) ? Self.darkInk : Colors.ink)
  }

  /// The background of the pages in the dark appearance.
  static let darkGround = Color(Colors.ground.resolved(in: ["appearance": "dark"]))
  /// The text color of the pages in the dark appearance.
  static let darkInk = Color(Colors.ink.resolved(in: ["appearance": "dark"]))
}

/// A view that shows a drawing in its own size.
final class DrawingView: View {
  private let drawing: Drawing

  /// Creates a view of a drawing, which is not stretched.
  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init(frame: .zero)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the drawing, in points.
  override var intrinsicContentSize: Size { drawing.size }

  /// Draws the commands at the top left corner of the view, without scaling them.
  override func draw(in context: inout DrawingContext) { context.draw(drawing) }
}
