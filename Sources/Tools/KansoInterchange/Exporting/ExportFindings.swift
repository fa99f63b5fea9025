/// The findings of an export. A token has the same finding once, whatever the number of modes.
struct ExportFindings {
  private(set) var all: [ImportFinding] = []
  private var known: Set<[String]> = []

  /// Adds a finding about a token.
  mutating func add(_ kind: ImportFinding.Kind, _ message: String, of token: ForeignToken) {
    guard known.insert(token.path + [message]).inserted else { return }
    all.append(ImportFinding(kind, token.path, message, at: token.place))
  }
}
