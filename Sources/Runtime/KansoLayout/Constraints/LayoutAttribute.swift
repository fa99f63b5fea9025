/// An attribute of a view or layout guide in a constraint. Names and raw values are those of
/// `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Sendable, Hashable {
  /// No attribute: the other side of a constraint is a constant.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which a line of text begins.
  case leading = 5
  /// The edge at which a line of text ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge within the margin.
  case leftMargin = 13
  /// The right edge within the margin.
  case rightMargin = 14
  /// The top edge within the margin.
  case topMargin = 15
  /// The bottom edge within the margin.
  case bottomMargin = 16
  /// The leading edge within the margin.
  case leadingMargin = 17
  /// The trailing edge within the margin.
  case trailingMargin = 18
  /// The horizontal center between the margins.
  case centerXWithinMargins = 19
  /// The vertical center between the margins.
  case centerYWithinMargins = 20
}

/// The two axes of a layout. Raw values are those of `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
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
