import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews

/// A storyboard or xib to preview.
package struct DocumentInput: Sendable {
  /// The path, as shown to people.
  package var path: String
  /// The content of the file.
  package var bytes: [UInt8]
  /// True if the asset catalogs beside the file are read.
  package var readsAssets = false

  /// Creates the input for a document, without the asset catalogs beside it.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Returns the colors and images of the asset catalogs beside the file that a document uses; none if they are not
  /// read.
  func assets(for document: InterfaceDocument) -> DocumentAssets {
    guard readsAssets else { return DocumentAssets() }
    return AssetCatalogs(besideDocumentAt: path).assets(
      imageNames: Set(document.resources.images.keys), scale: Self.assetScale)
  }

  /// The preferred number of pixels per point of images in pictures.
  private static let assetScale = 2.0

  /// Returns the document and its problems. The document is nil if it cannot be parsed. The problems include
  /// notes on what the reader does not recognize.
  func read() -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(path: path, bytes: bytes))
    return (document, diagnostics + (document?.unrecognizedDiagnostics ?? []))
  }

  /// Returns the fonts among the styles, each with the place of its first use as `path:line:column`. Colors
  /// are left out.
  /// - Parameter styles: styles of this document.
  func requestedFonts(in styles: [SceneStyleEntry]) -> [RequestedFont] {
    let lines = SourceFile(path: path, bytes: bytes).lines
    return styles.compactMap { style in
      guard case .font(let font) = style.value else { return nil }
      return RequestedFont(font, place: "\(path):\(lines.position(at: style.offset))")
    }
  }
}

extension [Diagnostic] {
  /// The maximum number of problems that are shown. A hostile document has as many mistakes as elements.
  private static let maxShownCount = 1_000

  /// The problems as a report without colors, in report order: the first 1,000 and the number of the others;
  /// empty if there are none.
  var problemReport: String {
    guard !isEmpty else { return "" }
    let shown = sortedForReport().prefix(Self.maxShownCount)
    let more = count - shown.count
    return TextReporter(color: false).report(Array(shown))
      + (more > 0 ? "and \(more) more that are not shown\n" : "")
  }
}
