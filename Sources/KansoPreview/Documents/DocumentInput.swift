import KansoDiagnostics
import KansoInterfaceBuilder

/// A storyboard or xib to preview.
package struct DocumentInput: Sendable {
  /// The path, as shown to people.
  package var path: String
  /// The content of the file.
  package var bytes: [UInt8]

  /// Creates the input for a document.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Returns the document, or nil if it cannot be parsed, and its problems.
  func read() -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(path: path, bytes: bytes))
    return (document, diagnostics + (document?.unrecognizedDiagnostics ?? []))
  }

  /// Returns the fonts among the styles, with their places in the document.
  func shownFonts(_ styles: [SceneStyleEntry]) -> [ShownFont] {
    let lines = LineIndex(SourceFile(path: path, bytes: bytes))
    return styles.compactMap { style in
      guard case .font(let font) = style.value else { return nil }
      return ShownFont(font, place: "\(path):\(lines.position(at: style.offset))")
    }
  }
}

extension [Diagnostic] {
  /// The maximum number of problems that are shown. A hostile document has as many mistakes as elements.
  private static let mostShown = 1_000

  /// The problems as text for people; empty if there are none.
  var complaints: String {
    guard !isEmpty else { return "" }
    let shown = sortedForReport().prefix(Self.mostShown)
    let more = count - shown.count
    return TextReporter(color: false).report(Array(shown))
      + (more > 0 ? "and \(more) more that are not shown\n" : "")
  }
}
