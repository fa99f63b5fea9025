import CPango
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// What was measured is what is drawn, and it is shaped once.
@Suite(.serialized) struct MeasuredTextTests {
  private static let words = [
    "Hello", "office", "AVAST", "Tj", "שלום", "עולם", "مرحبا", "القط", "नमस्ते", "簡体字", "猫", "12", "(a)", "x-y",
  ]

  /// A library of its own, so that no other test shapes with it.
  private let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
  private var shapingCount: Int { fonts.typesetter.withLock { $0.shapingCount } }

  /// Returns runs of random words in random weights and sizes, without spaces at the ends.
  private func runs(using generator: inout SeededGenerator) -> [TextRun] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let count = Int.random(in: 1...5, using: &generator)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &generator)! }.joined(separator: " ")
      let weight = [nil, 700.0].randomElement(using: &generator)!
      return TextRun(text, font: inter(weight), size: [12, 20, 31.5].randomElement(using: &generator)!)
    }
  }

  /// A property of random texts in several scripts, directions, weights, widths and modes: the ink of each line is as
  /// wide as the line was measured, apart from the space that a glyph has beside its ink, and drawing shapes nothing.
  @Test func theInkIsAsWideAsTheLine() throws {
    var generator = SeededGenerator.announced(for: "theInkIsAsWideAsTheLine")
    let measurer = PangoTextMeasurer(fonts: fonts)
    for _ in 0..<120 {
      let runs = runs(using: &generator)
      let width = [nil, 60.0, 150, 260].randomElement(using: &generator)!
      let mode = LineBreakMode.allCases.randomElement(using: &generator)!
      let lines = [0, 1, 2].randomElement(using: &generator)!
      let layout = measurer.typeset(runs, width: width, lines: lines, mode: mode)
      let shaped = shapingCount
      for line in layout.lines where !line.text.allSatisfy(\.isWhitespace) {
        // A line that is cut off has no end of its own.
        let whole = line.fragments.map { $0.x + $0.width }.max() ?? 0
        guard whole < 560 else { continue }
        let canvas = Canvas(640, 60)
        for part in line.fragments { draw(part, runs[part.run], on: canvas) }
        let ink = try #require(canvas.ink, "\(line.text)").columns
        let size = runs.map(\.size).max() ?? 0
        let (left, right) = (Double(ink.lowerBound) - 40, Double(ink.upperBound + 1) - 40)
        #expect(abs(left) < 0.3 * size + 2, "\(line.text) \(mode) \(left)")
        #expect(
          abs(right - whole) < 0.3 * size + 2 || line.text.hasSuffix(" "), "\(line.text) \(right) \(whole)")
      }
      #expect(shapingCount == shaped)
    }
  }

  private func draw(_ part: TextLayout.Fragment, _ run: TextRun, on canvas: Canvas) {
    let command = TextCommand(
      part.text, font: run.font, size: run.size, color: ColorValue(.srgb, 0, 0, 0),
      origin: Point(x: 40 + part.x, y: 40), width: part.width, direction: part.direction ?? .leftToRight,
      glyphs: part.glyphs)
    fonts.draw(command, on: canvas.pointer)
  }

  /// A paragraph is shaped once, however often it is measured, broken and drawn; an ellipsis once more.
  @Test func aParagraphIsShapedOnce() {
    let measurer = PangoTextMeasurer(fonts: fonts)
    let run = TextRun("one two three four five six seven eight\nnine ten", font: inter(), size: 20)
    for width in [40.0, 90, 200] {
      let layout = measurer.typeset([run], width: width, lines: 0, mode: .byWordWrapping)
      for part in layout.lines.flatMap(\.fragments) { draw(part, run, on: Canvas(20, 20)) }
    }
    #expect(shapingCount == 2)
    for width in [40.0, 90] {
      _ = measurer.typeset([run], width: width, lines: 1, mode: .byTruncatingTail)
    }
    #expect(shapingCount == 3)
  }

  /// Words of a justified line are drawn with the glyphs of the line.
  @Test func justifiedWordsAreNotShapedAgain() {
    let measurer = PangoTextMeasurer(fonts: fonts)
    let run = TextRun("fi AVAT office שלום abc def", font: inter(spacing: 1), size: 20)
    let layout = measurer.typeset([run], width: 150, lines: 0, mode: .byWordWrapping)
    let placed = layout.placed(in: Rect(x: 0, y: 0, width: 150, height: 60), direction: .leftToRight) { _ in
      .justified
    }
    let shaped = shapingCount
    for part in placed.lines.flatMap(\.fragments) {
      let (one, other) = (Canvas(200, 60), Canvas(200, 60))
      draw(part, run, on: one)
      #expect(shapingCount == shaped, "\(part.text)")
      var alone = part
      alone.glyphs = GlyphReference()
      draw(alone, run, on: other)
      let different = zip(one.pixels, other.pixels).filter { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) > 64 }
      #expect(different.count < 40, "\(part.text)")
      // The second canvas had no glyphs.
      #expect(shapingCount > shaped)
      fonts.typesetter.withLock { $0.shapingCount = shaped }
    }
  }

  /// Glyphs of another library are not drawn: its fonts belong to another lock.
  @Test func foreignGlyphsAreShapedAgain() {
    let other = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
    let run = TextRun("abc", font: inter(), size: 20)
    let part = PangoTextMeasurer(fonts: other).typeset([run], width: nil, lines: 1, mode: .byClipping).lines[
      0
    ]
    .fragments[0]
    let canvas = Canvas(200, 60)
    draw(part, run, on: canvas)
    #expect(shapingCount == 1 && canvas.ink != nil)
  }

  /// Several threads justify and draw one cached layout.
  @Test func severalThreadsShareGlyphs() async {
    let fonts = fonts
    let widths = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let run = TextRun("fi AVAT office שלום abc def مرحبا ghi", font: inter(spacing: 1), size: 20)
          let layout = PangoTextMeasurer(fonts: fonts).typeset(
            [run], width: 150, lines: 0, mode: .byWordWrapping)
          let placed = layout.placed(in: Rect(x: 0, y: 0, width: 150, height: 60), direction: .leftToRight) {
            _ in .justified
          }
          let canvas = Canvas(200, 60)
          for part in placed.lines.flatMap(\.fragments) {
            let command = TextCommand(
              part.text, font: run.font, size: run.size, color: ColorValue(.srgb, 0, 0, 0),
              origin: Point(x: part.x, y: 40), width: part.width, glyphs: part.glyphs)
            fonts.draw(command, on: canvas.pointer)
          }
          return placed.lines.map(\.width).reduce(0, +)
        }
      }
      return await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }
}
