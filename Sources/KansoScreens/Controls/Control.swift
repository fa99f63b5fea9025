import KansoLayout

/// What people touch: `UIControl` without its prefix, with closures instead of targets and selectors.
open class Control: View, TouchHandling {
  /// What happens to a control; names and values as `UIControl.Event`'s.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was asked for: a tap on a button, the return key in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text is about to be written.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text has been changed by the person who writes it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text has been written.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// How a control looks; names and values as `UIControl.State`'s.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is.
    public static let normal: State = []
    /// As it is while a finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// As it is while it cannot be used.
    public static let disabled = State(rawValue: 2)
    /// As it is while it is chosen.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(events: Event, perform: () -> Void)] = []

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// How it looks.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// It looks different now. Call `super`.
  open func stateChanged() { setNeedsLayout() }

  /// Calls a closure whenever one of some events happens. A closure that speaks of the control should hold it weakly.
  public func addAction(for events: Event, _ action: @escaping () -> Void) {
    actions.append((events, action))
  }

  /// Calls what was added for events.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
  }

  /// It was tapped. Call `super`, which sends `touchUpInside`.
  open func wasTapped(at point: Point) { sendActions(for: .touchUpInside) }

  /// Taps of a control that cannot be used do nothing, and go no further.
  public func handleTap(at point: Point) -> Bool {
    if isEnabled { wasTapped(at: point) }
    return true
  }
}
