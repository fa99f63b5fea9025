import KansoLayout

/// What a view is for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What an app tells assistive technologies of a view. It is kept for tests; nothing reads it aloud here.
extension UIView {
  /// True if the view is told of as a whole. The default is true for labels and controls.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (self is UILabel || self is UIControl) }
    set { accessibility = changed { $0.isElement = newValue } }
  }
  /// What the view is; the text of a label or the title of a button by default.
  public var accessibilityLabel: String? {
    get { accessibility?.label ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle }
    set { accessibility = changed { $0.label = newValue } }
  }
  /// What an action on the view does.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibility = changed { $0.hint = newValue } }
  }
  /// The value that the view shows.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibility = changed { $0.value = newValue } }
  }
  /// What the view is for assistive technologies.
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
