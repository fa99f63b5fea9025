import KansoFormatting
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// The export for Style Dictionary.
struct StyleDictionaryWriterTests {
  private let guide = """
    kanso: 2
    modes: {light: {appearance: light}, dark: {appearance: dark, fallback: light}, tight: {density: tight, fallback: light}}
    colors:
      ink: {value: "#2C4251", description: "Texts {of} all kinds"}
      text: {light: ink, dark: rgb(255 255 255 / 90%)}
    padding:
      card: {top: 1, leading: 2, bottom: 3, trailing: 4rem}
      gap: {light: 8, dark: 8, tight: 4}
      old: {value: 12, deprecated: "use {padding.gap}"}
    fonts:
      title: {family: [Avenir Next, serif], size: 20, weight: bold, italic: true, lineHeight: 1.25}
    easings: {move: [0.2, 0, 0, 1]}
    shadows:
      card: [{color: ink, y: 1, blur: 2}, {color: "#000", y: -1, inset: true}]
    strings: {date: d MMMM}
    """

  @Test func files() throws {
    let trip = try ExportRoundTrip(guide, StyleDictionaryWriter.self, StyleDictionaryReader.self)
    #expect(trip.export.files.map(\.name) == ["tokens.json", "tokens.dark.json", "tokens.tight.json"])
    for file in trip.export.files {
      try Golden.check(
        String(decoding: file.bytes, as: UTF8.self),
        against: Project.root.appendingPathComponent(
          "Tests/Tools/KansoInterchangeTests/Golden/style-dictionary/\(file.name)"))
    }
    #expect(
      trip.export.findings.map { "\($0.path.joined(separator: ".")): \($0.message)" } == [
        "colors.ink: Style Dictionary puts values in place of braces, so the text has parentheses"
      ])
    #expect(trip.export.findings[0].place.start.line == 4)
    #expect(trip.differences() == [])
  }

  /// The names of files have the characters that names in CSS have. The file without modes shows who wrote it, too.
  @Test func namesOfFiles() throws {
    let modes = "{a: {}, b: {x: 日}, c: {x: 月}, d: {x: é-e}}"
    let values = "{a: 1, b: 2, c: 3, d: 4}"
    let trip = try ExportRoundTrip(
      "kanso: 2\nmodes: \(modes)\npadding: {gap: \(values)}", StyleDictionaryWriter.self,
      StyleDictionaryReader.self)
    #expect(
      trip.export.files.map(\.name) == [
        "tokens.json", "tokens.u65e5.json", "tokens.u6708.json", "tokens.ue9-e.json",
      ])
    let plain = try ExportRoundTrip(
      "padding: {gap: 1}", StyleDictionaryWriter.self, StyleDictionaryReader.self)
    #expect(plain.differences() == [])
    #expect(String(decoding: plain.export.files[0].bytes, as: UTF8.self).contains("\"dev.kanso\""))
  }

  /// The files of modes are read as modes, and one mode can be chosen.
  @Test func chosenMode() throws {
    let trip = try ExportRoundTrip(guide, StyleDictionaryWriter.self, StyleDictionaryReader.self)
    #expect(trip.result?.axes.map(\.modes) == [["light", "dark"], ["default", "tight"]])
    let tight = StyleDictionaryReader.read(trip.files, ImportSelection(["tight"]))
    #expect(tight.axes == [])
    #expect(
      tight.tokens.first { $0.path == ["padding", "gap"] }?.value == .literal(.dimension(Dimension(4))))
    #expect(tight.tokens.first { $0.path == ["colors", "text"] }?.value == .reference(["colors", "ink"]))
    #expect(tight.selectionProblems.isEmpty)
    let wide = StyleDictionaryReader.read(trip.files, ImportSelection(["wide"])).selectionProblems
    #expect(
      wide.count == 1 && wide.first?.hasPrefix("there is no mode `wide`; the source has `light`") == true)
  }

  /// Random guides are the same after an export and an import.
  @Test func everyGuideComesBack() throws {
    var random = RandomGuide(.announced(for: "StyleDictionaryWriterTests.everyGuideComesBack"))
    for _ in 0..<60 {
      let guide = random.next()
      let trip = try ExportRoundTrip(guide, StyleDictionaryWriter.self, StyleDictionaryReader.self)
      #expect(trip.differences() == [], "\(guide)")
    }
  }

  /// Values that are not exported are reported, and so is each token that refers to one.
  @Test func lostTargets() throws {
    let guide = """
      kanso: 2
      modes: [light, dark]
      strings:
        alias: "{strings.b}"
        b: "{strings.c}"
        c: "{day} {month}"
        themed: {light: x, dark: "{strings.b}"}
      easings:
        spring: {duration: 1s}
      """
    let trip = try ExportRoundTrip(guide, StyleDictionaryWriter.self, StyleDictionaryReader.self)
    #expect(
      trip.export.findings.map { "\($0.kind) \($0.path.joined(separator: "."))" } == [
        "lost strings.c", "doubtful easings.spring", "lost strings.alias", "lost strings.b",
        "lost strings.themed",
      ])
    #expect(trip.export.files.map(\.name) == ["tokens.json"])
    #expect(!String(decoding: trip.files[0].source.bytes, as: UTF8.self).contains("strings.b"))
  }

  /// Neither names nor texts can break out of JSON, nor a mode's name out of the folder.
  @Test func untrustedTexts() throws {
    let guide = #"""
      kanso: 2
      modes: {light: {appearance: light}, "/x\"y": {"a\"b": "/x\"y", fallback: light}, "-x/y": {"a\"b": "-x/y", fallback: light}}
      colors:
        "\"], \\ \"x\": [": {value: {light: "#fff", "/x\"y": "#000", "-x/y": "#111"}, description: "\"}} \n*/ </script>"}
        __proto__: "#fff"
      """#
    let trip = try ExportRoundTrip(guide, StyleDictionaryWriter.self, StyleDictionaryReader.self)
    #expect(trip.export.files.map(\.name) == ["tokens.json", "tokens.-x-y.json", "tokens.-x-y-2.json"])
    #expect(trip.export.findings.map(\.path) == [["colors", "__proto__"]])
    #expect(trip.imported.tokens.count == 1)
    #expect(trip.result?.tokens.first?.path == ["colors", "\"], \\ \"x\": ["])
  }
}
