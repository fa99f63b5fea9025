import Foundation
import PackagePlugin

/// Compiles the style guide of a target into Swift whenever the guide has changed.
///
/// It is a build command and not a prebuild command: that would run in every build, and could not use a tool that is
/// built from source.
@main
struct KansoBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let isRoot = if case .root = context.package.origin { true } else { false }
    let place = GuidePlace(
      target: target.name, folders: [URL(folder: target.directory)], foldersAreWatched: isRoot,
      root: context.package.directoryURL, workDirectory: context.pluginWorkDirectoryURL)
    return [try place.command(tool: try context.tool(named: "kanso").url)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// For targets of Xcode projects. Untried: there is no Xcode where Kanso is tested.
  extension KansoBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of a project has no folder of its own, so those of its files are looked through, the outer ones first.
      let folders = Set(target.inputFiles.map { $0.url.deletingLastPathComponent().plainPath })
      let place = GuidePlace(
        target: target.displayName,
        folders: folders.sorted { ($0.count, $0) < ($1.count, $1) }.map {
          URL(fileURLWithPath: $0, isDirectory: true)
        },
        // Xcode plans every build.
        foldersAreWatched: true, root: URL(folder: context.xcodeProject.directory),
        workDirectory: context.pluginWorkDirectoryURL)
      return [try place.command(tool: try context.tool(named: "kanso").url)]
    }
  }
#endif

extension URL {
  /// Until Swift 6.1 a target's folder is known as a `Path` alone, all of whose members are deprecated: as `Any` it
  /// still tells its text, without a warning in the build of everybody who uses the plugin.
  fileprivate init(folder: Any) { self.init(fileURLWithPath: String(describing: folder), isDirectory: true) }
}
