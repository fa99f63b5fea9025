/// An incremental solver of linear equations and inequalities with priorities.
///
/// It satisfies higher priorities first, independent of lower ones. Within a priority it minimises the sum of the
/// absolute errors. Variables that the constraints do not determine keep their values. If required constraints
/// conflict, the solver breaks and reports one of them. The solution depends on the constraints, not on the order in
/// which they were added.
///
/// Use a solver from one thread at a time. Several solvers can run in parallel.
public final class Solver {
  /// The maximum absolute value of coefficients. The solver rejects larger ones.
  @inlinable public static var maxCoefficient: Double { 1e9 }
  /// The maximum absolute value of constants and values. The solver rejects larger ones.
  @inlinable public static var maxConstant: Double { 1e12 }

  /// The data of a constraint.
  struct Record {
    /// The terms, one for each variable, by index. Empty if the constraint was removed.
    var terms: [Expression.Term]
    /// The relation to zero; only for the order of constraints.
    var relation: Relation
    /// The priorities of an error below and above zero; 0 if there is no such error.
    var priorityBelowZero: Double
    var priorityAboveZero: Double
    var isImplicit: Bool
    /// True if the solver ignores the constraint because of a conflict.
    var isBroken = false
    /// True if the constraint is the pin of its variable. A pin belongs to no component.
    var isPin = false
    /// The component of the constraint; nil for a pin and for a removed constraint.
    var component: Component?
    /// The index of the constraint in its component.
    var place = 0
    var label: String?
    var file: String
    var line: Int

    /// True if the expression must be zero: an error on each side is required to be zero.
    var isRequiredEquation: Bool { priorityBelowZero >= 1000 && priorityAboveZero >= 1000 }
  }

  // Each step accesses the storage, but only briefly. Exclusivity checks took a sixth of the time.
  /// The values of the variables, by index; also of pinned ones.
  @exclusivity(unchecked) @usableFromInline var values: [Double] = []
  /// True for each variable that prefers the bounds of inequalities to its value.
  @exclusivity(unchecked) var prefersBounds: [Bool] = []
  /// The ranks of the variables; see `setRank(of:to:)`.
  @exclusivity(unchecked) var ranks: [UInt32] = []
  /// The constraint that pins each variable; -1 if there is none.
  @exclusivity(unchecked) var pins: [Int32] = []
  /// All constraints that could pin a variable.
  @exclusivity(unchecked) var pinCandidates: [Int32: [Int32]] = [:]
  /// The component of each variable; nil if the variable is pinned or in no constraint.
  @exclusivity(unchecked) var componentOf: [Component?] = []
  /// The index of each variable in its component.
  @exclusivity(unchecked) var placeOf: [Int32] = []
  /// The components that use the value of a pinned variable as a constant.
  @exclusivity(unchecked) var dependents: [Int32: [Component]] = [:]

  /// The constraints, by index. Those of removed constraints are reused.
  @exclusivity(unchecked) var records: [Record] = []
  /// The constants of the constraints' expressions, by index.
  @exclusivity(unchecked) var constants: [Double] = []
  /// True for each constraint that was basic in the last solution.
  @exclusivity(unchecked) var wasBasic: [Bool] = []
  /// The indices of removed constraints, for reuse.
  @exclusivity(unchecked) var freeRecords: [Int32] = []
  /// The indices of recycled variables, for reuse.
  @exclusivity(unchecked) var freeVariables: [Int32] = []
  /// The component that collects the additions since the last solution, and the components that they touch.
  @exclusivity(unchecked) var pendingComponent: Component?
  /// The local indices of variables while a system is created; -1 otherwise.
  @exclusivity(unchecked) var localIndex: [Int32] = []
  /// The variables whose pins are new or have new values.
  @exclusivity(unchecked) var movedPins: [Int32] = []
  /// The components that changed since the last solution.
  @exclusivity(unchecked) var changed: [Component] = []
  /// The components with conflicts.
  @exclusivity(unchecked) var conflicting: [Component] = []

