/// An attribute of a view or layout guide in a constraint. Names and raw values are those of
/// `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Sendable, Hashable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20
}

/// The two axes of a layout. Raw values are those of `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical
}

extension LayoutAttribute {
  /// The kinds of attributes; only attributes of the same kind can be compared.
  enum Kind { case size, position, nothing }

  /// The kind of the attribute. Everything but a width, a height and `notAnAttribute` is a position.
  var kind: Kind {
    switch self {
    case .notAnAttribute: return .nothing
    case .width, .height: return .size
    default: return .position
    }
  }

  /// The axis of the attribute; horizontal for `notAnAttribute`.
  var axis: LayoutAxis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    default: return .horizontal
    }
  }

  /// True if the attribute follows the direction of the interface.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }

  /// True if the attribute is a left or right edge or margin. Such an attribute ignores the direction of the
  /// interface. False for centres.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: return true
    default: return false
    }
  }

  /// True if the attribute depends on the margins of its view: a margin, or a centre within the margins.
  var usesMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}
