import Foundation

/// Returns the duration of `body`, in seconds.
public func seconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let (whole, attoseconds) = try clock.measure(body).components
  return Double(whole) + Double(attoseconds) * 1e-18
}

/// Prints the median of the times as one line of JSON.
///
/// - Parameters:
///   - times: the measured times, in seconds.
///   - memory: the used memory, in bytes; 0 if it is not measured.
///   - size: the size of the output, in bytes; 0 if there is no output.
public func report(_ times: [Double], memory: Int = 0, size: Int = 0) {
  let median = times.sorted()[times.count / 2]
  print("{\"seconds\": \(median), \"memory\": \(memory), \"size\": \(size)}")
}

/// The resident memory of the process, in bytes; 0 if it is unknown.
public var residentMemory: Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
