import KansoDiagnostics

/// A YAML document as a tree of nodes with source ranges.
package struct YAMLDocument {
  /// The root node; nil if the text is empty, only `null`, invalid or beyond a limit. The root exists despite
  /// other errors, such as a repeated key.
  package let root: YAMLNode?
  package let diagnostics: [Diagnostic]
  /// The number of names and values, including those from YAML aliases.
  package let nodeCount: Int

  /// Parses a file. A document without content, or with only `null`, is the error `emptyGuide`.
  ///
  /// - Parameter otherNodeCount: the number of names and values in the other files of the guide. They count for
  ///   the limit of nodes.
  package init(_ file: SourceFile, otherNodeCount: Int = 0) {
    var builder = YAMLTreeBuilder(file: file, maxNodeCount: ReadingLimits.nodes - otherNodeCount)
    let problem = YAMLEvents.forEach(in: file.bytes) { builder.accept($0) }
    var diagnostics = builder.diagnostics
    if let problem { diagnostics.append(problem.diagnostic(in: file)) }
    let isComplete = problem == nil && !builder.hasStopped
    if isComplete, builder.root == nil || builder.root?.isNull == true {
      diagnostics.append(
        Diagnostic(
          .emptyGuide, file.bytes.isEmpty ? "the file is empty" : "the guide is empty",
          at: SourceRange(file: file, 0..<0),
          help: "Begin with a section, or let `kanso init` write a guide to start from."))
      self.root = nil
    } else {
      self.root = isComplete ? builder.root : nil
    }
    self.diagnostics = diagnostics
    nodeCount = builder.nodeCount
  }
}
