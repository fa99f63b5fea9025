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
  ///
  /// - Parameter withThemeUI: true if the files import `KansoThemeUI`, compiled for the frameworks.
  static func typeCheck(
    _ files: [GeneratedFile], againstStubsOf frameworks: [String], withThemeUI: Bool = false
  ) async throws -> Shell.Outcome {
    let modules = try await stubs.modules(of: frameworks, withThemeUI: withThemeUI)
    let directory = try TemporaryDirectory()
    let sources = try write(files, to: directory)
    return try await Shell.run(
      "swiftc",
      flags + ["-typecheck", "-module-name", "App", "-I", modules.url.path]
        + (withThemeUI ? ["-I", ownModules] : []) + sources)
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

  /// Type-checks the sources of `KansoThemeUI` against the stubs of frameworks.
  static func typeCheckThemeUI(againstStubsOf frameworks: [String]) async throws -> Shell.Outcome {
    let modules = try await stubs.modules(of: frameworks)
    return try await Shell.run("swiftc", themeUI + ["-typecheck", "-I", modules.url.path, "-I", ownModules])
  }

  /// The folder with the modules of this project.
  private static let ownModules = Project.products.appendingPathComponent("Modules").path

  /// The arguments that compile the module `KansoThemeUI` as a part of this package, whose name is that of its folder.
  private static let themeUI: [String] =
    [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "KansoThemeUI",
      "-package-name", Project.root.lastPathComponent.lowercased(),
    ]
    + themeUISources

  private static let themeUISources: [String] = {
    let folder = Project.file("Sources/Runtime/KansoThemeUI")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  private static let stubs = Stubs()

  /// The compiled stubs, built once for each list of frameworks.
  private actor Stubs {
    private var compiled: [[String]: Task<TemporaryDirectory, any Error>] = [:]

    /// Returns the folder with the modules and objects of frameworks, and of `KansoThemeUI` for them.
    func modules(of frameworks: [String], withThemeUI: Bool = false) async throws -> TemporaryDirectory {
      let key = frameworks + (withThemeUI ? ["KansoThemeUI"] : [])
      let modules = compiled[key] ?? Task { try await compile(frameworks, withThemeUI: withThemeUI) }
      compiled[key] = modules
      return try await modules.value
    }

    private func compile(_ frameworks: [String], withThemeUI: Bool) async throws -> TemporaryDirectory {
      let directory = try TemporaryDirectory()
      for framework in frameworks {
        let stub = Project.file("Tests/Compiler/KansoCodeGenerationTests/Stubs/\(framework).swift").path
        let made = try await Shell.run(
          "swiftc",
          [
            "-swift-version", "6", "-module-name", framework, "-I", directory.url.path, "-parse-as-library",
            stub,
          ]
            + SwiftCompiler.outputs(framework, in: directory, withObject: withThemeUI))
        try #require(made.status == 0, "\(made.errors)")
      }
      guard withThemeUI else { return directory }
      let made = try await Shell.run(
        "swiftc",
        SwiftCompiler.themeUI + ["-I", directory.url.path, "-I", SwiftCompiler.ownModules]
          + SwiftCompiler.outputs("KansoThemeUI", in: directory, withObject: true))
      try #require(made.status == 0, "\(made.errors)")
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

  /// Returns the arguments that write a module, and its object for programs, into a folder.
  private static func outputs(
    _ module: String, in directory: TemporaryDirectory, withObject: Bool
  ) -> [String] {
    ["-emit-module", "-emit-module-path", directory.path("\(module).swiftmodule")]
      + (withObject ? ["-c", "-wmo", "-o", directory.path("\(module).o")] : [])
  }

  /// Compiles files for UIKit that ask the theme at run time together with a program, and runs it with stubs that print
  /// their values.
  static func runThemed(
    _ files: [GeneratedFile], program: String, arguments: [String]
  ) async throws -> Shell.Outcome {
    let modules = try await stubs.modules(of: ["UIKit"], withThemeUI: true)
    let directory = try TemporaryDirectory()
    var sources = try write(files, to: directory)
    sources.append(try directory.write(program, to: "Program.swift").path)
    let objects = try await PackageManifest.objects(of: ["KansoTheme"])
    let binary = directory.path("program")
    let made = try await Shell.run(
      "swiftc",
      flags + ["-module-name", "App", "-I", modules.url.path, "-I", ownModules, "-o", binary] + sources
        + objects + ["UIKit", "KansoThemeUI"].map { modules.path("\($0).o") })
    guard made.status == 0 else { return made }
    return try await Shell.run(binary, arguments)
  }

  private static func write(_ files: [GeneratedFile], to directory: TemporaryDirectory) throws -> [String] {
    try files.filter { $0.name.hasSuffix(".swift") }.map { file in
      try directory.write(String(decoding: file.bytes, as: UTF8.self), to: file.name).path
    }
  }
}
