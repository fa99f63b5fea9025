import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// The versions of the language, and what each of them reads.
struct LanguageVersionTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  @Test(arguments: ["", "kanso: 1\n", "kanso: '1'\n", "kanso: 2\n", "kanso: \"2\"\n"])
  func knownVersions(_ line: String) {
    #expect(compile(line + "padding: {standard: 8}").diagnostics.isEmpty)
  }

  @Test(arguments: ["0", "3", "1.0", "02", "+2", "two", "", "[2]", "{two: 2}"])
  func unknownVersions(_ version: String) {
    let compiled = compile("kanso: \(version)\npadding: {standard: 8}")
    #expect(compiled.diagnostics.map(\.descriptor) == [.unsupportedVersion])
  }

  /// The version applies to the whole guide, also to what precedes it.
  @Test func theVersionMayFollowTheSections() {
    #expect(compile("breakpoints: {tablet: 768}\nkanso: 2\n").diagnostics.isEmpty)
  }

  @Test(arguments: Section.allCases)
  func aSectionNeedsItsVersion(_ section: Section) {
    let body = "\(section.rawValue): {}\npadding: {standard: 8}\n"
    guard section != .padding else { return }
    for version in LanguageVersion.allCases {
      let compiled = compile("kanso: \(version.rawValue)\n" + body)
      let isKnown = version >= section.rules.since
      #expect(compiled.diagnostics.map(\.descriptor) == (isKnown ? [] : [.needsVersion]))
    }
  }

  @Test func lengthsOfVersionTwo() throws {
    let compiled = compile(
      """
      kanso: 2
      modes: [light, dark]
      sizes: {column: 256}
      breakpoints:
        tablet: "{sizes.column} * 3"
        groups: {wide: tablet + 512}
      letterSpacings: {tight: {light: -0.2, dark: -0.1}, small: tight / 2}
      """)
    #expect(compiled.diagnostics.isEmpty)
    let theme = try #require(compiled.theme)
    #expect(theme[TokenPath("breakpoints.tablet")]?.value == .dimension(.points(768)))
    #expect(theme[TokenPath("breakpoints.groups.wide")]?.value == .dimension(.points(1280)))
    let small = try #require(theme[TokenPath("letterSpacings.small")])
    #expect(small.value == .dimension(.points(-0.1)))
    #expect(small.variants.map(\.value) == [.dimension(.points(-0.05))])
  }

  /// In version 1, modes that are not declared are an error. In version 2, their names are ordinary.
  @Test func namesOfUndeclaredModes() throws {
    let body =
      """
      colors:
        light: {ink: "#000000"}
        text: {light: "#FFFFFF", dark: "{colors.light.ink}"}
      """
    #expect(compile(body).diagnostics.map(\.descriptor) == [.undeclaredModes])
    let compiled = compile("kanso: 2\n" + body)
    #expect(compiled.diagnostics.isEmpty)
    #expect(compiled.theme?[TokenPath("colors.text.dark")]?.alias == TokenPath("colors.light.ink"))
    let declared = compile("kanso: 2\nmodes: [light, dark]\n" + body)
    #expect(declared.diagnostics.map(\.descriptor).contains(.reservedName))
  }

  /// A mode of another name does not reserve these.
  @Test func declaredModesDoNotReserveOtherNames() {
    let compiled = compile(
      """
      kanso: 2
      modes: {day: {appearance: light}, night: {appearance: dark}}
      colors: {text: {light: "#FFFFFF", dark: {day: "#000000", night: "#111111"}}}
      """)
    #expect(compiled.diagnostics.isEmpty)
  }

  /// The hints name only sections that exist, and tell the version that they need.
  @Test func hintsForSectionsOfVersionTwo() {
    let help = { (version: Int) in
      compile("kanso: \(version)\ntracking: {tight: -1}\npadding: {a: 8}").diagnostics.map(\.help)
    }
    #expect(help(1) == ["Did you mean `letterSpacings`? It needs `kanso: 2`."])
    #expect(
      help(2) == [
        "Did you mean `letterSpacings`? To keep the name, write `sections: {tracking: letterSpacings}`."
      ])
  }
}
