import ArgumentParser
import KansoCommandLine
import KansoCodeGeneration
import KansoFormatting

/// The command `kanso init`: writes the starter guide (`StarterGuide`) to a new file.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented style guide to start from.",
    discussion: "An existing file is never overwritten."
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "tokens.yaml"

  /// Rejects an empty path and a path that ends with a slash.
  func validate() throws {
    if file.isEmpty || file.hasSuffix("/") { throw ValidationError("Name a file to write.") }
  }

  /// Creates the file, and writes the next step to standard error. Throws the exit code 74 if the file exists
  /// or cannot be written, after an error on standard error.
  func run() throws {
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
