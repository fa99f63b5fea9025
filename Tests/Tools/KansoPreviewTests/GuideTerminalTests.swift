import Foundation
import KansoGuide
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// A guide as lines for a terminal.
struct GuideTerminalTests {
  private func lines(_ guide: String, _ columns: Int = 100, _ colors: TerminalColors = .none) throws
    -> [String]
  {
    GuidePreview(try GuideSVGTests.theme(guide)).terminal(columns: columns, colors: colors)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let golden = Project.root.appendingPathComponent("Tests/Tools/KansoPreviewTests/Golden")

  @Test(arguments: [80, 40]) func everythingIsSaid(_ columns: Int) throws {
    let page = GuidePreview(try GuideSVGTests.theme(GuideSVGTests.guide))
    try Golden.check(
      page.terminal(columns: columns, colors: .none),
      against: Self.golden.appendingPathComponent("guide-\(columns).txt"))
  }

  @Test func swatchesAreInTrueColor() throws {
    let lines = try lines(GuideSVGTests.guide, 100, .trueColor)
    #expect(lines.contains { $0.contains("\u{1B}[38;2;18;52;86m████\u{1B}[0m") && $0.contains("#123456") })
    // Translucent colors are shown on black and on white.
    let veil = try #require(lines.first { $0.contains("#11223380") })
    #expect(veil.contains("\u{1B}[38;2;9;17;26m██\u{1B}[0m\u{1B}[38;2;136;144;153m██\u{1B}[0m"))
    // Every style ends on its own line.
    for line in lines { #expect(line.matches(of: /\u{1B}\[/).count.isMultiple(of: 2), "\(line)") }
  }

  @Test func withoutColorsThereIsTextAlone() throws {
    let lines = try lines(GuideSVGTests.guide)
    #expect(!lines.contains { $0.contains("\u{1B}") || $0.contains("█") || $0.hasSuffix(" ") })
  }

  @Test(arguments: [1, 10, 20, 37, 80, 1_000], [TerminalColors.none, .trueColor])
  func linesFitAndNothingIsLost(_ columns: Int, _ colors: TerminalColors) throws {
    let url = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Guides/everything.yaml")
    let guide = try String(contentsOf: url, encoding: .utf8)
    let lines = try lines(guide, columns, colors)
    let plain = lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(plain.allSatisfy { $0.count <= max(columns, 10) })
    let text = plain.joined().filter { $0 != " " }
    for part in [
      "lightHighContrast", "button.states.pressed", "color(rec2020", "ChalkboardSE-Regular", "quotes",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let lines = try lines("colors: {猫猫猫: {value: '#FFF', description: 猫猫猫猫猫猫猫猫猫猫猫猫}}", 20)
    #expect(lines.contains { $0.contains("猫猫猫") })
    #expect(lines.allSatisfy { $0.count + $0.count(where: { $0 == "猫" }) <= 20 })
  }

  @Test func hostileTextSteersNothing() throws {
    for colors in [TerminalColors.none, .trueColor] {
      let text = GuidePreview(try GuideSVGTests.theme(GuideSVGTests.hostile)).terminal(
        columns: 60, colors: colors)
      let bad = text.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .format
          || scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\u{1B}"
      }
      #expect(bad.isEmpty)
      #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars.allSatisfy { $0 != "\u{1B}" })
      #expect(text.contains("\\u{202E}"))
    }
  }

  @Test func longWordsAreBroken() {
    let line = TerminalLine("  ab ") + TerminalLine(String(repeating: "x", count: 25), .bold)
    let lines = line.wrapped(to: 10, indent: 4).map { $0.parts.map(\.text).joined() }
    #expect(lines == ["  ab xxxxx", "    xxxxxx", "    xxxxxx", "    xxxxxx", "    xx"])
    #expect(line.wrapped(to: 30, indent: 4) == [line])
  }

  @Test func spacesAtTheBeginningFitToo() {
    let line = TerminalLine(String(repeating: " ", count: 50) + "abc de")
    let lines = line.wrapped(to: 10, indent: 4)
    #expect(lines.allSatisfy { $0.width <= 10 })
    #expect(lines.flatMap(\.parts).map(\.text).joined().filter { $0 != " " } == "abcde")
  }

  @Test func wordsAsLongAsAFileTakeTimeInProportion() {
    expectLinearTime(from: 2_000) { count in
      let lines = TerminalLine(String(repeating: "x", count: count)).wrapped(to: 20, indent: 4)
      #expect(lines.count == 1 + (count - 20 + 15) / 16)
    }
  }
}
