import KansoScreens

/// The kinds of bars by their height. The images of a bar are the same for all.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The places of a bar. The images of a bar are the same for all.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

extension UINavigationBar {
  /// The image that replaces the line below the bar; nil for the line. An empty image removes the line.
  public var shadowImage: UIImage? {
    get { backdrop.edgeImage }
    set { backdrop.edgeImage = newValue }
  }
  /// Sets the image behind the bar, for all metrics; nil for the default background. An empty image removes it.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backdrop.image = image }
  /// Sets the image behind the bar, for all places and metrics; nil for the default background.
  public func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    backdrop.image = image
  }
  /// Returns the image behind the bar; nil for the default background.
  public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backdrop.image }
}

extension UITabBar {
  /// The image that replaces the line above the bar; nil for the line. An empty image removes the line.
  public var shadowImage: UIImage? {
    get { backdrop.edgeImage }
    set { backdrop.edgeImage = newValue }
  }
  /// The image behind the bar; nil for the default background. An empty image removes it.
  public var backgroundImage: UIImage? {
    get { backdrop.image }
    set { backdrop.image = newValue }
  }
}

extension UIToolbar {
  /// Sets the image behind the bar, for all places and metrics; nil for the default background.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { backdrop.image = image }
  /// Returns the image behind the bar; nil for the default background.
  public func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backdrop.image }
  /// Sets the image that replaces the line above the bar, for all places; nil for the line.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    backdrop.edgeImage = image
  }
  /// Returns the image that replaces the line above the bar; nil for the line.
  public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { backdrop.edgeImage }
}

extension UINavigationItem {
  /// Hides or shows the back button at once, with or without `animated`.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the button at the leading edge at once, with or without `animated`.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge at once, with or without `animated`.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the leading edge at once, with or without `animated`.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items ?? []
  }
  /// Sets the buttons at the trailing edge at once, with or without `animated`.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items ?? []
  }
}
