import KansoScreens

extension UIBarButtonItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The items of the system, with UIKit's values. Those with an image of the system show a placeholder for it.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24

    /// The title; nil for an item with an image.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The name of the image; nil for an item with a title or a space.
    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      case .rewind: "backward"
      case .fastForward: "forward"
      default: nil
      }
    }
  }

  /// Creates an item with a title that calls a method of a target, which is not retained.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    isProminent = style == .done
    setAction(action, of: target)
  }

  /// Creates an item with an image that calls a method of a target, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
    isProminent = style == .done
    setAction(action, of: target)
  }

  /// Creates an item of the system that calls a method of a target, which is not retained.
  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(item)
    setAction(action, of: target)
  }

  /// Creates an item with the title and the image of an action, which it calls, and with a menu. A title and an image
  /// have priority over those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.menu = menu
    if let primaryAction { onAction = { primaryAction.perform(sender: $0) } }
  }

  /// Creates an item of the system that calls an action, and has a menu.
  public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(item)
    self.menu = menu
    if let primaryAction { onAction = { primaryAction.perform(sender: $0) } }
  }

  private convenience init(_ item: SystemItem) {
    self.init(isSpace: item == .flexibleSpace || item == .fixedSpace)
    title = item.title
    image = item.symbol.map { UIImage(systemName: $0) }
    isProminent = item == .done
  }

  /// Calls a method of a target, which is not retained, for taps.
  private func setAction(_ action: Selector?, of target: AnyObject?) {
    guard let action else { return }
    onAction = { [weak target] item in
      if let target { action.perform(on: target, sender: item, event: UIEvent()) }
    }
  }
}
