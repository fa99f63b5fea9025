import KansoDiagnostics

/// Bounds on what is read. Documents are untrusted: they come from pull requests.
package enum DocumentLimits {
  /// Bytes of a document. The largest storyboards of real apps have some 3 MB.
  package static let fileSize = 32 << 20
  /// Elements in one another; below the bound of libxml2, so that the reason is ours to tell.
  package static let depth = 240
  /// Elements of a document; the largest storyboards of real apps have some 30,000.
  package static let elements = 250_000
  /// Attributes of an element; those of real apps have fewer than 40.
  package static let attributes = 256
}

extension DocumentLimits {
  /// What is said of a file that is too large.
  static func refusal(of file: SourceFile, size: Int) -> Diagnostic {
    Diagnostic(
      .documentTooLarge, "the document has \(size) bytes, more than the \(fileSize) that are read",
      at: SourceRange(file: file, 0..<0), help: "split it into several storyboards")
  }
}
