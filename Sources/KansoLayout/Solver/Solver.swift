/// Finds values for variables that meet constraints: linear equations and inequalities with priorities.
///
/// Higher priorities are met first, whatever stands below them; within one the sum of absolute errors is least. What constraints
/// leave open stays where it was. What is required and cannot be met is broken at one constraint, and reported. The answer
/// depends on what the constraints are, and not on the order in which they came.
///
/// A solver is used from one thread at a time; several may be used side by side.
public final class Solver {
  /// Coefficients beyond this are refused.
  public static let largestCoefficient = 1e9
  /// Constants and values beyond this are refused.
  public static let largestConstant = 1e12

  /// What is known of a constraint.
  struct Record {
    /// One a variable, by their indexes; empty if the constraint was removed.
    var terms: [Expression.Term]
    var relation: Relation
    /// What an error below and above zero costs; 0 if nothing.
    var under: Double
    var over: Double
    var isImplicit: Bool
    var isBroken = false
    var isPin = false
    var component: Component?
    /// Which of its component's constraints it is.
    var place = 0
    var label: String?
    var file: String
    var line: Int

    var isRequiredEquation: Bool { under >= 1000 && over >= 1000 }
  }

  // The storage is touched at every step, each time for a moment only: to check that no two accesses overlap took a sixth of the time.
  @exclusivity(unchecked) var values: [Double] = []
  @exclusivity(unchecked) var ranks: [UInt32] = []
  /// The constraint that gives a variable its value by itself; -1 if none does.
  @exclusivity(unchecked) var pins: [Int32] = []
  /// All constraints that could.
  @exclusivity(unchecked) var pinCandidates: [Int32: [Int32]] = [:]
  @exclusivity(unchecked) var componentOf: [Component?] = []
  /// Which of its component's variables it is.
  @exclusivity(unchecked) var placeOf: [Int32] = []
  /// The components in which a pinned variable is a given.
  @exclusivity(unchecked) var dependents: [Int32: [Component]] = [:]

  @exclusivity(unchecked) var records: [Record] = []
  @exclusivity(unchecked) var constants: [Double] = []
  @exclusivity(unchecked) var wasBasic: [Bool] = []
  @exclusivity(unchecked) var freeRecords: [Int32] = []
  @exclusivity(unchecked) var freeVariables: [Int32] = []
  /// What was added since it was last solved, with the components that it touches.
  @exclusivity(unchecked) var gathering: Component?
  /// What a system that is being made numbers variables with; -1 in between.
  @exclusivity(unchecked) var localIndex: [Int32] = []
  /// Variables whose pins are new, or give them another value than they have.
  @exclusivity(unchecked) var movedPins: [Int32] = []
  /// The components that something happened to.
  @exclusivity(unchecked) var changed: [Component] = []
  @exclusivity(unchecked) var conflicting: [Component] = []

  /// A solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// A new variable.
  ///
  /// - Parameter value: what it is as long as no constraint says otherwise.
  public func makeVariable(_ value: Double = 0) -> Variable {
    let value = abs(value) <= Self.largestConstant ? value : 0
    if let free = freeVariables.popLast() {
      values[Int(free)] = value
      return Variable(index: free)
    }
    let index = Int32(values.count)
    values.append(value)
    ranks.append(UInt32(index))
    pins.append(-1)
    componentOf.append(nil)
    placeOf.append(0)
    localIndex.append(-1)
    return Variable(index: index)
  }

  /// The value that was found last.
  public func value(of variable: Variable) -> Double {
    // Not -0, which people would see.
    values[Int(variable.index)] + 0
  }

  /// A variable that no constraint is about any more may become another one.
  func recycle(_ variable: Variable) {
    if let component = componentOf[Int(variable.index)] {
      takeOut(variable.index, of: component)
      component.maySplit = true
      markOutOfDate(component)
    }
    dependents[variable.index] = nil
    pinCandidates[variable.index] = nil
    freeVariables.append(variable.index)
  }

  /// Says where a variable is, so that it stays there if constraints leave it open.
  public func setValue(of variable: Variable, to value: Double) {
    guard value.isFinite, abs(value) <= Self.largestConstant, values[Int(variable.index)] != value,
      pins[Int(variable.index)] < 0
    else { return }
    values[Int(variable.index)] = value
    if let component = componentOf[Int(variable.index)] { markChanged(component) }
  }

