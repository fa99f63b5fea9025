import KansoDiagnostics
import KansoLint

/// A place in an app where a value of style is written.
package struct StyleUse: Sendable {
  package let kind: StyleKind
  package let value: StyleValue
  package let place: SourceRange
  /// The lower-case words of the names around the value.
  package let words: Set<String>
  /// True if the value is that of a declaration, which is its name.
  package let isNamed: Bool
  /// The name of the declaration; nil for a value without one, and for a part of a declared value.
  package let name: String?

  package init(
    _ kind: StyleKind, _ value: StyleValue, at place: SourceRange, words: Set<String> = [],
    isNamed: Bool = false, name: String? = nil
  ) {
    (self.kind, self.value, self.place, self.words, self.isNamed) = (kind, value, place, words, isNamed)
    self.name = name
  }

  /// The place as `FILE:LINE:COLUMN`.
  package var location: String { "\(place.file.path):\(place.start)" }
}
