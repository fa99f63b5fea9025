import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import KansoPOSIX
import KansoProject
import KansoSystem

/// The settings for all sources: those of the project, and for the folders with a `kanso.yaml` of their own those of
/// all files from the project's down to it. The settings of a folder add to those above.
struct SettingsTree {
  /// Compiles the guide at paths, with the `kanso.yaml` at a path or without one.
  typealias GuideCompiler = (_ paths: [String], _ configuration: String?) throws -> CompiledGuide

  /// The settings that differ; those of the project come first.
  private(set) var all: [FolderSettings]
  /// The diagnostics for the files of the folders.
  private(set) var diagnostics: [Diagnostic] = []
  /// The place of the settings in `all`, by the path of the folder with a slash at its end.
  private var indices: [String: Int] = [:]
  /// The place of the settings in `all`, by the path of a source, for sources of groups.
  private var sourceIndices: [String: Int] = [:]
  /// The identity of the folder above which no settings are searched; nil without `kanso.yaml`.
  private let top: FileIdentity?
  /// False if only the settings of the project count.
  private let isNested: Bool
  private let compile: GuideCompiler?
  private let makeLinter: (Configuration, CompiledGuide?) -> Linter

  /// The name of the guide that is found without being named.
  static let guideName = "tokens.yaml"
  /// The name of the file with settings.
  private static let fileName = "kanso.yaml"

  /// - Parameters:
  ///   - project: the settings of the project.
  ///   - guide: the guide of the project; nil if there is none.
  ///   - isNested: true to search for the settings of folders.
  ///   - compile: compiles the guide of a folder; nil if all folders have that of the project.
  ///   - makeLinter: creates the linter for settings and a guide.
  init(
    _ project: ProjectConfiguration, guide: CompiledGuide?, isNested: Bool, compile: GuideCompiler?,
    makeLinter: @escaping (Configuration, CompiledGuide?) -> Linter
  ) {
    let folder = project.path.map { FilePath.folderAndName(of: $0).folder } ?? ""
    all = [
      FolderSettings(
        configuration: project.configuration, guide: guide, guideNumber: 0,
        linter: makeLinter(project.configuration, guide),
        filters: [FileFilter(project.configuration.lint, in: folder)])
    ]
    top = project.path == nil ? nil : FileIdentity(folder.isEmpty ? "." : folder)
    (self.isNested, self.compile, self.makeLinter) = (isNested, compile, makeLinter)
  }

  /// Creates the settings of groups, which are those that a group names. A source of several groups has those of the
  /// first.
  ///
  /// - Throws: `FileError` for a file that cannot be read, or what the compiler of guides throws.
  init(
    _ groups: SourceGroups, compile: GuideCompiler,
    makeLinter: @escaping (Configuration, CompiledGuide?) -> Linter
  ) throws {
    all = []
    (top, isNested, self.compile, self.makeLinter) = (nil, false, nil, makeLinter)
    var guideNumbers: [[String]: Int] = [:]
    for (number, group) in groups.groups.enumerated() {
      let project = try ProjectConfiguration(at: group.configurationPath, known: DiagnosticCatalog.all)
      diagnostics += project.diagnostics
      let guide = group.guides.isEmpty ? nil : try compile(group.guides, group.configurationPath)
      // A guide may have several groups, with other settings. A token is used if one of them uses it.
      let guideNumber = guideNumbers[group.guides, default: number]
      guideNumbers[group.guides] = guideNumber
      all.append(
        FolderSettings(
          configuration: project.configuration, guide: guide, guideNumber: guideNumber,
          linter: makeLinter(project.configuration, guide),
          filters: [
            FileFilter(
              project.configuration.lint, in: FilePath.folderAndName(of: group.configuration ?? "").folder)
          ]))
      for source in group.sources where sourceIndices[source] == nil { sourceIndices[source] = number }
    }
  }

  /// Returns the place of a source's settings in `all`. Reads the files of the folders around it that are not known
  /// yet.
  ///
  /// - Throws: `FileError` for a file that cannot be read, or what the compiler of guides throws.
  mutating func index(of path: String) throws -> Int {
    guard isNested else { return sourceIndices[path] ?? 0 }
    var folder = FilePath.folderAndName(of: path).folder
    if let known = indices[folder] { return known }
    // The folders within a folder that was searched are known from the path.
    var inner: [String] = []
    while !folder.isEmpty, indices[folder] == nil, FilePath.lastName(of: folder) != ".." {
      inner.append(folder)
      folder = FilePath.folderAndName(of: String(folder.dropLast())).folder
    }
    return try indices[folder] == nil
      ? index(amongFolders: NearestFile.folders(around: path)[...])
      : index(amongFolders: (inner + [folder])[...])
  }

  /// Returns true if the settings of a source include it. Throws as ``index(of:)`` does.
  mutating func includes(_ path: String) throws -> Bool {
    let index = try index(of: path)
    return all[index].includes(path)
  }

  /// Returns the place of the settings for the first of some folders, of which each is in the next one.
  private mutating func index(amongFolders folders: ArraySlice<String>) throws -> Int {
    guard let folder = folders.first else { return 0 }
    if let known = indices[folder] { return known }
    let isTop = FileIdentity(folder.isEmpty ? "." : folder) == top
    var index = 0
    if !isTop {
      let isRepository = FileKind(at: folder + ".git") != nil
      index = try isRepository ? 0 : self.index(amongFolders: folders.dropFirst())
      if FileKind(at: folder + Self.fileName) == .regular { index = try add(folder, to: all[index]) }
    }
    indices[folder] = index
    return index
  }

  /// Adds the settings of a folder to those above it, and returns their place.
  private mutating func add(_ folder: String, to outer: FolderSettings) throws -> Int {
    let project = try ProjectConfiguration(at: folder + Self.fileName, known: DiagnosticCatalog.all)
    diagnostics += project.diagnostics
    let own = project.configuration
    var paths = own.lint.tokens.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    if paths.isEmpty, FileKind(at: folder + Self.guideName) == .regular { paths = [folder + Self.guideName] }
    let guide = paths.isEmpty ? nil : try compile?(paths, project.path)
    // The settings of `compile` are those of the guide.
    var configuration = guide == nil ? outer.configuration : own
    configuration.lint = outer.configuration.lint.adding(own.lint)
    configuration.disabledWarnings = outer.configuration.disabledWarnings.union(own.disabledWarnings)
    all.append(
      FolderSettings(
        configuration: configuration, guide: guide ?? outer.guide,
        guideNumber: guide == nil ? outer.guideNumber : all.count,
        linter: makeLinter(configuration, guide ?? outer.guide),
        filters: outer.filters + [FileFilter(own.lint, in: folder)]))
    return all.count - 1
  }
}
