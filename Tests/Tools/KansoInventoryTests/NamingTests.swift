import KansoDiagnostics
import KansoLint
import KansoTheme
import Testing

@testable import KansoInventory

struct NamingTests {
  /// Returns the proposed names of uses, in the order of the entries.
  private func names(of uses: [StyleUse], taken: Set<String> = []) -> [String?] {
    let entries = EntryMerger.entries(of: uses)
    let proposals = NameProposer(entries, takenNames: taken).proposals { _ in false }
    return entries.indices.map { proposals[$0]?.name }
  }

  @Test func aRoleIsWhatMostUsesAgreeOn() {
    let paper = AppFixture.color("#f4f4f4")
    let uses = AppFixture.uses(.color, paper, ["view", "background", "color"], ["background"], ["line"])
    #expect(names(of: uses) == ["background"])
    let divided = AppFixture.uses(.color, paper, ["background"], ["title"], ["line"])
    #expect(names(of: divided) == ["paleGray"])
  }

  @Test func theMostFrequentColorHasTheRole() {
    let first = AppFixture.uses(
      .color, AppFixture.color("#ffffff"), ["background"], ["background"], ["background"])
    let second = AppFixture.uses(.color, AppFixture.color("#0040ff"), ["background"], ["background"])
    #expect(names(of: second + first) == ["background", "backgroundBlue"])
    #expect(names(of: second + first, taken: ["background"]) == ["backgroundWhite", "backgroundBlue"])
  }

  @Test(arguments: [
    ("#000000", "black"), ("#ffffff", "white"), ("#888888", "gray"), ("#f4f4f4", "paleGray"),
    ("#101010", "blackish"),
    ("#ff0000", "red"), ("#00ff00", "green"), ("#0000ff", "blue"), ("#ffff00", "paleYellow"),
    ("#2c4251", "blackish"),
    ("#cfe8ff", "paleBlue"), ("#8b4513", "brown"), ("#000080", "darkBlue"), ("#00000080", "black50"),
  ])
  func colorsHaveDescriptiveNames(_ hex: String, _ name: String) throws {
    #expect(ColorName.name(of: try #require(ColorValue(hex: hex))) == name)
  }

  @Test func fewPaddingsAreAScale() {
    let uses = [16.0, 4, 8, 24].flatMap { AppFixture.uses(.padding, .number($0), count: 2) }
    #expect(names(of: uses) == ["xs", "s", "m", "l"])
  }

  @Test func manyPaddingsAreNumbered() {
    let uses = [2.0, 4, 8, 12, 16, 24, 32, 0.5].flatMap { AppFixture.uses(.padding, .number($0), count: 2) }
    #expect(names(of: uses).first == "space0Point5")
    #expect(names(of: uses).last == "space32")
  }

  @Test func theOtherKindsAreNamedByTheirValue() {
    let uses =
      AppFixture.uses(.size, .number(44), count: 2) + AppFixture.uses(.radius, .number(8), count: 2)
      + AppFixture.uses(.border, .number(0.5), count: 2) + AppFixture.uses(.opacity, .number(0.35), count: 2)
      + AppFixture.uses(.duration, .number(0.25), count: 2) + AppFixture.uses(.shadow, .number(3), count: 2)
    #expect(names(of: uses) == ["size44", "radius8", "border0Point5", nil, "opacity35", "duration250"])
  }

  @Test(arguments: [
    (StyleFont(name: nil, size: 28, weight: 700), "title28Bold"), (StyleFont(name: nil, size: 17), "body17"),
    (StyleFont(name: nil, size: 11, weight: 600), "caption11Semibold"),
    (StyleFont(name: "HelveticaNeue-Bold", size: 20), "helveticaNeueBold20"),
    (StyleFont(name: "ITCAvantGarde", size: 20), "itcAvantGarde20"),
    (StyleFont(name: "2Fonts", size: 10.5), "font2Fonts10Point5"),
    (StyleFont(name: nil, size: 15, weight: 450), "body15Weight450"),
  ])
  func fontsAreNamedBySizeAndWeight(_ font: StyleFont, _ name: String) {
    #expect(TextName.name(of: font) == name)
  }

