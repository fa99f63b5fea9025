import Foundation
import KansoSolver
import WorkloadTiming

/// Measures `Solver` on linear layouts, and prints the time and the solution. The systems and their order are those of
/// `Kiwi/kiwi.cpp`.
///
/// usage: layout-workloads WORKLOAD SIZE ROUNDS
@main
enum LayoutWorkloads {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let size = Int(arguments[2]), let rounds = Int(arguments[3]), size > 0,
      rounds > 0
    else { exit(64) }
    switch arguments[1] {
    case "resize": measureResizes(size, rounds)
    case "constant": measureConstant(size, rounds)
    default:
      if let workload = workloads[arguments[1]] {
        measure(arguments[1], size: size, rounds: rounds, workload)
      } else if let tree = trees[arguments[1]] {
        measure(arguments[1], size: size, rounds: rounds, tree)
      } else {
        exit(64)
      }
    }
  }

  typealias Workload = @Sendable (_ size: Int, _ systems: inout [System]) throws -> Void

  static let workloads: [String: Workload] = [
    "chain": chain, "equal": equal, "table": table, "rows": rows, "stacks": stacks,
  ]

  private static func measure(_ name: String, size: Int, rounds: Int, _ workload: Workload) {
    var times: [Double] = []
    var answers: [Double] = []
    for _ in 0..<rounds {
      var systems: [System] = []
      times.append(
        seconds {
          try? workload(size, &systems)
          for system in systems { system.solver.solve() }
        })
      answers = systems.flatMap(\.answers)
    }
    report(name, size: size, times: times, answers: answers)
  }

  static func report(_ name: String, size: Int, times: [Double], answers: [Double]) {
    let median = times.sorted()[times.count / 2]
    let list = answers.map { "\($0)" }.joined(separator: ",")
    print("{\"workload\": \"\(name)\", \"size\": \(size), \"seconds\": \(median), \"answers\": [\(list)]}")
  }
}

/// A solver with its variables, in the order of the printed solution.
struct System {
  let solver = Solver()
  var variables: [Variable] = []

  var answers: [Double] { variables.map(solver.value(of:)) }

  mutating func makeVariable() -> Variable {
    variables.append(solver.makeVariable())
    return variables[variables.count - 1]
  }
}

private let strong = Priority(750)
private let medium = Priority(500)

extension LayoutWorkloads {
  private static func boxes(_ system: inout System, _ count: Int) -> (left: [Variable], width: [Variable]) {
    var (left, width): ([Variable], [Variable]) = ([], [])
    for _ in 0..<count {
      left.append(system.makeVariable())
      width.append(system.makeVariable())
    }
    return (left, width)
  }

  private static func place(_ boxes: (left: [Variable], width: [Variable]), _ solver: Solver) throws {
    try solver.add(boxes.left[0] == 0)
    for i in boxes.left.indices.dropFirst() {
      try solver.add(boxes.left[i] == boxes.left[i - 1] + boxes.width[i - 1] + 8)
    }
  }

  private static func chain(_ size: Int, _ systems: inout [System]) throws {
    var system = System()
    let boxes = boxes(&system, size)
    for width in boxes.width { try system.solver.add((width == 10) | strong) }
    try place(boxes, system.solver)
    systems.append(system)
  }

  private static func equal(_ size: Int, _ systems: inout [System]) throws {
    var system = System()
    let boxes = boxes(&system, size)
    try place(boxes, system.solver)
    for width in boxes.width.dropFirst() { try system.solver.add(width == boxes.width[0]) }
    try system.solver.add(boxes.left[size - 1] + boxes.width[size - 1] == Double(20 * size))
    systems.append(system)
  }

  private struct Table {
    var system = System()
    let left: Variable
    let width: Variable

    init() throws {
      left = system.makeVariable()
      width = system.makeVariable()
      try system.solver.add(left == 0)
      try system.solver.add(width == 320)
    }

    mutating func add(row i: Int, below bottom: KansoSolver.Expression) throws -> KansoSolver.Expression {
      let (top, height) = (system.makeVariable(), system.makeVariable())
      let (rowLeft, rowWidth) = (system.makeVariable(), system.makeVariable())
      let solver = system.solver
      try solver.add(top == bottom)
      try solver.add(height >= 44)
      try solver.add((height == Double(20 + (i * 37) % 60)) | medium)
      try solver.add(rowLeft == left + 16)
      try solver.add(rowLeft + rowWidth == left + width - 16)
      return top + height
    }
  }

  private static func table(_ size: Int, _ systems: inout [System]) throws {
    var table = try Table()
    var bottom = KansoSolver.Expression()
    for i in 0..<size { bottom = try table.add(row: i, below: bottom) }
    systems.append(table.system)
  }

  private static func rows(_ size: Int, _ systems: inout [System]) throws {
    for i in 0..<size {
      var table = try Table()
      _ = try table.add(row: i, below: KansoSolver.Expression())
      systems.append(table.system)
    }
  }

  private static func stacks(_ size: Int, _ systems: inout [System]) throws {
    var system = System()
    let solver = system.solver
    var (left, width, top, height, label): ([Variable], [Variable], [Variable], [Variable], [Variable]) =
      ([], [], [], [], [])
    for d in 0..<size {
      left.append(system.makeVariable())
      width.append(system.makeVariable())
      top.append(system.makeVariable())
      height.append(system.makeVariable())
      label.append(system.makeVariable())
      if d == 0 {
        try solver.add(left[0] == 0)
        try solver.add(top[0] == 0)
        try solver.add(width[0] == Double(20 * size + 100))
      } else {
        try solver.add(left[d] == left[d - 1] + 8)
        try solver.add(left[d] + width[d] == left[d - 1] + width[d - 1] - 8)
        try solver.add(top[d] == top[d - 1] + 8 + label[d - 1] + 8)
        try solver.add(top[d] + height[d] == top[d - 1] + height[d - 1] - 8)
      }
      try solver.add((label[d] == 20) | strong)
    }
    try solver.add((height[size - 1] == 44) | strong)
    systems.append(system)
  }

  /// Measures a thousand changes of an edit variable in a system of equal columns.
  private static func measureResizes(_ size: Int, _ rounds: Int) {
    var system = System()
    let solver = system.solver
    let total = system.makeVariable()
    let boxes = boxes(&system, size)
    do {
      try place(boxes, solver)
      for width in boxes.width.dropFirst() { try solver.add(width == boxes.width[0]) }
      try solver.add(boxes.left[size - 1] + boxes.width[size - 1] == total)
      try solver.add(boxes.width[0] >= 0)
      let edit = try solver.addEdit(of: total, strong)
      solver.solve()
      let times = (0..<rounds).map { _ in
        seconds {
          for k in 0..<1_000 {
            try? solver.suggest(Double(20 * size + k % 500), for: edit)
            solver.solve()
          }
        }
      }
      report("resize", size: size, times: times, answers: system.answers)
    } catch { exit(1) }
  }
}