  /// Where several variables could stay, the one with the lower rank does. Unless it is set, that is the order in which they were
  /// made. It counts from when constraints are next added or removed.
  func setRank(of variable: Variable, to rank: UInt32) { ranks[Int(variable.index)] = rank }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Throws: `SolverError` where a number is none, or too large, or the priority is out of range; nothing is added then.
  @discardableResult
  public func add(_ constraint: Constraint, file: String = #fileID, line: Int = #line) throws(SolverError)
    -> Constraint.ID
  {
    let terms = try combined(constraint.expression)
    guard constraint.under?.isValid ?? true, constraint.over?.isValid ?? true else {
      throw .priorityOutOfRange
    }
    let record = Record(
      terms: terms, relation: constraint.relation, under: constraint.under?.rawValue ?? 0,
      over: constraint.over?.rawValue ?? 0, isImplicit: constraint.isImplicit, label: constraint.label,
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

  /// Takes a constraint away.
  public func remove(_ constraint: Constraint.ID) throws(SolverError) {
    guard records.indices.contains(Int(constraint.index)), isInUse(constraint.index) else { throw .unknown }
    disconnect(constraint.index)
    records[Int(constraint.index)].terms = []
    records[Int(constraint.index)].component = nil
    freeRecords.append(constraint.index)
  }

  /// Changes the constant that stands with a constraint's variables; costs less than removing and adding it.
  public func setConstant(of constraint: Constraint.ID, to constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= Self.largestConstant else { throw .outOfRange }
    let index = Int(constraint.index)
    guard records.indices.contains(index), isInUse(constraint.index) else { throw .unknown }
    guard constants[index] != constant else { return }
    let before = constants[index]
    let couldPin = canPin(constraint.index)
    constants[index] = constant
    if couldPin != canPin(constraint.index) || isOneOfSeveralPins(constraint.index) {
      // Whether it is a pin, and which one is, may depend on the constant.
      constants[index] = before
      disconnect(constraint.index)
      constants[index] = constant
      connect(constraint.index)
      return
    }
    if records[index].isPin { pinMoved(records[index].terms[0].variable.index) }
    if let component = records[index].component { markChanged(component) }
  }

  /// Makes a variable one that can be given values again and again, with `suggest`. It begins with the value that it has.
  ///
  /// - Parameter priority: how firmly it keeps the value; a required one is a cut that others are solved on either side of.
  public func addEdit(of variable: Variable, _ priority: Priority = .required) throws(SolverError)
    -> Constraint.ID
  {
    try add((variable == value(of: variable)) | priority)
  }

  /// Gives an edit variable another value.
  public func suggest(_ value: Double, for edit: Constraint.ID) throws(SolverError) {
    try setConstant(of: edit, to: -value)
  }

  /// What a constraint is called, or where it was written.
  public func describe(_ constraint: Constraint.ID) -> String {
    let record = records[Int(constraint.index)]
    return (record.label.map { "\($0) " } ?? "") + "\(record.file):\(record.line)"
  }

  // MARK: Answers

  /// Whether something has changed since it was last solved.
  var hasChanges: Bool { !changed.isEmpty || !movedPins.isEmpty }

  /// Whether a constraint has certain terms.
  func hasTerms(_ terms: [Expression.Term], _ constraint: Constraint.ID) -> Bool {
    guard let terms = try? combined(Expression(terms)) else { return false }
    return terms.elementsEqual(records[Int(constraint.index)].terms) {
      $0.variable == $1.variable && $0.coefficient == $1.coefficient
    }
  }

  /// Whether errors of a constraint cost certain levels something.
  func hasPriorities(_ under: Priority, _ over: Priority, _ constraint: Constraint.ID) -> Bool {
    let record = records[Int(constraint.index)]
    return record.under == under.rawValue && record.over == over.rawValue
  }

  /// The required constraints that contradict each other, and which one of each contradiction is not met.
  public var conflicts: [Conflict] { conflicting.flatMap(\.conflicts) }

  /// Whether the constraints leave a variable open: another value would be as good.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard pins[Int(variable.index)] < 0 else { return false }
    guard let component = componentOf[Int(variable.index)], let system = component.system else { return true }
    guard let column = system.variables.firstIndex(of: variable.index) else { return false }
    return system.isAmbiguous(column)
  }
}
