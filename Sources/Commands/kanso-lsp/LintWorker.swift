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

  /// Begins a run.
  ///
  /// - Parameter end: takes the output, or nil if the program could not be run.
  func start(_ job: LintJob, end: @escaping @Sendable ([UInt8]?) -> Void) {
    Thread.detachNewThread {
      let outcome = Subprocess.run(
        [program] + job.arguments, in: job.folder, input: job.input.map { Data($0) }, reads: .output,
        timeLimit: Self.timeLimit)
      end(outcome.map { Array($0.output) })
    }
  }
}
