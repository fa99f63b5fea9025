import Foundation
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoLayout
import KansoSystem

/// The frames that Auto Layout gives the views of a document, as one line of JSON.
public struct FrameReport {
  /// The JSON: `{"path": …, "views": {ID: [x, y, width, height]}}`, or `{"path": …, "error": …}`.
  ///
  /// Frames are in points, relative to the superview, with edges on the pixels of the document's device.
  /// Views without an id and views that are not installed for its size classes are omitted.
  public let line: String
  /// The problems of the document as text for the user, at most 1,000 of them; empty if there are none.
  public let diagnosticsText: String
  /// True if the document was laid out; false if `line` contains an error.
  public let hasFrames: Bool

  /// Reads a storyboard or xib of at most 32 MB and lays it out. Texts, images and controls have their stored
  /// sizes. A larger file, or a file that cannot be read, gives a report with an error.
  public init(ofDocumentAt path: String) {
    // A file that is too large is rejected before it is read.
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size > DocumentLimits.fileSize
    {
      let file = SourceFile(path: path, bytes: [])
      self.init(
        path: path, unreadableBecauseOf: [DocumentLimits.tooLargeDiagnostic(for: file, size: size)])
      return
    }
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: DocumentLimits.fileSize)
      self.init(path: path, bytes: bytes)
    } catch {
      self.init(
        line: Self.line(path, error: error.description),
        diagnosticsText: "error: \(error.description)\n", hasFrames: false)
    }
  }

  /// Lays out a storyboard or xib. A document that cannot be read gives a report with an error.
  ///
  /// - Parameter path: the path for the report. The file is not read.
  public init(path: String, bytes: [UInt8]) {
    let (document, problems) = InterfaceDocument.read(SourceFile(path: path, bytes: bytes))
    guard let document else {
      self.init(path: path, unreadableBecauseOf: problems)
      return
    }
    let layout = CanvasLayout(document)
    self.init(
      line: Self.line(path, frames: layout.frames),
      diagnosticsText: Self.reportText(of: problems + layout.diagnostics + document.unrecognizedDiagnostics),
      hasFrames: true)
  }

  /// Creates the report of a document that cannot be read, with its first problem as the error.
  private init(path: String, unreadableBecauseOf problems: [Diagnostic]) {
    self.init(
      line: Self.line(path, error: Self.summary(of: problems)),
      diagnosticsText: Self.reportText(of: problems), hasFrames: false)
  }

  private init(line: String, diagnosticsText: String, hasFrames: Bool) {
    (self.line, self.diagnosticsText, self.hasFrames) = (line, diagnosticsText, hasFrames)
  }

  // MARK: Writing

  /// Returns the JSON of a document that has no frames.
  private static func line(_ path: String, error: String) -> String {
    line(path) { writer in
      writer.writeKey("error")
      writer.writeString(error)
    }
  }

  /// Returns the JSON of frames by id. Only the first frame counts if several have the same id.
  private static func line(_ path: String, frames: [(id: String, frame: Rect)]) -> String {
    line(path) { writer in
      writer.writeKey("views")
      writer.writeObject { writer in
        var seen: Set<String> = []
        for (id, frame) in frames where seen.insert(id).inserted {
          writer.writeKey(named: id)
          writer.writeArray { writer in
            for length in [frame.minX, frame.minY, frame.width, frame.height] {
              writer.beginElement()
              writer.writeNumber(length)
            }
          }
        }
      }
    }
  }

  /// Returns a JSON object on one line, with the path and the members that the closure writes.
  private static func line(_ path: String, _ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(escapesUnprintable: true)
    writer.writeObject(inline: true) { writer in
      writer.writeKey("path")
      writer.writeString(path)
      members(&writer)
    }
    return writer.text
  }

  /// Returns the position and the message of the first problem in document order; a general message if there
  /// is none.
  private static func summary(of problems: [Diagnostic]) -> String {
    guard let first = problems.sortedForReport().first else { return "it could not be read" }
    return "\(first.range.start): \(first.message)"
  }

  /// Returns the problems as text in document order, at most 1,000 of them; an empty text if there are none.
  private static func reportText(of problems: [Diagnostic]) -> String {
    guard !problems.isEmpty else { return "" }
    let shown = problems.sortedForReport().prefix(maxProblems)
    let more = problems.count - shown.count
    return TextReporter(color: false).report(Array(shown))
      + (more > 0 ? "and \(more) more that are not shown\n" : "")
  }

  /// The maximum number of reported problems: a malicious document can have one per element.
  private static let maxProblems = 1_000
}
