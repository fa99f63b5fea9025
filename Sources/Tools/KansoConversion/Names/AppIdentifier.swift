import KansoThemeEncoding

extension SwiftName {
  /// Returns a name of the app, such as that of a class, an outlet or a method, as it is; one that is no identifier becomes
  /// one.
  static func ofApp(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }), name.isASCII
    else { return type(name) }
    return name
  }

  /// Returns the class of the app that a document names; nil without one, and for a class of UIKit.
  static func appClass(_ name: String?) -> String? {
    guard let name, !uikitClasses.contains(name) else { return nil }
    return ofApp(name)
  }

  private static let uikitClasses: Set = [
    "UICollectionView", "UICollectionViewCell", "UIControl", "UILabel", "UINavigationController",
    "UIResponder",
    "UIScrollView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController", "UIView",
    "UIViewController", "UIWindow",
  ]

  /// Returns an outlet or a method of the app as it is; one that is no identifier becomes one.
  static func memberOfApp(_ name: String) -> String {
    let kept = ofApp(name)
    return kept == name ? name : member(name)
  }
}

extension String {
  /// True if all characters are ASCII.
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
