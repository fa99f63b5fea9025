import KansoTheme

/// An attribute of an item, or the distance between two anchors.
struct AnchorReference {
  let item: LayoutItem?
  let attribute: LayoutAttribute
  var distance: AnchorDistance?
}

/// The distance from one anchor to another.
final class AnchorDistance {
  let from: Anchor
  let to: Anchor

  init(from: Anchor, to: Anchor) { (self.from, self.to) = (from, to) }

  struct Anchor {
    private let reference: ItemReference?
    let attribute: LayoutAttribute

    init(item: LayoutItem?, attribute: LayoutAttribute) {
      (reference, self.attribute) = (item?.reference, attribute)
    }

    var item: LayoutItem? { reference?.item }
    var summary: String { "\(item?.reportName ?? "a view that is gone").\(attribute)" }
  }
}

/// A part of a view or guide from which constraints are created: `NSLayoutAnchor` without its prefix. Only anchors with
/// the same `Axis` type can be compared.
public class LayoutAnchor<Axis> {
  let reference: AnchorReference

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    reference = AnchorReference(item: item, attribute: attribute)
  }

  init(_ distance: AnchorDistance, _ attribute: LayoutAttribute) {
    reference = AnchorReference(item: distance.from.item, attribute: attribute, distance: distance)
  }

  func make(
    _ relation: Relation, _ other: LayoutAnchor<Axis>, multiplier: Double = 1, constant: Double = 0,
    token: Token<Length>? = nil, _ file: String, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      reference, relation, other.reference, multiplier: multiplier, constant: constant, token: token,
      at: SourcePlace(file: file, line: line))
  }

  /// Returns the constraint `self == anchor + constant`. The constant is in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// Returns the constraint `self >= anchor + constant`. The constant is in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// Returns the constraint `self <= anchor + constant`. The constant is in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }

  /// Returns the constraint `self == anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, token: constant, file, line) }

  /// Returns the constraint `self >= anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, token: constant, file, line) }

  /// Returns the constraint `self <= anchor + constant`. The constant follows a token of the theme through all modes.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, token: constant, file, line) }

  fileprivate func distance(to other: LayoutAnchor<Axis>, _ attribute: LayoutAttribute) -> LayoutDimension {
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
  /// Returns the distance to another anchor. It is positive if the other anchor is further right.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension { distance(to: other, .width) }

  /// Returns a constraint that places this anchor `multiplier` standard spacings (of 8 points) after the other anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: systemSpacing * multiplier, file, line) }

  /// Returns a constraint that places this anchor at least `multiplier` standard spacings (of 8 points) after the other
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line)
  }

  /// Returns a constraint that places this anchor at most `multiplier` standard spacings (of 8 points) after the other
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line) }
}

/// A vertical position: `NSLayoutYAxisAnchor` without its prefix.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance to another anchor. It is positive if the other anchor is further down.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: other, .height)
  }

  /// Returns a constraint that places this anchor `multiplier` standard spacings (of 8 points) below the other anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: systemSpacing * multiplier, file, line) }

  /// Returns a constraint that places this anchor at least `multiplier` standard spacings (of 8 points) below the other
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line)
  }

  /// Returns a constraint that places this anchor at most `multiplier` standard spacings (of 8 points) below the other
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line) }
}
