import KansoCodeGeneration
import KansoCommandLine
import KansoGuide
import KansoProject
import KansoSystem

/// The stamp of a run of `kanso compile`. A run with the same arguments, which finds all files as they were, needs not
/// compile.
///
/// Only runs that report nothing have a stamp, so that no warning is lost.
struct CompileStamp {
  private let stamp: OutputStamp
  private let directory: String
  /// The places of the configuration, with their states before the compilation.
  private let configurations: [(path: String, state: OutputStamp.State)]

  /// Creates the stamp of a run. Nil for a run that has no stamp: one that only checks or watches, that reads standard
  /// input, templates or a build plan, or that writes a report for programs or explains overrides.
  init?(_ command: Compile) {
    let guides = command.options.guides
    guard !command.check, !command.watch, command.plan == nil, command.templates == nil,
      !command.options.format.isForMachines, !command.options.explainOverrides,
      !guides.contains(GuideInput.standardInput), let program = RunningProgram.path,
      let stamp = OutputStamp(of: program, Array(CommandLine.arguments.dropFirst()))
    else { return nil }
    self.stamp = stamp
    directory = command.output
    configurations =
      (command.options.configuration.map { [$0] } ?? ProjectConfiguration.candidates(for: guides.last ?? ""))
      .map { ($0, OutputStamp.State(of: $0)) }
  }

  /// Returns the message of a run that changes nothing, if all files are as the last run left them, and no killed run
  /// left a temporary file.
  func messageIfUnchanged() -> String? {
    let names = Directory.entryNames(in: directory.isEmpty ? "." : directory)
    guard names.allSatisfy({ StagedFile.target(ofTemporary: $0) == nil }) else { return nil }
    return stamp.messageIfUnchanged()
  }

  /// Records a run that has written its files.
  func write(_ compiled: CompiledGuide, _ files: [GeneratedFile], message: String) {
    guard let guide = compiled.guide, compiled.diagnostics.isEmpty else { return }
    // The states are those of the bytes that were compiled. A file that has changed since then is found by the next
    // run.
    let inputs = guide.files.map { (path: $0.path, state: OutputStamp.State(of: $0.bytes)) }
    var outputs = files.map { (path: path(of: $0.name), state: OutputStamp.State(of: $0.bytes)) }
    for other in CodeGenerator.optionalFiles where !files.contains(where: { $0.name == other.name }) {
      outputs.append((path(of: other.name), .init(of: path(of: other.name))))
    }
    stamp.write(inputs + configurations + outputs, message: message)
  }

  /// Returns the path of a file in the output directory.
  private func path(of name: String) -> String { directory.isEmpty ? name : "\(directory)/\(name)" }
}
