import KansoGuide
import KansoGuideComparison
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoPreview

/// The differences between two guides.
struct GuideDifferenceTests {
  static func theme(_ yaml: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(yaml.utf8), path: "tokens.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  static func difference(_ old: String, _ new: String) throws -> GuideDifference {
    try GuideDifferencePage(from: theme(old), to: theme(new), oldName: "old.yaml", newName: "new.yaml")
      .difference
  }

  private func difference(_ old: String, _ new: String) throws -> GuideDifference {
    try Self.difference(old, new)
  }

  /// Returns the paths of the changes of a kind, each with the paths of its followers.
  private func paths(_ difference: GuideDifference, _ kind: TokenChange.Kind) -> [String] {
    difference.changes(kind).map { change in
      ([change.path.dotted] + change.followers.map(\.path.dotted)).joined(separator: " < ")
    }
  }

  private func lines(_ difference: GuideDifference, _ kind: GuideNote.Kind) -> [String] {
    difference.notes.filter { $0.kind == kind }.flatMap(\.lines).map { line in
      (line.path.map { "\($0): " } ?? "") + line.text
    }
  }

  @Test func sameGuidesHaveNoDifference() throws {
    let guide = "colors: {ink: \"#222222\", text: ink}\npadding: {gap: 8}\n"
    let difference = try difference(guide, guide)
    #expect(difference.isEmpty)
    #expect(!difference.isVisible)
    #expect(difference.summary == "Nothing changed: both guides say the same.")
  }

  @Test func aValueIsShownByMode() throws {
    let difference = try difference(
      "modes: [light, dark]\ncolors: {ink: {light: \"#222222\", dark: \"#DDDDDD\"}}",
      "modes: [light, dark]\ncolors: {ink: {light: \"#222222\", dark: \"#EEEEEE\"}}")
    let change = try #require(difference.changes.first)
    #expect(difference.changes.count == 1)
    #expect(change.kind == .changed)
    #expect(change.values.map(\.modes) == [["dark"]])
    #expect(change.values.map(\.old?.text) == ["#dddddd"])
    #expect(change.values.map(\.new?.text) == ["#eeeeee"])
    #expect(change.values.allSatisfy { $0.isDark && $0.isVisible })
    #expect(difference.summary == "1 token looks different.")
  }

