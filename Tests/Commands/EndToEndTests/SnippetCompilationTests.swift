import Foundation
import TestSupport
import Testing

/// The pieces of code of five articles about layout in code, compiled as they are with `import UIKit`: each in a copy
/// that `kanso-uikit-sources` prepares. `ArticleTests` runs the screens of these articles.
struct SnippetCompilationTests {
  /// The pieces that cannot be compiled: they import SwiftUI.
  private static let expectedFailures: Set = ["53-preview-of-controller", "54-preview-provider"]
  private static let folder = Project.file("Tests/Commands/EndToEndTests/Snippets")

  /// The names of all pieces, without their endings.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift.txt") }.map { String($0.dropLast(10)) }.sorted()
  }()

  @Test func allPiecesAreThere() {
    #expect(Self.names.count == 54 && Self.expectedFailures.isSubset(of: Self.names))
  }

  @Test(arguments: names) func aPieceCompiles(_ name: String) async throws {
    let piece = try String(
      contentsOf: Self.folder.appendingPathComponent(name + ".swift.txt"), encoding: .utf8)
    let sources = try TemporaryDirectory()
    try sources.write(piece, to: "App/\(name).swift")
    let line = try #require(piece.split(separator: "\n").first)
    for context in line.dropFirst("// context:".count).split(separator: " ") {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent("\(context).swift.txt"), encoding: .utf8)
      try sources.write(text, to: "App/\(context.split(separator: "/").last ?? context).swift")
    }
    let prepare = Project.products.appendingPathComponent("kanso-uikit-sources").path
    #expect(try await Shell.run(prepare, ["App", "Copies"], in: sources.url).status == 0)
    let files = try sources.listing("Copies").map { "Copies/\($0)" }
    let outcome = try await Shell.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-alias", "UIKit=KansoUIKit",
        "-Xfrontend", "-disable-cross-import-overlay-search", "-suppress-warnings", "-I",
        Project.products.appendingPathComponent("Modules").path,
      ] + files, in: sources.url)
    if Self.expectedFailures.contains(name) {
      #expect(outcome.errors.contains("no such module 'SwiftUI'"))
    } else {
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
