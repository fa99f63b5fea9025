import KansoLayout
import KansoRendering
import KansoTheme
import Testing

/// Fills as characters: 20 points are 20 columns and 10 lines, so a pixel is one point.
struct TerminalFillTests {
  private let red = ColorValue(red: 1, green: 0, blue: 0)
  private let green = ColorValue(red: 0, green: 1, blue: 0)
  private let all = Outline.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))

  private func filled(_ outline: Outline, _ color: ColorValue? = nil) -> DrawCommand {
    .fill(outline, .color(color ?? red))
  }

  @Test func everyCellIsFilled() {
    let screen = Drawing(filled(all)).screen()
    #expect(screen.isUnderstood)
    #expect(screen.lines.count == 10)
    #expect(screen.lines.allSatisfy { $0.count == 20 && $0.allSatisfy { $0.background == "#ff0000" } })
  }

  @Test func halvesOfCellsHaveTheirOwnColors() {
    let screen = Drawing(filled(.rectangle(Rect(x: 2, y: 3, width: 4, height: 4)))).screen()
    #expect(screen.texts[1] == "  ▄▄▄▄" + String(repeating: " ", count: 14))
    #expect(screen.texts[3] == "  ▀▀▀▀" + String(repeating: " ", count: 14))
    for (x, y, color) in [(1, 4, nil), (2, 2, nil), (2, 3, "#ff0000"), (5, 6, "#ff0000"), (5, 7, nil)] {
      #expect(screen.pixel(x, y) == color, "\(x) \(y)")
    }
    let two = Drawing(filled(all), filled(.rectangle(Rect(x: 0, y: 0, width: 20, height: 1)), green)).screen()
    #expect(two.pixel(3, 0) == "#00ff00" && two.pixel(3, 1) == "#ff0000")
  }

  @Test func cornersAreRound() {
    let screen = Drawing(filled(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 6)))
      .screen()
    #expect(screen.pixel(0, 0) == nil && screen.pixel(19, 19) == nil)
    #expect(screen.pixel(0, 10) == "#ff0000" && screen.pixel(10, 0) == "#ff0000")
    let ellipse = Drawing(filled(.ellipse(Rect(x: 0, y: 5, width: 20, height: 10)))).screen()
    #expect(ellipse.pixel(1, 6) == nil && ellipse.pixel(18, 13) == nil)
    #expect(ellipse.pixel(10, 6) == "#ff0000" && ellipse.pixel(1, 10) == "#ff0000")
  }

  @Test func pathsAreFilledWhereTheyWindRoundSomething() {
    var path = Path([Point(), Point(x: 20), Point(y: 20)])
    let triangle = Drawing(filled(.path(path))).screen()
    #expect(triangle.pixel(2, 2) == "#ff0000" && triangle.pixel(17, 17) == nil)
    // A hole has the opposite winding direction. A path of the same direction is no hole.
    let hole = [Point(x: 2, y: 2), Point(x: 2, y: 6), Point(x: 6, y: 6), Point(x: 6, y: 2)]
    for (points, color) in [(hole, nil), (hole.reversed(), "#ff0000")] as [([Point], String?)] {
      path = Path([Point(), Point(x: 20), Point(x: 20, y: 20), Point(y: 20)], isClosed: true)
      path.move(to: points[0])
      for point in points.dropFirst() { path.line(to: point) }
      let screen = Drawing(filled(.path(path))).screen()
      #expect(screen.pixel(4, 4) == color && screen.pixel(8, 8) == "#ff0000")
    }
    var curve = Path([Point(y: 20)])
    curve.curve(to: Point(x: 20, y: 20), Point(y: -6), Point(x: 20, y: -6))
    let hill = Drawing(filled(.path(curve))).screen()
    #expect(hill.pixel(10, 3) == "#ff0000" && hill.pixel(1, 3) == nil && hill.pixel(10, 19) == "#ff0000")
  }

  @Test func linesHaveAWidthAndDashes() {
    let frame = Outline.rectangle(Rect(x: 1, y: 1, width: 18, height: 18))
    let screen = Drawing(.stroke(frame, Stroke(red, width: 2))).screen()
    for (x, y, color) in [(0, 0, "#ff0000"), (1, 10, "#ff0000"), (2, 10, nil), (19, 19, "#ff0000")] {
      #expect(screen.pixel(x, y) == color, "\(x) \(y)")
    }
    let line = Outline.path(Path([Point(x: 0, y: 10), Point(x: 20, y: 10)]))
    let dashed = Drawing(.stroke(line, Stroke(red, width: 2, dashes: [4, 2]))).screen()
    #expect(
      (0..<8).map { dashed.pixel($0, 10) != nil } == [true, true, true, true, false, false, true, true])
    #expect(dashed.pixel(3, 8) == nil && dashed.pixel(3, 9) != nil)
    let capped = Drawing(
      .stroke(.path(Path([Point(x: 4, y: 10), Point(x: 8, y: 10)])), Stroke(red, width: 4, cap: .square))
    ).screen()
    #expect(capped.pixel(2, 10) != nil && capped.pixel(1, 10) == nil && capped.pixel(9, 10) != nil)
    for dashes in [[0.0], [0, 0], [1e-9, 1e-9], [0, 3], [3, 0]] {
      #expect(Drawing(.stroke(line, Stroke(red, width: 2, dashes: dashes))).screen().isUnderstood)
    }
  }

  @Test func gradientsPass() throws {
    let gradient = LinearGradient(
      stops: [GradientStop(color: red, position: 0), GradientStop(color: green, position: 1)],
      from: Point(x: 0, y: 0), to: Point(x: 20, y: 0))
    let screen = Drawing(.fill(all, .gradient(gradient))).screen()
    #expect(screen.pixel(0, 5) == "#f90600" && screen.pixel(19, 5) == "#06f900")
    #expect(screen.pixel(10, 0) == screen.pixel(10, 19))
    // The shape turns with its group.
    let turned = DrawGroup(transform: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    let upright = Drawing(.begin(turned), .fill(all, .gradient(gradient)), .end).screen()
    #expect(upright.pixel(5, 0) == "#f90600" && upright.pixel(5, 19) == "#06f900")
    var point = gradient
    point.end = point.start
    #expect(Drawing(.fill(all, .gradient(point))).screen().pixel(0, 0) == "#00ff00")
  }

  @Test func groupsMoveFadeAndCut() {
    let moved = DrawGroup(transform: AffineTransform(translationX: 10, y: 0))
    let screen = Drawing(.begin(moved), filled(.rectangle(Rect(x: 0, y: 0, width: 5, height: 5))), .end)
      .screen()
    #expect(screen.pixel(12, 2) == "#ff0000" && screen.pixel(2, 2) == nil)

    let half = DrawGroup(opacity: 0.5)
    let faded = Drawing(
      filled(all, green), .begin(half), filled(all), .end,
      filled(.rectangle(Rect(x: 0, y: 0, width: 2, height: 2)))
    )
    .screen()
    #expect(faded.pixel(9, 9) == "#808000" && faded.pixel(0, 0) == "#ff0000")

    let cut = DrawGroup(clip: .rectangle(Rect(x: 5, y: 5, width: 5, height: 5)))
    let clipped = Drawing(
      .begin(cut), filled(all), .end, filled(.rectangle(Rect(x: 19, y: 19, width: 1, height: 1)))
    ).screen()
    #expect(clipped.pixel(4, 6) == nil && clipped.pixel(6, 6) == "#ff0000")
    #expect(clipped.pixel(19, 19) == "#ff0000")

    let round = DrawGroup(clip: .ellipse(Rect(x: 0, y: 0, width: 20, height: 20)))
    let nested = Drawing(.begin(cut), .begin(round), filled(all), .end, .end).screen()
    #expect(nested.pixel(6, 6) == "#ff0000" && nested.pixel(12, 12) == nil)
    let circle = Drawing(.begin(round), filled(all), .end).screen()
    #expect(circle.pixel(0, 0) == nil && circle.pixel(10, 10) == "#ff0000")
  }

  @Test func everyColorIsOneOfSRGB() {
    let vivid = ColorValue(.displayP3, 0, 1, 0)
    let screen = Drawing(filled(all, vivid)).screen()
    #expect(screen.pixel(3, 3) == vivid.hex)
    let pale = Drawing(filled(all, green), filled(all, ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(pale.screen().pixel(3, 3) == "#808000")
    #expect(Drawing(filled(all, ColorValue(.oklch, .nan, .infinity, nil))).screen().isUnderstood)
  }

  @Test func picturesAreGrayAndShadowsLeftOut() {
    let screen = Drawing(
      .image(EncodedImage(.png, bytes: [1]), in: Rect(x: 0, y: 0, width: 4, height: 4)),
      .shadow(all, ResolvedShadow(red, blur: 3))
    ).screen()
    #expect(screen.pixel(1, 1) == "#b3b3b3" && screen.pixel(9, 9) == nil)
  }
}
