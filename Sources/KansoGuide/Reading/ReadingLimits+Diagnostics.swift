import KansoDiagnostics
import KansoTheme

// What is reported of things that are larger than they may be.
extension ReadingLimits {
  /// A name of too many bytes.
  ///
  /// - Parameter what: the thing that has the name, as in "a name".
  static func longName(_ what: String, of bytes: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameTooLong, "\(what) has \(bytes) bytes, and may have \(name)", at: range,
      help: "Shorten it; what needs more words belongs into a `description`.")
  }

  /// A text of too many bytes.
  static func longText(of bytes: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textTooLong, "a text has \(bytes) bytes, and may have \(text)", at: range,
      help: "Shorten it, and link to the rest from it.")
  }

  /// The node that is one too many.
  static func manyNodes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "the file has more than \(nodes) names and values", at: range,
      help: "Split the guide, or check that this is the file you meant.")
  }

  /// The alias that adds one node too many.
  static func manyExpandedNodes(at range: SourceRange) -> Diagnostic {
    expanded("\(expansion) nodes", range)
  }

  /// The alias that adds one byte of text too many.
  static func muchExpandedText(at range: SourceRange) -> Diagnostic {
    expanded("\(expandedText >> 20) MiB of text", range)
  }

  private static func expanded(_ bound: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .anchorExpansion, "the YAML aliases of this file stand for more than \(bound)", at: range,
      help: "Write the values out, or use tokens that refer to each other.")
  }

  /// The first token or group with which a guide comes to too much.
  static func largeGuide(upTo path: TokenPath, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guideTooLarge, "up to `\(path)` the tokens of this guide come to more than \(output >> 20) MiB",
      at: range,
      help: "Split the guide, or shorten what many tokens repeat: group names, inherited texts, modes.")
  }

  /// The findings that can be reported, in the order of the report; instead of the others one that says how many there
  /// are.
  static func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.sortedForReport()
    guard sorted.count > findings else { return sorted }
    let rest = sorted[findings...]
    let severity: Severity = rest.hasErrors ? .error : .warning
    let remark = Diagnostic(
      .tooManyFindings, "there are \(rest.count) more errors and warnings from here on",
      at: sorted[findings].range, help: "Fix those that are reported, and check the guide again.",
      severity: severity)
    return Array(sorted[..<findings]) + [remark]
  }
}
