import KansoLayout

/// The role and the state of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A view that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A view that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the app's state.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A control that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A view whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// A view that starts a session of media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A view whose value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A view that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// A view that turns the page after it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The heading of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The description of a view for assistive technologies. It is kept for tests; nothing reads it aloud here.
extension UIView {
  /// True if the view is told of as a whole. The default is true for labels and controls.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (self is UILabel || self is UIControl) }
    set { accessibility = changed { $0.isElement = newValue } }
  }
  /// The name of the view; by default, the text of a label or the title of a button.
  public var accessibilityLabel: String? {
    get { accessibility?.label ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle }
    set { accessibility = changed { $0.label = newValue } }
  }
  /// The name of the view with attributes for a speaker, such as its language. The text is that of `accessibilityLabel`;
  /// the attributes are dropped, since nothing speaks here.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The effect of a tap on the view.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibility = changed { $0.hint = newValue } }
  }
  /// The value that the view shows.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibility = changed { $0.value = newValue } }
  }
  /// The role and the state of the view; those of its class by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      let byClass: UIAccessibilityTraits = self is UIButton ? .button : self is UILabel ? .staticText : .none
      return accessibility?.traits.map(UIAccessibilityTraits.init(rawValue:)) ?? byClass
    }
    set { accessibility = changed { $0.traits = newValue.rawValue } }
  }

  /// Returns the description with a change.
  private func changed(_ change: (inout Accessibility) -> Void) -> Accessibility {
    var new = accessibility ?? Accessibility()
    change(&new)
    return new
  }
}
