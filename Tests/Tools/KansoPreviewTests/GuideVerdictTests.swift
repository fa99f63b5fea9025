import KansoGuideComparison
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// The effect of a change on callers, and the contrasts that it loses or wins.
struct GuideVerdictTests {
  private func difference(_ old: String, _ new: String) throws -> GuideDifference {
    GuideDifference(
      from: try GuideDifferenceTests.theme(old), to: try GuideDifferenceTests.theme(new), oldName: "old.yaml",
      newName: "new.yaml")
  }

  /// Each row of the table in the documentation.
  @Test(arguments: [
    ("colors: {a: \"#111111\"}", "colors: {a: \"#111111\"}", Impact.none),
    ("colors: {a: \"#111111\"}", "colors: {a: \"#EEEEEE\"}", .patch),
    ("colors: {a: \"#111111\"}", "colors: {a: {value: \"#111111\", description: dark}}", .patch),
    ("colors: {a: \"#111111\", b: \"#222222\"}", "colors: {a: \"#111111\", b: a}", .patch),
    ("colors: {a: \"#111111\"}", "colors: {a: \"#111111\", b: \"#222222\"}", .minor),
    ("colors: {a: \"#111111\"}", "colors: {a: {value: \"#111111\", deprecated: true}}", .minor),
    (
      "colors: {a: \"#111111\"}",
      "modes: [light, dark]\ncolors: {a: {light: \"#111111\", dark: \"#222222\"}}",
      .minor
    ),
    (
      "modes: [light, dark]\ncolors: {a: {light: \"#111111\", dark: \"#222222\"}}",
      "colors: {a: \"#111111\"}",
      .major
    ),
    ("colors: {a: \"#111111\", b: \"#222222\"}", "colors: {a: \"#111111\"}", .major),
    ("colors: {ink: \"#111111\"}", "colors: {inks: \"#111111\"}", .major),
    (
      "colors: {ink: \"#111111\"}",
      "kanso: 2\ncolors: {inks: \"#111111\"}\nrenamed: {colors.ink: colors.inks}", .minor
    ),
    (
      "colors: {ink: \"#111111\", b: \"#222222\"}",
      "kanso: 2\ncolors: {b: \"#222222\"}\nrenamed: {colors.ink: colors.b}", .minor
    ),
    (
      "kanso: 2\nsections: {x: padding}\nx: {a: 8}", "kanso: 2\nsections: {x: colors}\nx: {a: \"#111111\"}",
      .major
    ),
    // A kept name with another type breaks callers.
    (
      "padding: {a: 8}",
      "kanso: 2\npadding: {b: {top: 1, leading: 2, bottom: 3, trailing: 4}}\nrenamed: {padding.a: padding.b}",
      .major
    ),
    (
      "kanso: 2\npadding: {a: 8, b: {top: 1, leading: 2, bottom: 3, trailing: 4}}",
      "kanso: 2\npadding: {b: {top: 1, leading: 2, bottom: 3, trailing: 4}}\nrenamed: {padding.a: padding.b}",
      .major
    ),
    // So does a former name that is not kept any more.
    (
      "kanso: 2\ncolors: {b: \"#111111\"}\nrenamed: {colors.a: colors.b}",
      "kanso: 2\ncolors: {b: \"#111111\"}",
      .major
    ),
    (
      "kanso: 2\ncolors: {b: \"#111111\"}",
      "kanso: 2\ncolors: {b: \"#111111\"}\nrenamed: {colors.a: colors.b}",
      .minor
    ),
    // Both paths have one name in Swift.
    ("colors: {my-color: \"#111111\"}", "colors: {myColor: \"#111111\"}", .patch),
    // Both sections are lengths in Swift.
    ("kanso: 2\nsections: {x: padding}\nx: {a: 8}", "kanso: 2\nsections: {x: sizes}\nx: {a: 8}", .none),
  ])
  func theEffectOnCallers(_ old: String, _ new: String, _ expected: Impact) throws {
    let difference = try difference(old, new)
    #expect(difference.impact == expected, "\(difference.text())")
    #expect(difference.verdict.hasPrefix(expected.name + ": "))
  }

  private static func guide(ink: String, dark: String, level: String = "AA") -> String {
    """
    kanso: 2
    modes: [light, dark]
    colors:
      paper: {light: "#FFFFFF", dark: "#101418"}
      ink: {light: "\(ink)", dark: "\(dark)"}
    contrast: [{text: ink, on: paper, level: \(level)}]

    """
  }

