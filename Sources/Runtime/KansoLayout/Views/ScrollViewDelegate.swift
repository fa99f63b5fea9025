/// The observer of a scroll view: `UIScrollViewDelegate` without its prefix.
public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the content offset from any source. The scroll view calls it once for each change.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}

/// The source of the `delegate` property of scroll views.
///
/// A subclass cannot give an inherited class property another type, but tables have delegates of their own type. A
/// protocol extension allows this. All `delegate` properties share one stored delegate.
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// The observer of scroll events. The reference is weak.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
