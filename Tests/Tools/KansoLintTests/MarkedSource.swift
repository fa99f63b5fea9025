import KansoDiagnostics
import KansoLint
import Testing

/// A source whose expected findings are enclosed in `⟪` and `⟫`.
struct MarkedSource {
  let text: String
  /// The ranges of the findings, in UTF-8 bytes.
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var text = ""
    var starts: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked {
      switch character {
      case "⟪": starts.append(text.utf8.count)
      case "⟫": ranges.append((starts.popLast() ?? 0)..<text.utf8.count)
      default: text.append(character)
      }
    }
    (self.text, self.ranges) = (text, ranges)
  }
}

/// Expects the default rules to find exactly the marked ranges.
///
/// - Parameters:
///   - rule: the rule of all findings; nil for any.
///   - path: a path whose extension determines the language.
func expect(
  _ marked: String, _ rule: DiagnosticDescriptor? = nil, in path: String = "Flow.swift",
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let found = Linter(theme: nil).findings(in: SourceFile(path: path, text: source.text))
  #expect(
    found.map(\.range.offsets) == source.ranges, "\(found.map { "\($0.id) \($0.range.text)" })",
    sourceLocation: location)
  if let rule {
    #expect(found.allSatisfy { $0.descriptor == rule }, "\(found.map(\.id))", sourceLocation: location)
  }
}
