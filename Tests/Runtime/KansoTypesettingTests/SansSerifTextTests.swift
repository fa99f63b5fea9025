import KansoTheme
import TestSupport
import Testing

@testable import KansoTypesetting

struct SansSerifTextTests {
  private let font = Typography(families: ["Helvetica"], size: 10)
  private let measurer = SansSerifTextMeasurer()

  private func width(_ text: String, _ font: Typography? = nil, size: Length = 1000) -> Length {
    let width = measurer.measure(text, font: font ?? self.font, size: size, width: nil, lines: 0).size.width
    return (width * 1e6).rounded() / 1e6
  }

  /// Character widths from `Helvetica.afm` and `Helvetica-Bold.afm`.
  @Test(arguments: [
    (" ", 278, 278), ("A", 667, 722), ("W", 944, 944), ("i", 222, 278), ("m", 833, 889), ("~", 584, 584),
    ("@", 1015, 975),
    ("0", 556, 556), ("é", 556, 556), ("Ä", 667, 722), ("ß", 611, 611), ("–", 556, 556), ("…", 1000, 1000),
    ("’", 222, 278),
  ])
  func lettersAreAsWideAsHelveticas(text: String, regular: Double, bold: Double) {
    #expect(width(text + "|") - width("|") == regular)
    let heavy = Typography(families: ["Helvetica"], size: 10, weight: 700)
    #expect(width(text + "|", heavy) - width("|", heavy) == bold)
  }

  @Test(arguments: [
    ("猫", 1000), ("한", 1000), ("🐈", 1250), ("☀️", 1250), ("e\u{301}", 556), ("ж", 578), ("Ж", 726), ("ש", 556),
    ("\u{200B}", 0),
  ])
  func othersAreAsWideAsUsual(text: String, expected: Double) { #expect(width(text) == expected) }

  @Test func lettersOfOneWidth() {
    let menlo = Typography(families: ["Menlo"], size: 10)
    #expect(width("iW猫", menlo) == 600 + 600 + 1000)
  }

  @Test func lettersStandApart() {
    let spaced = Typography(families: ["Helvetica"], size: 10, letterSpacing: .points(5))
    #expect(width("ii", spaced, size: 1000) == 454)
  }

  @Test func textsCanBeTakenWider() {
    func width(_ stretch: Double) -> Length {
      SansSerifTextMeasurer(stretch: stretch).measure("A", font: font, size: 1000, width: nil, lines: 0).size
        .width
    }
    #expect(width(1.5) == 1000.5)
    for wrong in [0, -1, Double.nan, .infinity] { #expect(width(wrong) == 667) }
  }

  /// Measuring and drawing are implemented separately, so their widths must agree.
  @Test func measuresWhatIsDrawn() {
    let words = [
      "Lorem", "ipsum", "W", "il", "猫猫猫", "\n", "a  b", "c\r\nd", "verylongwordthatbreaks", "é", "",
    ]
    var generator = SeededGenerator.announced(for: "measuresWhatIsDrawn")
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      .joined(separator: " ")
      let (limit, lines) = (
        Double.random(in: 1...90, using: &generator), Int.random(in: 0...3, using: &generator)
      )
      let typography = Typography(
        families: ["Arial"], size: 10, weight: Bool.random(using: &generator) ? 700 : 400)
      let measured = measurer.measure(text, font: typography, size: 10, width: limit, lines: lines)
      let layout = measurer.typeset(
        [TextRun(text, font: typography, size: 10)], width: limit, lines: lines, mode: .byWordWrapping)
      guard !text.isEmpty else { continue }
      #expect(
        abs(measured.size.width - layout.extent.size.width) < 1e-6, "\(text.debugDescription) at \(limit)")
      #expect(
        abs(measured.size.height - layout.extent.size.height) < 1e-6, "\(text.debugDescription) at \(limit)")
      #expect(measured.lineCount == layout.lines.count)
    }
  }

  @Test func linesAreAsHighAsThoseOfPlainTextMeasurer() {
    for text in ["", "a", "a\nb"] {
      let (own, plain) = (
        measurer.measure(text, font: font, size: 10, width: nil, lines: 0),
        PlainTextMeasurer().measure(text, font: font, size: 10, width: nil, lines: 0)
      )
      #expect(
        (own.size.height, own.firstBaseline, own.lastBaseline, own.lineCount) == (
          plain.size.height, plain.firstBaseline, plain.lastBaseline, plain.lineCount
        ))
    }
  }
}

struct FontClassTests {
  @Test(
    arguments: [
      ("system-ui", .system), ("Helvetica Neue", .sansSerif), ("Georgia", .serif), ("Menlo", .monospace),
      ("Chalkboard SE", .handwriting), ("Marker Felt", .handwriting), ("SF Pro Rounded", .rounded),
      ("JetBrains Mono", .monospace),
      ("Noto Serif Display", .serif), ("Open Sans", .sansSerif), ("SOURCE CODE PRO", .monospace),
      ("Unheard", nil), ("", nil),
    ] as [(String, FontClass?)])
  func namesTell(family: String, kind: FontClass?) { #expect(FontClass(family: family) == kind) }

  @Test func theFirstFamilyThatTellsIsTheOne() {
    #expect(Typography(families: ["Unheard", "Georgia", "Menlo"], size: 1).fontClass == .serif)
    #expect(Typography(families: [], face: "ChalkboardSE-Bold", size: 1).fontClass == .handwriting)
    #expect(Typography(families: ["Unheard"], size: 1).fontClass == .sansSerif)
    #expect(FontClass(family: String(repeating: "mono", count: 1_000_000)) == .monospace)
  }

  @Test(
    arguments: [
      ("A-Bold", nil, 700.0, true), ("A-SemiBoldItalic", nil, 600, true), ("A-Light", nil, 300, false),
      ("A-Bold", 400.0, 400, false),
      ("Bold", nil, 400, false), (nil, 650, 650, true), ("A-UltraLight", nil, 200, false),
    ] as [(String?, Double?, Double, Bool)])
  func facesTellTheirWeight(face: String?, weight: Double?, shown: Double, isBold: Bool) {
    let font = Typography(families: ["A"], face: face, size: 1, weight: weight)
    #expect(font.displayWeight == shown)
    #expect(font.isBold == isBold)
  }

  @Test func facesTellWhetherTheyLean() {
    #expect(Typography(families: [], face: "A-BoldOblique", size: 1).isDisplayedItalic)
    #expect(Typography(families: [], size: 1, isItalic: true).isDisplayedItalic)
    #expect(!Typography(families: [], face: "Italica", size: 1).isDisplayedItalic)
  }
}