  @Test func contrastsAreLostAndWonInTheirModes() throws {
    let good = Self.guide(ink: "#101418", dark: "#F2F4F7")
    let bad = Self.guide(ink: "#8A8A8A", dark: "#F2F4F7")
    let lost = try difference(good, bad)
    #expect(lost.contrasts.map(\.mode) == ["light"] && lost.lostContrasts.count == 1)
    #expect(lost.verdict == "patch: code compiles as before, 1 contrast is lost")
    #expect(
      lost.text().contains("! colors.ink on colors.paper: 18.4 → 3.4 in light, below 4.5 (AA) now\n"))
    let won = try difference(bad, good)
    #expect(won.contrasts.count == 1 && won.lostContrasts.isEmpty)
    // The level is that of the new guide.
    let relaxed = bad.replacing("level: AA", with: "level: Lc 20")
    #expect(try difference(good, relaxed).contrasts.isEmpty)
    let light = try difference(
      Self.guide(ink: "#101418", dark: "#F2F4F7", level: "Lc 90"),
      Self.guide(ink: "#101418", dark: "#AAAAAA", level: "Lc 90"))
    #expect(light.lostContrasts.map(\.new.formattedRatio) == ["Lc 55"])
  }

  /// A pair is also lost if its level is new and not reached.
  @Test func newLevelsAreLostWhereTheyAreNotReached() throws {
    let stated = Self.guide(ink: "#6F6F6F", dark: "#F2F4F7")
    let raised = try difference(stated, stated.replacing("level: AA", with: "level: AAA"))
    #expect(raised.lostContrasts.map(\.summary) == ["7 (AAA) is required now"])
    #expect(raised.impact == .patch)
    let bad = Self.guide(ink: "#8A8A8A", dark: "#F2F4F7")
    let unstated = bad.replacing("contrast: [{text: ink, on: paper, level: AA}]\n", with: "")
    #expect(try difference(unstated, bad).lostContrasts.map(\.mode) == ["light"])
    // A pair that failed before is not lost again, and one that is not stated any more is not won.
    #expect(try difference(bad, bad.replacing("level: AA", with: "level: AAA")).contrasts.isEmpty)
    #expect(try difference(bad, unstated).contrasts.isEmpty)
    // A statement that is dropped does not hide a change.
    #expect(try difference(stated, unstated).lostContrasts.count == 1)
  }

  /// A stated pair follows the names of its colors.
  @Test func aRenamedColorKeepsItsContrast() throws {
    let good = Self.guide(ink: "#101418", dark: "#F2F4F7")
    let renamed =
      Self.guide(ink: "#8A8A8A", dark: "#F2F4F7").replacing("ink", with: "text")
      + "renamed: {colors.ink: colors.text}\n"
    let difference = try difference(good, renamed)
    #expect(difference.lostContrasts.map(\.textPath) == ["colors.text"])
    #expect(difference.impact == .minor && difference.renamedEntries.isEmpty)
  }

  @Test func textContainsNothingThatATerminalObeys() throws {
    let hostile = "a\\e[31m\\nb"
    let old = "name: \"\(hostile)\"\ncolors: {a: {value: \"#111111\", description: \"\(hostile)\"}}\n"
    let text = try difference(old, "colors: {a: \"#EEEEEE\"}\n").text()
    #expect(!text.contains("\u{1B}") && text.contains("\\u{1B}[31m b"), "\(text)")
  }

  @Test func formerNamesAreProposed() throws {
    let difference = try difference("colors: {ink: \"#111111\"}\n", "colors: {inks: \"#111111\"}\n")
    #expect(difference.renamedEntries == ["colors.ink: colors.inks"])
    #expect(difference.text().hasSuffix("\nrenamed:\n  colors.ink: colors.inks\n"))
  }

  // MARK: Properties

  /// A renamed token is one that each side has alone.
  @Test func swappingTheSidesSwapsTheChanges() {
    var random = RandomGuide(.announced(for: "swappingTheSidesSwapsTheChanges"))
    for _ in 0..<200 {
      let (old, new) = (random.next(), random.next())
      let there = GuideDifference(from: old, to: new, oldName: "a", newName: "b")
      let back = GuideDifference(from: new, to: old, oldName: "b", newName: "a")
      func count(_ kind: TokenChange.Kind, _ difference: GuideDifference) -> Int {
        difference.changes(kind).count + difference.allChanges.count { $0.oldPath != nil }
      }
      #expect(count(.added, there) == count(.removed, back))
      #expect(count(.removed, there) == count(.added, back))
      let same = GuideDifference(from: old, to: old, oldName: "a", newName: "a")
      #expect(same.impact == .none)
    }
  }

  // MARK: Markdown

  @Test func markdownContainsNoMarkupOfNames() throws {
    let old = "colors: {a: {value: \"#111111\", description: \"x\"}}\n"
    let hostile = "| <img src=x> @team `code` [a](b)\\n# title"
    let new = "colors: {a: {value: \"#111111\", description: \"\(hostile)\"}}\n"
    let difference = try difference(old, new)
    let text = GuideDifferenceMarkdown(difference, swatches: .none).text
    #expect(!text.contains("<img") && !text.contains("@team") && !text.contains("[a](b)"))
    #expect(!text.contains("\n# title"))
  }

  @Test func markdownHasAPictureForEachColor() throws {
    let difference = try difference("colors: {a: \"#111111\"}\n", "colors: {a: \"#EE2222\"}\n")
    let files = GuideDifferenceMarkdown(difference, swatches: .files(folder: "swatches \"x\""))
    #expect(files.pictures.keys.sorted() == ["111111.svg", "ee2222.svg"])
    #expect(files.text.contains("<img alt=\"#ee2222\" src=\"swatches &quot;x&quot;/ee2222.svg\">"))
    let data = GuideDifferenceMarkdown(difference, swatches: .data)
    #expect(data.pictures.isEmpty && data.text.contains("src=\"data:image/svg+xml,%3Csvg "))
    #expect(!GuideDifferenceMarkdown(difference, swatches: .none).text.contains("<img"))
  }

  /// A comment on GitHub has at most 65,536 characters.
  @Test func markdownIsBounded() throws {
    let colors = (0..<2000).map { "  color\($0): \"#\(String(0x100000 + $0, radix: 16))\"\n" }.joined()
    let difference = try difference("colors:\n  a: \"#000000\"\n", "colors:\n\(colors)")
    let text = GuideDifferenceMarkdown(difference, swatches: .none).text
    #expect(text.count < 65_536 && text.contains(" more; `kanso diff` prints all of them."))
  }
}
