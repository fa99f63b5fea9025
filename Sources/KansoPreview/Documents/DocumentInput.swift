import KansoDiagnostics
import KansoInterfaceBuilder

/// A storyboard or xib that is to be shown.
package struct DocumentInput: Sendable {
  /// What people call it: its path.
  package var path: String
  /// What is in it.
  package var bytes: [UInt8]

  /// A document.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// The document as it is understood, nil where it is not, with what is wrong with it.
  func read() -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(path: path, bytes: bytes))
    return (document, diagnostics + (document?.unrecognizedDiagnostics ?? []))
  }

  /// The fonts among colors and fonts, with their places in the document.
  func shownFonts(_ styles: [SceneStyleEntry]) -> [ShownFont] {
    let lines = LineIndex(SourceFile(path: path, bytes: bytes))
    return styles.compactMap { style in
      guard case .font(let font) = style.value else { return nil }
      return ShownFont(font, place: "\(path):\(lines.position(at: style.offset))")
    }
  }
}

extension [Diagnostic] {
  /// What a person reads of a document; a hostile one has as many mistakes as elements.
  private static let mostShown = 1_000

  /// What is wrong, for people; empty if nothing is.
  var complaints: String {
    guard !isEmpty else { return "" }
    let shown = sortedForReport().prefix(Self.mostShown)
    let more = count - shown.count
    return TextReporter(color: false).report(Array(shown))
      + (more > 0 ? "and \(more) more that are not shown\n" : "")
  }
}
