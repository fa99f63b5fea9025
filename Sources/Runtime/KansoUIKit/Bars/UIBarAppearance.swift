import KansoLayout
import KansoScreens
import KansoSystemStyle

/// The look of a bar. A bar has a copy of its own, and follows changes of that copy.
open class UIBarAppearance: NSObject {
  /// The color of the bar; nil for the default.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The image behind the bar, which replaces the default background; nil for none.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The color of the line between the bar and the content; nil for no line.
  open var shadowColor: UIColor? = .systemBarLine { didSet { onChange?() } }
  /// The image that replaces that line; nil for the line.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// Called after a change, by the bar that has the look.
  var onChange: (() -> Void)?

  /// Creates the look of the system.
  public override init() { super.init() }

  /// Creates a copy of a look. A kind of bar that the other look is not for has its default values.
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

  /// The image and the line of the look.
  fileprivate var backdrop: BarBackdrop {
    var backdrop = BarBackdrop()
    (backdrop.image, backdrop.edgeImage, backdrop.edgeColor) = (backgroundImage, shadowImage, shadowColor)
    return backdrop
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the color of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The font and the color of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The look of the buttons. Buttons in all states have the font and the color of the normal one.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { itemsChanged() } }
  /// The look of the back button. It is kept for tests: the back button has that of the others.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button of the preferred action. It is kept for tests: the button has that of the others.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Creates the look of the system.
  public override init() {
    super.init()
    itemsChanged()
  }

  /// Creates a copy of a look.
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

  /// Follows changes of the look of the buttons.
  private func itemsChanged() {
    buttonAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of the tabs. Those with the title beside the image have the same one.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { itemsChanged() } }
  /// The look of tabs with the title beside the image. It is kept for tests.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image on phones. It is kept for tests.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// Creates the look of the system.
  public override init() {
    super.init()
    itemsChanged()
  }

  /// Creates a copy of a look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
      inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    }
    itemsChanged()
  }

  /// Follows changes of the look of the tabs.
  private func itemsChanged() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The looks that a bar was given. The bar has that at the edge of the content, since screens are laid out there, or
/// else the standard one.
private final class BarLooks<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?

  /// The look that has an effect.
  var effective: Appearance? { scrollEdge ?? standard }
}

/// A bar with looks.
private protocol LookingBar: AnyObject {
  associatedtype Appearance: UIBarAppearance
  var looks: AnyObject? { get set }
  /// The present look of a bar without one.
  var presentLook: Appearance { get }
  /// Takes a look.
  func take(_ look: Appearance)
}

extension LookingBar {
  /// The looks of the bar.
  fileprivate var barLooks: BarLooks<Appearance> {
    if let known = looks as? BarLooks<Appearance> { return known }
    let new = BarLooks<Appearance>()
    looks = new
    return new
  }

  /// The standard look; that of a bar without one is its present look, whose changes it follows from now on.
  fileprivate var standardLook: Appearance {
    if let look = barLooks.standard { return look }
    let look = presentLook
    look.onChange = { [weak self] in self?.updateLook() }
    barLooks.standard = look
    return look
  }

  /// Sets a look to a copy of another one, and takes the one that has an effect.
  fileprivate func set(
    _ slot: ReferenceWritableKeyPath<BarLooks<Appearance>, Appearance?>, to look: Appearance?
  ) {
    let copy = look.map { Appearance(barAppearance: $0) }
    copy?.onChange = { [weak self] in self?.updateLook() }
    barLooks[keyPath: slot] = copy
    updateLook()
  }

  private func updateLook() {
    if let look = barLooks.effective { take(look) }
  }
}

extension UINavigationBar: LookingBar {
  fileprivate var presentLook: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = barTintColor
    (look.backgroundImage, look.shadowImage) = (backdrop.image, backdrop.edgeImage)
    look.shadowColor = backdrop.edgeColor
    look.titleTextAttributes = titleTextAttributes ?? [:]
    look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    return look
  }

  fileprivate func take(_ look: UINavigationBarAppearance) {
    (barTintColor, backdrop) = (look.backgroundColor, look.backdrop)
    titleTextAttributes = look.titleTextAttributes
    largeTitleTextAttributes = look.largeTitleTextAttributes
    let attributes = look.buttonAppearance.normal.titleTextAttributes
    if let font = attributes[.font] as? UIFont { buttonFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { tintColor = color }
  }

  /// The look of the bar. Its changes have an effect, too.
  public var standardAppearance: UINavigationBarAppearance {
    get { standardLook }
    set { set(\.standard, to: newValue) }
  }
  /// The look above content that is scrolled to its beginning; nil for the standard one. It has priority: screens are laid
  /// out with their content at its beginning.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
  /// The look on a phone in landscape. It is kept for tests: the bar has the standard one.
  public var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
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

extension UITabBar: LookingBar {
  fileprivate var presentLook: UITabBarAppearance {
    let look = UITabBarAppearance()
    look.backgroundColor = barTintColor
    (look.backgroundImage, look.shadowImage) = (backdrop.image, backdrop.edgeImage)
    look.shadowColor = backdrop.edgeColor
    return look
  }

  fileprivate func take(_ look: UITabBarAppearance) {
    (barTintColor, backdrop) = (look.backgroundColor, look.backdrop)
    let (normal, selected) = (look.stackedLayoutAppearance.normal, look.stackedLayoutAppearance.selected)
    if let font = normal.titleTextAttributes[.font] as? UIFont { itemFont = font }
    if let color = normal.color { unselectedItemTintColor = color }
    if let color = selected.color { tintColor = color }
  }

  /// The look of the bar. Its changes have an effect, too.
  public var standardAppearance: UITabBarAppearance {
    get { standardLook }
    set { set(\.standard, to: newValue) }
  }
  /// The look below content that is scrolled to its end; nil for the standard one. It has priority.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
}

extension UIToolbar: LookingBar {
  fileprivate var presentLook: UIToolbarAppearance {
    let look = UIToolbarAppearance()
    look.backgroundColor = barTintColor
    (look.backgroundImage, look.shadowImage) = (backdrop.image, backdrop.edgeImage)
    look.shadowColor = backdrop.edgeColor
    return look
  }

  fileprivate func take(_ look: UIToolbarAppearance) {
    (barTintColor, backdrop) = (look.backgroundColor, look.backdrop)
  }

  /// The look of the bar. Its changes have an effect, too.
  public var standardAppearance: UIToolbarAppearance {
    get { standardLook }
    set { set(\.standard, to: newValue) }
  }
  /// The look below content that is scrolled to its end; nil for the standard one. It has priority.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooks.scrollEdge }
    set { set(\.scrollEdge, to: newValue) }
  }
  /// The look on a phone in landscape. It is kept for tests: the bar has the standard one.
  public var compactAppearance: UIToolbarAppearance? {
    get { barLooks.compact }
    set { set(\.compact, to: newValue) }
  }
}
