import Foundation
import KansoLayout
import KansoTheme
import Testing

@testable import KansoRaster

/// Texts in real fonts.
struct ShapedTextTests {
  /// The widths come from `hmtx` in the font files. An em has 2816 units in Inter and 1000 in the others.
  @Test func lettersAreAsWideAsInTheirFonts() {
    for (text, units) in [("H", 2084.0), ("o", 1680), ("A", 1904)] {
      #expect(abs(width(text, size: 2816) - units) < 0.1)
    }
    #expect(
      abs(width("iWl", font: Typography(families: ["JetBrains Mono"], size: 10), size: 1000) - 1800) < 0.1)
    #expect(abs(width("猫", size: 1000) - 1000) < 0.1)
  }

  @Test func lettersStandCloserWhereTheirFontWantsIt() {
    #expect(width("AV") < width("A") + width("V"))
  }

  @Test func aTextIsAsWideInEachSizeAsInAnyOther() {
    for text in ["Hello World", "🐈", "مرحبا"] {
      for size in [0.5, 7, 33.3, 5_000] {
        #expect(abs(width(text, size: size) - width(text) * size / 20) < 1e-6 * size)
      }
    }
  }

  @Test func linesAreAsHighAsTheirFont() {
    // The values come from `hhea`: 2728 and 680 of 2816.
    let extent = set("Hello\nWorld").extent
    #expect(abs(extent.firstBaseline - 20 * 2728 / 2816) < 1e-3)
    #expect(abs(extent.lastBaseline - 20 * 680.0 / 2816) < 1e-3)
    #expect(abs(extent.size.height - 2 * 20 * 3408 / 2816) < 1e-3)
  }

  @Test func aFallbackFontMakesItsLineHigher() {
    let lines = set("Hello\n猫\nHello").lines
    // The values come from `hhea` of Noto Sans CJK: 1160 and 288 of 1000. The line takes the larger value of both fonts
    // above and below the baseline.
    #expect(abs(lines[1].baseline - lines[1].top - 23.2) < 1e-3)
    #expect(abs(lines[1].height - 23.2 - 5.76) < 1e-3)
    #expect(lines[0].height == lines[2].height && lines[0].height < lines[1].height)
  }

  @Test func aLineHeightIsSharedAboveAndBelow() {
    let (plain, high) = (set("猫").extent, set("H\n猫", font: inter(lineHeight: 2)))
    #expect(high.lines.map(\.height) == [40, 40])
    let added = (40 - 20 * 3408.0 / 2816) / 2
    #expect(abs(high.extent.firstBaseline - 20 * 2728 / 2816 - added) < 1e-3)
    #expect(abs(high.extent.lastBaseline - 20 * 680.0 / 2816 - added) < 1e-3)
    #expect(plain.size.height > 28)
  }

  @Test func linesBreakBetweenIdeographs() {
    #expect(set("簡体字簡体字", 45).texts == ["簡体", "字簡", "体字"])
    #expect(set("well-known", width("known") + 1).texts == ["well-", "known"])
    #expect(set("aa\u{A0}bb cc", width("aa\u{A0}bb") + 1).texts == ["aa\u{A0}bb", "cc"])
  }

  /// Swift treats both as equal. Text copied from a picture must have the original scalars.
  @Test func aLetterWithItsMarkApartStaysThat() {
    for text in ["e\u{301}", "\u{E9}", "e\u{301}"] {
      #expect(set(text, 100).texts.map { Array($0.utf8) } == [Array(text.utf8)])
    }
  }

  @Test func syllablesOfDevanagariStayWhole() {
    let layout = set("नमस्ते", 1)
    #expect(layout.texts == ["न", "म", "स्ते"])
    #expect(width("क्ष") != width("क") + width("ष"))
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "Hello…"), (.byTruncatingHead, "…World"),
    (.byTruncatingMiddle, "He…rld"),
    (.byWordWrapping, "Hello"), (.byClipping, "Hello World"),
  ])
  func aLineIsShortened(_ mode: LineBreakMode, _ shown: String) {
    let layout = set("Hello World", width("…World") + 1, lines: 1, mode)
    #expect(layout.texts == [shown])
    #expect(layout.isTruncated)
    #expect(layout.extent.size.width <= width("…World") + 1)
  }

  @Test func theEllipsisIsWhereTheTextGoesOn() throws {
    let line = try #require(set("שלום עולם שלום", 80, lines: 1, .byTruncatingTail).lines.first)
    #expect(line.text.hasSuffix("…"))
    // In right-to-left text, the ellipsis is at the left end.
    let ellipsis = try #require(line.fragments.last)
    #expect(line.fragments.allSatisfy { $0.direction == .rightToLeft })
    #expect(ellipsis.x == line.fragments.map(\.x).min())
  }

  @Test func manyLinesEndWithAnEllipsis() {
    #expect(set("aaa bbb ccc ddd", width("aaa bbb") + 1, lines: 1, .byTruncatingTail).texts == ["aaa b…"])
    let layout = set("aaa bbb ccc ddd eee", width("aaa bbb") + 1, lines: 2, .byTruncatingTail)
    #expect(layout.texts.first == "aaa bbb" && layout.texts.last?.hasSuffix("…") == true)
    #expect(set("ab\ncd", 500, lines: 1, .byTruncatingTail).texts == ["ab…"])
    #expect(set("ab\ncd", 500, lines: 1, .byTruncatingHead).texts == ["…ab"])
  }

  @Test func partsInOtherFontsStandBesideEachOther() {
    let runs = [
      TextRun("f", font: inter(), size: 20), TextRun("i", font: inter(), size: 20),
      TextRun("Big", font: inter(700), size: 40),
    ]
    let line = PangoTextMeasurer(fonts: .test).typeset(runs, width: nil, lines: 0, mode: .byWordWrapping)
      .lines[0]
    #expect(line.fragments.map(\.text) == ["f", "i", "Big"])
    #expect(line.fragments.map(\.run) == [0, 1, 2])
    #expect(abs(line.width - width("f") - width("i") - width("Big", font: inter(700), size: 40)) < 1e-6)
    #expect(abs(line.baseline - 40 * 2728 / 2816) < 1e-3)
  }
}
