/// Bounds on what is read. Documents are untrusted: they come from pull requests.
package enum DocumentLimits {
  /// Bytes of a document. The largest storyboards of real apps have some 3 MB.
  package static let fileSize = 32 << 20
  /// Elements in one another; below the bound of libxml2, so that the reason is ours to tell.
  package static let depth = 240
  /// Elements of a document.
  package static let elements = 1_000_000
}
