import KansoTheme

/// `first.attribute relation multiplier × second.attribute + constant`: `NSLayoutConstraint` without its prefix.
public final class LayoutConstraint {
  /// How the two sides compare.
  public typealias Relation = KansoLayout.Relation
  /// What is compared.
  public typealias Attribute = LayoutAttribute
  /// An axis.
  public typealias Axis = LayoutAxis
  /// How the views of a visual format are aligned, and which way they run.
  public typealias FormatOptions = KansoLayout.FormatOptions

  /// What the constraint is about first. Nil once it is gone.
  public var firstItem: LayoutItem? { firstReference?.item }
  /// Which attribute of it.
  public let firstAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// What it is compared with. Nil if with a number, or once it is gone.
  public var secondItem: LayoutItem? { secondReference?.item }
  /// Which attribute of that.
  public let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public let multiplier: Double
  /// What reports call the constraint.
  public var identifier: String?
  private let place: SourcePlace?
  /// Anchors whose distances the constraint is about instead of attributes.
  let distances: (first: AnchorDistance?, second: AnchorDistance?)

  private let firstReference: ItemReference?
  private let secondReference: ItemReference?
  private var fixedConstant: Double
  private var token: Token<Length>?
  private var tokenFactor = 1.0

  /// Where it is active. The view takes itself from its constraints when it goes.
  unowned(unsafe) var owner: View?
  /// Its places in the lists of its owner and of its items.
  var places = (owner: 0, first: 0, second: 0)
  /// The constraint of the solver that stands for it.
  var row: Constraint.ID?
  /// Follows from what a view is: a stack's arrangement, say.
  var isImplicit = false
  /// Why it is not active although it was to be.
  public internal(set) var problem: LayoutProblem?

  /// A constraint between an attribute and another one, or a number.
  ///
  /// Whether it makes sense is looked at when it is activated; see `problem`.
  public init(
    item first: LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: LayoutItem?, attribute secondAttribute: Attribute, multiplier: Double, constant: Double,
    file: String = #fileID, line: Int = #line
  ) {
    (firstReference, self.firstAttribute, self.relation) = (first.reference, firstAttribute, relation)
    (secondReference, self.secondAttribute, self.multiplier) = (
      second?.reference, secondAttribute, multiplier
    )
    fixedConstant = constant
    distances = (nil, nil)
    place = SourcePlace(file: file, line: line)
  }

  /// A constraint about nothing, in whose place another one can be put later.
  public convenience init(file: String = #fileID, line: Int = #line) {
    self.init(
      AnchorReference(item: nil, attribute: .notAnAttribute), .equal, nil,
      at: SourcePlace(file: file, line: line))
  }

  init(
    _ first: AnchorReference, _ relation: Relation, _ second: AnchorReference?, multiplier: Double = 1,
    constant: Double = 0, token: Token<Length>? = nil, at place: SourcePlace?
  ) {
    (firstReference, firstAttribute, self.relation) = (first.item?.reference, first.attribute, relation)
    (secondReference, secondAttribute) = (second?.item?.reference, second?.attribute ?? .notAnAttribute)
    self.multiplier = multiplier
    fixedConstant = constant
    self.token = token
    distances = (first.distance, second?.distance)
    self.place = place
  }

  /// Where it was written, as `file:line`; nil of what a stack view makes.
  public var source: String? { place?.text }

  /// Whether it comes before another one in the sources.
  func comesBefore(_ other: LayoutConstraint) -> Bool {
    guard let place, let otherPlace = other.place else { return place != nil && other.place == nil }
    return (place.file, place.line) < (otherPlace.file, otherPlace.line)
  }

  // MARK: What can change

  /// What is added to the second attribute, in points. May be changed while the constraint is active.
  ///
  /// Of a token it is the value that the token has in the tree that the constraint is active in.
  public var constant: Double {
    get { token.map { resolved($0) } ?? fixedConstant }
    set {
      guard token != nil || fixedConstant != newValue else { return }
      if let owner, let problem = numberProblem("constant", newValue, Solver.largestConstant) {
        return report(problem, near: owner)
      }
      (token, tokenFactor, fixedConstant) = (nil, 1, newValue)
      constantChanged()
    }
  }

  /// A token that the constant follows, through modes and themes; nil if it is a number.
  public var constantToken: Token<Length>? {
    get { token }
    set { follow(newValue, times: 1) }
  }

  /// The constant is a token times a number: -1 where it is a distance inwards from a right or bottom edge.
  package func follow(_ token: Token<Length>?, times factor: Double) {
    (self.token, tokenFactor) = (token, factor)
    constantChanged()
  }

  private func resolved(_ token: Token<Length>) -> Double {
    let traits = (owner ?? firstItem?.view)?.root.traitCollection
    return tokenFactor * (traits?.length(of: token) ?? token.resolved())
  }

  /// Whether the constant is another one for other traits.
  func followsToken(from old: TraitCollection, to new: TraitCollection) -> Bool {
    token.map { old.length(of: $0) != new.length(of: $0) } ?? false
  }

  private func constantChanged() {
    guard let owner else { return }
    owner.engine?.change(self)
    owner.setNeedsLayout()
  }

  /// How much the constraint counts. While it is active it may not become required, or cease to be.
  public var priority: Priority {
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
            "the priority of \(summary) cannot go from \(storedPriority.rawValue) to \(newValue.rawValue) while it is active: "
              + "deactivate it first", source: source), near: owner)
        return
      }
      storedPriority = newValue
      owner.engine?.exchange(self)
      owner.setNeedsLayout()
    }
  }
  private var storedPriority = Priority.required

  /// The same with another priority; for chains.
  func with(_ priority: Priority) -> LayoutConstraint {
    storedPriority = priority
    return self
  }

  // MARK: What is wrong

  /// Why the constraint can be active nowhere.
  var attributeProblem: LayoutProblem? {
    if let problem = numberProblem("constant", constant, Solver.largestConstant)
      ?? numberProblem("multiplier", multiplier, Solver.largestCoefficient)
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
    if first.axis != second.axis, first.kind == .position { return incompatible("x and y") }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return incompatible("leading and trailing follow the direction of the interface, left and right do not")
    }
    return nil
  }

  private func numberProblem(_ name: String, _ value: Double, _ limit: Double) -> LayoutProblem? {
    if value.isFinite, abs(value) <= limit { return nil }
    return LayoutProblem(
      .numberOutOfRange,
      "\(summary) cannot have the \(name) \(value): it has to be a number of at most \(limit)",
      source: source)
  }

  /// Whether a view or guide that it is about is gone.
  var hasLostItem: Bool {
    firstItem == nil || (secondReference != nil && secondItem == nil)
      || distances.first?.to.item == nil && distances.first != nil
      || distances.second?.to.item == nil && distances.second != nil
  }

  /// What distances are measured to, beside the two items.
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

  func report(_ problem: LayoutProblem, near view: View?) {
    self.problem = problem
    view?.root.report(problem)
  }
}

/// Where a constraint was written.
struct SourcePlace {
  let file: String
  let line: Int

  var text: String { "\(file):\(line)" }
}
