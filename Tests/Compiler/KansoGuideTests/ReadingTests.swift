import KansoDiagnostics
import KansoTheme
import KansoYAML
import Testing

@testable import KansoGuide

/// Legal but unusual YAML, and typical properties of real files.
struct ReadingTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  private func ids(_ bytes: [UInt8]) -> [String] {
    CompiledGuide(bytes: bytes, path: "guide.yaml").diagnostics.map(\.id)
  }

  private func padding(_ compiled: CompiledGuide, _ name: String = "standard") -> TokenValue? {
    compiled.theme?[TokenPath("padding.\(name)")]?.value
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineBreaksOfAllSystems(_ lineBreak: String) {
    let text = ["padding:", "  standard: 8", "  wide: wdie", ""].joined(separator: lineBreak)
    let compiled = compile(text)
    let index = compiled.diagnostics.first.map { $0.range.start }
    #expect(compiled.diagnostics.map(\.descriptor) == [.unknownAlias])
    #expect(index == SourcePosition(line: 3, column: 9))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func aColorThatIsACommentOnTheNextLineIsFound(_ lineBreak: String) {
    let compiled = compile(["colors:", "  ink:", "    #2C4251", ""].joined(separator: lineBreak))
    #expect(compiled.diagnostics.map(\.descriptor) == [.unquotedColor])
  }

  /// The causes of syntax errors are searched on earlier lines.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func causesOnEarlierLinesAreFound(_ lineBreak: String) {
    let missingSpace = compile(["padding:", "  a:8", "  b: 9", ""].joined(separator: lineBreak))
    #expect(missingSpace.diagnostics.map(\.help) == ["Write `name: value`."])
    let lines =
      ["modes: [light, dark]", "colors:", "  a: {light: #000, dark: #FFF}"]
      + Array(repeating: "  # a comment", count: 15) + ["  b: white", ""]
    #expect(compile(lines.joined(separator: lineBreak)).diagnostics.map(\.descriptor) == [.unquotedColor])
  }

  @Test func byteOrderMarkIsNoPartOfTheText() {
    let compiled = CompiledGuide(bytes: [0xEF, 0xBB, 0xBF] + Array("colours: {}".utf8), path: "guide.yaml")
    #expect(
      compiled.diagnostics.map(\.asExpectation) == [
        .init(id: "unknown-section", file: "guide.yaml", lower: 0, upper: 7)
      ])
  }

  @Test(arguments: [true, false])
  func utf16(_ littleEndian: Bool) {
    let text = "\u{FEFF}padding: {standard: 8} # é 😀"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return littleEndian ? [low, high] : [high, low]
    }
    #expect(padding(CompiledGuide(bytes: bytes, path: "guide.yaml")) == .dimension(.points(8)))
    #expect(ids(bytes + [0x20]) == ["text-encoding"])
    #expect(ids(littleEndian ? bytes + [0x00, 0xD8] : bytes + [0xD8, 0x00]) == ["text-encoding"])
  }

  @Test func utf32IsRefusedByName() {
    #expect(ids([0xFF, 0xFE, 0, 0, 0x70, 0, 0, 0]) == ["text-encoding"])
    #expect(ids([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x70]) == ["text-encoding"])
  }

  @Test func invalidUTF8IsFoundAtItsByte() {
    let bytes = Array("name: é".utf8) + [0xC3, 0x28] + Array("\npadding: {standard: 8}".utf8)
    let compiled = CompiledGuide(bytes: bytes, path: "guide.yaml")
    #expect(
      compiled.diagnostics.map(\.asExpectation) == [
        .init(id: "text-encoding", file: "guide.yaml", lower: 8, upper: 9)
      ])
  }

  @Test(arguments: [
    ("\0", "a NUL byte"), ("\u{7}", "U+0007"), ("\u{FEFF}", "U+FEFF"), ("\u{85}x\u{9B}", "U+009B"),
  ])
  func controlCharacters(_ text: String, _ named: String) {
    let compiled = compile("name: a\(text)\npadding: {standard: 8}")
    #expect(compiled.diagnostics.map(\.descriptor) == [.controlCharacter])
    #expect(compiled.diagnostics.first?.message.contains(named) == true)
  }

  @Test(arguments: ["", "\n\n", "---\n", "# nothing\n", "~", "null\n...\n"])
  func emptyGuides(_ text: String) {
    #expect(compile(text).diagnostics.map(\.descriptor) == [.emptyGuide])
  }

  @Test func oneDocumentMayBeginAndEndExplicitly() {
    #expect(padding(compile("%YAML 1.2\n---\npadding: {standard: 8}\n...\n")) == .dimension(.points(8)))
  }

  @Test func tabsAreAllowedBetweenTokens() {
    #expect(padding(compile("padding:\t{standard:\t8}\t# a tab")) == .dimension(.points(8)))
  }

  @Test func blockTexts() {
    let compiled = compile("padding:\n  standard:\n    value: 8\n    description: |\n      One\n      two\n")
    #expect(compiled.theme?[TokenPath("padding.standard")]?.description == "One\ntwo\n")
  }

  @Test func anchorsAndAliasesRepeatNodes() {
    let compiled = compile("padding:\n  a: &a 8\n  b: *a\n  g: &g {c: 4}\n  h: *g\n")
    #expect(padding(compiled, "b") == .dimension(.points(8)))
    #expect(padding(compiled, "h.c") == .dimension(.points(4)))
  }

  @Test func mergeKeysPreferWhatIsWrittenOut() {
    let compiled = compile(
      """
      padding:
        a: &a {x: 1, y: 2}
        b: &b {y: 3, z: 4}
        merged: {y: 5, <<: [*a, *b]}
      """)
    #expect(padding(compiled, "merged.x") == .dimension(.points(1)))
    #expect(padding(compiled, "merged.y") == .dimension(.points(5)))
    #expect(padding(compiled, "merged.z") == .dimension(.points(4)))
  }

  @Test func aliasesCannotMakeASmallFileHuge() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(compile(text).diagnostics.map(\.descriptor) == [.anchorExpansion])
  }

  @Test func nestingIsBounded() {
    let levels = ReadingLimits.nesting - 2
    let deep =
      "padding: " + String(repeating: "{g: ", count: levels) + "8" + String(repeating: "}", count: levels)
    #expect(compile(deep).diagnostics.isEmpty)
    for opening in ["[", "{", "{a: "] {
      let bottomless = "padding: " + String(repeating: opening, count: 100_000)
      #expect(compile(bottomless).diagnostics.map(\.descriptor) == [.nestingTooDeep])
    }
  }

  @Test func sizeIsBounded() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: ReadingLimits.fileSize + 1)
    let compiled = CompiledGuide(bytes: bytes, path: "guide.yaml")
    #expect(compiled.diagnostics.map(\.descriptor) == [.fileTooLarge])
    // A larger file is not read to the end, so its size is unknown.
    #expect(compiled.diagnostics.first?.message == "the file is larger than 64 MiB, the limit for a guide")
  }

  @Test func aFileWithoutBytesIsEmpty() {
    #expect(compile("").diagnostics.map(\.message) == ["the file is empty"])
    #expect(compile("# nothing\n").diagnostics.map(\.message) == ["the guide is empty"])
  }

  // MARK: Files that are no guides

  @Test(arguments: [
    ("a PNG image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D] as [UInt8]),
    ("a JPEG image", [0xFF, 0xD8, 0xFF, 0xE0]),
    ("a WebP image", Array("RIFF\u{4}\0\0\0WEBPVP8 ".utf8)),
    ("a PDF document", Array("%PDF-1.7\n".utf8)),
    ("a ZIP archive", [0x50, 0x4B, 3, 4, 20, 0]),
    ("a font", Array("OTTO\0\u{9}".utf8)),
    ("a program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]),
    ("XML or HTML", Array("\u{FEFF}<?xml version=\"1.0\"?>\n<document/>\n".utf8)),
    ("XML or HTML", Array("\n  <svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)),
  ])
  func filesOfOtherKindsAreNamed(_ kind: String, _ bytes: [UInt8]) {
    let compiled = CompiledGuide(bytes: bytes, path: "guide.yaml")
    #expect(compiled.diagnostics.map(\.descriptor) == [.textEncoding])
    #expect(
      compiled.diagnostics.first?.message == "the file is \(kind), and a guide is a text in YAML")
    #expect(compiled.diagnostics.first?.help == "Name the guide, such as `tokens.yaml`.")
  }

  @Test func otherBinaryFilesAreNamed() {
    let compiled = CompiledGuide(bytes: [0x12, 0xFE, 0, 0, 0x80], path: "guide.yaml")
    #expect(
      compiled.diagnostics.map(\.message) == ["the file contains binary data, and a guide is a text in YAML"])
  }

  @Test func aGuideMayBeginWithAMergeKey() {
    #expect(ids(Array("<<: {padding: {standard: 8}}\n".utf8)) == [])
  }
}
