import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting

/// The command `kanso explain`: prints the explanation of a diagnostic, or the list of all.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic: what it means, why it matters, and how to fix it.",
    discussion: "Without an id, lists all diagnostics."
  )

  @Argument(
    help: "The id, such as unknown-alias. Messages end with it, in brackets.",
    completion: .list(DiagnosticCatalog.all.map(\.id)))
  var id: String?

  /// Prints the explanation of the id to standard output; without an id, each id with its summary. Throws the
  /// exit code 64 for an unknown id, after an error on standard error.
  func run() throws {
    guard let id else {
      let width = DiagnosticCatalog.all.map(\.id.count).max() ?? 0
      for descriptor in DiagnosticCatalog.all {
        let name = descriptor.id + String(repeating: " ", count: width - descriptor.id.count)
        Terminal.write("\(name)  \(descriptor.summary)\n")
      }
      return
    }
    guard let descriptor = DiagnosticCatalog.all.first(where: { $0.id == id }) else {
      let suggestion = Spelling.nearest(to: id, among: DiagnosticCatalog.all.map(\.id))
      let hint = suggestion.map { "; did you mean `\($0)`?" } ?? "; `kanso explain` lists all"
      throw Terminal.usageError("there is no diagnostic `\(id.printable)`\(hint)")
    }
    Terminal.write(descriptor.explanation)
  }
}