  @Test func aDurationInOtherUnitsIsNoVisibleChange() {
    func duration(_ value: Double, _ unit: KansoTheme.Duration.Unit) -> TokenValue {
      .duration(KansoTheme.Duration(value, unit))
    }
    // A thousand times 1.001 is not 1001 in binary.
    for thousandths in [1001.0, 4, 250, 8191] {
      #expect(
        duration(thousandths / 1000, .s).isVisuallyEqual(to: duration(thousandths, .ms)), "\(thousandths)")
    }
    #expect(!duration(1, .s).isVisuallyEqual(to: duration(1001, .ms)))
  }

  @Test func dependentChangesAreReportedWithTheirCause() throws {
    let difference = try difference(
      "colors: {ink: \"#222222\", text: ink, title: text, other: \"#222222\", button: {label: ink}}",
      "colors: {ink: \"#992222\", text: ink, title: text, other: \"#222222\", button: {label: ink}}")
    #expect(paths(difference, .changed) == ["colors.ink < colors.text < colors.title < colors.button.label"])
    #expect(
      difference.changes[0].followers.map(\.sources) == [["colors.ink"], ["colors.text"], ["colors.ink"]])
    #expect(difference.summary == "1 token looks different, 3 more with it.")
  }

  @Test func whatDiffersByItselfDoesNotFollow() throws {
    let old = "modes: [light, dark]\ncolors: {ink: \"#222222\", text: {light: ink, dark: \"#FFFFFF\"}}"
    let new = "modes: [light, dark]\ncolors: {ink: \"#992222\", text: {light: ink, dark: \"#EEEEEE\"}}"
    #expect(try paths(difference(old, new), .changed) == ["colors.ink", "colors.text"])
    // An alias that refers to another token is a change of the alias itself.
    let moved = try difference(
      "colors: {ink: \"#222222\", red: \"#992222\", text: ink}",
      "colors: {ink: \"#222222\", red: \"#992222\", text: red}"
    )
    #expect(paths(moved, .changed) == ["colors.text"])
    #expect(lines(moved, .aliases) == ["colors.text: an alias of colors.red, was one of colors.ink"])
  }

  @Test func tokensThatCameAndWent() throws {
    let difference = try difference(
      "colors: {ink: \"#222222\"}\npadding: {gap: 8}", "colors: {ink: \"#222222\", red: \"#992222\"}")
    #expect(paths(difference, .added) == ["colors.red"])
    #expect(paths(difference, .removed) == ["padding.gap"])
    #expect(difference.changes(.added)[0].values.map(\.new?.text) == ["#992222"])
    #expect(difference.changes(.removed)[0].values.map(\.old?.text) == ["8 points"])
    #expect(difference.summary == "1 token is new, 1 is gone.")
  }

  @Test func aTokenOfAnotherType() throws {
    let edges = try difference(
      "padding: {gap: 8}", "padding: {gap: {top: 8, leading: 16, bottom: 8, trailing: 16}}")
    #expect(edges.changes.map(\.kind) == [.retyped])
    #expect(edges.changes[0].remark == "was length, is edges")
    #expect(edges.isVisible)
  }

  @Test func theSameColorInAnotherSpaceIsNotVisible() throws {
    let difference = try difference("colors: {a: \"#336699\"}", "colors: {a: \"color(srgb 0.2 0.4 0.6)\"}")
    #expect(!difference.isVisible)
    let oklch = try #require(ColorValue(hex: "#336699")).converted(to: .oklch).formattedForCSS
    let other = try self.difference("colors: {a: \"#336699\"}", "colors: {a: \"\(oklch)\"}")
    #expect(paths(other, .rewritten) == ["colors.a"])
    #expect(!other.isVisible)
    #expect(
      other.summary == "Nothing visible changed. What cannot be seen: 1 token is written in another way.")
    #expect(try self.difference("colors: {a: \"#336699\"}", "colors: {a: \"#336699FE\"}").isVisible)
  }

  @Test func colorDifferencesAreDescribed() throws {
    func remark(_ old: String, _ new: String) throws -> String? {
      try difference("colors: {a: \"\(old)\"}", "colors: {a: \"\(new)\"}").changes[0].values[0].remark
    }
    #expect(try remark("#808080", "#818181")?.hasPrefix("not noticeable") == true)
    #expect(try remark("#808080", "#848484")?.hasPrefix("hardly noticeable") == true)
    #expect(try remark("#808080", "#8A8A8A")?.hasPrefix("just noticeable") == true)
    #expect(try remark("#808080", "#A0A0A0")?.hasPrefix("clearly different") == true)
    #expect(try remark("#FFFFFF", "#000000") == "very different (ΔE 1)")
    // Translucent colors are compared as they appear on a background.
    #expect(try remark("#00000080", "#00000090")?.hasPrefix("clearly different") == true)
  }

  @Test func lengthsAreDescribedInPointsAndPercent() throws {
    func remark(_ old: String, _ new: String) throws -> String? {
      try difference("padding: {a: \(old)}", "padding: {a: \(new)}").changes[0].values[0].remark
    }
    #expect(try remark("8", "10") == "2 points more, 25 %")
    #expect(try remark("2", "1") == "1 point less, 50 %")
    #expect(try remark("0", "4") == "4 points more")
  }

  @Test func invisibleChangesAreReportedApart() throws {
    let difference = try difference(
      """
      name: Old
      modes: [light, dark]
      colors:
        ink: {value: "#222222", description: For texts}
        text: ink
        gone: {value: "#333333", deprecated: true}
        late: "#444444"
      """,
      """
      name: New
      modes: [light, dark]
      colors:
        description: All of them
        gone: "#333333"
        ink: {value: "#222222", description: For all texts}
        text: "#222222"
        late: {value: "#444444", deprecated: "Use {colors.ink}"}
      """)
    #expect(!difference.isVisible)
    #expect(difference.changes.isEmpty)
    #expect(
      difference.summary.hasPrefix(
        "Nothing visible changed. What cannot be seen: there are differences in "))
    #expect(lines(difference, .aliases) == ["colors.text: no alias of colors.ink any more"])
    #expect(
      lines(difference, .deprecations) == [
        "colors.gone: not deprecated any more", "colors.late: deprecated now: Use {colors.ink}",
      ])
    #expect(
      lines(difference, .descriptions) == [
        "colors.ink: “For texts” became “For all texts”", "colors: described now: “All of them”",
      ])
    #expect(lines(difference, .order) == ["Tokens stand in another order."])
    #expect(lines(difference, .name) == ["The guide is called “New”, was “Old”."])
  }

  @Test func modesThatCameAndWentAndWereRenamed() throws {
    let token = ThemeToken(path: "colors.ink", value: .color(ColorValue(red: 0, green: 0, blue: 0)))
    func theme(_ modes: [Mode]) -> Theme {
      Theme(modes: modes, sections: [], tokens: [token])
    }
    func lines(_ old: [Mode], _ new: [Mode]) -> [String] {
      let difference = GuideDifference(from: theme(old), to: theme(new), oldName: "", newName: "")
      #expect(!difference.isVisible)
      return self.lines(difference, .modes)
    }
    let light = Mode(name: "light", context: ["appearance": "light"])
    let dark = Mode(name: "dark", context: ["appearance": "dark"])
    let night = Mode(name: "night", context: ["appearance": "dark"])
    #expect(lines([light], [light, dark]) == ["The mode “dark” is new."])
    #expect(lines([light, dark], [light]) == ["The mode “dark” is gone."])
    #expect(lines([light, dark], [light, night]) == ["The mode “dark” is called “night” now."])
    #expect(lines([light, dark], [dark, light]) == ["Modes stand in another order."])
    let other = Mode(name: "dark", context: ["contrast": "more"], fallback: "light")
    #expect(
      lines([light, dark], [light, other]) == [
        "The mode “dark” stands for contrast: more, was appearance: dark.",
        "The mode “dark” falls back on “light”.",
      ])
    #expect(lines([light, dark], [light, dark]) == [])
  }

  @Test func aModeWithValuesOfItsOwnIsVisible() throws {
    let difference = try difference(
      "colors: {ink: \"#222222\", red: \"#992222\"}",
      "modes: [light, dark]\ncolors: {ink: {light: \"#222222\", dark: \"#DDDDDD\"}, red: \"#992222\"}")
    #expect(paths(difference, .changed) == ["colors.ink"])
    #expect(difference.changes[0].values.map(\.modes) == [["dark"]])
    #expect(lines(difference, .modes) == ["The mode “light” is new.", "The mode “dark” is new."])
  }

  @Test func contrastsThatFellAndRose() throws {
    let difference = try difference(
      "colors: {text: \"#595959\", background: \"#FFFFFF\", link: \"#AAAAAA\"}",
      "colors: {text: \"#999999\", background: \"#FFFFFF\", link: \"#444444\"}")
    let reported = difference.contrasts.map {
      "\($0.textPath) on \($0.backgroundPath): \($0.old.ratio) → \($0.new.ratio)"
    }
    #expect(
      reported == [
        "colors.text on colors.background: 7.0 → 2.8", "colors.link on colors.background: 2.3 → 9.7",
      ])
    #expect(difference.contrasts.map(\.becameInsufficient) == [true, false])
  }

  @Test func aColorThatATextColorRefersToIsTheBackground() throws {
    let difference = try difference(
      "colors: {primary: \"#FFFFFF\", onPrimary: \"#000000\"}",
      "colors: {primary: \"#222222\", onPrimary: \"#000000\"}")
    let reported = difference.contrasts.map { "\($0.textPath) on \($0.backgroundPath)" }
    #expect(reported == ["colors.onPrimary on colors.primary"])
  }

  @Test func aTextInTheColorOfItsBackgroundIsReported() throws {
    let difference = try difference(
      "colors: {text: \"#000000\", background: \"#FFFFFF\"}",
      "colors: {text: \"#FFFFFF\", background: \"#FFFFFF\"}")
    #expect(difference.contrasts.map(\.new.ratio) == [1])
  }

  @Test func aPairOfColorsIsReportedOnce() throws {
    let difference = try difference(
      "colors: {text: \"#595959\", background: \"#FFFFFF\"}",
      "colors: {text: \"#999999\", background: \"#EEEEEE\"}")
    #expect(difference.contrasts.count == 1)
  }
}
