import Foundation
import KansoSystem

/// The addresses of documents, and their paths.
final class DocumentAddresses {
  /// The addresses of the open documents, as the client writes them, by their paths without links.
  private let open: [String: String]
  /// The addresses by path, so that the links of a path are followed once.
  private var known: [String: String] = [:]

  init(of documents: some Sequence<TextDocument>) {
    open = Dictionary(
      documents.map { (InputFile.resolvedPath($0.file.path), $0.uri) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the address of the file at a path.
  func uri(ofPath path: String) -> String {
    if let uri = known[path] { return uri }
    let resolved = InputFile.resolvedPath(path)
    let uri =
      open[resolved] ?? (resolved.hasPrefix("/") ? URL(fileURLWithPath: resolved).absoluteString : path)
    known[path] = uri
    return uri
  }

  /// Returns the path of a file; the address itself for a document that is no file, such as an unsaved one.
  static func path(of uri: String) -> String {
    guard let url = URL(string: uri), url.isFileURL else { return uri }
    return url.path(percentEncoded: false)
  }
}
