import ArgumentParser
import KansoCommandLine
import KansoCodeGeneration
import KansoFormatting

/// The command `kanso init`: writes the starter guide (`StarterGuide`) to a new file.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented style guide to start from.",
    discussion: """
      An existing file is never overwritten. `kanso init --from Sources` writes a guide of the style that sources \
      have: it is `kanso inventory Sources --output tokens.yaml`.
      """
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "tokens.yaml"

  @Option(
    parsing: .upToNextOption,
    help: "Files or folders whose colors, fonts and lengths become the guide (needs kanso-inventory).",
    completion: .file())
  var from: [String] = []

  /// Rejects an empty path and a path that ends with a slash.
  func validate() throws {
    if file.isEmpty || file.hasSuffix("/") { throw ValidationError("Name a file to write.") }
  }

  /// Creates the file, and writes the next step to standard error. Throws the exit code 74 if the file exists
  /// or cannot be written, after an error on standard error. Replaces the process for a guide of sources.
  func run() throws {
    guard from.isEmpty else { throw try Inventory.exec(["--output", file, "--"] + from) }
    do { try OutputDirectory.createFile(file, contents: Array(StarterGuide.text.utf8)) } catch {
      throw error.reported(isInput: false)
    }
    Terminal.writeError(
      """
      Wrote \(file.printable). Compile it with:
        kanso compile \(file.printable) --output Generated --platform uikit

      """)
  }
}
