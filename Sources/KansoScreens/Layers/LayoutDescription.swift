/// Where a view goes, said of a view that is not named: the declarative way of laying out, for `addSubviews`.
///
/// `.fill(self)` replaces four constraints between edges, `.center(in: self)` two, and `.anchor(.right, self.right(margin: -10))` is
/// `view.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -10)`. Wherever a view is named a guide can be, and wherever a
/// number a token. What is named must be in the same tree when the description is used; a description holds it.
public struct LayoutDescription {
  private var sketches: [ConstraintSketch]

  init(_ sketches: [ConstraintSketch]) { self.sketches = sketches }

  init(
    _ attribute: LayoutAttribute, _ relation: Relation, _ reference: LayoutReference,
    _ file: String, _ line: Int
  ) {
    self.init([
      ConstraintSketch(
        attribute: attribute, relation: relation, other: reference.item, otherAttribute: reference.attribute,
        multiplier: reference.multiplier, constant: reference.margin, file: file, line: line)
    ])
  }

  init(
    _ attribute: LayoutAttribute, _ relation: Relation, _ length: some LayoutLength, _ file: String,
    _ line: Int
  ) {
    self.init([
      ConstraintSketch(
        attribute: attribute, relation: relation, constant: length.layoutConstant, file: file, line: line)
    ])
  }

  init(joining descriptions: LayoutDescription...) { self.init(descriptions.flatMap(\.sketches)) }

  /// The same with another priority: `.width(100).priority(.defaultHigh)`.
  public func priority(_ priority: Priority) -> LayoutDescription {
    LayoutDescription(
      sketches.map {
        var sketch = $0
        sketch.priority = priority
        return sketch
      })
  }

  /// The constraints that it stands for, of a view or guide, not activated.
  public func constraints(of item: LayoutItem) -> [LayoutConstraint] {
    sketches.map { $0.constraint(of: item) }
  }
}

extension LayoutDescription {
  /// An edge, a middle, a baseline or a size of the view is that of another one, with a margin.
  public static func anchor(
    _ attribute: LayoutAttribute, _ reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .equal, reference, file, line) }

  /// A part of the view is no less far (or no less large) than a part of another one and the margin.
  public static func anchor(
    _ attribute: LayoutAttribute, atLeast reference: LayoutReference, file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .greaterThanOrEqual, reference, file, line) }

  /// A part of the view is no further (or no larger) than a part of another one and the margin.
  public static func anchor(
    _ attribute: LayoutAttribute, atMost reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .lessThanOrEqual, reference, file, line) }

  /// In the middle of another view on both axes.
  public static func center(in item: LayoutItem, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  {
    LayoutDescription(
      joining: centerHorizontally(in: item, file: file, line: line),
      centerVertically(in: item, file: file, line: line))
  }

  /// In the middle between left and right of another view, or `offset` to the right of it.
  public static func centerHorizontally(
    in item: LayoutItem, offset: some LayoutLength = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(.centerX, .equal, item.centerX(margin: offset), file, line) }

  /// In the middle between top and bottom of another view, or `offset` below it.
  public static func centerVertically(
    in item: LayoutItem, offset: some LayoutLength = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(.centerY, .equal, item.centerY(margin: offset), file, line) }
}
