import Foundation

/// The program that runs.
package enum RunningProgram {
  /// The path of its file; nil if the system does not tell it.
  package static var path: String? {
    #if os(Linux)
      // Faster than the bundle.
      "/proc/self/exe"
    #else
      Bundle.main.executablePath
    #endif
  }
}
