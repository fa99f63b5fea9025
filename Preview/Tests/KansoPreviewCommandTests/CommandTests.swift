import Foundation
import Testing

/// `kanso-preview` as people run it, with pictures in pixels and for paper.
struct CommandTests {
  private static let guide = """
    name: Shop
    colors:
      ink: "#1C1E22"
    fonts:
      body: {family: Chalkboard SE, size: 16}
      title: {family: Definitely Not A Font, size: 24}
    """
  private let program = Program()

  init() throws {
    try program.folder.write(Self.guide, to: "tokens.yaml")
    try program.folder.write("colors: {ink: inc}\n", to: "broken.yaml")
    let storyboard = Program.project.appendingPathComponent("Examples/InterfaceBuilder/Main.storyboard")
    try program.folder.write(try String(contentsOf: storyboard, encoding: .utf8), to: "Main.storyboard")
  }

  @Test(arguments: [("1", 834), ("2", 1668), ("2.5", 2085), ("3", 2502)])
  func aGuideBecomesPixels(_ scale: String, _ width: Int) throws {
    let outcome = try program.run("tokens.yaml", "--output", "guide.png", "--scale", scale)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let head = try #require(PictureHead(try program.folder.bytes(of: "guide.png")))
    #expect(head.width == width && head.height > width / 2)
  }

  @Test func aPipeGetsTheSameBytes() throws {
    let piped = try program.run("tokens.yaml", "--format", "png", "--width", "400")
    _ = try program.run("tokens.yaml", "--output", "guide.png", "--width", "400")
    #expect(PictureHead(piped.output)?.width == 800)
    #expect(try piped.output == program.folder.bytes(of: "guide.png"))
  }

  @Test func aGuideBecomesAPage() throws {
    let outcome = try program.run("tokens.yaml", "--output", "guide.pdf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bytes = try program.folder.bytes(of: "guide.pdf")
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
  }

  @Test func fontsThatAreMissingAreNamed() throws {
    let errors = try program.run("tokens.yaml", "--output", "guide.png").errors
    #expect(errors.contains("tokens.yaml: note: Definitely Not A Font is not on this machine; "), "\(errors)")
    // Where it happens to be installed nothing is to be said.
    if errors.contains("Chalkboard") {
      #expect(
        errors.contains(
          "note: Chalkboard SE is not on this machine; Comic Neue stands in for it (handwriting)\n"))
    }
    #expect(try program.run("tokens.yaml", "--output", "guide.svg").errors.isEmpty)
  }

  @Test func aStoryboardBecomesPixels() throws {
    let outcome = try program.run("Main.storyboard", "--format", "png", "--tokens", "tokens.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(PictureHead(outcome.output)?.width == 1668)
    // Of all that is said, nothing is worse than a note.
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.contains(": note: ") }, "\(outcome.errors)")
  }

  @Test(arguments: ["broken.yaml --output out.png", "broken.yaml --format pdf --output out"])
  func nothingIsWrittenOfABrokenGuide(_ line: String) throws {
    let names = program.folder.names
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try program.run(
      arguments[0], arguments[1], arguments[2], arguments.dropFirst(3).first ?? "")
    #expect(outcome.status != 0 && outcome.output.isEmpty && program.folder.names == names)
  }

  @Test func aBrokenGuideEndsWithItsReport() throws {
    let outcome = try program.run("broken.yaml", "--output", "out.png")
    #expect(outcome.status == 1 && outcome.errors.contains("broken.yaml:1:15: error"), "\(outcome.errors)")
  }

  @Test func aPictureThatIsTooLargeIsRefusedByName() throws {
    let many = (0..<200).map { "  color\($0): \"#\(String(100_000 + $0))\"\n" }.joined()
    try program.folder.write("colors:\n" + many, to: "many.yaml")
    let outcome = try program.run("many.yaml", "--output", "many.png", "--scale", "3", "--width", "240")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("error: many.png cannot be drawn: "), "\(outcome.errors)")
    #expect(!program.folder.names.contains("many.png"))
  }

  @Test(arguments: ["0", "4", "nan", "two"]) func otherScalesAreWrongUsage(_ scale: String) throws {
    let outcome = try program.run("tokens.yaml", "--output", "guide.png", "--scale", scale)
    #expect(outcome.status == 64 && outcome.errors.contains("--scale"), "\(outcome.errors)")
  }

  @Test func framesTakeNoScale() throws {
    let outcome = try program.run("--frames", "Main.storyboard", "--scale", "2")
    #expect(outcome.status == 64)
  }
}
