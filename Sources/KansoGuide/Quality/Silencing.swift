import KansoDiagnostics

/// Comments that suppress a warning in the following line: `# kanso:disable:next near-duplicate-color - on purpose`.
struct Silencing {
  private struct Comment {
    let ids: [DiagnosticID]
    let range: SourceRange
    /// The line that the comment applies to.
    let line: Int
  }

  /// A kind of warning in a line.
  private struct Target: Hashable {
    let line: Int
    let id: DiagnosticID
  }

  private let comments: [Comment]
  private let index: LineIndex?
  /// The problems of the comments themselves.
  let diagnostics: [Diagnostic]

  static let marker = "kanso:disable:next"

  init(_ file: SourceFile) {
    // Most guides have no such comments, so the fast search comes first.
    guard file.contains(Self.marker) else {
      (comments, index, diagnostics) = ([], nil, [])
      return
    }
    let index = LineIndex(file)
    var comments: [Comment] = []
    var diagnostics: [Diagnostic] = []
    // Lines are visited in reverse, so that the next line without a comment is known for each comment.
    var next = index.lineCount + 1
    // The number of diagnostics is limited, because each comment may name any number of unknown warnings.
    for line in stride(from: index.lineCount, through: 1, by: -1)
    where diagnostics.count < ReadingLimits.findings {
      let contents = index.contents(ofLine: line)
      let indent = file.bytes[contents].prefix { $0 == 0x20 }.count
      guard indent < contents.count, file.bytes[contents.lowerBound + indent] == UInt8(ascii: "#") else {
        next = line
        continue
      }
      let range = SourceRange(file: file, contents.lowerBound + indent..<contents.upperBound)
      guard range.text.contains(Self.marker) else { continue }
      comments.append(Comment(ids: Self.ids(in: range.text, range, &diagnostics), range: range, line: next))
    }
    (self.comments, self.index, self.diagnostics) = (comments, index, diagnostics)
  }

  private static func ids(
    in text: String, _ range: SourceRange, _ diagnostics: inout [Diagnostic]
  ) -> [DiagnosticID] {
    func report(_ message: String, _ help: String) {
      diagnostics.append(Diagnostic(.invalidSilencing, message, at: range, help: help))
    }
    guard text.utf8.count <= ReadingLimits.text else {
      report("the comment has more than \(ReadingLimits.text) bytes", "Shorten it.")
      return []
    }
    let after = text.components(separatedBy: marker).dropFirst().joined()
    let parts = after.components(separatedBy: " - ")
    guard parts.count > 1, !parts[1].allSatisfy(\.isWhitespace) else {
      report("the comment gives no reason", "Write `# \(marker) ID - reason`.")
      return []
    }
    let words = parts[0].split { $0 == " " || $0 == "," }
    if words.isEmpty { report("the comment names no warning", "Write `# \(marker) ID - reason`.") }
    return words.compactMap { word in
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

  /// Returns the diagnostics without the suppressed ones, and a warning for each comment that suppressed nothing.
  ///
  /// - Parameter reportsUnused: false if not all checks were run, because a comment may then apply to a check that did
  ///   not run.
  func apply(to found: [Diagnostic], reportsUnused: Bool) -> [Diagnostic] {
    guard let index else { return found }
    // Several comments can apply to the same line. The first stored comment for each warning counts.
    var byTarget: [Target: Int] = [:]
    for (index, comment) in comments.enumerated() {
      for id in comment.ids {
        let target = Target(line: comment.line, id: id)
        if byTarget[target] == nil { byTarget[target] = index }
      }
    }
    var used: Set<Int> = []
    let left = found.filter { diagnostic in
      guard diagnostic.severity == .warning else { return true }
      let line = index.position(at: diagnostic.range.lowerBound).line
      guard let comment = byTarget[Target(line: line, id: diagnostic.id)] else { return true }
      used.insert(comment)
      return false
    }
    guard reportsUnused else { return left }
    // Comments for the lint's rules are ignored here, because the lint reports them. The same applies to the warning
    // that only code generation reports.
    let unused = comments.indices.filter { index in
      !used.contains(index) && comments[index].ids.contains { Rule.of($0) == nil && $0 != .unfollowedMode }
    }
    return left
      + unused.map { index in
        Diagnostic(
          .unusedSilencing, "this silences nothing", at: comments[index].range, help: "Delete the comment.")
      }
  }
}
