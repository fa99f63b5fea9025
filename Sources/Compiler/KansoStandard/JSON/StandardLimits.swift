/// The limits of reading documents of the design-token standard. A test can set smaller ones.
package struct StandardLimits: Sendable {
  /// The maximum size of a file, in bytes.
  package var fileSize = 64 << 20
  /// The maximum number of files of a resolver document, with the document itself.
  package var fileCount = 1_000
  /// The maximum number of sources that the sets and contexts of a resolver document are made of, each counted as often
  /// as it is used.
  package var sourceCount = 10_000
  /// The maximum number of contexts that are read one after the other, each as a document of its own.
  package var contextCount = 1_000
  /// The maximum number of tokens and groups after `$extends`, in all sources together.
  package var nodeCount = 1_000_000
  /// The maximum nesting of groups after `$extends`. Text is nested at most as deep as `JSONParser` reads.
  package var depth = 256
  /// The maximum nesting of gradients that consist of references to gradients.
  package var gradientDepth = 64
  /// The maximum number of JSON values in the resolved values of all tokens.
  package var valueCount = 5_000_000
  /// The maximum number of diagnostics in a report.
  package var diagnosticCount = 1_000

  package init() {}
}
