/// The meanings of the numbers of members. Each is found once.
final class NumberKinds {
  private let program: SwiftDeclarations
  private let evaluator: SwiftEvaluator
  private var known: [Int: NumberKind] = [:]

  init(_ program: SwiftDeclarations, _ evaluator: SwiftEvaluator) {
    (self.program, self.evaluator) = (program, evaluator)
  }

  /// Returns the meaning of a part of a member, which has a path of its own.
  func kind(of member: Int, _ path: [String]) -> NumberKind {
    guard path != program.path(ofMember: member) else { return kind(of: member) }
    return NumberKind(type: program.members[member].annotation.last, path: path)
  }

  /// Returns the meaning of a member. Without a declared type, it is that of the number it comes from.
  func kind(of member: Int) -> NumberKind {
    var chain: [Int] = []
    var seen: Set<Int> = []
    var next = member
    var kind = NumberKind.number
    while seen.insert(next).inserted {
      if let found = known[next] {
        kind = found
        break
      }
      chain.append(next)
      let declaration = program.members[next]
      kind = NumberKind(
        type: declaration.annotation.last ?? declaration.constructedNumber, path: program.path(ofMember: next)
      )
      guard case .number = kind, declaration.annotation.isEmpty, !NumberKind.isRatio(declaration.name),
        let source = source(of: next)
      else { break }
      next = source
    }
    for member in chain { known[member] = kind }
    return kind
  }

  /// Returns the first member that another one is calculated from; nil for none.
  private func source(of member: Int) -> Int? {
    switch evaluator.result(of: member, in: Appearance()).value {
    case .token(let other)?: return other
    case .number(let number)?:
      for case .token(let other) in number.pieces ?? [] { return other }
      return nil
    default: return nil
    }
  }
}
