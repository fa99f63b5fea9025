/// Reads the suppression comments of a file in one pass over its lines.
struct SuppressionReader {
  private let file: SourceFile
  private let syntax: SuppressionSyntax
  private(set) var comments: [SuppressionComment] = []
  /// The errors in the comments themselves.
  private(set) var diagnostics: [Diagnostic] = []
  /// The `disable:next` comments whose next line is not reached yet.
  private var pending: [(descriptors: Set<DiagnosticDescriptor>, range: SourceRange)] = []
  private var open = OpenSuppressions()

  /// Creates a reader, which reads nothing before `readComments()`.
  init(_ file: SourceFile, _ syntax: SuppressionSyntax) {
    (self.file, self.syntax) = (file, syntax)
  }

  /// Reads the comments of all lines into `comments` and `diagnostics`. Skips the remaining lines once
  /// `maxDiagnosticCount` diagnostics are reached. Suppressions that are still open apply up to the end of
  /// the file.
  mutating func readComments() {
    let index = file.lines
    for line in 1...index.lineCount where diagnostics.count < syntax.maxDiagnosticCount {
      let contents = index.contents(ofLine: line)
      guard let start = commentStart(in: contents) else {
        applyPending(at: line)
        continue
      }
      // `disable:next` skips lines that are only a comment, so several comments can apply to the same line.
      // Code may follow a block comment.
      let comment = file.bytes[start..<contents.upperBound]
      let isLineComment = comment.starts(with: syntax.openings[0].utf8)
      if !isLineComment || !file.bytes[contents.lowerBound..<start].allSatisfy(Self.isBlank) {
        applyPending(at: line)
      }
      let range = SourceRange(file: file, start..<contents.upperBound)
      if comment.starts(with: syntax.marker.utf8) {
        readComment(range, line: line)
      } else if isMisspelledMarker(range) {
        report("the comment does not begin with `\(syntax.marker)`", range, "Begin it with these characters.")
      }
    }
    applyPending(at: index.lineCount + 1)
    comments += open.close([], after: .max)
  }

  /// Returns the offset of the first comment in a line; nil if the line has none. A comment begins the line
  /// or follows a blank, so that quoted text such as `"// …"` is not a comment. Offsets are in bytes, because
  /// the line may not be valid UTF-8.
  private func commentStart(in line: Range<Int>) -> Int? {
    let bytes = file.bytes
    return line.first { offset in
      (offset == line.lowerBound || Self.isBlank(bytes[offset - 1]))
        && syntax.openings.contains { bytes[offset..<line.upperBound].starts(with: $0.utf8) }
    }
  }

  /// Returns true if a comment begins with any mix of `/`, `*`, `#`, spaces and tabs, and then `kanso:`, such
  /// as `//kanso:` or `/* kanso:`. True also for the correct marker.
  private func isMisspelledMarker(_ range: SourceRange) -> Bool {
    let punctuation = Set("/*# \t".utf8)
    return file.bytes[range.offsets].drop { punctuation.contains($0) }.starts(with: "kanso:".utf8)
  }

  /// Returns true for a space or a tab.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Reads one suppression comment, whose range begins with the marker. Reports all errors in it. A comment
  /// that is too long, or has an unknown command, has no effect.
  private mutating func readComment(_ range: SourceRange, line: Int) {
    guard range.offsets.count <= syntax.maxCommentLength else {
      report("the comment has more than \(syntax.maxCommentLength) bytes", range, "Shorten it.")
      return
    }
    let text = file.text(in: range.lowerBound + syntax.marker.utf8.count..<range.upperBound)
    let words = text.split(separator: " ", maxSplits: 1)
    let command = words.first.map(String.init) ?? ""
    let rest = words.count > 1 ? String(words[1]) : ""
    switch command {
    case "disable:next": pending.append((descriptors(in: rest, of: command, range), range))
    case "disable:this": add(descriptors(in: rest, of: command, range), range, line)
    case "disable:previous": add(descriptors(in: rest, of: command, range), range, max(1, line - 1))
    case "disable": open.add(descriptors(in: rest, of: command, range), range, line: line)
    case "enable": enable(rest, range, line: line)
    default:
      report(
        "`kanso:\(command)` is not understood", range,
        "Write `disable:next`, `disable:this`, `disable:previous`, `disable` or `enable`.")
    }
  }

  /// Adds a comment that applies to one line.
  ///
  /// - Parameter range: the place of the comment itself.
  private mutating func add(_ descriptors: Set<DiagnosticDescriptor>, _ range: SourceRange, _ line: Int) {
    comments.append(SuppressionComment(descriptors: descriptors, range: range, lines: line...line))
  }

  /// Applies the `disable:next` comments before a line to this line.
  private mutating func applyPending(at line: Int) {
    for (descriptors, range) in pending { add(descriptors, range, line) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Ends the suppression of the ids that a text names, or of all ids if it is empty. Reports every word that
  /// is not the name of an id, and that nothing was disabled. If all words are wrong, does nothing more.
  private mutating func enable(_ text: String, _ range: SourceRange, line: Int) {
    let names = text.split(whereSeparator: Self.separatesNames)
    let descriptors = knownWarnings(names, range)
    // Wrong names are already reported.
    guard names.isEmpty || !descriptors.isEmpty else { return }
    let closed = open.close(descriptors, after: line)
    comments += closed
    if closed.isEmpty { report("nothing is disabled here", range, "Delete the comment.") }
  }

  /// Returns the ids in the text after a command, up to ` - `; empty if no reason follows. Reports a missing
  /// reason. With a reason, reports unknown ids, or that no id is named.
  private mutating func descriptors(
    in text: String, of command: String, _ range: SourceRange
  ) -> Set<DiagnosticDescriptor> {
    let help = "Write `\(syntax.marker)\(command) ID - reason`."
    let parts = (" " + text).split(separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].allSatisfy(\.isWhitespace) else {
      report("the comment gives no reason", range, help)
      return []
    }
    let names = parts[0].split(whereSeparator: Self.separatesNames)
    if names.isEmpty { report("the comment names no \(syntax.noun)", range, help) }
    return knownWarnings(names, range)
  }

  /// Returns true for a space or a comma.
  private static func separatesNames(_ character: Character) -> Bool { character == " " || character == "," }

  /// Returns the warnings with some names. Reports each other name: as an error, which cannot be suppressed, or as
  /// unknown, with a similar name if there is one.
  private mutating func knownWarnings(_ names: [Substring], _ range: SourceRange) -> Set<DiagnosticDescriptor>
  {
    var known: Set<DiagnosticDescriptor> = []
    for name in names {
      let descriptor = syntax.known.first { $0.id == name }
      if let descriptor, descriptor.severity == .warning {
        known.insert(descriptor)
      } else if descriptor != nil {
        report("`\(name)` is an error, and errors cannot be suppressed", range, "Fix what it reports.")
      } else {
        let warnings = syntax.known.lazy.filter { $0.severity == .warning }
        let suggestion = Spelling.nearest(to: String(name), among: warnings.map(\.id))
        report(
          "there is no \(syntax.noun) `\(name)`", range,
          suggestion.map { "Did you mean `\($0)`?" } ?? "`kanso explain` lists the ids.")
      }
    }
    return known
  }

  /// Adds the diagnostic `invalid-suppression` with a message and a help to `diagnostics`.
  private mutating func report(_ message: String, _ range: SourceRange, _ help: String) {
    diagnostics.append(Diagnostic(.invalidSuppression, message, at: range, help: help))
  }
}
