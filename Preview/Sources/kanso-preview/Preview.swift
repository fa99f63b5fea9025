import ArgumentParser
import Foundation
import KansoInterfaceBuilder
import KansoPreview

@main
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kanso-preview",
    abstract:
      "Show a style guide, or storyboards and xibs, to people: as a page, a picture, or in a terminal.",
    discussion: """
      A guide (tokens.yaml) or a theme (theme.json) is shown with all of its tokens in every mode; a storyboard or xib with \
      all of its scenes, laid out as Interface Builder does. With --diff two of a kind are compared, the older one first.

        kanso preview tokens.yaml --output guide.html
        kanso preview --diff old.yaml tokens.yaml
        kanso preview Main.storyboard --tokens tokens.yaml --output scenes.html
        kanso preview Main.storyboard --output scenes.png --scale 3
        kanso preview --serve tokens.yaml

      Pictures in png and pdf are set in the fonts of this machine; those that are missing are named on standard error, with what \
      stands in for them, and so are characters that no font has.

      With --frames, one line of JSON a document, in the order given: \
      {"path": …, "views": {ID: [x, y, width, height]}}, in points, in the parent's coordinates. What is wrong with a \
      document is said on standard error; one that cannot be read has an "error" in its line, and the run goes on.

      Exit codes: 0 all is well; 1 an input has errors, or with --frames a document could not be laid out; 64 wrong usage; \
      66 an input is missing; 74 reading or writing failed.
      """)

  @Argument(
    help: "A style guide or a theme, or storyboards and xibs; - for standard input.",
    completion: .file(extensions: ["yaml", "yml", "json", "storyboard", "xib"]))
  var inputs: [String]

  @Flag(help: "Compare two inputs of a kind, the older one first.")
  var diff = false

  @Option(
    help: """
      html for a page with everything in it, svg, png or pdf for a picture, terminal for lines of text. Without it the \
      ending of --output says which, else it is terminal in a terminal and html elsewhere.
      """)
  var format: PreviewFormat?

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  @Option(
    help: "A guide or a theme, whose tokens are named where storyboards and xibs have their values.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var tokens: String?

  @Option(
    help: ArgumentHelp(
      """
      The width of a picture in points; without it 834, or as much as scenes take up to that, or several columns where a png would be \
      too high.
      """, valueName: "points"))
  var width: Double?

  @Option(
    help: ArgumentHelp(
      "How many pixels of a png a point is, from 1 to 3; without it 2, or less where there would be too many.",
      valueName: "number")
  )
  var scale: Double?

  @Option(help: "How many characters wide a terminal is; as wide as it is without it.")
  var columns: Int?

  @Option(help: "Whether lines for a terminal are in color: auto where it can be seen, always, never.")
  var color = PreviewColorChoice.auto

  @Flag(help: "Print the frames of the views of storyboards and xibs.")
  var frames = false

  @Option(
    help:
      "With --frames: where the sizes of texts, images and controls come from: the frames that the document stores."
  )
  var sizes: LeafSizes = .stored

  @OptionGroup var serving: ServeOptions

  /// Runs the command with the arguments of the process. A reader that closes the pipe early does not end the process,
  /// as in the other programs of Kanso.
  static func main() {
    Console.ignoreBrokenPipes()
    main(nil)
  }

  func validate() throws {
    let isOfPages =
      diff || format != nil || output != nil || tokens != nil || width != nil || scale != nil
      || columns != nil || color != .auto || serving.serve
    if frames, isOfPages { throw ValidationError("--frames prints lines of JSON, and takes only --sizes.") }
  }

  func run() throws {
    if frames { return try printFrames() }
    if serving.serve { return try serving.run(request) }
    let answer = request.answer()
    Console.write(Data(answer.report.utf8), to: .standardError)
    guard Console.write(Data(answer.output), to: .standardOutput) else { throw ExitCode(Console.cannotWrite) }
    if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
  }

  private var request: PreviewRequest {
    var request = PreviewRequest(inputs)
    request.comparesInputs = diff
    (request.format, request.output, request.tokens) = (format, output, tokens)
    (request.width, request.columns) = (width, columns)
    request.color = color
    request.console = Console.here
    request.standardInput = Console.read
    request.scale = scale
    request.raster = MachineRaster()
    return request
  }

  private func printFrames() throws {
    var isComplete = true
    for path in inputs {
      let report = FrameReport(ofDocumentAt: path)
      Console.write(Data(report.complaints.utf8), to: .standardError)
      guard Console.write(Data((report.line + "\n").utf8), to: .standardOutput) else {
        throw ExitCode(Console.cannotWrite)
      }
      isComplete = isComplete && report.hasFrames
    }
    if !isComplete { throw ExitCode(1) }
  }
}

extension PreviewFormat: @retroactive ExpressibleByArgument {}
extension PreviewColorChoice: @retroactive ExpressibleByArgument {}

/// The source of the sizes of texts, images and controls.
enum LeafSizes: String, ExpressibleByArgument, CaseIterable {
  case stored
}