  /// Creates a solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// Creates a variable.
  ///
  /// - Parameter value: The initial value. The variable keeps it until a constraint requires another value.
  ///   NaN and values beyond `maxConstant` become 0.
  public func makeVariable(_ value: Double = 0) -> Variable { makeVariable(value, prefersBounds: false) }

  /// Creates a variable with an initial value.
  ///
  /// - Parameter prefersBounds: True if the variable is at the bound of an inequality that nothing else decides, instead
  ///   of keeping its value.
  package func makeVariable(_ value: Double, prefersBounds: Bool) -> Variable {
    let value = abs(value) <= Self.maxConstant ? value : 0
    if let free = freeVariables.popLast() {
      values[Int(free)] = value
      self.prefersBounds[Int(free)] = prefersBounds
      return Variable(index: free)
    }
    self.prefersBounds.append(prefersBounds)
    let index = Int32(values.count)
    values.append(value)
    ranks.append(UInt32(index))
    pins.append(-1)
    componentOf.append(nil)
    placeOf.append(0)
    localIndex.append(-1)
    return Variable(index: index)
  }

  /// Returns the value of a variable in the last solution, or the value that was set since then. Never
  /// returns -0.
  @inlinable public func value(of variable: Variable) -> Double {
    // The addition turns -0 into 0, because users would see the sign.
    values[Int(variable.index)] + 0
  }

  /// Releases a variable that no constraint refers to. A new variable may reuse it, so the caller must not
  /// use it again.
  package func recycle(_ variable: Variable) {
    if let component = componentOf[Int(variable.index)] {
      removeVariable(variable.index, from: component)
      component.maySplit = true
      markOutOfDate(component)
    }
    dependents[variable.index] = nil
    pinCandidates[variable.index] = nil
    freeVariables.append(variable.index)
  }

  /// Sets the value that a variable keeps if the constraints do not determine it. Ignores NaN, values beyond
  /// `maxConstant`, and pinned variables.
  public func setValue(of variable: Variable, to value: Double) {
    guard value.isFinite, abs(value) <= Self.maxConstant, values[Int(variable.index)] != value,
      pins[Int(variable.index)] < 0
    else { return }
    values[Int(variable.index)] = value
    if let component = componentOf[Int(variable.index)] { markChanged(component) }
  }

  /// Sets the rank of a variable. If not all variables can keep their values, those with lower ranks keep them. The
  /// default rank is the order of creation. A new rank takes effect after the next addition or removal of a constraint.
  package func setRank(of variable: Variable, to rank: UInt32) { ranks[Int(variable.index)] = rank }

  // MARK: Constraints

