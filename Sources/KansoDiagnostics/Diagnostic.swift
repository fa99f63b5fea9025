/// How much a diagnostic weighs. Errors cannot be silenced.
package enum Severity: String, Sendable, Comparable {
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}

/// One thing that is wrong with a user's input, as data: prose is made of it by the reporters.
package struct Diagnostic: Sendable {
  /// A second place that belongs to the story ("first declared here").
  package struct Note: Sendable {
    package let message: String
    package let range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  package let id: DiagnosticID
  /// How much it weighs: the id's weight, unless a project gives its rule another.
  package let severity: Severity
  /// What is wrong.
  package let message: String
  /// What to do about it.
  package let help: String?
  package let range: SourceRange
  package let notes: [Note]
  /// A text that, put in place of `range`, mends the input.
  package let replacement: String?
  /// Of a finding of the lint: the literal, and the token that it should be.
  package let literal: LiteralMatch?

  package init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, help: String? = nil, notes: [Note] = [],
    replacement: String? = nil, literal: LiteralMatch? = nil, severity: Severity? = nil
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = Self.shortened(message)
    self.help = help.map { Self.shortened($0) }
    self.range = range
    self.notes = notes
    self.replacement = replacement
    self.literal = literal
  }

  /// The same for what cannot be replaced after all, with a note that says why.
  package func withoutReplacement(_ reason: Note) -> Diagnostic {
    Diagnostic(
      id, message, at: range, help: help, notes: notes + [reason], replacement: nil, literal: literal,
      severity: severity)
  }

  /// A message that quotes the input is no place to repeat all of it.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 2_000 else { return text }
    return text.prefix(200) + " … " + text.suffix(200)
  }

  /// Why it matters.
  package var why: String { id.why }
}

/// A literal of style beside the tokens of a guide.
package struct LiteralMatch: Sendable {
  /// As it stands in the source.
  package let text: String
  /// The dotted path of the token that it is, or of the nearest one.
  package let token: String?
  /// How far it is from the token, in points, or for colors as ΔE OK; 0 if it is the token's value.
  package let distance: Double?

  package init(text: String, token: String?, distance: Double?) {
    (self.text, self.token, self.distance) = (text, token, distance)
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The order in which every reporter prints: by path, offset, id and message, so that output is a pure
  /// function of input. The same finding about the same place is said once.
  package func sortedForReport() -> [Diagnostic] {
    let sorted = self.sorted { left, right in
      (left.range.file.path, left.range.lowerBound, left.id.rawValue, left.message)
        < (right.range.file.path, right.range.lowerBound, right.id.rawValue, right.message)
    }
    var unique: [Diagnostic] = []
    for diagnostic in sorted {
      if let last = unique.last, last.id == diagnostic.id, last.range == diagnostic.range,
        last.message == diagnostic.message
      {
        continue
      }
      unique.append(diagnostic)
    }
    return unique
  }
}
