import KansoCommandLine
import KansoDiagnostics
import KansoLint
import KansoSystem

/// Writes the replacements of findings to files. A file is replaced completely or not at all.
struct FileFixer: Sendable {
  /// True to compute the changes and write no file.
  let isDry: Bool

  /// The result for a file.
  struct Outcome: Sendable {
    /// The fix; without changes if the file could not be written.
    let result: FixResult
    /// The reason that the file could not be written.
    var problem: FileError?
  }

  /// Replaces the literals of a file that have a replacement, and writes the file unless this is a dry run.
  /// If the file must not be changed, cannot be written or has changed since it was read, the outcome has the
  /// error, and the findings stay unfixed. A dry run also checks that the file may be changed.
  ///
  /// - Parameters:
  ///   - source: the file on disk.
  ///   - file: the contents that were checked.
  ///   - findings: the findings in the contents.
  ///   - basis: the syntax of the contents; nil if they must not be changed.
  func fix(
    _ source: Source, _ file: SourceFile, _ findings: [Diagnostic], _ basis: FixBasis?
  ) -> Outcome {
    let result = FixResult(file, findings, basis: basis)
    guard let bytes = result.bytes else { return Outcome(result: result) }
    do throws(FileError) {
      // A dry run prints only what would be written.
      try source.checkIsChangeable()
      if !isDry { try source.replace(file, with: bytes) }
      return Outcome(result: result)
    } catch {
      return Outcome(result: FixResult(unchanged: findings), problem: error)
    }
  }

  /// The counts for all files.
  struct Total {
    /// The number of replaced literals.
    private var places = 0
    /// The number of files with replacements.
    private var files = 0
    /// The number of literals that each token replaced, by its path.
    private var tokens: [String: Int] = [:]
    /// The number of files that could not be written.
    private(set) var failureCount = 0

    /// Counts a file that could not be written, and writes its error to standard error.
    mutating func reportFailure(_ problem: FileError) {
      Terminal.writeError("error: \(problem.description); it is left as it is\n")
      failureCount += 1
    }

    /// Adds the replaced literals of a file. A result without replacements is not counted as a file.
    ///
    /// - Parameter replaced: the paths of the tokens, once for each literal.
    mutating func add(_ result: FixResult, replaced: [String]) {
      guard result.count > 0 else { return }
      places += result.count
      files += 1
      for token in replaced { tokens[token, default: 0] += 1 }
    }

    /// Returns the line for the user, with a line break: `3 places in 2 files fixed`, or `… would be fixed`
    /// for a dry run.
    func description(isDry: Bool) -> String {
      let counted = "\(places) place\(places == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
      return isDry ? "\(counted) would be fixed\n" : "\(counted) fixed\n"
    }

    /// Returns the changes in Markdown, for the description of a pull request: the tokens with the numbers of the
    /// literals that they replaced, and the reasons that others are left.
    func markdown(_ summary: LintSummary) -> String {
      func table(_ head: String, _ rows: [String: Int]) -> String {
        guard !rows.isEmpty else { return "" }
        let sorted = rows.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return "\n| \(head) | literals |\n| --- | ---: |\n"
          + sorted.map { "| \(MarkdownReporter.escaped($0.key)) | \($0.value) |\n" }.joined()
      }
      let after = summary.totalCoverage
      let before = LintSummary.Coverage(tokens: after.tokens - places, literals: after.literals + places)
      return """
        ## Tokens for literals

        \(description(isDry: false).dropLast()). Coverage: \(before.percentage) before, \(after.percentage) after. All other \
        bytes of the files are unchanged.
        \(table("token", tokens))\(table("left, because", summary.reasons))
        """
    }
  }
}
