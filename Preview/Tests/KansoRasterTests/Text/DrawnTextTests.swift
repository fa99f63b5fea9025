import CPango
import Foundation
import KansoLayout
import KansoTheme
import Testing

@testable import KansoRaster

extension TextCommand {
  /// Returns a text with its measured width in the test fonts, or with a given width.
  static func black(
    _ text: String, _ font: Typography = inter(), at origin: Point = Point(x: 20, y: 40),
    width: Length? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight, isUnderlined: Bool = false, anchor: Anchor? = nil
  ) -> TextCommand {
    TextCommand(
      text, font: font, size: font.size, color: ColorValue(.srgb, 0, 0, 0), origin: origin,
      width: width ?? KansoRasterTests.width(text, font: font, size: font.size), direction: direction,
      isUnderlined: isUnderlined, anchor: anchor)
  }
}

/// The pixels of texts.
struct DrawnTextTests {
  private func canvas(_ texts: TextCommand..., width: Int = 300, scale: Double = 1) -> Canvas {
    let canvas = Canvas(width, 60, scale: scale)
    for text in texts { FontLibrary.test.draw(text, on: canvas.pointer) }
    return canvas
  }

  /// Draws a text between two bars. The free space must be as wide as the measured text.
  @Test(arguments: ["Hello", "fi AVAT", "a b", "שלום", "مرحبا", "नमस्ते", "簡体字", "👨‍👩‍👧🐈", "abc שלום 123"])
  func aTextIsDrawnAsWideAsItIsMeasured(_ text: String) throws {
    for spacing in [0.0, 3] {
      let (font, scale) = (inter(spacing: spacing), 4.0)
      let line = try #require(set("H\(text)H", font: font).lines.first)
      let canvas = Canvas(300, 60, scale: scale)
      for part in line.fragments {
        FontLibrary.test.draw(
          .black(
            part.text, font, at: Point(x: 20 + part.x, y: 40), width: part.width,
            direction: part.direction ?? .leftToRight), on: canvas.pointer)
      }
      let ink = try #require(canvas.ink).columns
      let bar = try #require(self.canvas(.black("H", font), scale: scale).ink).columns
      #expect(abs(ink.lowerBound - bar.lowerBound) <= 1, "\(text)")
      let rest = width("H", font: font) - (Double(bar.upperBound + 1) / scale - 20)
      #expect(
        abs(20 + line.width - rest - Double(ink.upperBound + 1) / scale) < 2 / scale, "\(text) \(spacing)")
    }
  }

  @Test func theBaselineIsWhereItIsWanted() throws {
    let ink = try #require(canvas(.black("HHH")).ink)
    #expect(ink.rows.upperBound == 39)
    #expect(ink.columns.lowerBound == 21)
  }

  @Test(arguments: [(TextCommand.Anchor.left, 21), (.center, 71), (.right, 121)])
  func theAnchorStaysWhereTheTextIsNarrower(_ anchor: TextCommand.Anchor, _ left: Int) throws {
    let availableWidth = width("HHH") + 100
    let ink = try #require(canvas(.black("HHH", width: availableWidth, anchor: anchor)).ink)
    #expect(abs(ink.columns.lowerBound - left) <= 1)
  }

  @Test(arguments: [(TextCommand.Anchor.left, 21), (.right, 18)])
  func theAnchorStaysWhereTheTextIsALittleWider(_ anchor: TextCommand.Anchor, _ left: Int) throws {
    let ink = try #require(canvas(.black("HHHHH", width: width("HHHHH") - 4, anchor: anchor)).ink)
    #expect(abs(ink.columns.lowerBound - left) <= 1)
  }

  /// A text that another measurer measured keeps its anchor and its shape.
  @Test func aTextIsAsWideAsItsGlyphs() throws {
    let whole = width("HHHHHHHH")
    for wrong in [whole / 2, 0, -5, Double.nan, .infinity] {
      let ink = try #require(canvas(.black("HHHHHHHH", width: wrong, anchor: .left)).ink)
      #expect(abs(Double(ink.columns.count) - whole) < 4 && ink.columns.lowerBound >= 20)
    }
  }

  @Test func aTextIsOnOneLineWhateverItHolds() {
    let availableWidth = width("a b c d")
    let plain = canvas(.black("a b c d", width: availableWidth)).pixels
    for text in ["a\nb\tc\0d", "a\r\nb\u{2028}c\u{B}d", "a\u{2029}b\u{1B}c\u{7F}d"] {
      #expect(canvas(.black(text, width: availableWidth)).pixels == plain, "\(text.debugDescription)")
    }
  }

  @Test func aTextIsUnderlinedFromEndToEnd() throws {
    let line = try #require(canvas(.black("HH", isUnderlined: true)).ink)
    #expect(line.rows.upperBound > 40)
    #expect(line.columns.lowerBound == 20)
    #expect(abs(Double(line.columns.upperBound + 1) - 20 - width("HH")) <= 1)
  }

  @Test func emojiHaveTheirColorsAndTheSizeOfLetters() throws {
    let cat = canvas(.black("🐈"))
    #expect(cat.isColored)
    #expect(try #require(cat.ink).rows.count <= 24)
    #expect(!canvas(.black("H")).isColored)
  }

  @Test func theDirectionTellsWhichEndComesFirst() throws {
    let (left, right) = (canvas(.black("12 +")), canvas(.black("12 +", direction: .rightToLeft)))
    #expect(left.pixels != right.pixels)
    let brackets = canvas(.black("(", direction: .leftToRight)).pixels
    #expect(canvas(.black(")", direction: .rightToLeft)).pixels == brackets)
  }

  @Test func lettersThatStandApartAreNotJoined() {
    // A ligature would be one glyph, with letter spacing after it only once.
    let spaced = inter(spacing: 5)
    #expect(abs(width("fi", font: spaced) - width("f", font: spaced) - width("i", font: spaced)) < 1)
    #expect(abs(width("לום", font: spaced) - width("לום") - 15) < 1e-3)
    #expect(abs(width("e\u{301}", font: spaced) - width("e\u{301}") - 5) < 1e-3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -3, 1e-300, 1e300, 1e6])
  func noNumberEndsTheDrawing(_ number: Double) throws {
    let canvas = Canvas(60, 60)
    for (size, x, width, spacing) in [
      (number, 20, 10, 0), (20, number, 10, 0), (20, 20, number, 0), (20, 20, 10, number),
    ] {
      let font = Typography(families: ["Inter"], size: size, weight: number, letterSpacing: .points(spacing))
      let text = TextCommand(
        "Hש", font: font, size: size, color: ColorValue(.srgb, 0, 0, 0), origin: Point(x: x, y: 30),
        width: width,
        isUnderlined: true)
      FontLibrary.test.draw(text, on: canvas.pointer)
    }
    // A command after an invalid one is drawn.
    let before = canvas.pixels
    FontLibrary.test.draw(.black("HHH", at: Point(x: 2, y: 58)), on: canvas.pointer)
    #expect(cairo_status(canvas.pointer) == CAIRO_STATUS_SUCCESS)
    #expect(canvas.pixels != before)
  }

  @Test func aPlaceThatCannotBeSeenIsNotDrawnIn() {
    let canvas = Canvas(60, 60)
    for (x, y) in [(1e-9, 1e-9), (1, 1e-12), (1e30, 1)] {
      cairo_save(canvas.pointer)
      var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0)
      cairo_set_matrix(canvas.pointer, &matrix)
      FontLibrary.test.draw(.black("H"), on: canvas.pointer)
      cairo_restore(canvas.pointer)
    }
    #expect(cairo_status(canvas.pointer) == CAIRO_STATUS_SUCCESS)
  }
}
