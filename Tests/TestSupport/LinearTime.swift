import Foundation
import Testing

/// Expects that the time of work grows in proportion to its size: for growth that has no operations to count.
///
/// Compares the processor time of this thread, the shortest of several runs, so that other work on the machine counts
/// little, and leaves a margin of 8. `growth` therefore has to be so large that the wrong complexity exceeds the margin:
/// quadratic work on an input 64 times as large takes 64 times the time that proportional work takes.
///
/// - Parameters:
///   - small: the size that is compared with, large enough to take a millisecond.
///   - growth: the factor between the two sizes, at least 32.
///   - work: does the work for a size.
public func expectLinearTime(
  from small: Int, growth: Int = 64, _ location: Testing.SourceLocation = #_sourceLocation,
  _ work: (Int) throws -> Void
) rethrows {
  precondition(growth >= 32, "the margin would hide quadratic growth")
  func time(_ size: Int, runs: Int) throws -> Double {
    try (0..<runs).map { _ in try cpuTime { try work(size) } }.min() ?? 0
  }
  // The first run pays for caches and lazy values.
  try work(small)
  let few = max(try time(small, runs: 5), 0.0005)
  let many = try time(small * growth, runs: 2)
  #expect(
    many < 8 * Double(growth) * few, "\(few) s for \(small), \(many) s for \(small * growth)",
    sourceLocation: location)
}

/// Returns the processor time of this thread that work takes, in seconds.
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
