import KansoScreens

@testable import CatBreedsScreens

/// What a screen is laid out for.
struct Situation: CustomStringConvertible {
  var device = Device.iPhone16
  var style = UserInterfaceStyle.light
  var direction = UserInterfaceLayoutDirection.leftToRight
  var category = ContentSizeCategory.large

  static let devices = [Device.iPhoneSE, .iPhone16, .iPhone16ProMax, .iPad]

  var description: String { "\(device.name), \(style), \(direction), \(category)" }

  /// The app in this situation, at its first screen.
  func window() -> Window {
    CatBreedsApp.window(on: device) { traits in
      traits.userInterfaceStyle = style
      traits.layoutDirection = direction
      traits.preferredContentSizeCategory = category
    }
  }
}

/// The screens of the app, and how to come to them.
enum Screen: String, CaseIterable {
  case browse, detail, scrolledDetail, credits

  func show(in window: Window) {
    guard let tabs = window.rootViewController as? MainTabBarController else { return }
    switch self {
    case .browse: break
    case .detail, .scrolledDetail:
      window.table?.visibleCells.first?.tap()
      window.layoutIfNeeded()
      guard self == .scrolledDetail else { return }
      window.first(TextView.self)?.scroll(by: Point(x: 0, y: 100))
    case .credits: tabs.tabBar.buttons[1].tap()
    }
    window.layoutIfNeeded()
  }
}

extension View {
  /// The first view of a type in it, from the back to the front.
  func first<Kind: View>(_ type: Kind.Type) -> Kind? {
    if let view = self as? Kind { return view }
    for view in subviews { if let found = view.first(type) { return found } }
    return nil
  }

  /// Views in it for which something holds, from the back to the front; not those within others that are hidden.
  func all(where isMeant: (View) -> Bool) -> [View] {
    guard !isHidden else { return [] }
    return (isMeant(self) ? [self] : []) + subviews.flatMap { $0.all(where: isMeant) }
  }

  var table: TableView? { first(TableView.self) }

  /// What of it is seen on the screen.
  var visibleRect: Rect {
    var rect = convert(bounds, to: nil)
    var view = superview
    while let current = view {
      if current is ScrollView || current.clipsToBounds || current.superview == nil {
        rect = rect.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    return rect
  }
}

extension Rect {
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
}
