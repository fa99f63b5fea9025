import KansoScreens

/// A control that begins a refresh of what a scroll view shows. There is no finger that pulls it, so it takes no room;
/// `sendActions(for: .valueChanged)` does what a pull does.
open class UIRefreshControl: UIControl {
  /// True while the content is refreshed.
  public private(set) var isRefreshing = false
  /// The text below the indicator. It is kept for tests.
  open var attributedTitle: NSAttributedString?

  /// Tells the control that a refresh has begun.
  open func beginRefreshing() { isRefreshing = true }
  /// Tells the control that a refresh has ended.
  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  nonisolated(unsafe) private static var refreshControlKey = 0

  /// The control that refreshes the content; nil for none.
  public var refreshControl: UIRefreshControl? {
    get { objc_getAssociatedObject(self, &Self.refreshControlKey) as? UIRefreshControl }
    set {
      objc_setAssociatedObject(self, &Self.refreshControlKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
