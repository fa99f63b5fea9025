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
    completion: .list(DiagnosticID.allCases.map(\.rawValue)))
  var id: String?

  /// Prints the explanation of the id to standard output; without an id, each id with its summary. Throws the
  /// exit code 64 for an unknown id, after an error on standard error.
  func run() throws {
    guard let id else {
      let width = DiagnosticID.allCases.map(\.rawValue.count).max() ?? 0
      for id in DiagnosticID.allCases {
        let name = id.rawValue + String(repeating: " ", count: width - id.rawValue.count)
        Terminal.write("\(name)  \(id.summary)\n")
      }
      return
    }
    guard let known = DiagnosticID(rawValue: id) else {
      let suggestion = Spelling.nearest(to: id, among: DiagnosticID.allCases.map(\.rawValue))
      let hint = suggestion.map { "; did you mean `\($0)`?" } ?? "; `kanso explain` lists all"
      throw Terminal.usageError("there is no diagnostic `\(id.printable)`\(hint)")
    }
    Terminal.write(DiagnosticCatalog.explanation(of: known))
  }
}
