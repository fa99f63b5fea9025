import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

/// The limits for documents. They are untrusted input, for example from pull requests.
package enum DocumentLimits {
  /// The maximum size in bytes. The largest storyboards of real apps have about 3 MB.
  package static let fileSize = 32 << 20
  /// The maximum nesting depth of elements. It is below libxml2's own limit, so that Kanso reports the error
  /// itself.
  package static let depth = 240
  /// The maximum number of elements. The largest storyboards of real apps have about 30,000.
  package static let elements = 250_000
  /// The maximum number of attributes of an element. Those of real apps have fewer than 40.
  package static let attributes = 256
}

extension DocumentLimits {
  /// Returns the error for a file of more than `fileSize` bytes. Its range is the start of the file.
  package static func tooLargeDiagnostic(for file: SourceFile, size: Int) -> Diagnostic {
    Diagnostic(
      .documentTooLarge, "the document has \(size) bytes, more than the \(fileSize) that are read",
      at: SourceRange(file: file, 0..<0), help: "split it into several storyboards")
  }
}
