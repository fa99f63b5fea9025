import KansoLayout
import KansoScreens
import KansoSystemStyle

/// The appearance of a bar. A bar has a copy of its own, and follows changes of that copy.
open class UIBarAppearance: NSObject {
  /// The color of the bar; nil for the default.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The image behind the bar, which replaces the default background; nil for none.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The color of the line between the bar and the content; nil for no line.
  open var shadowColor: UIColor? = .systemBarLine { didSet { onChange?() } }
  /// The image that replaces that line; nil for the line.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// Called after a change, by the bar that has the appearance.
  var onChange: (() -> Void)?

  /// Creates the appearance of the system.
  public override init() { super.init() }

  /// Creates a copy of an appearance. A kind of bar that the other appearance is not for has its default values.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Gives the bar the background and the line of the system.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowImage, shadowColor) = (nil, nil, nil, .systemBarLine)
  }
  /// Gives the bar the opaque background of the system, as bars have by default here, and its line.
  open func configureWithOpaqueBackground() { configureWithDefaultBackground() }
  /// Gives the bar no background and no line.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowImage, shadowColor) = (.clear, nil, nil, nil)
  }

  /// The image and the line of the appearance.
  fileprivate var backdrop: BarBackdrop {
    var backdrop = BarBackdrop()
    (backdrop.image, backdrop.edgeImage, backdrop.edgeColor) = (backgroundImage, shadowImage, shadowColor)
    return backdrop
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the color of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The font and the color of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The appearance of the buttons. Buttons in all states have the font and the color of the normal one.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { itemsChanged() } }
  /// The appearance of the back button. It is kept for tests: the back button has that of the others.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button of the preferred action. It is kept for tests: the button has that of the others.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    itemsChanged()
  }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      buttonAppearance = other.buttonAppearance.copied()
      backButtonAppearance = other.backButtonAppearance.copied()
      doneButtonAppearance = other.doneButtonAppearance.copied()
    }
    itemsChanged()
  }

  /// Follows changes of the appearance of the buttons.
  private func itemsChanged() {
    buttonAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs. Those with the title beside the image have the same one.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { itemsChanged() } }
  /// The appearance of tabs with the title beside the image. It is kept for tests.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image on phones. It is kept for tests.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    itemsChanged()
  }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
      inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    }
    itemsChanged()
  }

  /// Follows changes of the appearance of the tabs.
  private func itemsChanged() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearances that a bar was given. The bar has that at the edge of the content, since screens are laid out there, or
/// else the standard one.
private final class BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?

  /// The appearance that has an effect.
  var effective: Appearance? { scrollEdge ?? standard }
}

/// A bar with appearances.
private protocol AppearanceBar: AnyObject {
  associatedtype Appearance: UIBarAppearance
  var appearanceStorage: AnyObject? { get set }
  /// The current appearance of a bar without one.
  var currentAppearance: Appearance { get }
  /// Gives the bar an appearance.
  func apply(_ appearance: Appearance)
}

extension AppearanceBar {
  /// The appearances of the bar.
  fileprivate var barAppearances: BarAppearances<Appearance> {
    if let known = appearanceStorage as? BarAppearances<Appearance> { return known }
    let new = BarAppearances<Appearance>()
    appearanceStorage = new
    return new
  }

  /// The standard appearance; that of a bar without one is its current appearance, whose changes it follows from now on.
  fileprivate var ownStandardAppearance: Appearance {
    if let appearance = barAppearances.standard { return appearance }
    let appearance = currentAppearance
    appearance.onChange = { [weak self] in self?.applyEffectiveAppearance() }
    barAppearances.standard = appearance
    return appearance
  }

  /// Sets an appearance to a copy of another one, and applies the one that has an effect.
  fileprivate func set(
    _ slot: ReferenceWritableKeyPath<BarAppearances<Appearance>, Appearance?>, to appearance: Appearance?
  ) {
    let copy = appearance.map { Appearance(barAppearance: $0) }
    copy?.onChange = { [weak self] in self?.applyEffectiveAppearance() }
    barAppearances[keyPath: slot] = copy
    applyEffectiveAppearance()
  }

