import Foundation
import KansoDiagnostics
import KansoLayout

/// The frames that Auto Layout gives the views of a document, as one line of JSON.
public struct FrameReport {
  /// The JSON: `{"path": …, "views": {ID: [x, y, width, height]}}`, or `{"path": …, "error": …}`.
  ///
  /// Frames are in points, relative to the superview, with edges on the pixels of the document's device. Views that are
  /// not installed for its size classes are omitted.
  public let line: String
  /// The problems of the document as text for the user.
  public let complaints: String
  /// True if the report contains frames.
  public let hasFrames: Bool

  /// Reads a storyboard or xib and lays it out. Texts, images and controls have their stored sizes.
  public init(ofDocumentAt path: String) {
    // A file that is too large is rejected before it is read.
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size > DocumentLimits.fileSize
    {
      let file = SourceFile(path: path, bytes: [])
      self.init(path: path, refused: [DocumentLimits.refusal(of: file, size: size)])
      return
    }
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: DocumentLimits.fileSize)
      self.init(path: path, bytes: bytes)
    } catch {
      self.init(
        line: Self.line(path, "error", Self.quoted(error.description)),
        complaints: "error: \(error.description)\n", hasFrames: false)
    }
  }

  /// Lays out a storyboard or xib.
  /// - Parameter path: the path for the report.
  public init(path: String, bytes: [UInt8]) {
    let (document, problems) = DocumentReader.read(SourceFile(path: path, bytes: bytes))
    guard let document else {
      self.init(path: path, refused: problems)
      return
    }
    let layout = CanvasLayout(document)
    self.init(
      line: Self.line(path, "views", Self.object(layout.frames)),
      complaints: Self.text(of: problems + layout.diagnostics + document.unrecognizedDiagnostics),
      hasFrames: true)
  }

  private init(path: String, refused problems: [Diagnostic]) {
    self.init(
      line: Self.line(path, "error", Self.quoted(Self.summary(of: problems))),
      complaints: Self.text(of: problems), hasFrames: false)
  }

  private init(line: String, complaints: String, hasFrames: Bool) {
    (self.line, self.complaints, self.hasFrames) = (line, complaints, hasFrames)
  }

  // MARK: Writing

  private static func line(_ path: String, _ key: String, _ value: String) -> String {
    "{\"path\": \(quoted(path)), \"\(key)\": \(value)}"
  }

  private static func object(_ frames: [(id: String, frame: Rect)]) -> String {
    // If several views have the same id, only the first one is written.
    var seen: Set<String> = []
    let members = frames.filter { seen.insert($0.id).inserted }.map { id, frame in
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
    // Encoding a string never fails.
    let encoded = String(decoding: (try? encoder.encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
    // Some readers treat other characters as line ends, too, and terminals interpret more characters than escape.
    guard encoded.unicodeScalars.contains(where: \.isUnprintable) else { return encoded }
    return encoded.unicodeScalars.map { scalar in
      guard scalar.isUnprintable else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func summary(of problems: [Diagnostic]) -> String {
    guard let first = problems.sortedForReport().first else { return "it could not be read" }
    var indexes = LineIndexes()
    return "\(indexes.start(of: first.range)): \(first.message)"
  }

  private static func text(of problems: [Diagnostic]) -> String {
    guard !problems.isEmpty else { return "" }
    let shown = problems.sortedForReport().prefix(mostProblems)
    let more = problems.count - shown.count
    return TextReporter(color: false).report(Array(shown))
      + (more > 0 ? "and \(more) more that are not shown\n" : "")
  }

  /// The maximum number of reported problems: a malicious document can have one per element.
  private static let mostProblems = 1_000
}
