import KansoDiagnostics

/// Comments that silence a warning in the line after them: `# kanso:disable:next near-duplicate-color - on purpose`.
struct Silencing {
  private struct Comment {
    let ids: [DiagnosticID]
    let range: SourceRange
    /// The line that the comment is about.
    let line: Int
  }

  private let comments: [Comment]
  private let index: LineIndex?
  /// What is wrong with the comments themselves.
  let diagnostics: [Diagnostic]

  static let marker = "kanso:disable:next"

  init(_ file: SourceFile) {
    // Most guides have none, and finding that out should cost nothing.
    guard file.text(in: 0..<file.bytes.count).contains(Self.marker) else {
      (comments, index, diagnostics) = ([], nil, [])
      return
    }
    let index = LineIndex(file)
    var comments: [Comment] = []
    var diagnostics: [Diagnostic] = []
    for line in 1...index.lineCount {
      let contents = index.contents(ofLine: line)
      let text = file.text(in: contents)
      let indent = text.prefix { $0 == " " }.utf8.count
      guard text.dropFirst(indent).hasPrefix("#"), text.contains(Self.marker) else { continue }
      let range = SourceRange(file: file, contents.lowerBound + indent..<contents.upperBound)
      let ids = Self.ids(in: text, range, &diagnostics)
      let next = (line + 1..<max(line + 1, index.lineCount + 1)).first { !Self.isComment($0, index, file) }
      comments.append(Comment(ids: ids, range: range, line: next ?? line + 1))
    }
    (self.comments, self.index, self.diagnostics) = (comments, index, diagnostics)
  }

  private static func isComment(_ line: Int, _ index: LineIndex, _ file: SourceFile) -> Bool {
    file.text(in: index.contents(ofLine: line)).drop { $0 == " " }.hasPrefix("#")
  }

  private static func ids(
    in text: String, _ range: SourceRange, _ diagnostics: inout [Diagnostic]
  ) -> [DiagnosticID] {
    func report(_ message: String, _ help: String) {
      diagnostics.append(Diagnostic(.invalidSilencing, message, at: range, help: help))
    }
    let after = text.components(separatedBy: marker).dropFirst().joined()
    let parts = after.components(separatedBy: " - ")
    guard parts.count > 1, !parts[1].allSatisfy(\.isWhitespace) else {
      report("the comment gives no reason", "Write `# \(marker) ID - reason`.")
      return []
    }
    return parts[0].split { $0 == " " || $0 == "," }.compactMap { word in
      guard let id = DiagnosticID(rawValue: String(word)) else {
        let names = DiagnosticID.allCases.filter { $0.severity == .warning }.map(\.rawValue)
        let suggestion = Spelling.nearest(to: String(word), among: names)
        report(
          "there is no warning `\(word)`",
          suggestion.map { "Did you mean `\($0)`?" } ?? "Name a warning by its id.")
        return nil
      }
      guard id.severity == .warning else {
        report("`\(word)` is an error, and errors cannot be silenced", "Mend what it reports.")
        return nil
      }
      return id
    }
  }

  /// The diagnostics that are left, and a warning for each silencing that silenced nothing.
  ///
  /// - Parameter reportsUnused: false where not every check was run, so that none can be called unused.
  func apply(to found: [Diagnostic], reportsUnused: Bool) -> [Diagnostic] {
    guard let index else { return found }
    var used: Set<Int> = []
    let left = found.filter { diagnostic in
      guard diagnostic.severity == .warning else { return true }
      let line = index.position(at: diagnostic.range.lowerBound).line
      guard let comment = comments.firstIndex(where: { $0.line == line && $0.ids.contains(diagnostic.id) })
      else {
        return true
      }
      used.insert(comment)
      return false
    }
    guard reportsUnused else { return left }
    let unused = comments.indices.filter { !used.contains($0) && !comments[$0].ids.isEmpty }
    return left
      + unused.map { index in
        Diagnostic(
          .unusedSilencing, "this silences nothing", at: comments[index].range, help: "Delete the comment.")
      }
  }
}
