import KansoCommandLine
import KansoDiagnostics
import KansoLint

/// What `--fix` does with a file: it is written whole or not at all.
struct Mending: Sendable {
  /// The module that the tokens are declared in.
  let module: String?
  let isDry: Bool

  /// A file after its findings were fixed.
  struct Outcome: Sendable {
    let mended: Mended
    /// The reason why the file could not be written.
    var problem: FileError?
  }

  func mend(_ source: Source, _ file: SourceFile, _ findings: [Diagnostic]) -> Outcome {
    let mended = Mended(file, findings, importing: module)
    guard let bytes = mended.bytes else { return Outcome(mended: mended) }
    do throws(FileError) {
      // A dry run prints only what would be written.
      try source.checkIsChangeable()
      if !isDry { try source.replace(file, with: bytes) }
      return Outcome(mended: mended)
    } catch {
      return Outcome(mended: Mended(unchanged: findings), problem: error)
    }
  }

  /// What was done in all files.
  struct Total {
    private var places = 0
    private var files = 0
    /// The number of files that could not be written.
    private(set) var failureCount = 0

    mutating func add(_ problem: FileError) {
      Terminal.complain("error: \(problem.description); it is left as it is\n")
      failureCount += 1
    }

    mutating func add(_ mended: Mended) {
      guard mended.count > 0 else { return }
      places += mended.count
      files += 1
    }

    func text(isDry: Bool) -> String {
      let counted = "\(places) place\(places == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
      return isDry ? "\(counted) would be mended\n" : "\(counted) mended\n"
    }
  }
}