  @Test(arguments: [
    (["kRowHeight"], "rowHeight"), (["ROW_HEIGHT"], "rowHeight"),
    (["kRowHeight", "ROW_HEIGHT"], "rowHeight"),
    (["ABCMargin"], "abcMargin"), (["k"], nil), (["kGap", "kRow"], nil), (["größe"], nil), ([], nil),
  ])
  func constantsOfObjectiveCAreNames(_ names: [String], _ name: String?) {
    let file = SourceFile(path: "A.m", text: "")
    let uses = names.map {
      StyleUse(.size, .number(44), at: SourceRange(file: file, 0..<0), isNamed: true, name: $0)
    }
    #expect(ConstantName.name(of: StyleEntry(.size, .number(44), uses: uses)) == name)
  }

  @Test func namesAreUnique() {
    var names = UniqueNames(taken: ["ink"])
    #expect(names.claim(["ink"]) == "ink2")
    #expect(names.claim(["Ink2"]) == "Ink2v2")
    #expect(names.claim(["value", "paper"]) == "paper")
    #expect(names.claim(["value", "paper"]) == "paper2")
    #expect(names.claim(["space8"]) == "space8")
    #expect(names.claim(["space8"]) == "space8v2")
  }

  @Test func whatIsRareIsDoubtful() {
    let uses =
      AppFixture.uses(.padding, .number(16), count: 20) + AppFixture.uses(.padding, .number(15), count: 2)
      + AppFixture.uses(.padding, .number(80), count: 1)
    let entries = EntryMerger.entries(of: uses)
    let proposals = NameProposer(entries, takenNames: []).proposals { _ in false }
    #expect(entries.indices.map { proposals[$0]?.doubt } == [nil, .nearDuplicate, .oneOff])
  }

  /// Names of types that say nothing in a guide are left out, unless two tokens would have one name.
  @Test func pathsHaveNoNamesOfContainers() throws {
    let inventory = try AppFixture.inventory([
      "Style.swift": """
      import UIKit
      enum Styles {
        enum Colors {
          enum Gray { static let light = UIColor(white: 0.8, alpha: 1) }
          static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          static let link = Colors.blue
          static let title = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        enum Sizes { static let row: CGFloat = 44 }
        enum Title { static let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      }
      enum Theme { static let blue = UIColor(red: 0, green: 0, blue: 0.5, alpha: 1) }
      """
    ])
    let paths = inventory.guide.tokens.map(\.path.dotted)
    #expect(
      paths == [
        "colors.Gray.light", "colors.Styles.Colors.blue", "colors.Styles.Colors.title", "colors.link",
        "colors.Title.color", "colors.Theme.blue", "sizes.row",
      ], "\(paths)")
    #expect(inventory.guide.text.contains("# `Styles.Colors.Gray.light` in "), "\(inventory.guide.text)")
  }

  /// The names of tokens differ in C, too.
  @Test func pathsDifferInC() throws {
    let inventory = try AppFixture.inventory([
      "Style.swift": """
      import UIKit
      enum Kiosk {
        enum Settings { static let screen = UIColor(white: 0.8, alpha: 1) }
      }
      enum KioskSettings { static let screen = UIColor(white: 0.7, alpha: 1); static let other = screen }
      """
    ])
    let paths = inventory.guide.tokens.map(\.path.dotted)
    #expect(
      paths == [
        "colors.Kiosk.Settings.screen", "colors.KioskSettings.screen2", "colors.KioskSettings.other",
      ],
      "\(paths)")
    #expect(
      inventory.guide.text.contains("other: \"{colors.KioskSettings.screen2}\""), "\(inventory.guide.text)")
  }

  @Test func numbersThatAreNoLengthsStayOut() throws {
    let inventory = try AppFixture.inventory([
      "Style.swift": """
      import UIKit
      enum Layout {
        static let secondsUntilShow: CGFloat = 8
        static let springVelocity: CGFloat = 0.5
        static let titleFontSize: CGFloat = 17
        static let avatarSize: CGFloat = 40
      }
      struct MockTheme { static let gap: CGFloat = 4 }
      """
    ])
    #expect(inventory.guide.tokens.filter { !$0.isCommentedOut }.map(\.path.dotted) == ["sizes.avatarSize"])
  }
}
