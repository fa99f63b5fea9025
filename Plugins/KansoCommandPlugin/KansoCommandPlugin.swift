import Foundation
import PackagePlugin

/// Runs `kanso` in the version that the package depends on, without an installation: `swift package kanso …`.
///
/// The plugin requests no permission, so commands that only read need none, for example in CI. In a sandbox, the user
/// allows `compile` to write: `swift package --allow-writing-to-package-directory kanso compile …`.
@main
struct KansoCommandPlugin: CommandPlugin {
  /// The commands that are programs of their own.
  private static let programs = ["export": "kanso-export", "import": "kanso-import"]

  /// Runs `kanso`, or the program of a command, at the root of the package, and waits for it. Exits with its
  /// exit code if that is not 0; throws if a signal stopped it.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // `kanso export` looks for `kanso-export` in its own folder, but the package manager builds tools under other
    // names.
    let program = arguments.first.flatMap { Self.programs[$0] }
    let tool = try context.tool(named: program ?? "kanso").url
    let process = Process()
    process.executableURL = tool
    process.arguments = program == nil ? arguments : Array(arguments.dropFirst())
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw CommandFailure(
        description: "\(tool.lastPathComponent) was stopped by signal \(process.terminationStatus)")
    }
    // The command has already reported the error. Its exit code can only be passed on in this way.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// The error of a command that a signal stopped.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}
