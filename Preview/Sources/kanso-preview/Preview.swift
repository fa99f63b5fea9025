import ArgumentParser
import Foundation
import KansoCanvasLayout
import KansoPreview

/// The command `kanso-preview`.
@main
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kanso-preview",
    abstract:
      "Draw a style guide, or storyboards and xibs: as a page, as a picture, or in a terminal.",
    discussion: """
      Draws all tokens of a guide (tokens.yaml) or theme (theme.json) in every mode, and all scenes of a storyboard or \
      xib, laid out as Interface Builder does. With --diff, draws what changed between two inputs.

        kanso preview tokens.yaml --output guide.html
        kanso preview --diff old.yaml tokens.yaml
        kanso preview Main.storyboard --tokens tokens.yaml --output scenes.html
        kanso preview Main.storyboard --output scenes.png --scale 3
        kanso preview Main.storyboard --mode dark --text-size accessibility3
        kanso preview Main.storyboard --situations --output situations.png
        kanso preview Main.storyboard --segues --output segues.svg
        kanso preview --serve tokens.yaml
        kanso preview --serve --screens App
        kanso preview tokens.yaml --site site

      png and pdf use the fonts of this machine. Missing fonts are reported on standard error, with the fonts that are \
      used instead. Characters that no font has are reported, too.

      With --frames, prints one line of JSON for each document, in the given order. Frames are in points, in \
      the coordinates of the parent:

        {"path": …, "views": {ID: [x, y, width, height]}}

      Problems of a document are reported on standard error. The line of a document that cannot be laid out has an \
      "error", and the run continues.

      Exit codes:
        0   no errors
        1   an input has errors; with --frames, a document cannot be laid out
        64  wrong usage
        66  an input is missing
        74  reading or writing failed
      """)

  @Argument(
    help: """
      A style guide or a theme, or storyboards and xibs; - for standard input. Of several guides, the tokens of later \
      ones replace those of the guides before them.
      """,
    completion: .file(extensions: ["yaml", "yml", "json", "storyboard", "xib"]))
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Build the screens of a library product of a Swift package, and show those that its types of the protocol \
      `Previews` name. The input is the folder of the package; without one, it is this folder.
      """, valueName: "product"))
  var screens: String?

  @Flag(help: "Compare two inputs of the same kind, the older one first.")
  var diff = false

  @Option(
    help: """
      The format of the output: html for a page without other files, svg, png or pdf for a picture, terminal for \
      lines of text. Default: the extension of --output; without --output, terminal in a terminal, else html.
      """)
  var format: PreviewFormat?

  @Option(help: "The file to write. Default: standard output.", completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Write the pages of a guide to a folder: the whole guide, each section and group, and the changes since the last \
      tag of the repository.
      """, valueName: "folder"),
    completion: .directory)
  var site: String?

  @Option(
    help: ArgumentHelp(
      "With --site: the commit that the guide is compared with, instead of the last tag.",
      valueName: "commit"))
  var against: String?

  @Option(
    help: "A guide or a theme. Its tokens are named where storyboards and xibs have their values.",
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var tokens: String?

  @OptionGroup(title: "Storyboards and xibs") var situation: SituationOptions

  @Option(
    help: """
      The JSON of `kanso lint --format json --uses`. The page of a guide has the components and places that use each \
      token.
      """,
    completion: .file(extensions: ["json"]))
  var uses: String?

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      """
      The context of a modifier of a resolver document, such as theme=dark, or all of them as a JSON object. It can be \
      given several times.
      """, valueName: "modifier=context"))
  var contexts: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The width of a picture in points. Default: 834, 904 for a pdf; less if the scenes are narrower, more if a png \
      would be too high. A pdf scales it to its paper.
      """, valueName: "points"))
  var width: Double?

  @Option(
    help: ArgumentHelp(
      """
      The number of pixels per point in a png, from 1 to 3. Default: 2, or less if the png would be too large. A png \
      that is too large at this scale is divided into numbered files.
      """, valueName: "number"))
  var scale: Double?

  @Option(help: "The paper of a pdf. Default: a4.")
  var paper: PreviewPaper?

  @Option(help: "The width of text for a terminal, in characters. Default: the width of the terminal.")
  var columns: Int?

  @Option(help: "The use of color for a terminal. auto: color if the output is a terminal that supports it.")
  var color = PreviewColorChoice.auto

  @Flag(help: "Print the frames of the views of storyboards and xibs as JSON.")
  var frames = false

  @Option(
    help:
      "With --frames: the source of the sizes of texts, images and controls. stored: the frames in the document."
  )
  var sizes: LeafSizes = .stored

  @OptionGroup var serving: ServeOptions

  /// Runs the command with the arguments of the process. A reader that closes the pipe early does not end the process,
  /// as in the other programs of Kanso.
  static func main() {
    Console.ignoreBrokenPipes()
    main(nil)
  }

  /// Throws if there is no input, if `--frames` is combined with any option except `--sizes`, or `--screens` with
  /// others than `--output` and those of serving.
  func validate() throws {
    if screens != nil {
      if inputs.count > 1 || format.map({ $0 != .html }) == true || frames || hasOptionsOfInputs {
        throw ValidationError(
          "--screens shows the screens of one package as a page. It can be combined with --output or --serve."
        )
      }
      if serving.serve, output != nil {
        throw ValidationError("--serve writes no file: leave out either it or --output.")
      }
      return
    }
    if inputs.isEmpty { throw ValidationError("Missing expected argument '<inputs> ...'") }
    if frames, format != nil || output != nil || serving.serve || hasOptionsOfInputs {
      throw ValidationError("--frames prints lines of JSON. It can be combined only with --sizes.")
    }
  }

  /// True if there are options that apply to guides or to documents, apart from `--format` and `--output`.
  private var hasOptionsOfInputs: Bool {
    diff || tokens != nil || width != nil || scale != nil || paper != nil || columns != nil || color != .auto
      || uses != nil || site != nil || against != nil || !contexts.isEmpty || !situation.isEmpty
  }

  /// Prints frames, serves the preview, or writes it once: the report to standard error, the preview to the
  /// file of `--output` or else to standard output. Throws the exit code if it is not 0; 74 if standard
  /// output cannot be written.
  func run() throws {
    if frames { return try printFrames() }
    if let screens { return try showScreens(of: screens) }
    if serving.serve {
      return try serving.run { () throws(LivePreview.StartError) in try LivePreview(request) }
    }
    let answer = request.run()
    Console.write(Data(answer.report.utf8), to: .standardError)
    guard Console.write(Data(answer.output), to: .standardOutput) else { throw ExitCode(Console.cannotWrite) }
    if answer.exitCode != 0 { throw ExitCode(answer.exitCode) }
  }

  /// Serves the screens of a package, or draws them once.
  private func showScreens(of product: String) throws {
    let folder = inputs.first ?? "."
    if serving.serve {
      return try serving.run { () throws(LivePreview.StartError) in try LiveScreens(folder, product: product)
      }
    }
    let drawn = try Console.reportingErrors { () throws(LivePreview.StartError) in
      try DrawnScreens(folder, product: product)
    }
    Console.writeError(drawn.report)
    guard let output else {
      guard Console.write(Data(drawn.html.utf8), to: .standardOutput) else {
        throw ExitCode(Console.cannotWrite)
      }
      return
    }
    try Console.reportingErrors { () throws(LivePreview.StartError) in try drawn.write(to: output) }
  }

  /// The request with all options except those of `--frames` and `--serve`.
  private var request: PreviewRequest {
    var request = PreviewRequest(inputs)
    request.comparesInputs = diff
    (request.format, request.output) = (format, output)
    (request.tokens, request.uses) = (tokens, uses)
    (request.site, request.against) = (site, against)
    request.situation = situation.situation
    (request.showsAllSituations, request.showsSegues) = (situation.situations, situation.segues)
    request.contexts = contexts
    (request.width, request.columns) = (width, columns)
    request.color = color
    request.console = Console.here
    request.standardInput = Console.readStandardInput
    (request.scale, request.paper) = (scale, paper)
    request.raster = MachineRaster()
    return request
  }

  /// Prints a line of JSON for each document to standard output, and its problems to standard error. Throws
  /// exit code 1 after the last document if one of them has no frames; 74 at once if a line cannot be
  /// written.
  private func printFrames() throws {
    var isComplete = true
    for path in inputs {
      let report = FrameReport(ofDocumentAt: path)
      Console.write(Data(report.diagnosticsText.utf8), to: .standardError)
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
extension PreviewPaper: @retroactive ExpressibleByArgument {}

/// The source of the sizes of texts, images and controls.
enum LeafSizes: String, ExpressibleByArgument, CaseIterable {
  case stored
}
