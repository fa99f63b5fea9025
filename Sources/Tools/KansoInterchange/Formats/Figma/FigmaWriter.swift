import KansoDiagnostics
import KansoSystem

/// A writer of variables of Figma: `variables.json`, which Figma's REST interface takes.
package enum FigmaWriter: TokenFormatWriter {
  package static let format = TokenFormat.figma

  /// The largest request that Figma takes, in bytes.
  private static let maxSize = 4 * 1024 * 1024

  package static func write(_ tokens: ForeignTokens) -> TokenExport {
    let plan = FigmaPlan(tokens)
    var export = TokenExport()
    let bytes = FigmaRequestText.bytes(of: plan)
    export.files = [GeneratedFile(name: "variables.json", bytes: bytes)]
    export.findings = plan.findings
    if bytes.count > maxSize, let place = tokens.tokens.first?.place {
      export.findings.append(
        ImportFinding(
          .doubtful, [], "Figma refuses a request of more than 4 MB; `variables.json` is larger", at: place))
    }
    return export
  }
}
