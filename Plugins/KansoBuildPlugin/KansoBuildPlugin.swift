import Foundation
import PackagePlugin

/// Compiles the style guide of a target to Swift when the guide has changed.
///
/// It is a build command, not a prebuild command. A prebuild command runs in every build, and cannot use a tool that is
/// built from source.
@main
struct KansoBuildPlugin: BuildToolPlugin {
  /// Returns the one command that compiles the guide of a target. Throws an error if the target has no guide.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let isRoot = if case .root = context.package.origin { true } else { false }
    let place = GuidePlace(
      target: target.name, folders: [URL(folder: target.directory)], foldersAreWatched: isRoot,
      root: context.package.directoryURL, workDirectory: context.pluginWorkDirectoryURL)
    return [try place.buildCommand(tool: try context.tool(named: "kanso").url)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The plugin for targets of Xcode projects. Untested: there is no Xcode in the tests of Kanso.
  extension KansoBuildPlugin: XcodeBuildToolPlugin {
    /// Returns the one command that compiles the guide of a target. Throws an error if the target has no
    /// guide.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of a project has no folder of its own. The folders of its files are searched, the outermost first.
      let folders = Set(target.inputFiles.map { $0.url.deletingLastPathComponent().plainPath })
      let place = GuidePlace(
        target: target.displayName,
        folders: folders.sorted { ($0.count, $0) < ($1.count, $1) }.map {
          URL(fileURLWithPath: $0, isDirectory: true)
        },
        // Xcode plans the build each time.
        foldersAreWatched: true, root: URL(folder: context.xcodeProject.directory),
        workDirectory: context.pluginWorkDirectoryURL)
      return [try place.buildCommand(tool: try context.tool(named: "kanso").url)]
    }
  }
#endif

extension URL {
  /// Creates the URL of a folder from a `Path`. Until Swift 6.1, a target's folder is available only as a `Path`, whose
  /// members are all deprecated. As `Any`, its description gives the path without a warning in the user's build.
  fileprivate init(folder: Any) { self.init(fileURLWithPath: String(describing: folder), isDirectory: true) }
}
