import Foundation
import KansoSystem
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Compiles generated files in the same way as a user's package: Swift 6, warnings as errors.
enum SwiftCompiler {
  private static let flags = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-name", "app",
  ]

  /// Type-checks files against the stubs of frameworks. Each framework may import those before it.
  static func typeCheck(_ files: [GeneratedFile], againstStubsOf frameworks: [String]) async throws
    -> Shell.Outcome
  {
    let modules = try await stubs.modules(of: frameworks)
    let directory = try TemporaryDirectory()
    let sources = try write(files, to: directory)
    return try await Shell.run(
      "swiftc", flags + ["-typecheck", "-module-name", "App", "-I", modules.url.path] + sources)
  }

  /// Type-checks a program that uses generated files, against the stubs of frameworks.
  ///
  /// - Parameter isImported: true if the files are a module of their own, which the program imports.
  static func typeCheck(
    _ program: String, using files: [GeneratedFile], isImported: Bool, againstStubsOf frameworks: [String]
  ) async throws -> Shell.Outcome {
    let modules = try await stubs.modules(of: frameworks)
    let directory = try TemporaryDirectory()
    let sources = try write(files, to: directory)
    let flags = flags + ["-I", modules.url.path]
    guard isImported else {
      let source = try directory.write(program, to: "Program.swift").path
      return try await Shell.run(
        "swiftc", flags + ["-typecheck", "-module-name", "App"] + sources + [source])
    }
    let made = try await Shell.run(
      "swiftc",
      flags + ["-emit-module", "-module-name", "Design", "-o", directory.path("Design.swiftmodule")] + sources
    )
    guard made.status == 0 else { return made }
    let source = try directory.write("import Design\n" + program, to: "Program.swift").path
    return try await Shell.run(
      "swiftc", flags + ["-typecheck", "-module-name", "App", "-I", directory.url.path, source])
  }

  private static let stubs = Stubs()

  /// The compiled stubs, built once for each list of frameworks.
  private actor Stubs {
    private var compiled: [[String]: Task<TemporaryDirectory, any Error>] = [:]

    func modules(of frameworks: [String]) async throws -> TemporaryDirectory {
      let modules = compiled[frameworks] ?? Task { try await compile(frameworks) }
      compiled[frameworks] = modules
      return try await modules.value
    }

    private func compile(_ frameworks: [String]) async throws -> TemporaryDirectory {
      let directory = try TemporaryDirectory()
      for framework in frameworks {
        let stub = Project.file("Tests/Compiler/KansoCodeGenerationTests/Stubs/\(framework).swift").path
        let made = try await Shell.run(
          "swiftc",
          [
            "-swift-version", "6", "-emit-module", "-module-name", framework, "-I", directory.url.path, "-o",
            directory.path("\(framework).swiftmodule"), "-parse-as-library", stub,
          ])
        try #require(made.status == 0, "\(made.errors)")
      }
      return directory
    }
  }

  /// Compiles portable files together with a program that prints values, and runs it.
  static func run(_ files: [GeneratedFile], printing body: String) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    var sources = try write(files, to: directory)
    let program = "import KansoTheme\n@main enum Program {\n  static func main() {\n\(body)\n  }\n}\n"
    sources.append(try directory.write(program, to: "Program.swift").path)
    let objects = try await PackageManifest.objects(of: ["KansoTheme"])
    let binary = directory.path("program")
    let modules = Project.products.appendingPathComponent("Modules").path
    let made = try await Shell.run(
      "swiftc", flags + ["-module-name", "App", "-I", modules, "-o", binary] + sources + objects)
    guard made.status == 0 else { return made }
    return try await Shell.run(binary, [])
  }

  /// Compiles fonts for SwiftUI and working substitutes in one module, and runs a program that prints values.
  static func run(fonts: String, printing body: String) async throws -> Shell.Outcome {
    try await run(fonts, importing: "SwiftUI", with: "WorkingFonts", printing: body)
  }

  /// Compiles a source and working substitutes of the framework that it imports in one module, and runs a program that
  /// prints values.
  ///
  /// - Parameter substitutes: the name of the stub with the substitutes.
  static func run(
    _ source: String, importing framework: String, with substitutes: String, printing body: String
  ) async throws -> Shell.Outcome {
    let directory = try TemporaryDirectory()
    let sources = [
      try directory.write(
        source.replacing("import \(framework)\n", with: "import Foundation\n"), to: "Source.swift"),
      try directory.write(
        "@main enum Program {\n  static func main() {\n\(body)\n  }\n}\n", to: "Program.swift"),
      Project.file("Tests/Compiler/KansoCodeGenerationTests/Stubs/\(substitutes).swift"),
    ]
    // The generated code checks only if the module can be imported. It does not import it.
    let modules = try await stubs.modules(of: ["UIKit"])
    let binary = directory.path("program")
    let made = try await Shell.run(
      "swiftc",
      [
        "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", modules.url.path, "-o",
        binary,
      ] + sources.map(\.path))
    guard made.status == 0 else { return made }
    return try await Shell.run(binary, [])
  }

  private static func write(_ files: [GeneratedFile], to directory: TemporaryDirectory) throws -> [String] {
    try files.filter { $0.name.hasSuffix(".swift") }.map { file in
      try directory.write(String(decoding: file.bytes, as: UTF8.self), to: file.name).path
    }
  }
}
