import TestSupport
import Testing

@testable import KansoSolver

/// Properties that hold for all systems, tested with many small ones against brute force.
struct SolverPropertyTests {
  private static func withSystems(
    _ rounds: Int, _ test: String, _ body: (SmallSystem, inout SeededGenerator) throws -> Void
  ) rethrows {
    var generator = SeededGenerator.announced(for: test)
    for _ in 0..<rounds { try body(.random(using: &generator), &generator) }
  }

  /// Required constraints hold, levels are lexicographic, and undetermined values stay. The order of costs that brute
  /// force compares contains all three.
  @Test func theAnswerIsThatOfBruteForce() {
    Self.withSystems(2_000, "brute force") { system, _ in
      let (solver, variables, ids) = system.solver()
      solver.solve()
      let broken = Set(solver.conflicts.map(\.broken))
      let left = Set(ids.filter { broken.contains($0.value) }.keys)
      let answer = variables.map(solver.value(of:))
      #expect(isNear(answer, system.best(without: left)), "\(system)")
      #expect(left.isEmpty == (system.best() != nil), "breaks what could be met: \(system)")
    }
  }

  @Test func conflictsAreMinimal() {
    Self.withSystems(2_000, "conflicts") { system, _ in
      let (solver, _, ids) = system.solver()
      solver.solve()
      for conflict in solver.conflicts {
        var part = system
        part.rows = ids.filter { conflict.constraints.contains($0.value) }.keys.sorted().map {
          system.rows[$0]
        }
        #expect(part.best() == nil, "can be met: \(part)")
        for row in part.rows.indices { #expect(part.best(without: [row]) != nil, "holds \(row): \(part)") }
      }
    }
  }

  @Test func theOrderOfConstraintsDoesNotMatter() {
    Self.withSystems(2_000, "order") { system, generator in
      let (solver, variables, ids) = system.solver()
      solver.solve()
      let (other, otherVariables, otherIDs) = system.solver(system.rows.indices.shuffled(using: &generator))
      other.solve()
      #expect(isNear(variables.map(solver.value(of:)), otherVariables.map(other.value(of:))), "\(system)")
      #expect(broken(solver, ids) == broken(other, otherIDs), "\(system)")
    }
  }

  @Test func addingAndRemovingRestoresTheAnswer() throws {
    try Self.withSystems(1_000, "restore") { system, generator in
      let (solver, variables, ids) = system.solver()
      solver.solve()
      let before = variables.map(solver.value(of:))
      let extra = SmallSystem.random(using: &generator)
      let added = try extra.rows.map { row in
        var part = system
        part.rows = [row]
        part.rows[0].coefficients = Array((row.coefficients + [1, 0, 1]).prefix(system.count))
        return try solver.add(part.constraint(0, variables))
      }
      solver.solve()
      for id in added { try solver.remove(id) }
      // Undetermined values stay where the added constraints moved them; the rest goes back.
      for (variable, value) in zip(variables, before) { solver.setValue(of: variable, to: value) }
      solver.solve()
      #expect(isNear(variables.map(solver.value(of:)), before), "\(system)")
      #expect(broken(solver, ids) == broken(system.solver(), solves: true), "\(system)")
    }
  }

  @Test func changesGiveWhatASolverFromScratchGives() throws {
    try Self.withSystems(400, "incremental") { system, generator in
      var system = system
      guard !system.rows.isEmpty else { return }
      let (solver, variables, _) = system.solver([])
      var ids: [Int: Constraint.ID] = [:]
      for _ in 0..<10 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let row = Int.random(in: system.rows.indices, using: &generator)
          if let id = ids[row], Bool.random(using: &generator) {
            try solver.remove(id)
            ids[row] = nil
          } else if let id = ids[row] {
            system.rows[row].constant = Double(Int.random(in: -10...10, using: &generator))
            try solver.setConstant(of: id, to: system.rows[row].constant)
          } else {
            ids[row] = try solver.add(system.constraint(row, variables))
          }
        }
        system.stays = variables.map(solver.value(of:))
        solver.solve()
        let (fresh, freshVariables, freshIDs) = system.solver(ids.keys.sorted())
        fresh.solve()
        #expect(
          isNear(variables.map(solver.value(of:)), freshVariables.map(fresh.value(of:))),
          "\(system) \(ids.keys)")
        #expect(broken(solver, ids) == broken(fresh, freshIDs), "\(system) \(ids.keys)")
      }
    }
  }

  /// A value is ambiguous if an equally good vertex has another one, at any distance from its stay.
  @Test func ambiguityIsThatOfBruteForce() {
    Self.withSystems(300, "ambiguity") { system, _ in
      let (solver, variables, _) = system.solver()
      solver.solve()
      guard solver.conflicts.isEmpty else { return }
      for (index, variable) in variables.enumerated() {
        let ends = [-1000.0, 1000].map { system.nearest(to: $0, of: index) }
        let isOpen = abs(ends[0] - ends[1]) > 1e-5
        #expect(solver.isAmbiguous(variable) == isOpen, "\(index) in \(system)")
      }
    }
  }

  private func broken(_ solver: Solver, _ ids: [Int: Constraint.ID]) -> Set<Int> {
    let broken = Set(solver.conflicts.map(\.broken))
    return Set(ids.filter { broken.contains($0.value) }.keys)
  }

  private func broken(
    _ made: (solver: Solver, variables: [Variable], ids: [Int: Constraint.ID]), solves: Bool
  ) -> Set<Int> {
    if solves { made.solver.solve() }
    return broken(made.solver, made.ids)
  }
}

func isNear(_ left: [Double], _ right: [Double]?, by tolerance: Double = 1e-6) -> Bool {
  guard let right, left.count == right.count else { return false }
  return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}
