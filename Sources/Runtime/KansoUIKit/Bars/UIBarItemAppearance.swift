import KansoScreens

/// The appearance of the buttons of a bar in all states.
open class UIBarButtonItemAppearance: NSObject {
  /// The normal state.
  public let normal: UIBarButtonItemStateAppearance
  /// The state while a button is touched. It is kept for tests: a button has the appearance of the normal state.
  public let highlighted: UIBarButtonItemStateAppearance
  /// The state of a disabled button. It is kept for tests: a disabled button is gray.
  public let disabled: UIBarButtonItemStateAppearance

  /// Called after a change, by the appearance of the bar.
  var onChange: (() -> Void)?

  /// Creates the appearance of the system.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the appearance of the system for a style of buttons; it is the same for all.
  public init(style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled) = (.init(), .init(), .init())
    super.init()
    normal.onChange = { [weak self] in self?.onChange?() }
  }

  /// Gives all states the appearance of the system.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  /// Returns a copy.
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }
}

/// The appearance of the buttons of a bar in one state.
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The font and the color of the title. Other attributes have no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Called after a change.
  fileprivate var onChange: (() -> Void)?
}

/// The appearance of the tabs of a bar in all states.
open class UITabBarItemAppearance: NSObject {
  /// The normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The state of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The state of a disabled tab. It is kept for tests: tabs are not disabled.
  public let disabled = UITabBarItemStateAppearance()

  /// Called after a change, by the appearance of the bar.
  var onChange: (() -> Void)?

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    for state in [normal, selected] { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Returns a copy.
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled)] {
      (new.titleTextAttributes, new.iconColor) = (old.titleTextAttributes, old.iconColor)
    }
    return copy
  }
}

/// The appearance of the tabs of a bar in one state.
public final class UITabBarItemStateAppearance: NSObject {
  /// The font and the color of the title: the font of the normal state for all. Other attributes have no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The color of the image; nil for the default. Title and image of a tab have one color here: this one, or
  /// else that of the title.
  public var iconColor: UIColor? { didSet { onChange?() } }
  /// Called after a change.
  fileprivate var onChange: (() -> Void)?

  /// The color of the title and the image; nil for the default.
  var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}
