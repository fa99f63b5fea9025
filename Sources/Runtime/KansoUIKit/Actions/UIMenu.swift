import KansoScreens

/// An entry of a menu: an action or another menu.
open class UIMenuElement: NSObject {
  /// The state of an entry.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The attributes of an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An entry that cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// An entry that deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// An entry that is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The title.
  open var title: String
  /// The image; nil for none.
  open var image: UIImage?
  /// The line below the title; nil for none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// A menu of actions. Pictures show none: tests find its entries in `children`, and choose an action with
/// `performWithSender(_:target:)`.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A menu whose entries are shown in the one around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// A menu that deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// A menu of which one entry is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The entries, from the top.
  public let children: [UIMenuElement]

  /// Creates a menu. Without an identifier it has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

extension UIButton {
  /// The menu of a long tap, or of a tap if `showsMenuAsPrimaryAction` is true. It is kept for tests.
  public var menu: UIMenu? {
    get { menuStorage as? UIMenu }
    set { menuStorage = newValue }
  }
}

extension UIBarButtonItem {
  /// The menu of a tap on a button without an action, or else of a long tap. It is kept for tests.
  public var menu: UIMenu? {
    get { menuStorage as? UIMenu }
    set { menuStorage = newValue }
  }
}
