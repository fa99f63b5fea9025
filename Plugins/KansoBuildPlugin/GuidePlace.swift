import Foundation
import PackagePlugin

/// Where a target, its guide and what belongs to the guide are.
struct GuidePlace {
  let target: String
  /// The folders in which the target may have files of its own.
  let folders: [URL]
  /// Whether the build is planned anew where files come to those folders or go. The package manager does that for the
  /// package that is built, and not for those that it depends on.
  let foldersAreWatched: Bool
  /// The folder of the package or of the project.
  let root: URL
  /// The only folder that anything is written into.
  let workDirectory: URL

  static let guideName = "tokens.yaml"

  /// The command that compiles the guide.
  ///
  /// Its inputs are the files that the guide is compiled from, and the folders in which others may turn up.
  func command(tool: URL) throws -> Command {
    let settings = try PluginSettings.find(in: folders + [root])
    let guide = try guide(settings)
    let folder = guide.deletingLastPathComponent()
    let templates = folder.appending(path: "Templates", directoryHint: .isDirectory)
    let files =
      [guide] + configuration(above: folder) + Self.templates(in: templates)
      + (settings.map { [$0.file] } ?? [])
    let plan = try BuildPlan(
      inputs: files.map(\.plainPath), templates: templates.plainPath,
      settings: settings.map { BuildPlan.Settings(path: $0.file.plainPath, text: $0.text) }
    ).write(into: workDirectory)

    let writesTheme = settings?.theme == true
    let outputs = ["Colors.swift", "Fonts.swift", "Padding.swift"] + (writesTheme ? ["theme.json"] : [])
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

  private func guide(_ settings: PluginSettings?) throws -> URL {
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

  /// The `kanso.yaml` that counts: the nearest one.
  private func configuration(above folder: URL) -> [URL] {
    Self.ancestors(of: folder).map { $0.appending(path: "kanso.yaml") }.first(where: \.isFile).map { [$0] }
      ?? []
  }

  private static func templates(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.plainPath)) ?? []
    return names.filter { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") }.sorted().map {
      folder.appending(path: $0)
    }
  }

  /// The folders of the package in which files may turn up that belong to the guide. Not those that are watched anyway:
  /// they would change with every source that is saved.
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

  /// A folder and those above it.
  private static func ancestors(of folder: URL) -> [URL] {
    var ancestors = [folder.standardizedFileURL]
    while let last = ancestors.last, last.plainPath != "/" {
      ancestors.append(last.deletingLastPathComponent())
    }
    return ancestors
  }
}

extension URL {
  /// The path as the system wants it: nothing encoded, and no slash at the end.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  var isFile: Bool { exists(asFolder: false) }
  var isFolder: Bool { exists(asFolder: true) }

  private func exists(asFolder: Bool) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: plainPath, isDirectory: &isDirectory)
      && isDirectory.boolValue == asFolder
  }
}

struct PluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
