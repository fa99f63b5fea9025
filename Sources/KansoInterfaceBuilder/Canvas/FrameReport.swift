import Foundation
import KansoDiagnostics
import KansoLayout

/// The frames that Auto Layout gives the views of a document, as one line of JSON.
public struct FrameReport {
  /// `{"path": …, "views": {ID: [x, y, width, height]}}`, or `{"path": …, "error": …}`.
  ///
  /// Frames are in points, in the coordinates of the parent, with edges on the pixels of the document's device. Views that are not
  /// installed for its size classes are left out.
  public let line: String
  /// What is wrong with the document, for people.
  public let complaints: String
  /// Whether there are frames.
  public let hasFrames: Bool

  /// Reads a storyboard or xib and lays it out.
  public init(ofDocumentAt path: String, sizes: LeafSizes) {
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: DocumentLimits.fileSize)
      self.init(path: path, bytes: bytes, sizes: sizes)
    } catch {
      self.init(
        line: Self.line(path, "error", Self.quoted(error.description)),
        complaints: "error: \(error.description)\n", hasFrames: false)
    }
  }

  /// Lays a storyboard or xib out.
  /// - Parameter path: what reports call it.
  public init(path: String, bytes: [UInt8], sizes: LeafSizes) {
    let (document, problems) = DocumentReader.read(SourceFile(path: path, bytes: bytes))
    guard let document else {
      self.init(
        line: Self.line(path, "error", Self.quoted(Self.summary(of: problems))),
        complaints: Self.text(of: problems), hasFrames: false)
      return
    }
    let layout = CanvasLayout(document, sizes: sizes)
    self.init(
      line: Self.line(path, "views", Self.object(layout.frames)),
      complaints: Self.text(of: problems + layout.diagnostics + document.unrecognizedDiagnostics),
      hasFrames: true)
  }

  private init(line: String, complaints: String, hasFrames: Bool) {
    (self.line, self.complaints, self.hasFrames) = (line, complaints, hasFrames)
  }

  // MARK: Writing

  private static func line(_ path: String, _ key: String, _ value: String) -> String {
    "{\"path\": \(quoted(path)), \"\(key)\": \(value)}"
  }

  private static func object(_ frames: [(id: String, frame: Rect)]) -> String {
    let members = frames.map { id, frame in
      "\(quoted(id)): [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A text always encodes.
    return String(decoding: (try? encoder.encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
  }

  private static func summary(of problems: [Diagnostic]) -> String {
    guard let first = problems.sortedForReport().first else { return "it could not be read" }
    var indexes = LineIndexes()
    return "\(indexes.start(of: first.range)): \(first.message)"
  }

  private static func text(of problems: [Diagnostic]) -> String {
    problems.isEmpty ? "" : TextReporter(color: false).report(problems.sortedForReport())
  }
}
