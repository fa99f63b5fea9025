import Foundation
import KansoSolver
import KansoTheme

/// `first.attribute relation multiplier × second.attribute + constant`: `NSLayoutConstraint` without its prefix.
///
/// The engine reads the properties for each term, so they are final and not checked for exclusive access: a tree belongs
/// to one thread at a time.
open class LayoutConstraint: NSObject {
  /// The relation between the two sides.
  public typealias Relation = KansoSolver.Relation
  /// An attribute of a view or layout guide.
  public typealias Attribute = LayoutAttribute
  /// An axis of a layout.
  public typealias Axis = LayoutAxis
  /// The options of a visual format: alignment and direction of its views.
  public typealias FormatOptions = KansoLayout.FormatOptions

  /// The item on the left-hand side. Nil for a placeholder, and after the item is deallocated.
  public final var firstItem: LayoutItem? { firstReference?.item }
  /// The attribute of the first item.
  @exclusivity(unchecked) public final private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation between the two sides.
  @exclusivity(unchecked) public final private(set) var relation = Relation.equal
  /// The item on the right-hand side. Nil if the right-hand side is a number, or after the item is deallocated.
  public final var secondItem: LayoutItem? { secondReference?.item }
  /// The attribute of the second item.
  @exclusivity(unchecked) public final private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second attribute.
  @exclusivity(unchecked) public final private(set) var multiplier = 1.0
  /// The name of the constraint in reports.
  open var identifier: String?
  /// The source location; nil for the constraints that a stack view creates.
  @exclusivity(unchecked) private var location: SourceLocation?
  /// The distances between anchors that replace the attribute of a side.
  @exclusivity(unchecked) final private(set) var distances: (first: AnchorDistance?, second: AnchorDistance?)

  @exclusivity(unchecked) private var firstReference: ItemReference?
  @exclusivity(unchecked) private var secondReference: ItemReference?
  /// The constant if there is no token.
  @exclusivity(unchecked) private var fixedConstant = 0.0
  @exclusivity(unchecked) private var token: Token<Length>?
  /// The factor of the token's value.
  @exclusivity(unchecked) private var tokenFactor = 1.0

  /// The view that holds the constraint while it is active; nil while it is inactive. The view calls
  /// `detachFromDeallocatedOwner()` when it is deallocated, so this reference never dangles.
  @exclusivity(unchecked) final unowned(unsafe) var owner: View?
  /// The indices of the constraint in the lists of its owner and of its items, for removal in constant time.
  @exclusivity(unchecked) final var listIndices = (owner: 0, first: 0, second: 0)
  /// The identifier of the solver's constraint for this constraint.
  @exclusivity(unchecked) final var row: Constraint.ID?
  /// True if a view created the constraint itself, for example for the arrangement of a stack view.
  @exclusivity(unchecked) final var isImplicit = false
  /// The reason why the last activation or change failed. `activate()` resets it to nil.
  public internal(set) var problem: LayoutProblem?

  /// Creates a constraint between an attribute and another attribute or a number.
  ///
  /// Without a second item the second attribute has no effect, as in UIKit, where sizes are often written so
  /// (openradar 19804930). Activation checks that the attributes and numbers are valid; see `problem`.
  public init(
    item first: LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: LayoutItem?, attribute secondAttribute: Attribute, multiplier: Double, constant: Double,
    file: String = #fileID, line: Int = #line
  ) {
    (firstReference, self.firstAttribute, self.relation) = (first.reference, firstAttribute, relation)
    secondReference = second?.reference
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    (self.multiplier, fixedConstant) = (multiplier, constant)
    location = SourceLocation(file: file, line: line)
    super.init()
  }

  /// The constraint as an equation.
  open override var description: String { summary }

  /// Creates a placeholder without items. It cannot be activated; assign another constraint in its place.
  public init(file: String = #fileID, line: Int = #line) {
    location = SourceLocation(file: file, line: line)
    super.init()
  }

