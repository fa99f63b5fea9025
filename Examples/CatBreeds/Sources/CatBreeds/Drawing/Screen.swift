import KansoScreens

/// The screens of the app, and the user actions that open them.
public enum Screen: String, Sendable, CaseIterable {
  /// The table of breeds.
  case browse
  /// A breed.
  case detail
  /// A breed, with the text scrolled and the photo smaller.
  case scrolledDetail
  /// The credits.
  case credits

  static let scrolled = Point(x: 0, y: 100)

  /// Opens this screen from the first screen of the app, by taps and scrolling.
  public func show(in window: Window) {
    guard let tabs = window.rootViewController as? MainTabBarController else { return }
    switch self {
    case .browse: break
    case .detail, .scrolledDetail:
      window.first(TableView.self)?.visibleCells.first?.tap()
      window.layoutIfNeeded()
      guard self == .scrolledDetail else { return }
      window.first(TextView.self)?.scroll(by: Self.scrolled)
    case .credits: tabs.tabBar.buttons.last?.tap()
    }
    window.layoutIfNeeded()
  }

  /// The accessible description of the picture.
  var title: String {
    switch self {
    case .browse: "CatBreeds: the table of breeds"
    case .detail: "CatBreeds: a breed"
    case .scrolledDetail: "CatBreeds: a breed whose text is scrolled"
    case .credits: "CatBreeds: the credits"
    }
  }
}

extension View {
  /// Returns the first view of a type, from back to front, including this view.
  func first<Kind: View>(_ type: Kind.Type) -> Kind? {
    if let view = self as? Kind { return view }
    for view in subviews { if let found = view.first(type) { return found } }
    return nil
  }
}
