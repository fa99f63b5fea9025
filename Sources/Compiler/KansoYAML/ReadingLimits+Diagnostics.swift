import KansoDiagnostics

// Diagnostics for exceeded limits.
extension ReadingLimits {
  /// Returns the diagnostic for a name that is too long.
  ///
  /// - Parameters:
  ///   - what: the thing that has the name, as in "a name".
  ///   - bytes: the length of the name, in bytes.
  package static func longName(_ what: String, of bytes: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameTooLong, "\(what) has \(bytes) bytes, more than the allowed \(name)", at: range,
      help: "Shorten it, and put longer texts into a `description`.")
  }

  /// Returns the diagnostic for a text that is too long.
  ///
  /// - Parameter bytes: the length of the text, in bytes.
  static func longText(of bytes: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textTooLong, "a text has \(bytes) bytes, more than the allowed \(text)", at: range,
      help: "Shorten it, and link to the rest.")
  }

  /// Returns the diagnostic for too many nodes, at the first node beyond the limit.
  static func manyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "the guide has more than \(nodes) names and values", at: range,
      help: "Split the guide, or check that this is the file you meant.")
  }

  /// Returns the diagnostic for too many nodes from aliases, at the first alias beyond the limit.
  static func manyExpandedNodes(at range: SourceRange) -> Diagnostic {
    aliasExpansion(beyond: "\(expansion) nodes", at: range)
  }

  /// Returns the diagnostic for too much text from aliases, at the first alias beyond the limit.
  static func muchExpandedText(at range: SourceRange) -> Diagnostic {
    aliasExpansion(beyond: "\(expandedText >> 20) MiB of text", at: range)
  }

  /// Returns the diagnostic for aliases that expand to more than a limit, as in "4 MiB of text".
  private static func aliasExpansion(beyond bound: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .anchorExpansion, "the YAML aliases of this file expand to more than \(bound)", at: range,
      help: "Write the values out, or use tokens that refer to each other.")
  }
}
