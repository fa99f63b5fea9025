import KansoLayout
import KansoTheme

/// A bar below a screen with buttons and spaces; the counterpart of `UIToolbar`.
///
/// The height of the bar does not depend on the text size, so its texts do not scale either.
open class Toolbar: View {
  /// The background color; nil for the default.
  public var barTintColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// True if what lies below the bar shows through. Bars here are as opaque as their color.
  public var isTranslucent = true
  /// The image behind the bar, and the line above it.
  package var backdrop = BarBackdrop()
  /// The appearances that the app gave the bar, by the module with UIKit's names.
  package var appearanceStorage: AnyObject?
  /// The items, from the leading edge. Flexible spaces share the remaining width equally.
  public var items: [BarButtonItem] = [] { didSet { recreateButtons() } }
  /// The buttons of the items; nil for spaces.
  private var buttons: [View?] = []

  /// The distance between adjacent items, in points.
  private static let spacing = 12.0

  /// Replaces all buttons by new ones for the items.
  private func recreateButtons() {
    for button in buttons { button?.removeFromSuperview() }
    buttons = items.map { item in
      item.addView(to: self, font: .systemText) { [weak self] in self?.recreateButtons() }
    }
    setNeedsLayout()
  }

  /// The height of the bar without the bottom safe area, and no width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarMetrics.toolbarHeight(for: traitCollection))
  }

  /// Updates the height of the bar. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.hasSameBarHeights(as: traitCollection) != true { invalidateIntrinsicContentSize() }
  }

  /// Draws the default background if there is no `barTintColor`, and the line above the bar.
  open override func draw(in context: inout DrawingContext) {
    backdrop.drawBackground(in: bounds, hasOwnColor: barTintColor != nil, &context)
    backdrop.drawEdge(of: bounds, isAbove: true, &context)
  }

  /// Lays out the items from the leading edge within the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = BarMetrics.sideMargins(width: bounds.width).leading
    let content = bounds.inset(by: safeAreaInsets).inset(
      by: EdgeInsets(top: 0, left: side, bottom: 0, right: side))
    let widths = zip(items, buttons).map { item, button in button?.sizeInBar.width ?? item.width }
    let used = widths.reduce(0, +) + Self.spacing * Double(max(items.count - 1, 0))
    let flexible = items.filter(\.isFlexibleSpace).count
    let share = flexible > 0 ? max(content.width - used, 0) / Double(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(BarMetrics.toolbarHeight(for: traitCollection), content.height)
    var offset = 0.0
    for (index, button) in buttons.enumerated() {
      let width = items[index].isFlexibleSpace ? share : widths[index]
      button?.frame = Rect(
        x: isMirrored ? content.maxX - offset - width : content.minX + offset, y: content.minY, width: width,
        height: height)
      offset += width + Self.spacing
    }
  }
}
