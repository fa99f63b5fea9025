import Foundation

/// What the plugin knew when it planned the build, for `kanso compile --plan` to compare with what it finds.
///
/// The package manager runs a plugin anew only when its manifest or the names of the files in a target have changed. A
/// `kanso.yaml` or a template that turns up beside a guide at the root of the package is therefore none of the
/// command's inputs yet. The command uses it all the same, and touches this file, which *is* one of its inputs: so it
/// runs in each build until the next one is planned, and no change is missed.
struct BuildPlan: Encodable {
  /// The files that the command runs anew for.
  let inputs: [String]
  /// The folder whose templates replace the built-in ones, if there is such a folder.
  let templates: String
  let settings: Settings?

  /// The settings of the plugin, as they were.
  struct Settings: Encodable {
    let path: String
    let text: String
  }

  /// Writes the plan, unless it is there already: writing makes the command run.
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
