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

extension UISegmentedControl {
  /// Sets the font of all titles, and their color for exactly one state. Other attributes have no effect.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    if let font = attributes?[.font] as? UIFont { self.font = font }
    setTitleColor(attributes?[.foregroundColor] as? UIColor, for: state)
  }
}

extension UIAppearanceProxy where Target == UISegmentedControl {
  /// Remembers the font and the color of titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { remember { $0.setTitleTextAttributes(attributes, for: state) } }
}

extension UITabBarItem {
  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }
}

extension UIToolbar {
  /// Sets the items at once, with or without `animated`.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items ?? [] }
}

extension UIAppearanceProxy where Target == UINavigationBar {
  /// Remembers the image behind bars.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    remember { $0.setBackgroundImage(image, for: metrics) }
  }
}
