import KansoGuide
import KansoLint
import KansoProject
import KansoSystem

/// The settings of the lint for the sources of a folder, and the linter that follows from them.
///
/// It is a class, because a linter has many parts, and would be copied for each source.
final class FolderSettings: Sendable {
  let configuration: Configuration
  /// The guide; nil without one.
  let guide: CompiledGuide?
  /// The number of the guide: folders with the same number have the same guide.
  let guideNumber: Int
  let linter: Linter
  /// The files that the settings include: those that all of the filters include.
  let filters: [FileFilter]

  init(
    configuration: Configuration, guide: CompiledGuide?, guideNumber: Int, linter: Linter,
    filters: [FileFilter]
  ) {
    (self.configuration, self.guide, self.guideNumber) = (configuration, guide, guideNumber)
    (self.linter, self.filters) = (linter, filters)
  }

  /// Returns true if a file is to be checked.
  func includes(_ path: String) -> Bool { filters.allSatisfy { $0.includes(path) } }
}

/// The globs of one `kanso.yaml`, which match paths as they are named, and paths relative to its folder.
struct FileFilter: Sendable {
  private let folder: ProjectFolder
  private let included: [Glob]
  private let excluded: [Glob]

  /// - Parameters:
  ///   - settings: the settings with the globs.
  ///   - folder: the folder of the file with the settings; empty for the working directory.
  init(_ settings: LintSettings, in folder: String) {
    self.folder = ProjectFolder(folder)
    (included, excluded) = (settings.include.map(Glob.init), settings.exclude.map(Glob.init))
  }

  /// Returns true if a file is included, and not excluded.
  func includes(_ path: String) -> Bool {
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let paths = [path, folder.relative(path)]
    func isMatched(_ globs: [Glob]) -> Bool { globs.contains { glob in paths.contains(where: glob.matches) } }
    return (included.isEmpty || isMatched(included)) && !isMatched(excluded)
  }
}
