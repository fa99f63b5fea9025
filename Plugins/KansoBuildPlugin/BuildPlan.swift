import Foundation

/// The state of the plugin when it planned the build. `kanso compile --plan` compares it with what it finds.
///
/// The package manager runs a plugin again only when its manifest or the file names of a target have changed. A
/// `kanso.yaml` or a template that is added beside a guide at the root of the package, or a guide that another one
/// includes from then on, is therefore not an input of the command. The command uses it anyway, and touches this file,
/// which *is* an input. So the command runs in each build until the next one is planned, and no change is missed.
struct BuildPlan: Encodable {
  /// The files whose changes start the command again.
  let inputs: [String]
  /// The folder whose templates replace the built-in ones, if it exists.
  let templates: String
  /// True if `Tokens.swift` is among the outputs of the command, so that it must be written.
  let tokens: Bool
  /// The settings of the plugin; nil if there is no settings file.
  let settings: Settings?

  /// The settings file of the plugin, as it was read.
  struct Settings: Encodable {
    /// The path of the file.
    let path: String
    /// The contents of the file.
    let text: String
  }

  /// Writes the plan as `plan.json` into a directory, which is created if necessary, and returns the file. An
  /// unchanged plan is not written: a write makes the command run.
  func write(into directory: URL) throws -> URL {
    let file = directory.appending(path: "plan.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
    return file
  }
}
