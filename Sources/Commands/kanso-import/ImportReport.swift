import KansoDiagnostics
import KansoInterchange
import KansoInterchangeDiagnostics

/// The findings of an import as diagnostics.
enum ImportReport {
  /// Returns the diagnostics for findings.
  static func diagnostics(of findings: [ImportFinding]) -> [Diagnostic] {
    findings.map { diagnostic(of: $0) }
  }

  private static func diagnostic(of finding: ImportFinding) -> Diagnostic {
    let name = finding.path.isEmpty ? "" : "`\(finding.path.joined(separator: "."))`"
    switch finding.kind {
    case .lost:
      return Diagnostic(
        .valueNotImported,
        name.isEmpty ? finding.message : "\(name) is not imported, or only in part: \(finding.message)",
        at: finding.place, help: "Change the source, or write it into the guide by hand.")
    case .doubtful:
      return Diagnostic(
        .doubtfulImport, name.isEmpty ? finding.message : "\(name) is doubtful: \(finding.message)",
        at: finding.place, help: "Compare the value in the guide with the source.")
    case .renamed:
      return Diagnostic(
        .renamedToken, "\(name) \(finding.message)", at: finding.place,
        help: "Nothing has to be done; to choose another name, rename it in the source.")
    case .unreadable:
      return Diagnostic(
        .unreadableTokenFile, finding.message, at: finding.place,
        help: "Correct the file, or export it again.")
    }
  }

  /// Returns the diagnostic for a token that changed in the source and in the guide.
  static func diagnostic(of conflict: GuideMerge.Conflict) -> Diagnostic {
    let own = conflict.own.map { "is `\($0)` here" } ?? "is deleted here"
    let source = conflict.source.map { "`\($0)` in the source" } ?? "removed from the source"
    return Diagnostic(
      .importConflict, "`\(conflict.path)` \(own) and \(source); the guide stays as it is",
      at: conflict.place,
      help: "Write what should apply into the guide.")
  }

  /// Returns the lines about a merge: the numbers of changes, and the tokens that stay without the source.
  static func summary(of merge: GuideMerge, keeping kept: Set<String>) -> String {
    let counts =
      "\(merge.updated.count) updated, \(merge.added.count) added, \(merge.removed.count) removed, "
      + "\(merge.conflicts.count) in conflict\n"
    guard !kept.isEmpty else { return counts }
    let names = kept.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return counts
      + "The source does not have \(names) any more; the guide keeps \(kept.count == 1 ? "it" : "them"), since other "
      + "tokens need \(kept.count == 1 ? "it" : "them").\n"
  }

  /// Returns a line for each change of a merge.
  static func changes(of merge: GuideMerge) -> String {
    let lines =
      (merge.changesModes ? ["change the modes"] : []) + merge.updated.map { "update \($0)" }
      + merge.added.map { "add \($0)" } + merge.removed.map { "remove \($0)" }
    return lines.map { "would \($0.printable)\n" }.joined()
  }

  /// Returns the last line of a report, as in "12 tokens imported, 1 lost, 2 doubtful".
  static func summary(of guide: ImportedGuide) -> String {
    func count(_ kind: ImportFinding.Kind) -> Int { guide.findings.count { $0.kind == kind } }
    let tokens = "\(guide.tokens.count) token\(guide.tokens.count == 1 ? "" : "s") imported"
    let others = [(count(.lost), "lost"), (count(.doubtful), "doubtful"), (count(.renamed), "renamed")]
    return ([tokens] + others.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }
}
