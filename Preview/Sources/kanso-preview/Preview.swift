import ArgumentParser
import Foundation
import KansoInterfaceBuilder

@main
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kanso-preview",
    abstract: "Lay storyboards and xibs out as Interface Builder does, without it.",
    discussion: """
      With --frames, one line of JSON a document, in the order given: \
      {"path": …, "views": {ID: [x, y, width, height]}}, in points, in the parent's coordinates. What is wrong with a \
      document is said on standard error; one that cannot be read has an "error" in its line, and the run goes on.

      Exit codes: 0 every document was laid out; 1 a document could not be; 64 wrong usage.
      """)

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String]

  @Flag(help: "Print the frames of views.")
  var frames = false

  @Option(
    help: "Where the sizes of texts, images and controls come from: the frames that the document stores.")
  var sizes: LeafSizes = .stored

  func validate() throws {
    if !frames { throw ValidationError("Say what to show: --frames.") }
  }

  func run() throws {
    var isComplete = true
    for path in documents {
      let report = FrameReport(ofDocumentAt: path)
      FileHandle.standardOutput.write(Data((report.line + "\n").utf8))
      FileHandle.standardError.write(Data(report.complaints.utf8))
      isComplete = isComplete && report.hasFrames
    }
    if !isComplete { throw ExitCode(1) }
  }
}

/// Where the sizes of what is shown in views come from. Fonts that could measure texts are not here yet.
enum LeafSizes: String, ExpressibleByArgument, CaseIterable {
  case stored
}
