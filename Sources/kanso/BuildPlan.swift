import ArgumentParser
import Foundation
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the build plugin knew when it planned the build; it writes the plan (`Plugins/KansoBuildPlugin/BuildPlan.swift`
/// says why).
struct BuildPlan {
  private let path: String
  private let content: Content

  private struct Content: Decodable {
    /// The files that a build compiles the guide anew for.
    let inputs: [String]
    /// The folder whose templates replace the built-in ones, if there is such a folder.
    let templates: String
    /// The settings of the plugin, as they were.
    let settings: Settings?
  }

  private struct Settings: Decodable {
    let path: String
    let text: String
  }

  private static let largestPlan = 16 << 20

  /// Reads a plan, and makes sure that it is still the one to follow.
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

  /// What the settings say is in the arguments already, so that a change to them needs another plan.
  private static func checkUnchanged(_ settings: Settings) throws {
    guard try InputFile.read(settings.path, limit: largestPlan) != Array(settings.text.utf8) else { return }
    Terminal.complain(
      """
      \(settings.path.printable):1:1: error: this file has changed since the build was planned. \
      Touch Package.swift, so that the build is planned anew

      """)
    throw ExitCode.findings
  }

  /// The templates of the project, if it has any.
  func templateStore() throws -> TemplateStore {
    templatePaths.isEmpty ? .builtIn : try TemplateDirectory.read(content.templates)
  }

  private var templatePaths: [String] { (try? TemplateDirectory.paths(in: content.templates)) ?? [] }

  /// Sees to it that the next build compiles the guide again, if this one uses files that were not planned.
  ///
  /// - Parameter configuration: the `kanso.yaml` that was found.
  func touchIfIncomplete(configuration: String?) throws {
    let planned = Set(content.inputs.compactMap(FileIdentity.init))
    let used = (templatePaths + (configuration.map { [$0] } ?? [])).compactMap(FileIdentity.init)
    guard !planned.isSuperset(of: used) else { return }
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else {
      throw FileError.ofSystem("touch", path).reported(isInput: false)
    }
  }
}
