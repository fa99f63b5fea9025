/// Is told when a scroll view scrolls: `UIScrollViewDelegate` without its prefix.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has changed, whoever changed it; called once for each change.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}

/// Gives scroll views their `delegate`.
///
/// It comes from a protocol because a subclass cannot give a property that it inherits from a class another type, and tables have delegates
/// of their own type. Whichever is used, there is one delegate.
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// Who is told when it scrolls. It is not kept alive.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
