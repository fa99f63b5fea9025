import KansoTheme

/// An attribute of an item, or the distance between two anchors.
struct AnchorReference {
  let item: LayoutItem?
  let attribute: LayoutAttribute
  var distance: AnchorDistance?
}

/// From one anchor to another.
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

/// A part of a view or guide from which constraints are made: `NSLayoutAnchor` without its prefix. Anchors of one `Axis` type go with
/// each other only.
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

  /// This anchor is where the other one is, or `constant` points further.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: constant, file, line) }

  /// This anchor is no less far than the other one and `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, constant: constant, file, line) }

  /// This anchor is no further than the other one and `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: constant, file, line) }

  /// This anchor is as far from the other one as a token of the theme says, through all modes.
  public func constraint(
    equalTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, token: constant, file, line) }

  /// This anchor is no less far from the other one than a token of the theme says.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Axis>, constant: Token<Length>, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, token: constant, file, line) }

  /// This anchor is no further from the other one than a token of the theme says.
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

/// How far apart two items stand that have nothing to do with each other, in points; the standard spacing of Interface Builder.
let systemSpacing = 8.0

/// A horizontal position: `NSLayoutXAxisAnchor` without its prefix.
public class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance to another anchor, positive if it lies further.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension { distance(to: other, .width) }

  /// This anchor comes after the other one by the standard spacing (8 points) times a number.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: systemSpacing * multiplier, file, line) }

  /// This anchor comes after the other one by at least the standard spacing (8 points) times a number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line)
  }

  /// This anchor comes after the other one by at most the standard spacing (8 points) times a number.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line) }
}

/// A vertical position: `NSLayoutYAxisAnchor` without its prefix.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance to another anchor, positive if it lies further down.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: other, .height)
  }

  /// This anchor is below the other one by the standard spacing (8 points) times a number.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.equal, anchor, constant: systemSpacing * multiplier, file, line) }

  /// This anchor is below the other one by at least the standard spacing (8 points) times a number.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line)
  }

  /// This anchor is below the other one by at most the standard spacing (8 points) times a number.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier, file, line) }
}