  /// Adds a constraint, which takes effect at the next solution.
  ///
  /// - Throws: `SolverError` if a number is not finite or too large, if a variable is unknown, or if the
  ///   priority is out of range. The solver does not change then.
  @discardableResult
  public func add(_ constraint: Constraint, file: String = #fileID, line: Int = #line) throws(SolverError)
    -> Constraint.ID
  {
    let terms = try combinedTerms(of: constraint.expression)
    guard constraint.priorityBelowZero?.isValid ?? true, constraint.priorityAboveZero?.isValid ?? true else {
      throw .priorityOutOfRange
    }
    let record = Record(
      terms: terms, relation: constraint.relation,
      priorityBelowZero: Double(constraint.priorityBelowZero?.rawValue ?? 0),
      priorityAboveZero: Double(constraint.priorityAboveZero?.rawValue ?? 0),
      isImplicit: constraint.isImplicit,
      label: constraint.label,
      file: file, line: line)
    let id: Int32
    if let free = freeRecords.popLast() {
      id = free
      records[Int(id)] = record
      constants[Int(id)] = constraint.expression.constant
      wasBasic[Int(id)] = false
    } else {
      id = Int32(records.count)
      records.append(record)
      constants.append(constraint.expression.constant)
      wasBasic.append(false)
    }
    connect(id)
    return Constraint.ID(index: id)
  }

  /// Removes a constraint. A new constraint may reuse its identifier.
  ///
  /// - Throws: `SolverError.unknown` if the solver has no such constraint.
  public func remove(_ constraint: Constraint.ID) throws(SolverError) {
    guard records.indices.contains(Int(constraint.index)), isInUse(constraint.index) else { throw .unknown }
    disconnect(constraint.index)
    records[Int(constraint.index)].terms = []
    records[Int(constraint.index)].component = nil
    freeRecords.append(constraint.index)
  }

  /// Changes the constant of a constraint's expression. This costs less than removing and adding the
  /// constraint.
  ///
  /// - Throws: `SolverError` if the number is not finite or too large, or if the solver has no such
  ///   constraint.
  public func setConstant(of constraint: Constraint.ID, to constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= Self.maxConstant else { throw .outOfRange }
    let index = Int(constraint.index)
    guard records.indices.contains(index), isInUse(constraint.index) else { throw .unknown }
    guard constants[index] != constant else { return }
    let before = constants[index]
    let couldPin = canPin(constraint.index)
    constants[index] = constant
    if couldPin != canPin(constraint.index) || isOneOfSeveralPinCandidates(constraint.index) {
      // The constant may affect if the constraint can be a pin, and which constraint is the pin.
      constants[index] = before
      disconnect(constraint.index)
      constants[index] = constant
      connect(constraint.index)
      return
    }
    if records[index].isPin { markPinMoved(records[index].terms[0].variable.index) }
    if let component = records[index].component { markChanged(component) }
  }

  /// Adds a constraint that keeps a variable at its current value, for repeated changes with `suggest`.
  ///
  /// - Parameter priority: The priority with which the variable keeps the value. A required edit separates
  ///   the constraints on both sides of the variable, so that they are solved independently.
  /// - Throws: The errors of `add(_:file:line:)`.
  public func addEdit(
    of variable: Variable, _ priority: Priority = .required, file: String = #fileID, line: Int = #line
  ) throws(SolverError) -> Constraint.ID {
    try add((variable == value(of: variable)) | priority, file: file, line: line)
  }

  /// Makes a constraint from `addEdit` require another value of its variable. Throws the errors of
  /// `setConstant(of:to:)`.
  public func suggest(_ value: Double, for edit: Constraint.ID) throws(SolverError) {
    try setConstant(of: edit, to: -value)
  }

  /// Returns the label of a constraint, if it has one, and the source location of its addition as
  /// `file:line`.
  public func describe(_ constraint: Constraint.ID) -> String {
    let record = records[Int(constraint.index)]
    return (record.label.map { "\($0) " } ?? "") + "\(record.file):\(record.line)"
  }

  // MARK: Results

  /// True if something changed since the last solution.
  package var hasChanges: Bool { !changed.isEmpty || !movedPins.isEmpty }

  /// Returns true if a constraint has exactly the given terms after they are combined. False if the terms are
  /// invalid.
  package func hasTerms(_ terms: [Expression.Term], _ constraint: Constraint.ID) -> Bool {
    guard let terms = try? combinedTerms(of: Expression(terms)) else { return false }
    return terms.elementsEqual(records[Int(constraint.index)].terms) {
      $0.variable == $1.variable && $0.coefficient == $1.coefficient
    }
  }

  /// Returns true if a constraint has the given priorities for errors below and above zero.
  package func hasPriorities(
    _ belowZero: Priority, _ aboveZero: Priority, _ constraint: Constraint.ID
  ) -> Bool {
    let record = records[Int(constraint.index)]
    return record.priorityBelowZero == Double(belowZero.rawValue)
      && record.priorityAboveZero == Double(aboveZero.rawValue)
  }

  /// The conflicts of required constraints, each with its broken constraint.
  public var conflicts: [Conflict] { conflicting.flatMap(\.conflicts) }

  /// Returns true if the constraints of the last solution do not determine a variable: another value would be
  /// equally good. True also for a variable without constraints, and before the first solution.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard pins[Int(variable.index)] < 0 else { return false }
    guard let component = componentOf[Int(variable.index)], let system = component.system else { return true }
    guard let column = system.variables.firstIndex(of: variable.index) else { return false }
    return system.isAmbiguous(column: column)
  }
}
