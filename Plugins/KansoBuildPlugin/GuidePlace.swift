import Foundation
import PackagePlugin

/// The locations of a target, of its guide, and of the guide's related files.
struct GuidePlace {
  /// The name of the target.
  let target: String
  /// The folders that may contain files of the target, in the order in which they are searched.
  let folders: [URL]
  /// True if the build is planned again when files are added to or removed from those folders. The package manager
  /// does so for the root package, but not for its dependencies.
  let foldersAreWatched: Bool
  /// The folder of the package or of the project.
  let root: URL
  /// The only folder that is written to.
  let workDirectory: URL

  /// The name of a guide that is found without settings.
  static let guideName = "tokens.yaml"

  /// Returns the command that compiles the guide, after it has written the build plan into the work
  /// directory.
  ///
  /// Its inputs are the files that the guide is compiled from, and the folders in which further ones may be added.
  /// Its outputs are three Swift files, `Tokens.swift` for a guide of version 2, and `theme.json` if the settings
  /// request it.
  ///
  /// - Throws: an error if there is no guide, if the settings are invalid, or if the plan cannot be written.
  func buildCommand(tool: URL) throws -> Command {
    let settings = try PluginSettings.find(in: folders + [root])
    let guide = try locateGuide(settings: settings)
    let folder = guide.deletingLastPathComponent()
    let templates = folder.appending(path: "Templates", directoryHint: .isDirectory)
    let files =
      [guide] + IncludedGuides(of: guide).files + configurationFiles(above: folder)
      + Self.templateFiles(in: templates)
      + (settings.map { [$0.file] } ?? [])
    let writesTokens = Self.isOfVersionTwo(guide)
    let plan = try BuildPlan(
      inputs: files.map(\.plainPath), templates: templates.plainPath, tokens: writesTokens,
      settings: settings.map { BuildPlan.Settings(path: $0.file.plainPath, text: $0.text) }
    ).write(into: workDirectory)

    let writesTheme = settings?.theme == true
    let outputs =
      ["Colors.swift", "Fonts.swift", "Padding.swift"] + (writesTokens ? ["Tokens.swift"] : [])
      + (writesTheme ? ["theme.json"] : [])
    return .buildCommand(
      displayName: "Compiling \(guide.lastPathComponent) for \(target)",
      executable: tool,
      arguments: [
        "compile", guide.plainPath, "--output", workDirectory.plainPath, "--plan", plan.plainPath,
        "--format", "xcode", "--quiet", writesTheme ? "--theme" : "--no-theme",
      ],
      inputFiles: files + [plan] + watchedFolders(from: folder, templates),
      outputFiles: outputs.map { workDirectory.appending(path: $0) })
  }

  /// Returns the guide that the settings name, or else the first `tokens.yaml` in the target's folders or at
  /// the root.
  ///
  /// - Throws: `PluginError` if that file does not exist.
  private func locateGuide(settings: PluginSettings?) throws -> URL {
    if let settings, let guide = settings.guide {
      guard guide.isFile else {
        throw PluginError("\(settings.file.plainPath): there is no guide at \(guide.plainPath)")
      }
      return guide
    }
    let places = (folders + [root]).map { $0.appending(path: Self.guideName) }
    guard let guide = places.first(where: \.isFile) else {
      throw PluginError(
        """
        the target \(target) uses KansoBuildPlugin, but neither its folder nor \(root.plainPath) has a \
        \(Self.guideName); write one, or name another guide in \(PluginSettings.fileName)
        """)
    }
    return guide
  }

  /// Returns true if a guide has a line `kanso: 2`, also with quotes or a comment. A plugin has no parser of YAML. If
  /// the guide selects the version in another way, `kanso compile` reports an error for what needs `Tokens.swift`.
  private static func isOfVersionTwo(_ guide: URL) -> Bool {
    let text = (try? Data(contentsOf: guide)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      return line.hasPrefix("kanso") && words == "kanso:2"
    }
  }

  /// Returns the nearest `kanso.yaml` in a folder or above it, also outside of the package: the only one that
  /// applies. The array is empty if there is none.
  private func configurationFiles(above folder: URL) -> [URL] {
    Self.ancestors(of: folder).map { $0.appending(path: "kanso.yaml") }.first(where: \.isFile).map { [$0] }
      ?? []
  }

  /// Returns the visible `.mustache` files directly in a folder, sorted by name; empty if the folder does not
  /// exist.
  private static func templateFiles(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.plainPath)) ?? []
    return names.filter { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") }.sorted().map {
      folder.appending(path: $0)
    }
  }

  /// Returns the folders of the package in which related files of the guide may be added: that of the
  /// templates, if it exists, that of the guide, and the ones above it up to the root of the package, if it
  /// is in the package. Folders that are watched anyway are excluded, because they change with every saved
  /// source.
  private func watchedFolders(from folder: URL, _ templates: URL) -> [URL] {
    let ancestors = Self.ancestors(of: folder)
    let inPackage =
      ancestors.firstIndex { $0.plainPath == root.plainPath }.map { ancestors[...$0] } ?? [folder]
    return ((templates.isFolder ? [templates] : []) + inPackage).filter { watched in
      !foldersAreWatched
        || !folders.contains {
          watched.plainPath == $0.plainPath || watched.plainPath.hasPrefix($0.plainPath + "/")
        }
    }
  }

  /// Returns a folder and the folders above it, up to the root of the file system, nearest first.
  private static func ancestors(of folder: URL) -> [URL] {
    var ancestors = [folder.standardizedFileURL]
    while let last = ancestors.last, last.plainPath != "/" {
      ancestors.append(last.deletingLastPathComponent())
    }
    return ancestors
  }
}

extension URL {
  /// The path for the file system: not percent-encoded, and without a trailing slash.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// True if there is a file, not a folder, at the URL.
  var isFile: Bool { exists(asFolder: false) }
  /// True if there is a folder at the URL.
  var isFolder: Bool { exists(asFolder: true) }

  /// Returns true if there is a folder, or otherwise a file, at the URL. Symbolic links are followed.
  private func exists(asFolder: Bool) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: plainPath, isDirectory: &isDirectory)
      && isDirectory.boolValue == asFolder
  }
}

/// An error of the plugin with its message for the user.
struct PluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
