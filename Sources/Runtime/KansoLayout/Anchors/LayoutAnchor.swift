import KansoTheme

/// An attribute of an item, or the distance between two anchors.
struct AnchorReference {
  let item: LayoutItem?
  let attribute: LayoutAttribute
  /// The distance that replaces the attribute; nil for an ordinary anchor.
  var distance: AnchorDistance?
}

/// The distance from one anchor to another.
final class AnchorDistance {
  let from: Anchor
  let to: Anchor

  init(from: Anchor, to: Anchor) { (self.from, self.to) = (from, to) }

  /// An end of a distance. It does not keep its item alive.
  struct Anchor {
    /// The reference to the item, which does not keep the item alive.
    private let reference: ItemReference?
    let attribute: LayoutAttribute

    init(item: LayoutItem?, attribute: LayoutAttribute) {
      (reference, self.attribute) = (item?.reference, attribute)
    }

    /// The item; nil after it is deallocated.
    var item: LayoutItem? { reference?.item }
    /// The anchor for reports, for example `photo.leading`.
    var summary: String { "\(item?.reportName ?? "a view that is gone").\(attribute)" }
  }
}

/// An edge, centre, baseline or dimension of a view or layout guide, from which constraints are created:
/// `NSLayoutAnchor` without its prefix. Only anchors with the same `Axis` type can be compared.
public class LayoutAnchor<Axis> {
  let reference: AnchorReference

  /// Creates an anchor of an item.
  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    reference = AnchorReference(item: item, attribute: attribute)
  }

  /// Creates an anchor of a distance. `attribute` is `.width` or `.height`, by the axis of the distance.
  init(_ distance: AnchorDistance, _ attribute: LayoutAttribute) {
    reference = AnchorReference(item: distance.from.item, attribute: attribute, distance: distance)
  }

  /// Returns the inactive constraint `self relation multiplier × other + constant`. A token replaces
  /// `constant`.
  func makeConstraint(
    _ relation: Relation, to other: LayoutAnchor<Axis>, multiplier: Double = 1, constant: Double = 0,
    token: Token<Length>? = nil, file: String, line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      reference, relation, other.reference, multiplier: multiplier, constant: constant, token: token,
      at: LayoutConstraint.SourceLocation(file: file, line: line))
  }

  /// Returns the constraint `self == anchor + constant`. The constant is in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { makeConstraint(.equal, to: anchor, constant: constant, file: file, line: line) }

  /// Returns the constraint `self >= anchor + constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }

  /// Returns the constraint `self <= anchor + constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }

  /// Returns the constraint `self == anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { makeConstraint(.equal, to: anchor, token: constant, file: file, line: line) }

  /// Returns the constraint `self >= anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, token: constant, file: file, line: line)
  }

  /// Returns the constraint `self <= anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, token: constant, file: file, line: line)
  }

  /// Returns the dimension `other − self`. It keeps the item of this anchor alive, but not the item of the
  /// other anchor. `attribute` is `.width` or `.height`, by the axis of the anchors.
  fileprivate func distance(to other: LayoutAnchor<Axis>, as attribute: LayoutAttribute) -> LayoutDimension {
    LayoutDimension(
      AnchorDistance(
        from: .init(item: reference.item, attribute: reference.attribute),
        to: .init(item: other.reference.item, attribute: other.reference.attribute)), attribute)
  }
}

/// The standard spacing between unrelated items, in points. The value is that of Interface Builder.
let systemSpacing = 8.0

/// A horizontal position: `NSLayoutXAxisAnchor` without its prefix.
public class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance to another anchor. It is positive if the other anchor is further right. If one of the
  /// anchors is leading or trailing, in a right-to-left interface it is positive if the other is further left.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    distance(to: other, as: .width)
  }

  /// Returns a constraint that places this anchor `multiplier` standard spacings (of 8 points) after the other anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// Returns a constraint that places this anchor at least `multiplier` standard spacings (of 8 points) after the other
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// Returns a constraint that places this anchor at most `multiplier` standard spacings (of 8 points) after the other
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }
}

/// A vertical position: `NSLayoutYAxisAnchor` without its prefix.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the vertical distance to another anchor. It is positive if the other anchor is further down.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: other, as: .height)
  }

  /// Returns a constraint that places this anchor `multiplier` standard spacings (of 8 points) below the other anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// Returns a constraint that places this anchor at least `multiplier` standard spacings (of 8 points) below the other
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// Returns a constraint that places this anchor at most `multiplier` standard spacings (of 8 points) below the other
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }
}
