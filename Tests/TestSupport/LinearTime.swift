import Foundation
import Testing

/// Expects work to take linear time. Use it for growth that has no operations to count.
///
/// The function compares the processor time of this thread and takes the shortest of several runs, so that other work
/// on the machine has little effect. It allows a margin of 8, so `growth` must be large enough for the wrong complexity
/// to exceed the margin: quadratic work on an input 64 times as large takes 64 times the time of linear work.
///
/// - Parameters:
///   - small: the smaller size, large enough for a millisecond of work.
///   - growth: the ratio of the two sizes, at least 32.
///   - work: the work for a size.
public func expectLinearTime(
  from small: Int, growth: Int = 64, _ location: Testing.SourceLocation = #_sourceLocation,
  _ work: (Int) throws -> Void
) rethrows {
  precondition(growth >= 32, "the margin would hide quadratic growth")
  func time(_ size: Int, runs: Int) throws -> Double {
    try (0..<runs).map { _ in try cpuTime { try work(size) } }.min() ?? 0
  }
  // The first run fills caches and lazy values.
  try work(small)
  let few = max(try time(small, runs: 5), 0.0005)
  let many = try time(small * growth, runs: 2)
  #expect(
    many < 8 * Double(growth) * few, "\(few) s for \(small), \(many) s for \(small * growth)",
    sourceLocation: location)
}

/// Returns the processor time that work takes on this thread, in seconds.
private func cpuTime(of work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try work()
  return now() - start
}
