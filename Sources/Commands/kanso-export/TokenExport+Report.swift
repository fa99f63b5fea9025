import KansoDiagnostics
import KansoInterchange
import KansoInterchangeDiagnostics

extension TokenExport {
  /// The findings as diagnostics.
  /// - Parameter format: the name of the format in messages.
  func diagnostics(for format: TokenFormat) -> [Diagnostic] {
    findings.map { finding in
      let name = finding.path.isEmpty ? "" : "`\(finding.path.joined(separator: "."))`"
      switch finding.kind {
      case .lost, .unreadable:
        return Diagnostic(
          .notExported, Self.message(name, "is not exported, or only in part", finding), at: finding.place,
          help: "Choose another format than \(format.rawValue) if the value is needed there.")
      case .doubtful:
        return Diagnostic(
          .changedInExport, Self.message(name, "has another meaning in the files", finding),
          at: finding.place,
          help: "Change the token if the difference matters.")
      case .renamed:
        return Diagnostic(
          .changedInExport, "\(name) \(finding.message)", at: finding.place,
          help: "Rename the token to choose another name.")
      }
    }
  }

  private static func message(_ name: String, _ what: String, _ finding: ImportFinding) -> String {
    name.isEmpty ? finding.message : "\(name) \(what): \(finding.message)"
  }

  /// The end of the line about the written files, as in ", 2 values not exported"; empty without findings.
  var remark: String {
    let lost = findings.count { $0.kind == .lost }
    let changed = findings.count - lost
    return (lost > 0 ? ", \(lost) not exported or only in part" : "")
      + (changed > 0 ? ", \(changed) changed" : "")
  }
}
