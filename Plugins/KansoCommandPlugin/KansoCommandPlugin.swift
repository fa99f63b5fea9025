import Foundation
import PackagePlugin

/// `swift package kanso …`: the command of the version that the package depends on, without installing it.
///
/// It asks for no permission, so that what only reads needs none, in CI for example. To let `compile` write, where
/// there is a sandbox, the caller says so: `swift package --allow-writing-to-package-directory kanso compile …`.
@main
struct KansoCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // `kanso export` looks for `kanso-export` beside itself, but the package manager builds tools under other names.
    let isExport = arguments.first == "export"
    let tool = try context.tool(named: isExport ? "kanso-export" : "kanso").url
    let process = Process()
    process.executableURL = tool
    process.arguments = isExport ? Array(arguments.dropFirst()) : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw CommandFailure(
        description: "\(tool.lastPathComponent) was stopped by signal \(process.terminationStatus)")
    }
    // What was wrong has been said by the command; its exit code cannot be handed on any other way.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}
