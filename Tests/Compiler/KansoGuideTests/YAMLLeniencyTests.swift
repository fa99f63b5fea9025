import KansoDiagnostics
import KansoGuide
import KansoTheme
import Testing

/// Input that libyaml accepts although YAML forbids it, row by row as in `Documentation/YAML.md`.
struct YAMLLeniencyTests {
  @Test(arguments: [
    ("colors: {a: \"#2C4251\"}", "colors:\n  a: \"#2C4251\"# dark\n"),
    ("fonts: {a: {family: [One, Two], size: 8}}", "fonts:\n  a: {family: [One, Two], size: 8}# body\n"),
    ("fonts: {a: {family: [One, Two], size: 8}}", "fonts:\n  a: {family: [One,# first\n    Two], size: 8}\n"),
    (
      "padding: {a: {value: 8, description: \"text\\n\"}}",
      "padding:\n  a:\n    value: 8\n    description: ># folded\n      text\n"
    ),
    ("fonts: {a: {family: [One, Two], size: 8}}", "fonts:\n  a: {family: [One,\nTwo], size: 8}\n"),
    ("fonts: {a: {family: [One, Two], size: 8}}", "fonts:\n  a: {family: [\n\tOne,\n Two ], size: 8}\n"),
    (
      "padding: {a: {value: 8, description: one two}}",
      "padding:\n  a:\n    value: 8\n    description: \"one\ntwo\"\n"
    ),
    (
      "padding: {a: {value: 8, description: one two}}",
      "padding:\n  a:\n    value: 8\n    description: \"one\n\ttwo\"\n"
    ),
    ("fonts: {a: {family: ['-', One], size: 8}}", "fonts:\n  a: {family: [-, One], size: 8}\n"),
    (
      "padding: {a: {value: 8, description: ''}}",
      "padding:\n  a:\n    value: 8\n    description: >\n \n      \n        \n     # no comment\n"
    ),
    ("padding: {a: 8}", "%YAML 1.1#...\n---\npadding: {a: 8}\n"),
  ])
  func whatCanOnlyMeanOneThingIsTaken(_ strict: String, _ lenient: String) throws {
    func theme(_ text: String) throws -> Theme {
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
      return try #require(compiled.theme, "\(compiled.diagnostics)")
    }
    #expect(try theme(lenient) == theme(strict))
  }

  @Test(arguments: [
    ("colors:\n  a: \"#2C4251\n  b: #FFFFFF\"\n", DiagnosticDescriptor.invalidColor, 2),
    ("padding:\n  a: 8\n%YAML 1.2\n---\npadding:\n  b: 8\n", .severalDocuments, 3),
    ("%YAML 1.2\n---\n%YAML 1.2\n---\npadding:\n  a: 8\n", .severalDocuments, 3),
    ("padding:\n  a: !foo 8\n%TAG ! tag:example.com,2000:app/\n---\npadding: {b: 8}\n", .unsupportedTag, 2),
  ])
  func whatIsProbablyAMistakeIsNot(_ text: String, _ id: DiagnosticDescriptor, _ line: Int) {
    let found = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics
    #expect(
      found.contains { diagnostic in
        diagnostic.descriptor == id
          && diagnostic.range.start.line == line
      }, "\(found.map(\.message))")
  }
}
