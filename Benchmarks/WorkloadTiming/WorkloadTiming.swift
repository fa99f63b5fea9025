import Foundation

/// How long something takes, in seconds.
package func seconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let (whole, attoseconds) = try clock.measure(body).components
  return Double(whole) + Double(attoseconds) * 1e-18
}

/// Prints the middle of some times as one line of JSON.
/// - Parameters:
///   - times: in seconds.
///   - memory: in bytes; 0 where it does not matter.
///   - size: how many bytes were made; 0 where none were.
package func report(_ times: [Double], memory: Int = 0, size: Int = 0) {
  let median = times.sorted()[times.count / 2]
  print("{\"seconds\": \(median), \"memory\": \(memory), \"size\": \(size)}")
}

/// How much memory the process has, in bytes; 0 where it cannot be found out.
package var residentMemory: Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
