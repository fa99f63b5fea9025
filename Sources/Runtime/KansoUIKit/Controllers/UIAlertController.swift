import KansoLayout
import KansoScreens

/// An action of an alert: a button with a title.
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// True if a tap has an effect.
  open var isEnabled = true { didSet { onChange?() } }
  private let handler: ((UIAlertAction) -> Void)?
  /// Called after a change.
  fileprivate var onChange: (() -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Calls the handler.
  fileprivate func perform() { handler?(self) }
}

/// A message with actions in the middle of the screen. A sheet of actions looks the same here.
open class UIAlertController: UIViewController {
  /// The place of the message.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The place of the message.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String?
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the return key.
  open var preferredAction: UIAlertAction?
  /// The text fields, from the first one; nil if there are none.
  public private(set) var textFields: [UITextField]?

  /// The width of the message, the radius of its corners, and the distance between its parts, in points, as on iOS.
  private static let (width, cornerRadius, spacing) = (270.0, 14.0, 16.0)

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Returns nil, as for every controller.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a button. It has an effect before the view is loaded.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which the closure may change. It has an effect before the view is loaded.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Creates a box with the texts, the fields and the buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    let stack = UIStackView(arrangedSubviews: texts + (textFields ?? []) + buttons)
    stack.axis = .vertical
    stack.spacing = Self.spacing
    let box = UIView()
    box.backgroundColor = .secondarySystemBackground
    box.cornerRadius = Self.cornerRadius
    for (inner, outer) in [(box, view as UIView), (stack, box)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: Self.width),
      stack.topAnchor.constraint(equalTo: box.topAnchor, constant: Self.spacing),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -Self.spacing),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Self.spacing),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -Self.spacing),
    ])
  }

  /// The labels of title and message.
  private var texts: [UIView] {
    [
      (title, UIFont.preferredFont(forTextStyle: .headline)),
      (message, .preferredFont(forTextStyle: .footnote)),
    ]
    .compactMap { text, font in
      guard let text else { return nil }
      let label = UILabel()
      (label.text, label.font, label.textAlignment, label.numberOfLines) = (text, font, .center, 0)
      return label
    }
  }

  /// The buttons of the actions.
  private var buttons: [UIView] {
    actions.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      action.onChange = { [weak button, weak action] in button?.isEnabled = action?.isEnabled ?? false }
      button.onAction = { [weak self] _ in self?.dismiss(animated: true) { action.perform() } }
      return button
    }
  }
}
