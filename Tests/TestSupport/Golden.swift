import Foundation
import Testing

/// Files with the expected output beside the tests. `KANSO_RECORD=1 scripts/test` writes them again; check the
/// difference before you commit it.
public enum Golden {
  /// True if expected files are written instead of compared.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["KANSO_RECORD"] == "1" }

  /// Compares a text with the expected file.
  public static func check(
    _ actual: String, against file: URL, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try actual.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      actual == expected, "\(file.lastPathComponent) differs; record it with KANSO_RECORD=1",
      sourceLocation: location)
  }
}
