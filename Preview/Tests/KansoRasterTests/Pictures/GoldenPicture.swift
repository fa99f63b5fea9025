import Foundation
import Testing

/// Pictures that are expected, beside the tests. `KANSO_RECORD=1 swift test` writes them anew; look at them before you commit them.
///
/// One that differs is kept in the folder for temporary files, so that it can be looked at.
enum GoldenPicture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden")

  static var isRecording: Bool { ProcessInfo.processInfo.environment["KANSO_RECORD"] == "1" }

  /// Compares a picture with the one that is expected.
  static func check(
    _ png: [UInt8], against name: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // What is drawn the same to the eye stays as it is.
      if let old = try? Pixels(png: Array(Data(contentsOf: file))),
        PictureDistance(old, try Pixels(png: png)).mean == 0
      {
        return
      }
      return try Data(png).write(to: file)
    }
    let expected = try #require(
      try? Pixels(png: Array(Data(contentsOf: file))),
      "\(file.lastPathComponent) is not there; record it with KANSO_RECORD=1", sourceLocation: location)
    let distance = PictureDistance(expected, try Pixels(png: png))
    guard !distance.isSmall else { return }
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(name).png")
    try Data(png).write(to: kept)
    Issue.record(
      "\(file.lastPathComponent) looks different (\(distance)): see \(kept.path); record it with KANSO_RECORD=1",
      sourceLocation: location)
  }
}
