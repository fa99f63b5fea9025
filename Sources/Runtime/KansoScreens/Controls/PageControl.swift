import KansoLayout
import KansoTheme

/// A row of dots, one for each page, with the current one marked; the counterpart of `UIPageControl`.
open class PageControl: Control {
  /// The number of pages. Values are clamped to the range from 0 to `maximumNumberOfPages`.
  public var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = min(max(newValue, 0), Self.maximumNumberOfPages)
      currentPage = storedCurrentPage
      invalidateIntrinsicContentSize()
    }
  }
  private var storedNumberOfPages = 0
  /// The index of the current page, clamped to the pages; 0 if there are none. Setting it sends no event; a tap does.
  public var currentPage: Int {
    get { storedCurrentPage }
    set { storedCurrentPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var storedCurrentPage = 0
  /// True if the control is invisible while there is at most one page.
  public var hidesForSinglePage = false
  /// The color of the dots; nil for the default.
  public var pageIndicatorTintColor: Color?
  /// The color of the dot of the current page; nil for the default.
  public var currentPageIndicatorTintColor: Color?

  /// The maximum number of pages, which is far more than fits.
  public static let maximumNumberOfPages = 60
  /// The diameter of a dot, in points.
  private static let dotSize = 7.0
  /// The distance from the center of a dot to that of the next one, in points.
  private static let distance = 16.0
  /// The height, in points.
  private static let height = 26.0

  /// The width of the dots, and a fixed height.
  open override var intrinsicContentSize: Size {
    Size(width: Double(numberOfPages) * Self.distance, height: Self.height)
  }

  /// Draws a centered row of dots, from the leading edge. Dots that do not fit are drawn outside of the bounds.
  open override func draw(in context: inout DrawingContext) {
    guard !(hidesForSinglePage && numberOfPages <= 1) else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.drawContent(of: self) { context in
      for index in 0..<numberOfPages {
        let place = Double(isMirrored ? numberOfPages - 1 - index : index) - Double(numberOfPages - 1) / 2
        let dot = Rect(
          x: bounds.midX + place * Self.distance - Self.dotSize / 2, y: bounds.midY - Self.dotSize / 2,
          width: Self.dotSize, height: Self.dotSize)
        context.fill(
          .ellipse(dot),
          index == currentPage
            ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel)
      }
    }
  }

  /// Goes one page back for a tap in the leading half, and one page forward otherwise. Sends `touchUpInside` first,
  /// then, if the page has changed, `valueChanged` and `primaryActionTriggered` together. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (old, isForward) = (currentPage, (point.x >= bounds.midX) != isMirrored)
    currentPage += isForward ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
