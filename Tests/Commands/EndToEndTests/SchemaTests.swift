import Foundation
import TestSupport
import Testing

/// An independent validator agrees with the schemas.
struct SchemaTests {
  private func validate(_ schema: String, _ documents: [String]) async throws -> (
    results: [String: Bool], errors: String
  ) {
    let root = Project.root
    let outcome = try await Shell.run(
      root.appendingPathComponent("scripts/check-schemas").path,
      [root.appendingPathComponent("Documentation/Schemas/\(schema).schema.json").path] + documents)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return (Dictionary(uniqueKeysWithValues: lines.map { (String($0[1]), $0[0] == "valid") }), outcome.errors)
  }

  private static let guides: [String] = {
    let tests = Project.root.appendingPathComponent("Tests/Compiler/KansoCodeGenerationTests/Guides")
    return [Project.root.appendingPathComponent("tokens.yaml").path]
      + ["everything", "everything2", "hostile"].map { tests.appendingPathComponent("\($0).yaml").path }
  }()

  @Test func theCommandPrintsTheDocument() async throws {
    for name in ["guide", "theme"] {
      let file = Project.root.appendingPathComponent("Documentation/Schemas/\(name).schema.json")
      #expect(try await KansoCommand.run("schema", name).output == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test(.requires(.python("jsonschema")), .requires(.python("yaml")))
  func validGuidesAndTheirThemesAreAccepted() async throws {
    let directory = try TemporaryDirectory()
    var themes: [String] = []
    for (index, guide) in Self.guides.enumerated() {
      let outcome = try await KansoCommand.run("compile", guide, "-o", "out\(index)", "-q", in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      themes.append(directory.path("out\(index)/theme.json"))
    }
    let (guides, guideErrors) = try await validate("guide", Self.guides)
    #expect(guides.values.allSatisfy { $0 }, "\(guideErrors)")
    let (results, themeErrors) = try await validate("theme", themes)
    #expect(results.count == 4 && results.values.allSatisfy { $0 }, "\(themeErrors)")
  }

  /// Covers every example in the documentation, and the fixed guide of each diagnostic.
  @Test(.requires(.python("jsonschema")), .requires(.python("yaml")))
  func documentedGuidesAreAccepted() async throws {
    let directory = try TemporaryDirectory()
    var paths: [String] = []
    for (document, fence) in [("StyleGuide.md", "```yaml\n"), ("Diagnostics.md", "```yaml fixed\n")] {
      let url = Project.root.appendingPathComponent("Documentation/\(document)")
      let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: fence).dropFirst()
      for (index, part) in parts.enumerated() {
        // An example with documents in JSON ends with the guide.
        let example =
          part.components(separatedBy: "```")[0].components(separatedBy: "# guide.yaml\n").last ?? ""
        paths.append(try directory.write(example, to: "\(document)-\(index).yaml").path)
      }
    }
    #expect(paths.count > 40)
    let (results, errors) = try await validate("guide", paths)
    #expect(results.values.allSatisfy { $0 }, "\(errors)")
  }

  /// Errors of structure, which a schema can detect.
  @Test(.requires(.python("jsonschema")), .requires(.python("yaml")))
  func mistakesOfShapeAreRefused() async throws {
    let directory = try TemporaryDirectory()
    let mistakes = [
      "kanso: 9", "breakpoints: {tablet: 768}", "kanso: 1\nletterSpacings: {tight: -0.2}",
      "kanso: 2\nbreakpoints: {tablet: [768]}", "kanso: 2\ncolors: {a: {value: '#FFF', alpha: 12}}",
      "kanso: 2\ncolors: {a: {value: '#FFF', alpha: 12pt}}", "kanso: 2\nradii: {a: {value: 8, alpha: 12%}}",
      "kanso: 2\ncolors: {a: {value: '#FFF', lighten: 12}}",
      "kanso: 2\ncolors: {a: {value: '#FFF', mix: {amount: 10%}}}",
      "kanso: 2\ncolors: {a: {value: '#FFF', mix: {with: a, in: cmyk}}}",
      "kanso: 2\ncolors: {a: {ramp: {from: '#FFF', steps: [1]}}}",
      "kanso: 2\ncolors: {a: {ramp: {from: '#FFF', step: [1, 2]}}}",
      "kanso: 2\ncolors: {a: {ramp: {from: '#FFF', lightness: [97, 20]}}}",
      "kanso: 2\nsizes: {a: {scale: {base: 16, ratio: 0, steps: [0, 1]}}}",
      "kanso: 2\nsizes: {a: {scale: {base: 16, ratio: 2, steps: [0]}}}",
      "kanso: 2\nsizes: {a: {scale: {base: 16, ratio: 2, steps: [0, 33]}}}",
      "numbers: {modal: 100}", "kanso: 1\ndurations: {fast: 150ms}", "kanso: 2\nopacities: {a: 38}",
      "weights: {a: 700}", "rem: 16\npadding: {a: 8}", "kanso: 2\nrem: 0\npadding: {a: 8}",
      "kanso: 2\nlineHeights: {a: 11}", "kanso: 2\nfamilies: {a: []}", "kanso: 2\nweights: {a: 0}",
      "kanso: 2\nfonts: {a: {family: X, size: 12vw}}",
      "kanso: 2\nfonts: {a: {family: X, size: 12, lineHeight: 2vh}}",
      "kanso: 2\nfonts: {a: {family: X, size: 12, letterSpacing: 2%}}",
      "kanso: 2\nnumbers: {a: [1]}", "kanso: 2\ndurations: {a: 150}", "kanso: 2\neasings: {a: [0, 0, 1]}",
      "kanso: 2\neasings: {a: 0.5}",
      "kanso: 2\neasings: {a: {stiffness: 200}}",
      "kanso: 2\neasings: {a: {stiffness: 1, damping: 1, bounce: 0.2}}",
      "colours: {a: '#FFF'}",
      "colors: ['#FFF']", "colors: {a: '#FFFFF'}",
      "colors: {a: ['#FFF']}",
      "colors: {a: {value: '#FFF', b: '#000'}}", "colors: {a.b: '#FFF'}", "colors: {$a: '#FFF'}",
      "fonts: {a: {family: X}}", "fonts: {a: {family: X, size: 0}}",
      "fonts: {a: {family: X, size: 12, wieght: bold}}",
      "fonts: {a: {family: X, size: 12, weight: fat}}", "fonts: {a: {family: X, size: 12, textStyle: big}}",
      "padding: {a: {top: 1}}", "padding: [8]", "modes: [night]", "modes: {dark: {appearance: night}}",
      "padding: {a: {value: 8, deprecated: [1]}}", "include: core.yaml\npadding: {a: 8}",
      "extends: core.yaml\npadding: {a: 8}", "kanso: 2\nextends: {a: b}\npadding: {a: 8}",
      "kanso: 2\ninclude: {core: core.yaml}", "kanso: 2\ninclude: ['']\npadding: {a: 8}",
    ]
    let paths = try mistakes.enumerated().map { index, text in
      try directory.write(text + "\n", to: "\(index).yaml").path
    }
    let (results, _) = try await validate("guide", paths)
    for (path, text) in zip(paths, mistakes) {
      #expect(results[path] == false, "the schema accepts \(text)")
      let ours = try await KansoCommand.run("validate", path)
      #expect(ours.status == 1, "kanso accepts \(text)")
    }
  }
}
