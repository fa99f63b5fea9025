import Foundation
import TestSupport
import Testing

/// The command `kanso-preview`, with images as pixels and PDF.
struct CommandTests {
  private static let guide = """
    name: Shop
    colors:
      ink: "#1C1E22"
    fonts:
      body: {family: Chalkboard SE, size: 16}
      title: {family: Definitely Not A Font, size: 24}
    """
  private let folder: TemporaryDirectory

  init() throws {
    folder = try Examples.directory()
    try folder.write(Self.guide, to: "tokens.yaml")
    try folder.write("colors: {ink: inc}\n", to: "broken.yaml")
  }

  private func run(_ arguments: String...) async throws -> Shell.Outcome {
    try await folder.run("kanso-preview", arguments)
  }

  @Test(arguments: [("1", 834), ("2", 1668), ("2.5", 2085), ("3", 2502)])
  func aGuideBecomesPixels(_ scale: String, _ width: Int) async throws {
    let outcome = try await run("tokens.yaml", "--output", "guide.png", "--scale", scale)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let head = try #require(PictureHead(try folder.bytes(of: "guide.png")))
    #expect(head.width == width && head.height > width / 2)
  }

  @Test func aPipeGetsTheSameBytes() async throws {
    let piped = try await run("tokens.yaml", "--format", "png", "--width", "400")
    _ = try await run("tokens.yaml", "--output", "guide.png", "--width", "400")
    #expect(PictureHead(Array(piped.outputBytes))?.width == 800)
    #expect(try Array(piped.outputBytes) == folder.bytes(of: "guide.png"))
  }

  @Test func aGuideBecomesAPage() async throws {
    let outcome = try await run("tokens.yaml", "--output", "guide.pdf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bytes = try folder.bytes(of: "guide.pdf")
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
  }

  @Test func fontsThatAreMissingAreNamed() async throws {
    let errors = try await run("tokens.yaml", "--output", "guide.png").errors
    #expect(errors.contains("tokens.yaml: note: Definitely Not A Font is not on this machine; "), "\(errors)")
    // There is no note if the font is installed on this machine.
    if errors.contains("Chalkboard") {
      #expect(
        errors.contains(
          "note: Chalkboard SE is not on this machine; Comic Neue is used instead (handwriting)\n"))
    }
    #expect(try await run("tokens.yaml", "--output", "guide.svg").errors.isEmpty)
  }

  @Test func aStoryboardBecomesPixels() async throws {
    let outcome = try await run("Main.storyboard", "--format", "png", "--tokens", "tokens.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The sheet is as wide as its scenes.
    #expect(PictureHead(Array(outcome.outputBytes))?.width == 1318)
    // All messages are notes.
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.contains(": note: ") }, "\(outcome.errors)")
  }

  @Test(arguments: [
    ["broken.yaml", "--output", "out.png"], ["broken.yaml", "--format", "pdf", "--output", "out"],
  ])
  func nothingIsWrittenOfABrokenGuide(_ arguments: [String]) async throws {
    let names = try folder.listing()
    let outcome = try await folder.run("kanso-preview", arguments)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(try folder.listing() == names)
  }

  @Test func aBrokenGuideEndsWithItsReport() async throws {
    let outcome = try await run("broken.yaml", "--output", "out.png")
    #expect(outcome.status == 1 && outcome.errors.contains("broken.yaml:1:15: error"), "\(outcome.errors)")
  }

  @Test func aPictureThatIsTooLargeIsDividedIntoFiles() async throws {
    let many = (0..<60).map { "  color\($0): \"#\(String(100_000 + $0))\"\n" }.joined()
    try folder.write("colors:\n" + many, to: "many.yaml")
    let outcome = try await run("many.yaml", "--output", "many.png", "--scale", "3", "--width", "240")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let note = "so it is divided into 3 files: many-1.png to many-3.png\n"
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
    #expect(
      try folder.listing().filter { $0.hasPrefix("many-") } == ["many-1.png", "many-2.png", "many-3.png"])
    for number in 1...3 {
      let head = try #require(PictureHead(try folder.bytes(of: "many-\(number).png")))
      #expect(head.width == 720 && head.height <= 32_767)
    }
  }

  @Test(arguments: ["0", "4", "nan", "two"]) func otherScalesAreWrongUsage(_ scale: String) async throws {
    let outcome = try await run("tokens.yaml", "--output", "guide.png", "--scale", scale)
    #expect(outcome.status == 64 && outcome.errors.contains("--scale"), "\(outcome.errors)")
  }

  @Test(arguments: [["--help"], ["tokens.yaml", "--format", "html"]])
  func aReaderThatStopsEarlyEndsNothing(_ arguments: [String]) async throws {
    let program = Project.products.appendingPathComponent("kanso-preview").path
    let outcome = try await Shell.runWithoutReader(program, arguments, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func framesTakeNoScale() async throws {
    let outcome = try await run("--frames", "Main.storyboard", "--scale", "2")
    #expect(outcome.status == 64)
  }
}
