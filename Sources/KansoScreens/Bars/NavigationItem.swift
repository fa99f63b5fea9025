import KansoLayout

/// What a navigation bar shows of a controller: `UINavigationItem` without its prefix.
public final class NavigationItem {
  /// What stands in the middle of the bar.
  public var title: String? { didSet { if title != oldValue { changed() } } }
  /// What stands in the middle instead of the title.
  public var titleView: View? { didSet { changed() } }
  /// What the button says that leads back to this screen; the title unless it is set.
  public var backButtonTitle: String? { didSet { changed() } }
  /// Whether no button leads back from this screen.
  public var hidesBackButton = false { didSet { changed() } }
  /// At the leading edge, from the edge inwards.
  public var leftBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }
  /// At the trailing edge, from the edge inwards.
  public var rightBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }
  /// The first one at the leading edge.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  /// The first one at the trailing edge.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The bar that shows it, or the way back to it.
  weak var bar: NavigationBar?
  private func changed() { bar?.itemChanged(self) }

  /// What a bar shows.
  public init(title: String? = nil) { self.title = title }
}

/// A button in a bar: `UIBarButtonItem` without its prefix.
public final class BarButtonItem {
  /// What it says.
  public let title: String?
  /// What it shows instead.
  public let image: Image?
  /// Called with the item when it was tapped.
  public let onAction: (BarButtonItem) -> Void

  /// A button that says something.
  public init(title: String, onAction: @escaping (BarButtonItem) -> Void) {
    (self.title, image, self.onAction) = (title, nil, onAction)
  }

  /// A button that shows something.
  public init(image: Image, onAction: @escaping (BarButtonItem) -> Void) {
    (title, self.image, self.onAction) = (nil, image, onAction)
  }
}