  /// Creates a constraint between an attribute and another attribute or a number. A second attribute without a second
  /// item stays, and activation reports it.
  package convenience init(
    asWritten first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: Double, constant: Double, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant, file: file, line: line)
    self.secondAttribute = secondAttribute
  }

  /// Creates an inactive constraint between anchors, or between an anchor and a number. A token replaces `constant`.
  convenience init(
    _ first: AnchorReference, _ relation: Relation, _ second: AnchorReference?, multiplier: Double = 1,
    constant: Double = 0, token: Token<Length>? = nil, at location: SourceLocation?
  ) {
    self.init()
    (firstReference, firstAttribute, self.relation) = (first.item?.reference, first.attribute, relation)
    (secondReference, secondAttribute) = (second?.item?.reference, second?.attribute ?? .notAnAttribute)
    (self.multiplier, fixedConstant, self.token) = (multiplier, constant, token)
    distances = (first.distance, second?.distance)
    self.location = location
  }

  /// The source location of the constraint as `file:line`; nil for the constraints that a stack view creates.
  public var source: String? { location?.description }

  /// Returns true if the constraint comes before another constraint in the sources, by file and line.
  /// Constraints without a source location come last. False for the same location.
  func comesBefore(_ other: LayoutConstraint) -> Bool {
    guard let location, let otherLocation = other.location else {
      return location != nil && other.location == nil
    }
    return (location.file, location.line) < (otherLocation.file, otherLocation.line)
  }

  // MARK: Constant and priority

  /// The number that is added to the second attribute, in points. It may change while the constraint is active; a
  /// number out of range is then rejected and reported.
  ///
  /// If the constraint has a `constantToken`, this is the value of the token for the traits of the constraint's view
  /// tree. Setting a number removes the token.
  open var constant: Double {
    get { token.map { resolvedConstant(of: $0) } ?? fixedConstant }
    set {
      guard token != nil || fixedConstant != newValue else { return }
      if let owner,
        let problem = numberProblem(name: "constant", value: newValue, limit: Solver.maxConstant)
      {
        return report(problem, near: owner)
      }
      (token, tokenFactor, fixedConstant) = (nil, 1, newValue)
      constantChanged()
    }
  }

  /// The token that the constant follows through modes and themes; nil if the constant is a number.
  public var constantToken: Token<Length>? {
    get { token }
    set { bindConstant(to: newValue, multipliedBy: 1) }
  }

  /// Makes the constant follow a token, multiplied by `factor`, and schedules a layout of an active
  /// constraint. Nil returns to the last number that was set. The factor is -1 if the constant is a distance
  /// inwards from a right or bottom edge.
  package func bindConstant(to token: Token<Length>?, multipliedBy factor: Double) {
    (self.token, tokenFactor) = (token, factor)
    constantChanged()
  }

  /// Returns `tokenFactor` times the value of a token for the traits of the view that holds the constraint. Without a view it uses the
  /// value of the default mode.
  private func resolvedConstant(of token: Token<Length>) -> Double {
    let traits = (owner ?? firstItem?.view)?.traitCollection
    return tokenFactor * (traits?.length(of: token) ?? token.resolved())
  }

  /// Returns true if the constraint has a token whose value differs between the two sets of traits. Always
  /// false for a constant that is a number.
  func constantDiffers(from old: TraitCollection, to new: TraitCollection) -> Bool {
    token.map { old.length(of: $0) != new.length(of: $0) } ?? false
  }

  /// Schedules a layout if the constraint is active.
  private func constantChanged() {
    guard let owner else { return }
    owner.engine?.markChanged(self)
    owner.setNeedsLayout()
  }

  /// The priority of the constraint. While the constraint is active, a change to or from required and an invalid
  /// priority are rejected and reported.
  open var priority: Priority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard let owner else {
        storedPriority = newValue
        return
      }
      guard newValue.isRequired == storedPriority.isRequired, newValue.isValid else {
        report(
          LayoutProblem(
            newValue.isValid ? .requiredWhileActive : .numberOutOfRange,
            "the priority of \(summary) cannot go from \(storedPriority.rawValue) to \(newValue.rawValue) "
              + "while it is active: deactivate it first", source: source), near: owner)
        return
      }
      storedPriority = newValue
      owner.engine?.markReplaced(self)
      owner.setNeedsLayout()
    }
  }
  @exclusivity(unchecked) private var storedPriority = Priority.required

  /// Sets the priority of an inactive constraint, without a check, and returns the constraint, for chaining.
  func withPriority(_ priority: Priority) -> LayoutConstraint {
    storedPriority = priority
    return self
  }

  // MARK: Validation

  /// The reason why the constraint cannot be active in any tree: a number out of range, or attributes that
  /// cannot be compared. Nil if it is valid. Does not compare the attributes of a distance, and does not
  /// check if the views are in one tree.
  var attributeProblem: LayoutProblem? {
    if let problem = numberProblem(name: "constant", value: constant, limit: Solver.maxConstant)
      ?? numberProblem(name: "multiplier", value: multiplier, limit: Solver.maxCoefficient)
    {
      return problem
    }
    guard storedPriority.isValid else {
      return LayoutProblem(
        .numberOutOfRange,
        "\(summary) has the priority \(storedPriority.rawValue): it has to be above 0 and up to 1000",
        source: source)
    }
    guard distances.first == nil, distances.second == nil else { return nil }
    let (first, second) = (firstAttribute, secondAttribute)
    /// Returns a problem that names both attributes and the reason.
    func incompatible(_ why: String) -> LayoutProblem {
      LayoutProblem(
        .incompatibleAttributes, "\(summary) compares \(first) with \(second): \(why)", source: source)
    }
    if first.kind == .nothing { return incompatible("it has to begin with an attribute") }
    if secondReference == nil || second.kind == .nothing {
      if first.kind == .position { return incompatible("a position needs another one to be compared with") }
      if second.kind != .nothing { return incompatible("there is no second view") }
      return nil
    }
    if first.kind != second.kind { return incompatible("a size and a position") }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return incompatible("leading and trailing follow the direction of the interface, left and right do not")
    }
    return nil
  }

  /// Returns a problem if a number is not finite, or if its absolute value is above a limit; otherwise nil.
  /// `name` is the number's name in the message.
  private func numberProblem(name: String, value: Double, limit: Double) -> LayoutProblem? {
    if value.isFinite, abs(value) <= limit { return nil }
    return LayoutProblem(
      .numberOutOfRange,
      "\(summary) cannot have the \(name) \(value): it has to be a number of at most \(limit)",
      source: source)
  }

  /// True if a view or layout guide of the constraint was deallocated, also an end of a distance. Also true
  /// for a placeholder without items.
  var hasLostItem: Bool {
    firstItem == nil || (secondReference != nil && secondItem == nil)
      || distances.first?.to.item == nil && distances.first != nil
      || distances.second?.to.item == nil && distances.second != nil
  }

  /// The items at the ends of the distances, except the first and the second item. Deallocated items are left
  /// out.
  var otherItems: [LayoutItem] {
    guard distances.first != nil || distances.second != nil else { return [] }
    var items: [LayoutItem] = []
    for distance in [distances.first, distances.second] {
      guard let item = distance?.to.item, item !== firstItem, item !== secondItem,
        !items.contains(where: { $0 === item })
      else { continue }
      items.append(item)
    }
    return items
  }

  /// Sets `problem`, and reports it to the tree of a view. If the view is nil, only sets `problem`.
  func report(_ problem: LayoutProblem, near view: View?) {
    self.problem = problem
    view?.root.report(problem)
  }
}

extension LayoutConstraint {
  /// The source location of a constraint.
  struct SourceLocation {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
  }
}
