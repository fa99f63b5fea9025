import Foundation
import PackagePlugin

/// `swift package kanso-lint …`: the lint of the version that the package depends on, without installing it.
///
/// Without paths it reads the sources of the package's targets, tests apart, and without a guide the `tokens.yaml` beside
/// `Package.swift`. It asks for no permission; to let `--fix` write, where there is a sandbox, the caller says so:
/// `swift package --allow-writing-to-package-directory kanso-lint --fix`.
@main
struct KansoLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // A target without a source of the lint would be an error, as a misspelt path is.
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { target in
      target.kind != .test
        && target.sourceFiles.contains { Self.extensions.contains($0.url.pathExtension) }
    }
    let request = LintRequest(
      arguments, root: context.package.directoryURL, folders: targets.map { String(describing: $0.directory) }
    )
    try request.run(try context.tool(named: "kanso-lint").url)
  }

  /// The endings of the files that the lint reads in a directory.
  private static let extensions: Set<String> = ["swift", "m", "mm", "h", "storyboard", "xib"]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// For Xcode projects, whose whole folder is read. Untried: there is no Xcode where Kanso is tested.
  extension KansoLintPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; what is wanted of them is all of the project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let root = URL(fileURLWithPath: String(describing: context.xcodeProject.directory), isDirectory: true)
      let request = LintRequest(
        ["--format", "xcode"] + extractor.remainingArguments, root: root, folders: [root.path])
      try request.run(try context.tool(named: "kanso-lint").url)
    }
  }
#endif

/// What the command is run with: what the caller says, and what goes without saying.
struct LintRequest {
  private let root: URL
  private let arguments: [String]

  /// The options that a value follows.
  private static let optionsWithValue: Set<String> = [
    "--tokens", "--configuration", "--stdin-path", "--format", "--rule",
  ]

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
    if !given.contains(where: { $0 == "--tokens" || $0.hasPrefix("--tokens=") }),
      FileManager.default.fileExists(atPath: guide)
    {
      arguments = ["--tokens", "tokens.yaml"] + arguments
    }
    let asks = given.contains { ["--help", "-h", "--version"].contains($0) }
    self.arguments =
      paths.isEmpty && !asks ? arguments + folders.map { Self.relative($0, to: root) } : arguments
  }

  /// Findings are shorter to read so.
  private static func relative(_ folder: String, to root: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return folder.hasPrefix(prefix) ? String(folder.dropFirst(prefix.count)) : folder
  }

  func run(_ tool: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw CommandFailure(description: "kanso-lint was stopped by signal \(process.terminationStatus)")
    }
    // What was wrong has been said by the command; its exit code cannot be handed on any other way.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}
