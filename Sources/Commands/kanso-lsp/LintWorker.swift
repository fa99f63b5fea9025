import Foundation
import KansoLanguageServer
import KansoSystem

/// Runs `kanso-lint` on a thread of its own: the one beside this program, or else the first on `PATH`.
struct LintWorker: Sendable {
  private let program: String

  init() {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("kanso-lint")
      .path
    program = beside.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil } ?? "kanso-lint"
  }

  /// The time after which a run is ended, in seconds.
  private static let timeLimit: Double = 600

  /// The exit code of the lint for a folder without sources.
  private static let noInput: Int32 = 66

  /// Begins a run.
  ///
  /// - Parameter end: takes the output, or nil if the program could not be run.
  func start(_ job: LintJob, end: @escaping @Sendable ([UInt8]?) -> Void) {
    Thread.detachNewThread {
      let outcome = Subprocess.run(
        [program] + job.arguments, in: job.folder, input: job.input.map { Data($0) }, reads: .output,
        timeLimit: Self.timeLimit)
      switch outcome?.status {
      case nil, Subprocess.programNotFound: end(nil)
      // A folder without sources has no uses.
      case Self.noInput: end(LintJob.emptyReport)
      default: end(outcome.map { Array($0.output) })
      }
    }
  }
}
