import KansoScreens

extension UINavigationBar {
  /// The font and the color of the title; nil for the default ones. Other attributes have no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { [.font: titleFont, .foregroundColor: titleColor] }
    set {
      let standard = UINavigationBar()
      titleFont = newValue?[.font] as? UIFont ?? standard.titleFont
      titleColor = newValue?[.foregroundColor] as? UIColor ?? standard.titleColor
    }
  }
}

extension UITabBarItem {
  /// Creates an item with a title and an image. The tag has no effect.
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init(title: title, image: image) }
}
