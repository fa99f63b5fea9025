import KansoLayout

/// The base class of interactive views; the counterpart of `UIControl`, with closures instead of targets and
/// selectors.
open class Control: View, TouchHandling {
  /// A set of control events, with the names and values of `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The beginning of a tap.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The beginning of a second tap right after another one. It is not sent: taps are single here.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A motion of a finger within the control. It is not sent: there are only taps.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A motion of a finger outside of the control. It is not sent: there are only taps.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A motion of a finger into the control. It is not sent: there are only taps.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A motion of a finger out of the control. It is not sent: there are only taps.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The end of a touch outside of the control. It is not sent: there are only taps.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The end of a touch by the system. It is not sent: there are only taps.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A change of the value by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action: a tap on a button, or the return key in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The beginning of editing a text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of the text by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of editing a text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key in a text field. An action for it makes the key end editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A set of control states, with the names and values of `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state without flags.
    public static let normal: State = []
    /// The state while the control is touched.
    public static let highlighted = State(rawValue: 1)
    /// The state of a control that is disabled.
    public static let disabled = State(rawValue: 2)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal position of the content, with the names and values of `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the center.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the edge at which a line of text begins.
    case leading = 4
    /// At the edge at which a line of text ends.
    case trailing = 5
  }

  /// The horizontal position of the content. Only buttons use it; `fill` counts as `center`.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The closures with their events, in the order in which they were added.
  private var actions: [(events: Event, key: AnyHashable?, perform: () -> Void)] = []

  /// True if the control reacts to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// True if the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// True if the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The menu that a tap would show, by the module with UIKit's names.
  package var menuStorage: AnyObject?

  /// The current state.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Updates the control after a change of its state. Call `super`, which marks the control for layout.
  open func stateChanged() { setNeedsLayout() }

  /// Adds a closure that is called for each of some events. A closure that uses the control should capture it weakly:
  /// the control retains the closure.
  public func addAction(for events: Event, _ action: @escaping () -> Void) {
    actions.append((events, nil, action))
  }

  /// Adds a closure with a key by which `removeActions` finds it.
  package func addAction(
    for events: Event, identifiedBy key: AnyHashable, _ action: @escaping () -> Void
  ) {
    actions.append((events, key, action))
  }

  /// Removes the closures with certain keys for some events. A closure stays for its other events.
  package func removeActions(for events: Event, where isRemoved: (AnyHashable) -> Bool) {
    for index in actions.indices where actions[index].key.map(isRemoved) == true {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the closures that were added for any of some events, each once, in the order in which they were
  /// added. Also works while the control is disabled.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
  }

  /// Returns true if a closure was added for any of some events.
  func hasActions(for events: Event) -> Bool { actions.contains { !$0.events.isDisjoint(with: events) } }

  /// Handles a tap while the control is enabled. Call `super`, which sends `touchDown` and `touchUpInside`. A
  /// closure that was added for both is called twice.
  open func wasTapped(at point: Point) {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Handles a tap if the control is enabled. Always returns true, so that a tap on a disabled control does not reach
  /// other views.
  public func handleTap(at point: Point) -> Bool {
    if isEnabled { wasTapped(at: point) }
    return true
  }
}
