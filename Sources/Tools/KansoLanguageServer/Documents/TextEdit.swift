import KansoDiagnostics
import KansoFormatting

/// A change of a part of a file.
struct TextEdit {
  let file: SourceFile
  /// The bytes that are replaced; empty for an insertion.
  let range: Range<Int>
  let text: String

  init(_ file: SourceFile, _ range: Range<Int>, _ text: String) {
    (self.file, self.range, self.text) = (file, range, text)
  }

  func write(_ encoding: PositionEncoding, to json: inout JSONWriter) {
    json.writeObject { json in
      json.writeKey("range")
      encoding.range(range, in: file).write(to: &json)
      json.write(text, "newText")
    }
  }
}
