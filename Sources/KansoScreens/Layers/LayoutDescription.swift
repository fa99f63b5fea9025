/// A declarative layout description of a view, independent of the view itself, for `addSubviews`.
///
/// `.fill(self)` replaces four constraints between edges, and `.center(in: self)` two. `.anchor(.right,
/// self.right(margin: -10))` is `view.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -10)`. A guide can
/// replace any view, and a token any number. The views and guides must be in the same tree when the description is
/// used. A description retains them.
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

  /// Returns the description with another priority: `.width(100).priority(.defaultHigh)`.
  public func priority(_ priority: Priority) -> LayoutDescription {
    LayoutDescription(
      sketches.map {
        var sketch = $0
        sketch.priority = priority
        return sketch
      })
  }

  /// Returns the constraints of the description for a view or guide, not activated.
  public func constraints(of item: LayoutItem) -> [LayoutConstraint] {
    sketches.map { $0.constraint(of: item) }
  }
}

extension LayoutDescription {
  /// Equates an attribute of the view (an edge, a center, a baseline or a size) with one of another view, plus a
  /// margin.
  public static func anchor(
    _ attribute: LayoutAttribute, _ reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .equal, reference, file, line) }

  /// Makes an attribute of another view, plus a margin, the lower bound of an attribute of the view.
  public static func anchor(
    _ attribute: LayoutAttribute, atLeast reference: LayoutReference, file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .greaterThanOrEqual, reference, file, line) }

  /// Makes an attribute of another view, plus a margin, the upper bound of an attribute of the view.
  public static func anchor(
    _ attribute: LayoutAttribute, atMost reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .lessThanOrEqual, reference, file, line) }

  /// Centers the view in another view on both axes.
  public static func center(in item: LayoutItem, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  {
    LayoutDescription(
      joining: centerHorizontally(in: item, file: file, line: line),
      centerVertically(in: item, file: file, line: line))
  }

  /// Centers the view horizontally in another view, or `offset` to the right of its center.
  public static func centerHorizontally(
    in item: LayoutItem, offset: some LayoutLength = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(.centerX, .equal, item.centerX(margin: offset), file, line) }

  /// Centers the view vertically in another view, or `offset` below its center.
  public static func centerVertically(
    in item: LayoutItem, offset: some LayoutLength = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(.centerY, .equal, item.centerY(margin: offset), file, line) }
}
