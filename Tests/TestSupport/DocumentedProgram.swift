import Foundation

/// The programs in a document, compiled and run in the same way as a reader would.
public struct DocumentedProgram {
  /// The text of the document.
  private let text: String

  /// Reads a document by its path in the project.
  public init(in path: String) throws {
    text = try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the blocks of code of a language, from the first to the last.
  public func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// Compiles a program against targets of this package, and all that these use, with more options of the compiler, and
  /// runs it.
  public static func run(
    _ program: String, with targets: [String], _ options: String...
  ) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(program, to: "main.swift")
    let objects = try await PackageManifest.objects(of: targets)
    let binary = directory.path("program")
    let made = try await Shell.run(
      "swiftc",
      [
        "-swift-version", "6", "-module-name", "Program", "-I", modules, "-o", binary,
        directory.path("main.swift"),
      ] + options + objects)
    return made.status == 0 ? try await Shell.run(binary, []) : made
  }

  /// Compiles a program without running it.
  public static func check(_ program: String, _ options: String...) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    try directory.write(program, to: "main.swift")
    return try await Shell.run(
      "swiftc",
      ["-swift-version", "6", "-emit-sil", "-o", "/dev/null", "-I", modules] + options + [
        directory.path("main.swift")
      ])
  }

  private static var modules: String { Project.products.appendingPathComponent("Modules").path }
}
