import Foundation
import TestSupport
import Testing

/// The example package builds against this one, runs, and refuses a theme of another guide.
struct ExamplesTests {
  @Test func generatedFilesAreUpToDate() throws {
    let outcome = try KansoCommand.run(
      "compile", Project.root.appendingPathComponent("tokens.yaml").path, "--platform", "portable", "--check",
      "--output", Project.root.appendingPathComponent("Examples/CatBreeds/Sources/CatBreeds/Generated").path)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func catBreedsRunsAndComparesFingerprints() throws {
    let directory = try TemporaryDirectory()
    let example = directory.url.appendingPathComponent("CatBreeds")
    try FileManager.default.copyItem(
      at: Project.root.appendingPathComponent("Examples/CatBreeds/Sources"), to: example)
    let manifest = try String(
      contentsOf: Project.root.appendingPathComponent("Examples/CatBreeds/Package.swift"), encoding: .utf8)
    let package = directory.url.appendingPathComponent("Package")
    try directory.write(
      manifest.replacing("\"../..\"", with: "\"\(Project.root.path)\""), to: "Package/Package.swift")
    try FileManager.default.moveItem(at: example, to: package.appendingPathComponent("Sources"))

    let good = try Shell.run("swift", ["run", "--quiet"], in: package)
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.contains("Colors.blackish  #2c4251"))

    let guide = try String(contentsOf: Project.root.appendingPathComponent("tokens.yaml"), encoding: .utf8)
    try directory.write(guide.replacing("#2C4251", with: "#2C4252"), to: "other.yaml")
    _ = try KansoCommand.run(
      "compile", directory.path("other.yaml"), "-o", "out", "--platform", "portable", in: directory)
    let theme = "Package/Sources/CatBreeds/Generated/theme.json"
    try directory.write(try directory.read("out/theme.json"), to: theme)
    let bad = try Shell.run("swift", ["run", "--quiet"], in: package)
    #expect(bad.status != 0)
    #expect(bad.errors.contains("were compiled from another style guide than theme.json"), "\(bad.errors)")
    #expect(bad.errors.contains("#2c4251 → #2c4252"), "\(bad.errors)")
  }
}
