import KansoDiagnostics
import KansoGuide
import Testing

@testable import KansoInterchange

struct ResolverTokenReaderTests {
  private let resolver = """
    {
      "version": "2025.10",
      "sets": {
        "core": {"sources": [{"$ref": "core.json"}, {"gap": {"$type": "dimension", "$value": "0.5rem"}}]},
        "all": {"sources": [{"$ref": "#/sets/core"}]}
      },
      "modifiers": {
        "theme": {
          "contexts": {"dark": [{"$ref": "dark.json"}], "light": []}, "default": "light"
        },
        "brand": {"contexts": {"one": [], "two": [{"ink": {"$type": "color", "$value": "#222"}}]}}
      },
      "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]
    }
    """

  private var files: [ForeignFile] {
    [
      ("a/all.resolver.json", resolver),
      (
        "a/core.json",
        ##"{"ink": {"$type": "color", "$value": "#111"}, "text": {"$type": "color", "$value": "{ink}"}}"##
      ), ("a/dark.json", ##"{"ink": {"$type": "color", "$value": "#eee"}}"##),
    ].map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) }
  }

  @Test func contextsBecomeModes() {
    #expect(ResolverTokenReader.recognizes(files))
    #expect(ResolverTokenReader.paths(namedBy: files[0]) == ["a/core.json", "a/dark.json"])
    let guide = GuideWriter.write(ResolverTokenReader.read(files, ImportSelection()))
    #expect(guide.findings.isEmpty, "\(guide.findings)")
    #expect(
      guide.text == """
        kanso: 2
        modes:
          light: {appearance: light}
          dark: {appearance: dark, fallback: light}
          two: {brand: two, fallback: light}
          dark-two: {appearance: dark, brand: two, fallback: dark}

        colors:
          ink: {light: "#111111", dark: "#eeeeee", two: "#222222", dark-two: "#222222"}
          text: ink

        padding:
          gap: 0.5rem

        """)
  }

  @Test func aSelectionChoosesContexts() {
    let guide = GuideWriter.write(
      ResolverTokenReader.read(files, ImportSelection(["Theme=DARK", "brand=one"])))
    #expect(guide.text.contains("ink: \"#eeeeee\""), "\(guide.text)")
    let unknown = ResolverTokenReader.read(files, ImportSelection(["theme=blue"]))
    #expect(
      unknown.selectionProblems == [
        "there is no modifier with the context `theme=blue`; the source has `theme=dark`, `theme=light`, "
          + "`brand=one`, `brand=two`"
      ])
  }

  @Test func missingFilesAndCirclesAreFindings() {
    let read = ResolverTokenReader.read([files[0]], ImportSelection())
    #expect(read.findings.map(\.message) == ["the file `core.json` cannot be read"])
    let circle = ##"""
      {"sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """##
    let file = ForeignFile(name: "r.json", source: SourceFile(path: "r.json", text: circle))
    #expect(ResolverTokenReader.read([file], ImportSelection()).tokens.isEmpty)
  }
}
