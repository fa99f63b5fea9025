import KansoDiagnostics
import KansoYAML
import Testing

/// The nodes of documents: their texts, ranges and entries.
struct YAMLDocumentTests {
  @Test func scalarsStayTheTextThatWasWritten() throws {
    let file = SourceFile(path: "guide.yaml", text: "[no, 1e3, 0x10, ~, on, '8', \"a\\tb\", 1_000, 012]")
    guard case .sequence(let nodes)? = YAMLDocument(file).root?.content else {
      Issue.record("no list")
      return
    }
    #expect(
      nodes.compactMap(\.scalar?.text) == ["no", "1e3", "0x10", "~", "on", "8", "a\tb", "1_000", "012"])
    #expect(
      nodes.map { file.text(in: $0.range.offsets) } == [
        "no", "1e3", "0x10", "~", "on", "'8'", "\"a\\tb\"", "1_000", "012",
      ])
    #expect(nodes[5].scalar?.style == .quoted)
  }

  @Test func everyNodeKnowsWhereItBeginsAndEnds() {
    let text = "colors:\n  é: \"#FFF\"   # white\n  all:\n    - a\n    - b\n\n\npadding: {😀: 8}\n"
    let file = SourceFile(path: "guide.yaml", text: text)
    let root = YAMLDocument(file).root?.mapping
    #expect(root?["colors"]?.mapping?.entries.map { file.text(in: $0.key.range.offsets) } == ["é", "all"])
    func written(_ node: YAMLNode?) -> String? { node.map { file.text(in: $0.range.offsets) } }
    #expect(written(root?["colors"]?.mapping?["é"]) == "\"#FFF\"")
    #expect(written(root?["colors"]?.mapping?["all"]) == "- a\n    - b")
    #expect(written(root?["padding"]) == "{😀: 8}")
  }

  @Test func entriesOfARepeatedGroupAreThoseOfAll() {
    let text = """
      padding:
        g: {a: 1, b: 2}
        h: 3
        g: {b: 4, c: 5}
        h: {d: 6}
        g: 7
        g: {c: 8, e: 9}
      """
    let groups = YAMLDocument(SourceFile(path: "guide.yaml", text: text)).root?.mapping?["padding"]?.mapping
    #expect(groups?.entries.map(\.key.value) == ["g", "h"])
    let entries = groups?["g"]?.mapping?.entries ?? []
    #expect(entries.map { "\($0.key.value)\($0.value.scalar?.text ?? "")" } == ["a1", "b2", "c5", "e9"])
    #expect(groups?["h"]?.scalar?.text == "3")
  }
}
