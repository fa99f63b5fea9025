import Foundation
import TestSupport
import Testing

/// Expected images beside the tests. `KANSO_RECORD=1 scripts/test` writes them again; check them before you commit
/// them.
///
/// An image that differs is kept in the folder for temporary files.
enum GoldenPicture {
  private static let folder = Project.file("Preview/Tests/KansoRasterTests/Golden")

  /// Compares an image with the expected one.
  static func check(
    _ png: [UInt8], against name: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".png")
    if Golden.isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A file whose image looks the same is not rewritten.
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
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(name).png")
    if !distance.isSmall { try Data(png).write(to: kept) }
    #expect(
      distance.isSmall,
      "\(file.lastPathComponent) looks different (\(distance)): see \(kept.path); record it with KANSO_RECORD=1",
      sourceLocation: location)
  }
}
