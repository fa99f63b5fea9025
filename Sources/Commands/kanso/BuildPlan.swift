import ArgumentParser
import Foundation
import KansoCodeGeneration
import KansoCommandLine
import KansoFormatting
import KansoGenerationCommandLine
import KansoPOSIX
import KansoSystem
import KansoTheme

/// The plan of the build plugin. The plugin writes it, and `Plugins/KansoBuildPlugin/BuildPlan.swift` contains the
/// reason for it.
struct BuildPlan {
  private let path: String
  private let content: Content

  /// The JSON of the plan.
  private struct Content: Decodable {
    /// The files whose changes start a new compilation.
    let inputs: [String]
    /// The folder whose templates replace the built-in ones, if it exists.
    let templates: String
    /// True if `Tokens.swift` is among the planned outputs. Nil, as in plans of earlier versions, is false.
    let tokens: Bool?
    /// The settings file of the plugin, as it was read.
    let settings: Settings?
  }

  /// The settings file of the plugin, with its text at the time of planning.
  private struct Settings: Decodable {
    let path: String
    let text: String
  }

  /// The maximum size of a plan and of the settings, in bytes (16 MiB).
  private static let largestPlan = 16 << 20

  /// Reads a plan and checks that the plugin's settings have not changed since. Writes an error to standard
  /// error and throws its exit code: 66 for a missing file, 74 for an unreadable one, 64 for an invalid plan,
  /// 1 for changed settings.
  init(contentsOf path: String) throws {
    self.path = path
    do {
      let bytes = try InputFile.read(path, limit: Self.largestPlan)
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
      if let settings = content.settings { try Self.checkUnchanged(settings) }
    } catch let error as FileError {
      throw error.reported(isInput: true)
    } catch let error as DecodingError {
      throw Terminal.usageError("\(path.printable) is no plan of a build: \(error)")
    }
  }

  /// Checks that the settings file has the planned content. Otherwise, writes an error to standard error and
  /// throws the exit code 1.
  private static func checkUnchanged(_ settings: Settings) throws {
    // The arguments of the command are made from the settings, so a change needs a new plan.
    guard try InputFile.read(settings.path, limit: largestPlan) != Array(settings.text.utf8) else { return }
    Terminal.writeError(
      """
      \(settings.path.printable):1:1: error: this file has changed since the build was planned. \
      Touch Package.swift, so that the build is planned anew

      """)
    throw ExitCode.findings
  }

  /// True if `Tokens.swift` must be written, also for a theme that does not need it: a planned output has to exist.
  var writesTokens: Bool { content.tokens == true }

  /// Checks that the files of a theme are among the planned outputs: other Swift files would not be compiled.
  /// Otherwise, writes an error to standard error and throws the exit code 1.
  ///
  /// - Parameter guide: the path of the guide.
  func checkOutputs(for theme: Theme, guide: String) throws {
    guard !writesTokens, CodeGenerator.needsOptionalSource(theme) else { return }
    Terminal.writeError(
      """
      \(guide.printable):1:1: error: the build was planned without Tokens.swift, which this guide needs. \
      Write `kanso: 2` on a line of its own, and touch Package.swift, so that the build is planned anew

      """)
    throw ExitCode.findings
  }

  /// Returns the built-in templates, with the project's templates in place of those with the same name.
  /// Throws as `TemplateDirectory.files(in:)`.
  func templateStore() throws -> TemplateStore {
    templatePaths.isEmpty ? .builtIn : try TemplateDirectory.templateStore(at: content.templates)
  }

  /// The paths of the project's templates; empty if their folder does not exist.
  private var templatePaths: [String] { (try? TemplateDirectory.paths(in: content.templates)) ?? [] }

  /// Sets the modification time of the plan to now if this build uses a file that is not among the
  /// inputs of the plan. The next build then compiles the guide again.
  ///
  /// - Parameter files: the paths of the files that the build uses, except templates. They need not exist.
  /// - Throws: The exit code 74 if the time cannot be set, after the error is written to standard error.
  func touchIfIncomplete(used files: [String]) throws {
    let planned = Set(content.inputs.compactMap { FileIdentity($0) })
    let used = (templatePaths + files).compactMap { FileIdentity($0) }
    guard !planned.isSuperset(of: used) else { return }
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else {
      throw FileError.ofSystem("touch", path).reported(isInput: false)
    }
  }
}
