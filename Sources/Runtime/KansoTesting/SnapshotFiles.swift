import Foundation
import KansoRendering

/// The files of a snapshot.
struct SnapshotFiles {
  /// The folder of the snapshots of a test file.
  let folder: URL
  /// The name of the snapshot's files without their endings.
  private let name: String

  /// Names the files.
  ///
  /// - Parameters:
  ///   - test: The name of the test function.
  ///   - name: The name of the snapshot, if the test has several.
  ///   - file: The path of the test file.
  init(test: String, name: String?, beside file: String) {
    let source = URL(fileURLWithPath: file)
    folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let parts = [test.prefix { $0 != "(" }.description, name].compactMap { $0 }
    self.name = String(parts.joined(separator: ".").map { Self.isAllowed($0) ? $0 : "-" })
  }

  /// Returns true for a character that the name of a file may have.
  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-".contains(character)
  }

  private var framesFile: URL { folder.appendingPathComponent(name + ".frames.txt") }
  private var pictureFile: URL { folder.appendingPathComponent(name + ".svg") }

  /// Reads the snapshot; nil if it was never written.
  func read() throws -> ScreenSnapshot? {
    guard FileManager.default.fileExists(atPath: framesFile.path) else { return nil }
    return ScreenSnapshot(
      frames: try String(contentsOf: framesFile, encoding: .utf8),
      picture: (try? String(contentsOf: pictureFile, encoding: .utf8)) ?? "")
  }

  /// Writes the snapshot.
  func write(_ snapshot: ScreenSnapshot) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(snapshot.framesText.utf8).write(to: framesFile, options: .atomic)
    try Data(snapshot.picture.utf8).write(to: pictureFile, options: .atomic)
  }

  /// Writes a page with the pictures before and after, and returns its place: a file in the folder that
  /// `SNAPSHOT_ARTIFACTS` names, or else in the folder for temporary files.
  func writePage(
    _ difference: SnapshotDifference, before: ScreenSnapshot, after: ScreenSnapshot
  ) throws -> URL {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
    let target = (named ?? FileManager.default.temporaryDirectory.appendingPathComponent("kanso-snapshots"))
      .appendingPathComponent(folder.lastPathComponent)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let file = target.appendingPathComponent(name + ".html")
    let page = HTMLFrame.document(title: name, style: { $0.markup(Self.style) }) { page in
      page.markup("<h1>")
      page.text(name)
      page.markup("</h1>\n<pre>")
      page.text(difference.text)
      page.markup("</pre>\n")
      for (title, snapshot) in [("Before", before), ("After", after)] {
        page.markup("<h2>")
        page.text(title)
        page.markup("</h2>\n<img")
        page.attribute("alt", "The screen, \(title.lowercased())")
        page.attribute(
          "src", "data:image/svg+xml;base64," + Data(snapshot.picture.utf8).base64EncodedString())
        page.markup(">\n")
      }
    }
    try Data(page.utf8).write(to: file, options: .atomic)
    return file
  }

  private static let style: StaticString = """
    :root { color-scheme: light dark; font-family: system-ui, -apple-system, sans-serif; }
    body { margin: 0; padding: 1.5rem; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    img { max-width: 100%; background: white; }

    """
}
