import KansoLint
import KansoTheme
import SwiftSyntax

/// Computes the values of members, in one appearance at a time. To be used on a ``DeepStack``.
///
/// Expressions of literals, of other members and of the functions of the sources have a value; all others are
/// unknown, which is nil.
final class SwiftEvaluator {
  let program: SwiftDeclarations
  let catalog: CatalogColors
  /// The order of the components in eight digits that no function of the sources parses.
  let digitOrder: HexOrder
  /// The circumstances.
  private(set) var appearance = Appearance()
  /// The circumstances that the current value depends on.
  private(set) var dependence: Appearance.Dependence = []
  /// The number of expressions that may still be computed for all members.
  private var remainingSteps: Int
  /// The number of expressions that may still be computed for the current member.
  private var remainingMemberSteps = 0
  /// The number of expressions around the current one.
  private var depth = 0
  /// The reason why the value of the current member is unknown.
  private(set) var problem: String?
  /// The remarks about the value of the current member.
  private(set) var doubts: [String] = []
  /// The indices of the members that are being computed.
  private var active: Set<Int> = []
  private var known: [Key: Result] = [:]

  /// A member in certain circumstances.
  private struct Key: Hashable {
    let member: Int
    let appearance: Appearance
  }

  /// The value at the end of a chain of references, and all that it depends on.
  private struct Target {
    let value: SwiftValue?
    var dependence: Appearance.Dependence
  }

  /// The known ends of chains.
  private var targets: [Key: Target] = [:]

  /// A computed value.
  struct Result {
    let value: SwiftValue?
    let dependence: Appearance.Dependence
    let problem: String?
    let doubts: [String]
  }

  /// The maximum number of expressions around another one.
  private static let maxDepth = 3_000
  /// The maximum number of expressions that are computed for a member, with those that it refers to.
  private static let maxStepsPerMember = 10_000
  /// The maximum number of expressions that are computed for each byte of the sources.
  private static let maxStepsPerByte = 50

  init(_ program: SwiftDeclarations, _ catalog: CatalogColors, _ digitOrder: HexOrder, byteCount: Int) {
    (self.program, self.catalog, self.digitOrder) = (program, catalog, digitOrder)
    remainingSteps = Self.maxStepsPerMember + byteCount * Self.maxStepsPerByte
  }

  /// Returns true while a member is being computed.
  func isActive(_ member: Int) -> Bool { active.contains(member) }

  /// Returns the value of a member in an appearance. Each is computed once.
  func result(of member: Int, in wanted: Appearance) -> Result {
    let key = Key(member: member, appearance: wanted)
    if let known = known[key] { return known }
    let isOutermost = active.isEmpty
    if isOutermost { remainingMemberSteps = Self.maxStepsPerMember }
    guard active.insert(member).inserted else {
      return Result(value: nil, dependence: [], problem: "it refers to itself", doubts: [])
    }
    let outer = (appearance, dependence, problem, doubts)
    (appearance, dependence, problem, doubts) = (wanted, [], nil, [])
    let value = compute(member)
    let result = Result(value: value, dependence: dependence, problem: problem, doubts: doubts)
    (appearance, dependence, problem, doubts) = outer
    active.remove(member)
    // What another member left no steps for may have a value.
    if isOutermost || remainingMemberSteps > 0 { known[key] = result }
    return result
  }

  /// Returns what a value refers to, through any number of members; nil if that is unknown.
  func resolved(_ value: SwiftValue?) -> SwiftValue? {
    var value = value
    if case .token(let member)? = value { value = target(of: member) }
    if case .faded(let token, let fade)? = value {
      switch resolved(.token(token)) {
      case .color(let color)?: return .color(fade.applied(to: color))
      case .catalogColor(let entry)?: return .color(fade.applied(to: color(of: entry)))
      default: return nil
      }
    }
    return value
  }

