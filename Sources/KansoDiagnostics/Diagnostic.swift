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
      self.message = Diagnostic.shortened(message)
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
  /// Without these the replacement does not mend anything.
  package let companions: [Companion]
  /// Of a finding of the lint: the literal, and the token that it should be.
  package let literal: LiteralMatch?

  package init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, help: String? = nil, notes: [Note] = [],
    replacement: String? = nil, companions: [Companion] = [], literal: LiteralMatch? = nil,
    severity: Severity? = nil
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = Self.shortened(message)
    self.help = help.map { Self.shortened($0) }
    self.range = range
    self.notes = notes
    self.replacement = replacement
    self.companions = companions
    self.literal = literal
  }

  /// The same with something to put in its place.
  package func mended(by replacement: String, with companions: [Companion]) -> Diagnostic {
    Diagnostic(
      id, message, at: range, help: help, notes: notes, replacement: replacement, companions: companions,
      literal: literal, severity: severity)
  }

  /// The same for what cannot be replaced after all.
  package func withoutReplacement(_ note: Note) -> Diagnostic {
    Diagnostic(
      id, message, at: range, help: help, notes: notes + [note], literal: literal, severity: severity)
  }

  /// The same with another weight, if one is given.
  package func weighing(_ severity: Severity?) -> Diagnostic {
    Diagnostic(
      id, message, at: range, help: help, notes: notes, replacement: replacement, companions: companions,
      literal: literal, severity: severity ?? self.severity)
  }

  /// The same with one more note.
  package func adding(_ note: Note) -> Diagnostic {
    Diagnostic(
      id, message, at: range, help: help, notes: notes + [note], replacement: replacement,
      companions: companions, literal: literal, severity: severity)
  }

  /// A message that quotes the input is no place to repeat all of it.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 2_000 else { return text }
    return text.prefix(200) + " … " + text.suffix(200)
  }

  /// Why it matters.
  package var why: String { id.why }
}

/// An entry that a list elsewhere in the source needs. Those for the same list go there together, each once.
package struct Companion: Equatable, Sendable {
  /// What the entries take the place of: nothing, or a list that is none, such as `nil`.
  package let range: Range<Int>
  /// What comes before the first entry.
  package let opening: String
  package let entry: String
  /// What comes after the last entry.
  package let closing: String

  package init(_ range: Range<Int>, opening: String, entry: String, closing: String) {
    (self.range, self.opening, self.entry, self.closing) = (range, opening, entry, closing)
  }
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
