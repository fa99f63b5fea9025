import KansoDiagnostics
import KansoLayout
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// The findings in a document, and the frames that are laid out despite them.
struct Reading {
  let frames: [String: Rect]
  /// The messages, each with the text at its range: `'nan' is no number: nan`.
  let messages: [String]
  /// The messages, each with its line and column: `3:14 'nan' is no number`.
  let placed: [String]
  let ids: [DiagnosticDescriptor]
  let isRead: Bool

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    let (document, problems) = DocumentReader.read(SourceFile(path: "Bad.storyboard", bytes: bytes))
    let layout = document.map { CanvasLayout($0) }
    let all = (problems + (layout?.diagnostics ?? [])).sortedForReport()
    placed = all.map { "\($0.range.start) \($0.message)" }
    messages = all.map { "\($0.message): \($0.range.text)" }
    ids = all.map(\.descriptor)
    frames = Dictionary(
      (layout?.frames ?? []).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    isRead = document != nil
  }
}

/// A box whose constraints determine its frame, in a document with errors elsewhere.
enum SoundBox {
  static let box = view("view", id: "sound", frame: (1, 2, 3, 4))
  static let rows = [
    constraint("sound.leading == root.leading + 10"), constraint("sound.top == root.top + 20"),
    constraint("sound.width == 30"), constraint("sound.height == 40"),
  ].joined()
  static let frame = Rect(x: 10, y: 20, width: 30, height: 40)

  /// Returns a xib with the box, other views beside it, and other constraints before its own.
  static func xib(_ views: String = "", _ constraints: String = "") -> String {
    TestDocument.xib(subviews(box, views) + "<constraints>\(constraints + rows)</constraints>")
  }
}

extension Rect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

/// Returns the message about a text that is not XML, with its position.
func firstError(in bytes: [UInt8]) -> String {
  let (root, problems) = XMLReader.read(SourceFile(path: "Bad.xib", bytes: bytes))
  if root != nil { return "it is read" }
  guard problems.count == 1 else { return "\(problems.count) problems" }
  return "\(problems[0].range.start) \(problems[0].message)"
}

func firstError(in text: String) -> String { firstError(in: Array(text.utf8)) }
