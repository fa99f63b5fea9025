import Foundation
import KansoLayout

/// The content of a navigation bar for one view controller; the counterpart of `UINavigationItem`.
open class NavigationItem: NSObject {
  /// The title in the center of the bar.
  public var title: String? { didSet { if title != oldValue { notifyBar() } } }
  /// A line above the title, which makes the bar higher; nil for none.
  public var prompt: String? { didSet { if prompt != oldValue { notifyBar() } } }
  /// The view that replaces the title.
  public var titleView: View? { didSet { notifyBar() } }
  /// The title of the back button of the next screen, which pops to this screen; nil for `title`.
  public var backButtonTitle: String? { didSet { notifyBar() } }
  /// True if this screen has no back button.
  public var hidesBackButton = false { didSet { notifyBar() } }
  /// The buttons at the leading edge, from the edge inwards.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { notifyBar() } }
  /// The buttons at the trailing edge, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { notifyBar() } }
  /// The first button at the leading edge. Setting it replaces all buttons at that edge; nil removes them.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  /// The first button at the trailing edge. Setting it replaces all buttons at that edge; nil removes them.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The bar that shows the item, or the back button to it.
  weak var bar: NavigationBar?
  /// Makes the bar that shows the item update itself.
  private func notifyBar() { bar?.itemChanged(self) }

  /// Creates an item with a title.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: nil) }
}
