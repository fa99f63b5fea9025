import Foundation
import PackagePlugin

/// Runs `kanso-lint` in the version that the package depends on, without an installation: `swift package kanso-lint …`.
///
/// Without paths, it reads the sources of the package's targets except tests. Without a guide, it uses the
/// `tokens.yaml` beside `Package.swift`. The plugin requests no permission. In a sandbox, the user allows `--fix` to
/// write: `swift package --allow-writing-to-package-directory kanso-lint --fix`.
@main
struct KansoLintPlugin: CommandPlugin {
  /// Runs `kanso-lint`. Without paths, it reads the folders of all targets that contain sources, except
  /// tests.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // A target without a source for the lint would be an error, like a misspelled path.
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { target in
      target.kind != .test
        && target.sourceFiles.contains { Self.extensions.contains($0.url.pathExtension) }
    }
    let request = LintRequest(
      arguments, root: context.package.directoryURL, folders: targets.map { String(describing: $0.directory) }
    )
    try request.runTool(at: try context.tool(named: "kanso-lint").url, caches: context.pluginWorkDirectoryURL)
  }

  /// The extensions of the files that the lint reads in a directory.
  private static let extensions: Set<String> = ["swift", "m", "mm", "h", "storyboard", "xib"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The plugin for Xcode projects, whose whole folder is read. Untested: there is no Xcode in the tests of Kanso.
  extension KansoLintPlugin: XcodeCommandPlugin {
    /// Runs `kanso-lint` with findings in Xcode's format. Without paths, it reads the whole project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the selected targets, but the lint reads the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let root = URL(fileURLWithPath: String(describing: context.xcodeProject.directory), isDirectory: true)
      let request = LintRequest(
        ["--format", "xcode"] + extractor.remainingArguments, root: root, folders: [root.path])
      try request.runTool(
        at: try context.tool(named: "kanso-lint").url, caches: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// The arguments of the command: those of the user, and the defaults.
struct LintRequest {
  /// The folder of the package or of the project, in which the command runs.
  private let root: URL
  /// The arguments of the user, completed by the defaults.
  private let arguments: [String]

  /// The options that take a value.
  private static let optionsWithValue: Set<String> = [
    "--tokens", "--input", "--configuration", "--stdin-path", "--format", "--max-warnings", "--changed-since",
    "--badge", "--minimum-coverage", "--rule", "--shard", "--results", "--merge",
    "--groups",
  ]

  /// Completes the arguments of the user. Prepends `--tokens tokens.yaml` if `--tokens` is not given and that
  /// file exists at the root. Appends the default folders, relative to the root, if there are no paths and
  /// neither help nor the version is requested.
  ///
  /// - Parameters:
  ///   - given: the arguments of the user.
  ///   - folders: the paths of the default folders.
  init(_ given: [String], root: URL, folders: [String]) {
    self.root = root
    var paths: [String] = []
    var rest = given[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      if Self.optionsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-" || !argument.hasPrefix("-") {
        paths.append(argument)
      }
    }
    let guide = root.appendingPathComponent("tokens.yaml").path
    var arguments = given
    // These name the guides and the sources.
    let hasGroups = given.contains { $0 == "--groups" || $0.hasPrefix("--groups=") }
    if !hasGroups, !given.contains(where: { $0 == "--tokens" || $0.hasPrefix("--tokens=") }),
      FileManager.default.fileExists(atPath: guide)
    {
      arguments = ["--tokens", "tokens.yaml"] + arguments
    }
    let asks = given.contains { ["--help", "-h", "--version"].contains($0) }
    self.arguments =
      paths.isEmpty && !asks && !hasGroups
      ? arguments + folders.map { Self.relativePath(of: $0, to: root) } : arguments
  }

  /// Returns a path relative to the root, so that findings are shorter. A path outside of it, and the root
  /// itself, stay as they are.
  private static func relativePath(of folder: String, to root: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return folder.hasPrefix(prefix) ? String(folder.dropFirst(prefix.count)) : folder
  }

  /// Runs the lint at the root and waits for it. Exits with its exit code if that is not 0; throws if a
  /// signal stopped it.
  ///
  /// - Parameter caches: the folder for what the lint keeps between runs. A sandbox allows no other one.
  func runTool(at tool: URL, caches: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": caches.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw CommandFailure(description: "kanso-lint was stopped by signal \(process.terminationStatus)")
    }
    // The command has already reported the error. Its exit code can only be passed on in this way.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// The error of a command that a signal stopped.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}
