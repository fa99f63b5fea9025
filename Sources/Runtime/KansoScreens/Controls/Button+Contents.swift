import KansoLayout

extension Button {
  /// Returns the distance by which insets move the image or the title, by the edge at which the contents are.
  func shift(by insets: EdgeInsets) -> Point {
    guard insets != .zero, insets.isFinite, configuration == nil else { return .zero }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: Double
    switch contentHorizontalAlignment {
    case .center, .fill: x = (insets.left - insets.right) / 2
    case .left: x = insets.left
    case .right: x = -insets.right
    case .leading: x = isMirrored ? -insets.right : insets.left
    case .trailing: x = isMirrored ? insets.left : -insets.right
    }
    return Point(x: x, y: (insets.top - insets.bottom) / 2)
  }
}

extension AttributedText.Attributes {
  /// True if an attribute is set.
  var isSet: Bool { self != AttributedText.Attributes() }
}

extension EdgeInsets {
  /// True if all four insets are finite.
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}

/// A button with an action. The action is no member of the class, so that a subclass can have one of its own with this
/// name, for example with its own type as the parameter.
public protocol ActionButton: AnyObject {}

extension ActionButton where Self: Button {
  /// The action of a tap, called with the button.
  public var onAction: ((Button) -> Void)? {
    get { storedAction }
    set { storedAction = newValue }
  }
}
