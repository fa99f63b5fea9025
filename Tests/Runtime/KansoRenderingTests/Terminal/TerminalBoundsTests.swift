import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

/// Drawings with coordinates out of bounds. The legal parts are drawn.
struct TerminalBoundsTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)

  private func lines(_ size: Size, _ columns: Int, _ commands: [DrawCommand] = []) -> [Substring] {
    let drawing = Drawing(size: size, commands: commands)
    let output = drawing.terminal(columns: columns, colors: .trueColor)
    #expect(TerminalScreen(output).isUnderstood)
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func widthAndHeightAreBounded() {
    let size = Size(width: 100, height: 50)
    for (columns, width) in [(Int.min, 1), (0, 1), (1, 1), (80, 80), (400, 400), (Int.max, 400)] {
      #expect(lines(size, columns).allSatisfy { $0.count == width })
    }
    #expect(lines(size, 80).count == 20)
    #expect(lines(Size(width: 1, height: 1e12), 80).count == 1_000)
    #expect(lines(Size(width: 1e-300, height: 1e300), 80).count == 1_000)
    #expect(lines(Size(width: 1e300, height: 1e-300), 80).count == 1)
    for bad in [0, -1, Double.nan, .infinity] {
      #expect(lines(Size(width: bad, height: 5), 80).isEmpty)
      #expect(lines(Size(width: 5, height: bad), 80).isEmpty)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude])
  func numbersOfEveryKindDrawSomethingOrNothing(_ bad: Double) {
    let rect = Rect(x: bad, y: 0, width: 5, height: bad)
    let text = TextCommand(
      "a", font: Typography(families: [], size: bad), size: bad, color: red, origin: Point(x: bad, y: 5),
      width: bad, direction: .rightToLeft)
    let outlines = [
      Outline.rectangle(rect, cornerRadius: bad), .ellipse(rect),
      .rectangle(Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: bad),
      .path(Path([Point(x: bad, y: 1), Point(x: 4, y: bad), Point(x: 2, y: 2)])), .path(Path()),
    ]
    var commands: [DrawCommand] = [.text(text), .image(EncodedImage(.png, bytes: []), in: rect), .end]
    for outline in outlines {
      let transform = AffineTransform(a: bad, b: 1, c: 0, d: 1, tx: bad, ty: 0)
      commands += [
        .fill(outline, .color(red)), .stroke(outline, Stroke(red, width: bad, dashes: [bad, 1])),
        .fill(
          outline,
          .gradient(
            LinearGradient(
              stops: [GradientStop(color: red, position: bad), GradientStop(color: red, position: 1)],
              from: Point(x: bad, y: 0), to: .zero))),
        .begin(DrawGroup(transform: transform, opacity: bad)), .fill(outline, .color(red)), .text(text), .end,
        .begin(DrawGroup(clip: outline)),
        .fill(.rectangle(Rect(x: 0, y: 0, width: 9, height: 9)), .color(red)), .text(text), .end,
        .fill(outline, .gradient(LinearGradient(stops: [], from: .zero, to: .zero))),
      ]
    }
    #expect(lines(Size(width: 20, height: 20), 20, commands).count == 10)
  }

  @Test func groupsMayBeDeep() {
    let outlines = [
      Outline.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)),
      .ellipse(Rect(x: 0, y: 0, width: 20, height: 20)),
      .rectangle(Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 3),
    ]
    let begins = (0..<10_000).map { DrawCommand.begin(DrawGroup(opacity: 0.999, clip: outlines[$0 % 3])) }
    let commands = begins + [.fill(outlines[0], .color(red))]
    #expect(lines(Size(width: 20, height: 20), 20, commands).count == 10)
    let ended = commands + Array(repeating: .end, count: 20_000) + [.fill(outlines[0], .color(red))]
    let screen = Drawing(size: Size(width: 20, height: 20), commands: ended).screen()
    #expect(screen.pixel(3, 3) == "#ff0000")
  }

  @Test func manyCommandsTakeTimeInProportion() {
    expectLinearTime(from: 80, growth: 32) { count in
      let commands = (0..<count).map { index in
        DrawCommand.fill(
          .rectangle(
            Rect(x: Double(index % 90), y: Double(index % 70), width: 10, height: 6), cornerRadius: 2),
          .color(red))
      }
      let drawing = Drawing(size: Size(width: 100, height: 100), commands: commands)
      _ = drawing.terminal(columns: 80, colors: .trueColor)
    }
  }
}
