import KansoDiagnostics
import Testing

@testable import KansoGuide

/// The way out of errors in documents of the design-token standard.
struct DocumentErrorTests {
  /// A mistake in the form of a document may be that of a tool, so the report names the command that takes it.
  @Test(arguments: [
    (##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"##, true),
    (##"{"a": {"$type": "number", "$value": 1},}"##, true),
    (##"{"a": {"$type": "number", "$value": "{b}"}}"##, false),
  ])
  func mistakesInTheFormNameTheImport(_ text: String, _ hasNote: Bool) {
    let notes = CompiledGuide(bytes: Array(text.utf8), path: "a.tokens.json").diagnostics.flatMap(\.notes)
      .map(\.message)
    #expect(notes.contains { $0.contains("`kanso import a.tokens.json`") } == hasNote, "\(notes)")
    #expect(notes.count == (hasNote ? 1 : 0))
  }

  @Test func pathsThatShellsReadInAnotherWayAreLeftOut() {
    for (path, text) in [
      ("a/b-1.tokens.json", "kanso import a/b-1.tokens.json"), ("a b.tokens", "kanso import FILE"),
      ("$(a).tokens", "kanso import FILE"), ("-a.tokens", "kanso import FILE"),
      ("<stdin>", "kanso import FILE"),
    ] {
      #expect(ImportCommand.text(for: SourceFile(path: path, text: "")) == text)
    }
  }
}
