import KansoScreens

/// A closure with a title and an image, which a button, a bar or a menu can show.
public final class UIAction: UIMenuElement {
  /// The name by which an action is removed from a control.
  public let identifier: Identifier
  /// The control or bar item that called the action last.
  public private(set) var sender: Any?
  /// The attributes in a menu. They are kept for tests.
  public var attributes: Attributes
  /// The state in a menu. It is kept for tests.
  public var state: State
  /// The description of the action for the user. It is kept for tests.
  public var discoverabilityTitle: String?
  private let handler: (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Creates an action. Without an identifier it has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the closure for a sender, as a menu does. The target has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Calls the closure for a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

extension UIControl {
  /// Calls an action for each of some events. It replaces one with the same identifier.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    addAction(for: events, identifiedBy: action.identifier) { [weak self] in action.perform(sender: self) }
  }

  /// Removes an action for some events.
  public func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for some events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeActions(for: events) { $0 == AnyHashable(identifier) }
  }

  /// Creates a control that calls an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension UIButton {
  /// The kind of a button. Those with an image of the system show it.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The name of the image; nil for none.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// Creates a button of a kind. The titles of custom buttons are white, those of others in the tint color.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    if type == .custom { setTitleColor(.white, for: .normal) }
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// Creates a button of a kind with an action, whose title and image it shows.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    show(primaryAction)
  }

  /// Creates a button with an action, whose title and image it shows.
  public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }

  /// Creates a button with a configuration and an action, whose title and image it shows.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    show(primaryAction)
  }

  /// Shows the title and the image of an action, and calls it for taps.
  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }
}
