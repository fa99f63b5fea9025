import KansoLayout
import KansoVisualFormat

@testable import KansoSolver

/// A generator of numbers from the fuzzer's bytes, two bytes a number. After the last byte, it continues by itself.
struct ByteGenerator: RandomNumberGenerator {
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var count: UInt64 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    count += 1
    guard let high = bytes.popFirst() else { return count &* 0x9E37_79B9_7F4A_7C15 }
    return UInt64(high) << 56 | UInt64(bytes.popFirst() ?? 0) << 48 | 1
  }
}

/// Fuzzes layout: small systems, solved step by step while constraints are added and removed, compared with brute
/// force; and any text as a visual format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  fuzzVisualFormat(String(decoding: bytes, as: UTF8.self))
  var generator = ByteGenerator(bytes)
  var system = SmallSystem.random(using: &generator)
  let (solver, variables, _) = system.solver([])
  var ids: [Int: Constraint.ID] = [:]
  for _ in 0..<3 where !system.rows.isEmpty {
    for _ in 0..<4 {
      let row = Int.random(in: system.rows.indices, using: &generator)
      if let id = ids.removeValue(forKey: row) {
        try? solver.remove(id)
      } else {
        system.rows[row].constant = Double(Int.random(in: -10...10, using: &generator))
        ids[row] = try? solver.add(system.constraint(row, variables))
      }
    }
    system.stays = variables.map(solver.value(of:))
    solver.solve()
    let broken = Set(solver.conflicts.map(\.broken))
    let left = Set(system.rows.indices.filter { ids[$0].map(broken.contains) ?? true })
    guard let best = system.best(without: left) else {
      preconditionFailure("what is left cannot be met: \(system)")
    }
    let answer = variables.map(solver.value(of:))
    precondition(
      zip(answer, best).allSatisfy { abs($0 - $1) < 1e-6 }, "\(answer) instead of \(best): \(system)")
  }
  return 0
}

private func fuzzVisualFormat(_ text: String) {
  let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let views = ["a", "b"].reduce(into: [String: LayoutItem]()) { views, name in
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    views[name] = view
  }
  LayoutConstraint.activate(
    LayoutConstraint.constraints(withVisualFormat: text, metrics: ["m": 8], views: views))
  root.layoutIfNeeded()
  for view in root.subviews { precondition(view.frame.isUsable, "\(text)") }
}
