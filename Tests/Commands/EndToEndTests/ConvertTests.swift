import Foundation
import TestSupport
import Testing

/// `kanso convert`, with the example storyboard and with documents of real apps.
struct ConvertTests {
  private func example() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Project.file("Examples/InterfaceBuilder/Main.storyboard"),
      to: directory.url.appendingPathComponent("Main.storyboard"))
    try FileManager.default.copyItem(
      at: Project.file("tokens.yaml"), to: directory.url.appendingPathComponent("tokens.yaml"))
    return directory
  }

  private func convert(_ arguments: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome
  {
    try await KansoCommand.run(
      ["convert", "Main.storyboard", "--tokens", "tokens.yaml", "--output", "Screens"] + arguments,
      in: directory)
  }

  @Test func aStoryboardBecomesCodeWithTokens() async throws {
    let directory = try example()
    let outcome = try await convert(in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1 document, "), "\(outcome.output)")
    #expect(
      try directory.listing("Screens") == [
        "BreedView.swift", "BreedViewControllerBase.swift", "MainScenes.swift",
      ])
    let view = try directory.read("Screens/BreedView.swift")
    for part in [
      "// Converted by Kanso from Main.storyboard as ", "stack.spacing = Padding.standard\n",
      "= Fonts.heading\n",
      "constant: -24),  // no token\n",
    ] { #expect(view.contains(part), "\(part) is not in\n\(view)") }
    let lint = try await KansoCommand.run(
      "lint", "Screens", "--tokens", "tokens.yaml", "--format", "json", in: directory)
    #expect(!lint.output.contains("\"distance\": 0"), "\(lint.output)")
  }

  @Test func aSecondRunReplacesWhatNobodyChanged() async throws {
    let directory = try example()
    #expect(try await convert(in: directory).status == 0)
    let again = try await convert(in: directory)
    #expect(again.status == 0 && !again.output.contains("changed ") && !again.output.contains("new "))
    try directory.write(
      try directory.read("Main.storyboard").replacing("\"24\"", with: "\"32\""), to: "Main.storyboard")
    let dry = try await convert("--dry-run", in: directory)
    #expect(dry.status == 0 && dry.output.contains("changed Screens/BreedView.swift\n"), "\(dry.output)")
    #expect(dry.output.contains("constant: -32),  // no token"))
    #expect(try directory.read("Screens/BreedView.swift").contains("constant: -24"))
    #expect(try await convert(in: directory).status == 0)
    #expect(try directory.read("Screens/BreedView.swift").contains("constant: -32"))
  }

  @Test func aFileThatWasChangedByHandStays() async throws {
    let directory = try example()
    #expect(try await convert(in: directory).status == 0)
    let edited = try directory.read("Screens/BreedView.swift").replacing("-24", with: "-20")
    try directory.write(edited, to: "Screens/BreedView.swift")
    let refused = try await convert(in: directory)
    #expect(refused.status == 1, "\(refused.output)")
    #expect(
      refused.errors.contains(
        "error: Screens/BreedView.swift was changed by hand, and is kept; to replace it, add --force\n"))
    #expect(try directory.read("Screens/BreedView.swift") == edited)
    #expect(try await convert("--force", in: directory).status == 0)
    #expect(try directory.read("Screens/BreedView.swift").contains("constant: -24"))
  }

  @Test func badInputIsAnErrorAndWritesNothing() async throws {
    let directory = try example()
    try directory.write("<document", to: "Main.storyboard")
    let outcome = try await convert(in: directory)
    #expect(outcome.status == 1 && outcome.errors.contains("Main.storyboard:1:"), "\(outcome.errors)")
    #expect(try directory.listing() == ["Main.storyboard", "tokens.yaml"])
    let missing = try await KansoCommand.run("convert", "No.xib", "--output", "Screens", in: directory)
    #expect(missing.status == 66 && missing.errors.contains("No.xib"), "\(missing.errors)")
  }

  @Test func aProjectHasItsStyle() async throws {
    let directory = try example()
    try directory.write(
      "convert:\n  style: snapkit\n  suffixes: {view: Screen, base: Generated}\n", to: "kanso.yaml")
    #expect(try await convert(in: directory).status == 0)
    #expect(
      try directory.listing("Screens") == [
        "BreedScreen.swift", "BreedViewControllerGenerated.swift", "MainScenes.swift",
      ])
    let view = try directory.read("Screens/BreedScreen.swift")
    #expect(
      view.contains("make.top.equalTo(photoImageView.snp.bottom).offset(Padding.standard)\n"), "\(view)")
    #expect(try await convert("--style", "anchors", "--force", in: directory).status == 0)
    #expect(try !directory.read("Screens/BreedScreen.swift").contains("snp"))
    #expect(try await convert("--platform", "portable", in: directory).status == 64)
    try directory.write("convert:\n  style: snapkits\n  suffixes: {view: screen}\n", to: "kanso.yaml")
    let refused = try await convert(in: directory)
    #expect(refused.errors.contains("kanso.yaml:2:10") && refused.errors.contains("Did you mean `snapkit`?"))
    #expect(refused.errors.contains("kanso.yaml:3:20"), "\(refused.errors)")
  }

  // MARK: Proof

  /// Converts, compiles and lays out documents. Returns the sum that the proof prints as its last line.
  private func prove(_ paths: [String], style: String = "anchors", pictures: [String] = []) async throws -> (
    sum: Sum, text: String
  ) {
    let directory = try TemporaryDirectory()
    let outcome = try await Shell.run(
      Project.products.appendingPathComponent("kanso-prove-conversion").path,
      [
        "--products", Project.products.path, "--work", directory.url.path + "/work", "--uikit-stubs",
        Project.file("scripts/uikit-stubs").path, "--style", style,
      ] + pictures + paths)
    let last = try #require(outcome.output.split(separator: "\n").last, "\(outcome.errors)")
    return (try JSONDecoder().decode(Sum.self, from: Data(last.utf8)), outcome.output)
  }

  private struct Sum: Decodable {
    let documents: Int
    let compiled: Int
    let views: Int
    let equal: Int
    let uikit: Int
    let scenes: Int
    let samePictures: Int
  }

  @Test(arguments: ["anchors", "anchor-lists", "snapkit", "visual-formats"])
  func theExampleLooksLikeItsStoryboard(_ style: String) async throws {
    let example = Project.file("Examples/InterfaceBuilder/Main.storyboard").path
    let directory = try TemporaryDirectory()
    let (sum, text) = try await prove(
      [example], style: style, pictures: ["--pictures", directory.url.path])
    #expect(sum.compiled == 1 && sum.views == 6 && sum.equal == sum.views && sum.uikit == 1, "\(text)")
    #expect(sum.scenes == 1 && sum.samePictures == 1, "\(text)")
    try Golden.check(
      try directory.read("Main-roo-01.svg"),
      against: Project.file("Documentation/Pictures/converted.svg"))
  }

  @Test(.requires(.corpus)) func documentsOfAppsHaveTheirFrames() async throws {
    let documents = Corpus.documents(each: 2).map(\.path)
    let (sum, text) = try await prove(documents)
    #expect(sum.documents == documents.count && sum.compiled * 100 >= sum.documents * 97, "\(text)")
    #expect(sum.equal * 100 >= sum.views * 95 && sum.uikit * 100 >= sum.documents * 97, "\(text)")
    #expect(sum.samePictures * 100 >= sum.scenes * 80, "\(text)")
  }
}
