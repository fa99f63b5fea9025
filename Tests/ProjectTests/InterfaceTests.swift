import Foundation
import TestSupport
import Testing

/// The public symbols of the libraries, as the compiler has them.
///
/// The files in `Interfaces` have those of the last release, or of the next one until it is released. A change of them is a
/// change for callers: record it, and write it into the changes (Documentation/Installing.md, "Versions"). Libraries for
/// the package Preview are not listed.
struct InterfaceTests {
  private static let libraries = [
    "KansoTheme", "KansoThemeEncoding", "KansoThemeComparison", "KansoDrawing", "KansoTypesetting",
    "KansoSystemStyle", "KansoSolver", "KansoLayout", "KansoScreens", "KansoUIKit", "KansoRendering",
    "KansoScreenPreviews", "KansoTesting",
  ]

  /// A symbol in the output of `swift symbolgraph-extract`.
  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable {}
    struct Location: Decodable { let uri: String }

    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    /// The place of the declaration; nil for one that the compiler has made.
    let location: Location?

    var path: String { pathComponents.joined(separator: ".") }
    /// The symbol in one line.
    var line: String {
      let declaration = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      return "\(path): \(declaration.joined(separator: " "))"
    }
  }

  private struct Graph: Decodable { let symbols: [Symbol] }

  /// Returns the public symbols of a library, without those that it inherits.
  private static func symbols(of library: String) async throws -> [Symbol] {
    struct Target: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let info = try await Shell.run("swift", ["-print-target-info"])
    let triple = try JSONDecoder().decode(Target.self, from: Data(info.output.utf8)).target.triple
    let directory = try TemporaryDirectory()
    let outcome = try await Shell.run(
      "swift",
      [
        "symbolgraph-extract", "-module-name", library, "-target", triple, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-I", Project.products.appendingPathComponent("Modules").path,
        "-output-dir", directory.url.path,
      ])
    try #require(outcome.status == 0, "\(outcome.errors)")
    // Symbols that extend types of other libraries are in files of their own.
    return try FileManager.default.contentsOfDirectory(atPath: directory.url.path).flatMap { name in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: directory.url.appendingPathComponent(name)))
        .symbols
    }
  }

  #if os(Linux)
    @Test(arguments: libraries)
    func thePublicInterfaceIsThatOfTheRelease(library: String) async throws {
      let file = Project.file("Tests/ProjectTests/Interfaces/\(library).txt")
      // Compilers write declarations in different ways.
      let compiler = try await Shell.run("swift", ["--version"]).output.firstMatch(
        of: #/Swift version \d+\.\d+/#)?.0
      let version = "// \(try #require(compiler))"
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      guard Golden.isRecording || recorded?.hasPrefix(version + "\n") != false else { return }
      let lines = try await Self.symbols(of: library).map(\.line).sorted()
      try Golden.check(([version] + lines).joined(separator: "\n") + "\n", against: file)
    }

    @Test(arguments: ["KansoTheme", "KansoLayout", "KansoScreens", "KansoSolver", "KansoRendering"])
    func everyPublicSymbolHasDocumentation(library: String) async throws {
      let symbols = try await Self.symbols(of: library)
      #expect(symbols.count > 10)
      for symbol in symbols where symbol.docComment == nil && symbol.location != nil {
        // Conformances to protocols of Swift inherit their documentation.
        #expect(symbol.kind.identifier.hasSuffix("operator"), "\(symbol.line)")
      }
    }
  #endif
}