  private func applyEffectiveAppearance() {
    if let appearance = barAppearances.effective { apply(appearance) }
  }
}

extension UINavigationBar: AppearanceBar {
  fileprivate var currentAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = barTintColor
    (appearance.backgroundImage, appearance.shadowImage) = (backdrop.image, backdrop.edgeImage)
    appearance.shadowColor = backdrop.edgeColor
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    return appearance
  }

  fileprivate func apply(_ appearance: UINavigationBarAppearance) {
    (barTintColor, backdrop) = (appearance.backgroundColor, appearance.backdrop)
    titleTextAttributes = appearance.titleTextAttributes
    largeTitleTextAttributes = appearance.largeTitleTextAttributes
    let attributes = appearance.buttonAppearance.normal.titleTextAttributes
    if let font = attributes[.font] as? UIFont { buttonFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { tintColor = color }
  }

  /// The appearance of the bar. Its changes have an effect, too.
  public var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance }
    set { set(\.standard, to: newValue) }
  }
  /// The appearance above content that is scrolled to its beginning; nil for the standard one. It has priority:
  /// screens are laid out with their content at its beginning.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barAppearances.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
  /// The appearance on a phone in landscape. It is kept for tests: the bar has the standard one.
  public var compactAppearance: UINavigationBarAppearance? {
    get { barAppearances.compact }
    set { set(\.compact, to: newValue) }
  }
  /// The font and the color of the large title; nil for the default ones. Other attributes have no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { [.font: largeTitleFont, .foregroundColor: largeTitleColor ?? titleColor] }
    set {
      largeTitleFont = newValue?[.font] as? UIFont ?? UINavigationBar().largeTitleFont
      largeTitleColor = newValue?[.foregroundColor] as? UIColor
    }
  }
}

extension UITabBar: AppearanceBar {
  fileprivate var currentAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = barTintColor
    (appearance.backgroundImage, appearance.shadowImage) = (backdrop.image, backdrop.edgeImage)
    appearance.shadowColor = backdrop.edgeColor
    return appearance
  }

  fileprivate func apply(_ appearance: UITabBarAppearance) {
    (barTintColor, backdrop) = (appearance.backgroundColor, appearance.backdrop)
    let (normal, selected) = (
      appearance.stackedLayoutAppearance.normal, appearance.stackedLayoutAppearance.selected
    )
    if let font = normal.titleTextAttributes[.font] as? UIFont { itemFont = font }
    if let color = normal.color { unselectedItemTintColor = color }
    if let color = selected.color { tintColor = color }
  }

  /// The appearance of the bar. Its changes have an effect, too.
  public var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance }
    set { set(\.standard, to: newValue) }
  }
  /// The appearance below content that is scrolled to its end; nil for the standard one. It has priority.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { barAppearances.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
}

extension UIToolbar: AppearanceBar {
  fileprivate var currentAppearance: UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = barTintColor
    (appearance.backgroundImage, appearance.shadowImage) = (backdrop.image, backdrop.edgeImage)
    appearance.shadowColor = backdrop.edgeColor
    return appearance
  }

  fileprivate func apply(_ appearance: UIToolbarAppearance) {
    (barTintColor, backdrop) = (appearance.backgroundColor, appearance.backdrop)
  }

  /// The appearance of the bar. Its changes have an effect, too.
  public var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance }
    set { set(\.standard, to: newValue) }
  }
  /// The appearance below content that is scrolled to its end; nil for the standard one. It has priority.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barAppearances.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
  /// The appearance on a phone in landscape. It is kept for tests: the bar has the standard one.
  public var compactAppearance: UIToolbarAppearance? {
    get { barAppearances.compact }
    set { set(\.compact, to: newValue) }
  }
}
