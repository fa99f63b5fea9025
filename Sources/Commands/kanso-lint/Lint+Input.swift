import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoProject
import KansoSystem

/// The input of a run.
extension Lint {
  /// Reads the configuration at `--configuration`, otherwise that of the guide. Without a guide, reads the
  /// one for the current directory. Writes a failure to standard error, and throws its exit code.
  func readProject() throws -> ProjectConfiguration {
    do {
      // Groups have their own.
      if groups != nil { return ProjectConfiguration() }
      if let configuration {
        return try ProjectConfiguration(at: configuration, known: DiagnosticCatalog.all)
      }
      return try ProjectConfiguration(for: tokens.last ?? nearestGuide ?? "", known: DiagnosticCatalog.all)
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Returns the paths of the guide: those of `--tokens`, else those of `kanso.yaml`, else the nearest one; empty
  /// without a guide.
  func guidePaths(_ project: ProjectConfiguration) -> [String] {
    guard tokens.isEmpty else { return tokens }
    let folder = project.path.map { FilePath.folderAndName(of: $0).folder } ?? ""
    let named = project.configuration.lint.tokens.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    return named.isEmpty ? [nearestGuide].compactMap { $0 } : named
  }

  /// The first named path; empty if only standard input is read.
  var firstPath: String { paths.first { $0 != "-" } ?? "" }

  /// The path of the guide beside the first named path or above it; nil if there is none.
  var nearestGuide: String? { NearestFile.path(named: SettingsTree.guideName, to: firstPath) }

  /// Compiles the guide of the project; nil without one.
  func compiledGuide(_ project: ProjectConfiguration) throws -> CompiledGuide? {
    let paths = guidePaths(project)
    return paths.isEmpty ? nil : try compiledGuide(paths, configuration: project.path)
  }

  /// Compiles the guide at paths, with the `kanso.yaml` at a path or with the nearest one. If the guide has errors,
  /// reports them and throws the exit code of findings.
  func compiledGuide(_ paths: [String], configuration: String?) throws -> CompiledGuide {
    let compiled = try GuideInput(paths, configuration: configuration, inputs: resolver.inputs).compile()
    guard compiled.theme != nil else { throw reportBlockingErrors(compiled.diagnostics) }
    return compiled
  }

  /// Returns the settings of the groups, or else those of the project and its folders. Writes a failure to standard
  /// error, and throws its exit code.
  func settings(
    _ project: ProjectConfiguration, _ groups: SourceGroups?,
    makeLinter: @escaping (Configuration, CompiledGuide?) -> Linter
  ) throws -> SettingsTree {
    guard let groups else {
      return SettingsTree(
        project, guide: try compiledGuide(project), isNested: configuration == nil,
        compile: tokens.isEmpty ? { try compiledGuide($0, configuration: $1) } : nil, makeLinter: makeLinter)
    }
    do {
      return try SettingsTree(
        groups, compile: { try compiledGuide($0, configuration: $1) }, makeLinter: makeLinter)
    } catch let error as FileError {
      throw error.reported(isInput: true)
    }
  }

  /// Finds the sources in the paths, without those that the settings exclude, with the places of their settings. Writes
  /// a failure to standard error, and throws its exit code.
  func findSources(_ paths: [String], _ settings: inout SettingsTree) throws -> SourceTree {
    let named = paths.filter { $0 != "-" }
    do {
      let found = try SourceFiles.find(in: named, extensions: Language.extensions)
      let files = try found.filter { try settings.includes($0) }
      // In the folders of a build system, each file may be a link.
      var tree = try SourceTree(files, named: named, keepsLinks: groups != nil)
      try tree.setSettings { try settings.index(of: $0) }
      return tree
    } catch let error as FileError {
      throw error.reported(isInput: true)
    }
  }

  /// True if standard input is a source.
  var readsStandardInput: Bool { standardInputPath != nil || paths.contains("-") }

  /// Reads the source from standard input, as `<stdin>` without `--stdin-path`; nil if it is not a source.
  func readStandardInput(_ settings: inout SettingsTree) throws -> LintRun.StandardInput? {
    guard readsStandardInput else { return nil }
    let path = standardInputPath ?? "<stdin>"
    do {
      return (LintRun.readStandardInput(as: path), try settings.index(of: path))
    } catch let error as FileError {
      throw error.reported(isInput: true)
    }
  }
}
