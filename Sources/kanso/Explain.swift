import ArgumentParser
import KansoCommandLine
import KansoDiagnostics

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic: what it says, why it matters, an example and its mend.",
    discussion: "Without an id, all ids are listed."
  )

  @Argument(
    help: "The id, as it stands in brackets behind a message.",
    completion: .list(DiagnosticID.allCases.map(\.rawValue)))
  var id: String?

  func run() throws {
    guard let id else {
      let width = DiagnosticID.allCases.map(\.rawValue.count).max() ?? 0
      for id in DiagnosticID.allCases {
        let name = id.rawValue + String(repeating: " ", count: width - id.rawValue.count)
        Terminal.say("\(name)  \(id.says)\n")
      }
      return
    }
    guard let known = DiagnosticID(rawValue: id) else {
      let suggestion = Spelling.nearest(to: id, among: DiagnosticID.allCases.map(\.rawValue))
      let hint = suggestion.map { "; did you mean `\($0)`?" } ?? "; `kanso explain` lists all"
      throw Terminal.usageError("there is no diagnostic `\(id.printable)`\(hint)")
    }
    Terminal.say(DiagnosticCatalog.explanation(of: known))
  }
}
