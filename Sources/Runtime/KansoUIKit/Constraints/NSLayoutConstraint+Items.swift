import KansoLayout

extension NSLayoutConstraint {
  /// Creates a constraint between items of any type, as UIKit declares it.
  ///
  /// - Precondition: The items are views or layout guides.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: Double, constant: Double, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      item: Self.item(first), attribute: firstAttribute, relatedBy: relation,
      toItem: second.flatMap(Self.optionalItem), attribute: secondAttribute, multiplier: multiplier,
      constant: constant, file: file, line: line)
  }

  /// Returns the view or layout guide that a value is, also one in an optional value; nil for an optional value without
  /// one.
  private static func optionalItem(_ value: Any) -> LayoutItem? {
    if let item = value as? LayoutItem { return item }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { optionalItem($0.value) } }
    preconditionFailure("a constraint is between views and layout guides, not \(type(of: value))")
  }

  /// Returns the view or layout guide that a value is.
  private static func item(_ value: Any) -> LayoutItem {
    guard let item = optionalItem(value) else { preconditionFailure("a constraint has no first item") }
    return item
  }

  /// The anchor of the first item that the constraint is about; nil for an attribute without an anchor.
  public var firstAnchor: AnyObject? { firstItem.flatMap { $0.anchor(for: firstAttribute) } }
  /// The anchor of the second item that the constraint is about; nil for an attribute without an anchor.
  public var secondAnchor: AnyObject? { secondItem.flatMap { $0.anchor(for: secondAttribute) } }
}

extension LayoutItem {
  /// Returns the anchor for an attribute; nil for a margin, which has no anchor.
  fileprivate func anchor(for attribute: LayoutAttribute) -> AnyObject? {
    switch attribute {
    case .left: leftAnchor
    case .right: rightAnchor
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .width: widthAnchor
    case .height: heightAnchor
    case .centerX: centerXAnchor
    case .centerY: centerYAnchor
    case .firstBaseline: (self as? UIView)?.firstBaselineAnchor
    case .lastBaseline: (self as? UIView)?.lastBaselineAnchor
    default: nil
    }
  }
}
