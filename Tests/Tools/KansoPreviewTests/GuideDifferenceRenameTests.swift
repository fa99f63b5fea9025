import KansoGuideComparison
import KansoTheme
import Testing

@testable import KansoPreview

/// Tokens with new names.
struct GuideDifferenceRenameTests {
  private func renames(_ old: String, _ new: String) throws -> [String] {
    try GuideDifferenceTests.difference(old, new).changes.compactMap { change in
      change.oldPath.map { "\($0) → \(change.path)" }
    }
  }

  @Test func aNameThatIsAlike() throws {
    #expect(
      try renames("colors: {grey: \"#888888\"}", "colors: {gray: \"#888888\"}") == [
        "colors.grey → colors.gray"
      ])
    #expect(
      try renames("colors: {primary-ink: \"#888888\"}", "colors: {primaryInk: \"#888888\"}")
        == ["colors.primary-ink → colors.primaryInk"])
    #expect(
      try renames("colors: {ink: \"#888888\"}", "colors: {inkSoft: \"#888888\"}") == [
        "colors.ink → colors.inkSoft"
      ])
  }

  @Test func aValueThatOnlyOneHasIsOneTokenUnderAnyName() throws {
    #expect(
      try renames("colors: {red: \"#888888\"}", "colors: {background: \"#888888\"}") == [
        "colors.red → colors.background"
      ])
  }

  @Test func anotherNameOrAnotherValueIsNoRename() throws {
    #expect(
      try renames(
        "colors: {red: \"#888888\", blue: \"#888888\"}", "colors: {background: \"#888888\"}") == [])
    #expect(try renames("colors: {grey: \"#888888\"}", "colors: {gray: \"#888889\"}") == [])
    #expect(try renames("padding: {gap: 8}", "sizes: {width: 8}") == [])
  }

  @Test func aGroupThatMoved() throws {
    #expect(
      try renames(
        "colors: {button: {ink: \"#888888\", rim: \"#888888\"}}",
        "colors: {control: {rim: \"#888888\", ink: \"#888888\"}}") == [
          "colors.button.rim → colors.control.rim", "colors.button.ink → colors.control.ink",
        ])
  }

  @Test func theNearestPlaceWins() throws {
    #expect(
      try renames(
        "colors: {a: {x: {ink: \"#888888\"}}, b: {y: {ink: \"#888888\"}}}",
        "colors: {c: {y: {ink: \"#888888\"}}, d: {x: {ink: \"#888888\"}}}") == [
          "colors.b.y.ink → colors.c.y.ink", "colors.a.x.ink → colors.d.x.ink",
        ])
  }

  /// A foreign guide may name a token that it does not contain.
  @Test func theOldGuideSaidSo() throws {
    func theme(_ path: TokenPath, _ number: Double, _ deprecated: Deprecation? = nil) -> Theme {
      let token = ThemeToken(path: path, value: .dimension(.points(number)), deprecated: deprecated)
      return Theme(sections: [], tokens: [token])
    }
    let old = theme("padding.one", 8, .message("Use {padding.far}"))
    for (number, kind) in [(8.0, TokenChange.Kind.renamed), (12, .changed)] {
      let new = theme("padding.far", number)
      let difference = GuideDifference(from: old, to: new, oldName: "", newName: "")
      #expect(difference.changes.map(\.kind) == [kind])
      #expect(difference.changes.map(\.oldPath) == ["padding.one"])
    }
  }

  @Test func aTokenThatIsGoneSaysWhatWasToBeUsed() throws {
    let gone = try GuideDifferenceTests.difference(
      "colors: {one: {value: \"#888888\", deprecated: \"Use {colors.two}\"}, two: \"#888888\"}",
      "colors: {two: \"#888888\"}")
    #expect(gone.changes.map(\.kind) == [.removed])
    #expect(gone.changes[0].remark == "colors.two was to be used instead")
  }

  @Test func aliasesGoAlong() throws {
    let difference = try GuideDifferenceTests.difference(
      "colors: {grey: \"#888888\", text: grey}", "colors: {gray: \"#888888\", text: gray}")
    #expect(difference.changes.map(\.kind) == [.renamed])
    #expect(difference.notes.isEmpty)
    #expect(difference.summary == "Nothing visible changed. What cannot be seen: 1 token has another name.")
  }

  /// Ten thousand moved tokens with the same value are paired without a comparison of all pairs.
  @Test func manyTokensOfOneValue() {
    func theme(_ group: String) -> Theme {
      let tokens = (0..<10_000).map {
        ThemeToken(path: TokenPath("padding.\(group).step\($0)"), value: .dimension(.points(8)))
      }
      return Theme(sections: [], tokens: tokens)
    }
    let renames = GuideRenames(from: theme("old"), to: theme("new"))
    #expect(renames.newPaths.count == 10_000)
    #expect(renames.oldPath(of: "padding.new.step77") == "padding.old.step77")
  }
}
