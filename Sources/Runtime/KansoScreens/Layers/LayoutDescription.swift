/// A declarative layout description of a view, independent of the view itself, for `addSubviews`.
///
/// `.fill(self)` replaces four constraints between edges, and `.center(in: self)` two. `.anchor(.right,
/// self.right(margin: -10))` is `view.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -10)`. A guide can
/// replace any view, and a token any number. The views and guides must be in the same tree when the description is
/// used. A description retains them.
public struct LayoutDescription {
  /// The constraints without the view, in the order of the results.
  private var templates: [ConstraintTemplate]

  /// Creates a description of one constraint per template.
  init(_ templates: [ConstraintTemplate]) { self.templates = templates }

  /// Creates a description of one constraint, between an attribute and a reference.
  init(
    _ attribute: LayoutAttribute, _ relation: Relation, to reference: LayoutReference, file: String,
    line: Int
  ) {
    self.init([
      ConstraintTemplate(
        attribute: attribute, relation: relation, other: reference.item, otherAttribute: reference.attribute,
        multiplier: reference.multiplier, constant: reference.margin, file: file, line: line)
    ])
  }

  /// Creates a description of one constraint, between a width or height and a length.
  init(
    _ attribute: LayoutAttribute, _ relation: Relation, toConstant length: some LayoutConstantConvertible,
    file: String, line: Int
  ) {
    self.init([
      ConstraintTemplate(
        attribute: attribute, relation: relation, constant: length.layoutConstant, file: file, line: line)
    ])
  }

  /// Creates a description of the constraints of several ones, in order.
  init(joining descriptions: LayoutDescription...) { self.init(descriptions.flatMap(\.templates)) }

  /// Returns the description with another priority for all of its constraints:
  /// `.width(100).priority(.defaultHigh)`.
  public func priority(_ priority: Priority) -> LayoutDescription {
    LayoutDescription(
      templates.map {
        var template = $0
        template.priority = priority
        return template
      })
  }

  /// Returns the constraints of the description for a view or guide, not activated.
  public func constraints(of item: LayoutItem) -> [LayoutConstraint] {
    templates.map { $0.constraint(of: item) }
  }
}

extension LayoutDescription {
  /// Returns a description of the constraint `attribute = reference`. The reference is an attribute of
  /// another view, times its multiplier plus its margin.
  public static func anchor(
    _ attribute: LayoutAttribute, _ reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription { LayoutDescription(attribute, .equal, to: reference, file: file, line: line) }

  /// Returns a description of the constraint `attribute ≥ reference`. The reference is an attribute of
  /// another view, times its multiplier plus its margin.
  public static func anchor(
    _ attribute: LayoutAttribute, atLeast reference: LayoutReference, file: String = #fileID,
    line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(attribute, .greaterThanOrEqual, to: reference, file: file, line: line)
  }

  /// Returns a description of the constraint `attribute ≤ reference`. The reference is an attribute of
  /// another view, times its multiplier plus its margin.
  public static func anchor(
    _ attribute: LayoutAttribute, atMost reference: LayoutReference, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(attribute, .lessThanOrEqual, to: reference, file: file, line: line)
  }

  /// Returns a description that centers the view in another view on both axes.
  public static func center(in item: LayoutItem, file: String = #fileID, line: Int = #line)
    -> LayoutDescription
  {
    LayoutDescription(
      joining: centerHorizontally(in: item, file: file, line: line),
      centerVertically(in: item, file: file, line: line))
  }

  /// Returns a description that centers the view horizontally in another view, or `offset` to the right of
  /// its center.
  public static func centerHorizontally(
    in item: LayoutItem, offset: some LayoutConstantConvertible = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(.centerX, .equal, to: item.centerX(margin: offset), file: file, line: line)
  }

  /// Returns a description that centers the view vertically in another view, or `offset` below its center.
  public static func centerVertically(
    in item: LayoutItem, offset: some LayoutConstantConvertible = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutDescription {
    LayoutDescription(.centerY, .equal, to: item.centerY(margin: offset), file: file, line: line)
  }
}