  /// Returns the value at the end of a chain of references.
  private func target(of member: Int) -> SwiftValue? {
    var chain: [Key] = []
    var end: Target?
    var next = member
    var seen: Set<Int> = []
    while end == nil {
      let key = Key(member: next, appearance: appearance)
      if let known = targets[key] {
        end = known
      } else {
        // What is being computed refers to itself, which is not the value of the others.
        guard seen.insert(next).inserted, !active.contains(next) else { return nil }
        let result = result(of: next, in: appearance)
        if case .token(let other)? = result.value {
          chain.append(key)
          next = other
        } else {
          end = Target(value: result.value, dependence: result.dependence)
          targets[key] = end
        }
      }
    }
    guard var target = end else { return nil }
    for key in chain.reversed() {
      if let result = known[key] { target.dependence.formUnion(result.dependence) }
      targets[key] = target
    }
    dependence.formUnion(target.dependence)
    return target.value
  }

  /// Returns a color of a catalog in the current appearance.
  func color(of entry: CatalogColor) -> ColorValue {
    for part in entry.dependence { dependOn(part) }
    return entry.color(in: appearance)
  }

  /// Returns a color of a catalog, which the current value depends on.
  func use(_ entry: CatalogColor) -> SwiftValue {
    for part in entry.dependence { dependOn(part) }
    return .catalogColor(entry)
  }

  /// Returns the result of a computation in a dark or light appearance.
  func inAppearance<Value>(isDark: Bool, _ work: () -> Value) -> Value {
    let outer = appearance
    appearance.isDark = isDark
    let before = dependence
    let value = work()
    // What was fixed here does not vary.
    if !before.contains(.dark) { dependence.remove(.dark) }
    appearance = outer
    return value
  }

  /// Returns the result of a computation in an appearance.
  func with<Value>(_ wanted: Appearance, _ work: () -> Value) -> Value {
    let outer = (appearance, dependence)
    appearance = wanted
    defer { (appearance, dependence) = outer }
    return work()
  }

  /// Records that the current value depends on the appearance.
  func dependOn(_ part: Appearance.Dependence) { dependence.insert(part) }

  /// Records why a value is unknown. The first reason counts.
  func fail(_ reason: @autoclosure () -> String) -> SwiftValue? {
    if problem == nil { problem = reason() }
    return nil
  }

  /// Records a remark.
  func doubt(_ remark: String) { if !doubts.contains(remark) { doubts.append(remark) } }

  /// Returns the result of work on an inner expression; nil beyond the limits.
  func descend<Value>(_ work: () -> Value?) -> Value? {
    guard depth < Self.maxDepth, remainingSteps > 0, remainingMemberSteps > 0 else {
      _ = fail("the value takes too long to compute")
      return nil
    }
    depth += 1
    remainingSteps -= 1
    remainingMemberSteps -= 1
    defer { depth -= 1 }
    return work()
  }

  /// Returns the result of work whose failure is no problem of the member.
  func attempt<Value>(_ work: () -> Value?) -> Value? {
    let (problem, doubts, dependence) = (problem, doubts, dependence)
    if let value = work() { return value }
    (self.problem, self.doubts, self.dependence) = (problem, doubts, dependence)
    return nil
  }

  /// Computes the value of a member.
  private func compute(_ index: Int) -> SwiftValue? {
    let member = program.members[index]
    let frame = Frame(type: member.owner, file: member.file, expected: member.annotation)
    switch member.definition {
    case .value(let expression): return descend { value(of: expression, frame) }
    case .getter(let body): return descend { run(body, frame) }
    case .number(let number): return .number(SwiftNumber(number))
    case .plainCase: return .enumCase(index)
    case .derived(let property, let enumCase):
      let getter = program.members[property]
      guard case .getter(let body) = getter.definition else { return nil }
      let frame = Frame(
        type: getter.owner, file: getter.file, this: .enumCase(enumCase), expected: getter.annotation)
      return descend { run(body, frame) }
    }
  }
}

extension SwiftEvaluator {
  /// Returns what a value refers to in an appearance.
  func resolved(_ value: SwiftValue?, in appearance: Appearance) -> SwiftValue? {
    with(appearance) { resolved(value) }
  }
}
