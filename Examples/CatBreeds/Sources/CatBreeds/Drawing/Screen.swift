import KansoScreens

/// The screens of the app, and how to come to them.
public enum Screen: String, Sendable, CaseIterable {
  /// The table of breeds.
  case browse
  /// A breed.
  case detail
  /// A breed, with the text scrolled and the photo smaller.
  case scrolledDetail
  /// Whom the app has to thank.
  case credits

  static let scrolled = Point(x: 0, y: 100)

  /// Taps and scrolls, from the first screen of the app to this one.
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

  /// What is to be seen, for people who cannot see it.
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
  /// The first view of a type in it, from the back to the front.
  func first<Kind: View>(_ type: Kind.Type) -> Kind? {
    if let view = self as? Kind { return view }
    for view in subviews { if let found = view.first(type) { return found } }
    return nil
  }
}
