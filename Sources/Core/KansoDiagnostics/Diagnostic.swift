/// A problem in a user's input, as data. The reporters convert it to text.
package struct Diagnostic: Sendable {
  /// An additional message, such as "first declared here" with that place.
  package struct Note: Sendable {
    package let message: String
    /// The place that the message is about; nil for a message without a place.
    package let range: SourceRange?

    /// Creates a note. A message with more than 2,000 bytes is shortened in the middle.
    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = Diagnostic.shortened(message)
      self.range = range
    }
  }

  package let descriptor: DiagnosticDescriptor
  /// The severity: that of the descriptor, unless the project's configuration changes it.
  package let severity: Severity
  /// The description of the problem.
  package let message: String
  /// The instructions for fixing the problem.
  package let help: String?
  package let range: SourceRange
  package let notes: [Note]
  /// The text that fixes the problem if it replaces `range`; nil if there is no automatic fix.
  package let replacement: String?
  /// The insertions elsewhere in the source that the replacement requires.
  package let relatedEdits: [RelatedEdit]
  /// The literal and the matching token, for a diagnostic of the lint.
  package let literal: LiteralMatch?
  /// The JSON Pointer (RFC 6901) of the place, for a diagnostic of a JSON document; nil for all others.
  package private(set) var pointer: String?

  /// Creates a diagnostic. A message or help with more than 2,000 bytes is shortened in the middle.
  ///
  /// - Parameter severity: the severity; nil for the default one of the descriptor.
  package init(
    _ descriptor: DiagnosticDescriptor, _ message: String, at range: SourceRange, help: String? = nil,
    notes: [Note] = [],
    replacement: String? = nil, relatedEdits: [RelatedEdit] = [], literal: LiteralMatch? = nil,
    severity: Severity? = nil
  ) {
    self.descriptor = descriptor
    self.severity = severity ?? descriptor.severity
    self.message = Self.shortened(message)
    self.help = help.map { Self.shortened($0) }
    self.range = range
    self.notes = notes
    self.replacement = replacement
    self.relatedEdits = relatedEdits
    self.literal = literal
  }

  /// Returns the same diagnostic with a JSON Pointer of its place; nil for none.
  package func withPointer(_ pointer: String?) -> Diagnostic {
    var diagnostic = self
    diagnostic.pointer = pointer
    return diagnostic
  }

  /// Returns the same diagnostic with this replacement and these edits instead of its own.
  package func withReplacement(_ replacement: String, relatedEdits: [RelatedEdit]) -> Diagnostic {
    Diagnostic(
      descriptor, message, at: range, help: help, notes: notes, replacement: replacement,
      relatedEdits: relatedEdits,
      literal: literal, severity: severity
    ).withPointer(pointer)
  }

  /// Returns the same diagnostic without its replacement and related edits, and with a note after its
  /// existing ones.
  package func withoutReplacement(adding note: Note) -> Diagnostic {
    Diagnostic(
      descriptor, message, at: range, help: help, notes: notes + [note], literal: literal, severity: severity
    ).withPointer(pointer)
  }

  /// Returns the same diagnostic with another severity; nil does not change it.
  package func withSeverity(_ severity: Severity?) -> Diagnostic {
    Diagnostic(
      descriptor, message, at: range, help: help, notes: notes, replacement: replacement,
      relatedEdits: relatedEdits,
      literal: literal, severity: severity ?? self.severity
    ).withPointer(pointer)
  }

  /// Returns the same diagnostic without some of its notes.
  package func removingNotes(where isRemoved: (Note) -> Bool) -> Diagnostic {
    guard notes.contains(where: isRemoved) else { return self }
    return Diagnostic(
      descriptor, message, at: range, help: help, notes: notes.filter { !isRemoved($0) },
      replacement: replacement, relatedEdits: relatedEdits, literal: literal, severity: severity
    ).withPointer(pointer)
  }

  /// Returns the same diagnostic with a note after its existing ones.
  package func adding(_ note: Note) -> Diagnostic {
    Diagnostic(
      descriptor, message, at: range, help: help, notes: notes + [note], replacement: replacement,
      relatedEdits: relatedEdits, literal: literal, severity: severity
    ).withPointer(pointer)
  }

  /// Returns a text with at most 2,000 bytes unchanged, and of a longer one the first and last 200 characters
  /// with an ellipsis between them. A message may quote a large part of the input.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 2_000 else { return text }
    return text.prefix(200) + " … " + text.suffix(200)
  }

  /// The id of the descriptor.
  package var id: String { descriptor.id }

  /// The general reason that the diagnostic matters, which depends on the descriptor only.
  package var why: String { descriptor.why }
}

/// An entry that must be added to a list elsewhere in the source. Entries for the same list are added together, without
/// duplicates.
package struct RelatedEdit: Equatable, Sendable {
  /// The byte range that the list replaces, in the file of the diagnostic: empty for an insertion, or the
  /// range of an expression such as `nil`.
  package let range: Range<Int>
  /// The text before the first entry.
  package let opening: String
  /// The text of the entry, without separators.
  package let entry: String
  /// The text after the last entry.
  package let closing: String

  package init(_ range: Range<Int>, opening: String, entry: String, closing: String) {
    (self.range, self.opening, self.entry, self.closing) = (range, opening, entry, closing)
  }
}

/// A style literal with its nearest token.
package struct LiteralMatch: Sendable {
  /// The source text.
  package let text: String
  /// The dotted path of the token with the same value, or of the nearest token; nil if there is neither.
  package let token: String?
  /// The distance from the token, in points, or in ΔE OK for colors; 0 for an equal value; nil without a
  /// token.
  package let distance: Double?
  /// The section of the guide for a token with the value; nil for a value that no section has.
  package let section: String?
  /// The value in the notation of guides; nil if it is not known whole.
  package let value: String?

  package init(
    text: String, token: String?, distance: Double?, section: String? = nil, value: String? = nil
  ) {
    (self.text, self.token, self.distance) = (text, token, distance)
    (self.section, self.value) = (section, value)
  }
}

extension Sequence<Diagnostic> {
  /// True if at least one diagnostic has the severity `error`.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics in the order of all reports: by path, offset, id and message. This makes the
  /// output depend only on the input. Of diagnostics with equal id, range and message, one remains.
  package func sortedForReport() -> [Diagnostic] {
    let sorted = self.sorted { left, right in
      (left.range.file.path, left.range.lowerBound, left.id, left.message)
        < (right.range.file.path, right.range.lowerBound, right.id, right.message)
    }
    var unique: [Diagnostic] = []
    for diagnostic in sorted {
      if let last = unique.last, last.descriptor == diagnostic.descriptor, last.range == diagnostic.range,
        last.message == diagnostic.message
      {
        continue
      }
      unique.append(diagnostic)
    }
    return unique
  }
}
