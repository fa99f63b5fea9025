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
  /// The title and the tint color of the back button of the next screen; nil for those of the bar. Its action has no
  /// effect, as in UIKit.
  public var backBarButtonItem: BarButtonItem? {
    didSet {
      backBarButtonItem?.onChange = { [weak self] in self?.notifyBar() }
      notifyBar()
    }
  }
  /// The title of the back button of the next screen.
  public var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { notifyBar() } }
  /// The size of the title in a bar that prefers large titles.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { notifyBar() } }
  /// True if the back button is shown beside the buttons at the leading edge.
  public var leftItemsSupplementBackButton = false { didSet { notifyBar() } }
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

  /// The size of the title, with the names and values of `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the title of the screen before; large for the first one.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A title in the bar.
    case never = 2

    /// Returns true for a large title.
    ///
    /// - Parameter inherited: True if the screen before has one.
    func isLarge(inherited: Bool) -> Bool { self == .automatic ? inherited : self == .always }
  }

  /// The title of a back button, with the names and values of `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen.
    case `default` = 0
    /// The word "Back".
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The title of the back button of the next screen: "Back" if the screen has none.
  var backTitle: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: "Back"
    case .default: backBarButtonItem.map { $0.title ?? "Back" } ?? backButtonTitle ?? title ?? "Back"
    }
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
