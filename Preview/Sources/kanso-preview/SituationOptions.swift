import ArgumentParser
import KansoPreview

/// The circumstances in which storyboards and xibs are shown.
struct SituationOptions: ParsableArguments {
  @Option(help: "The light or dark style. Default: that of the document.")
  var mode: PreviewMode?

  @Option(help: "The text size, which fonts with a text style follow. Default: large.")
  var textSize: PreviewTextSize?

  @Option(help: "The writing direction. Default: ltr.")
  var direction: PreviewDirection?

  @Option(
    help: ArgumentHelp("The device, such as iPhone16. Default: that of the document.", valueName: "name"))
  var device: String?

  @Flag(
    help: """
      Show each scene in other circumstances, too: in the other style, with large text, in the other direction, and on \
      a small, a medium and a large device.
      """)
  var situations = false

  @Flag(help: "Show a storyboard as one picture, with arrows for the segues between its scenes.")
  var segues = false

  /// True if no option is given.
  var isEmpty: Bool { situation == PreviewSituation() && !situations && !segues }

  /// The circumstances of a request.
  var situation: PreviewSituation {
    var situation = PreviewSituation()
    (situation.mode, situation.textSize) = (mode, textSize)
    (situation.direction, situation.device) = (direction, device)
    return situation
  }
}

extension PreviewMode: @retroactive ExpressibleByArgument {}
extension PreviewTextSize: @retroactive ExpressibleByArgument {}
extension PreviewDirection: @retroactive ExpressibleByArgument {}
