import ArgumentParser
import KansoCommandLine
import KansoCodeGeneration
import KansoDiagnostics

struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented style guide to start from.",
    discussion: "An existing file is never overwritten."
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "tokens.yaml"

  func validate() throws {
    if file.isEmpty || file.hasSuffix("/") { throw ValidationError("Name a file to write.") }
  }

  func run() throws {
    do { try OutputDirectory.create(file, contents: Array(StarterGuide.text.utf8)) } catch {
      throw error.reported(isInput: false)
    }
    Terminal.complain(
      """
      Wrote \(file.printable). Compile it with:
        kanso compile \(file.printable) --output Generated --platform uikit

      """)
  }
}
