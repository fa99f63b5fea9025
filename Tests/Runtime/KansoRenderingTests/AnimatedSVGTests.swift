import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

/// Animated drawings as SVG.
struct AnimatedSVGTests {
  private static let red = ColorValue(.srgb, 1, 0, 0)
  private static let size = Size(width: 100, height: 40)

  private static func square(_ x: Double, side: Double = 10, _ color: ColorValue = red) -> DrawCommand {
    .fill(.rectangle(Rect(x: x, y: 5, width: side, height: side)), .color(color))
  }

  private static func word(_ text: String, x: Double) -> DrawCommand {
    .text(
      TextCommand(
        text, font: Typography(families: ["Georgia"], size: 12), size: 12, color: .black,
        origin: Point(x: x, y: 30), width: 40))
  }

  private static func frame(_ commands: DrawCommand..., duration: Double = 0.5) -> AnimatedDrawing.Frame {
    AnimatedDrawing.Frame(Drawing(size: size, commands: commands), duration: duration)
  }

  private func svg(_ frames: AnimatedDrawing.Frame..., repeatCount: Int? = nil) -> String {
    let svg = AnimatedDrawing(frames, repeatCount: repeatCount).svg(title: "A & B")
    #expect(XMLReading(svg) != nil)
    return svg
  }

  @Test func theDocumentedProgramCompiles() async throws {
    for program in try DocumentedProgram(in: "Documentation/Preview.md").blocks("swift") {
      let outcome = try await DocumentedProgram.check(program)
      #expect(outcome.status == 0 && !outcome.errors.contains("main.swift:"), "\(outcome.errors)")
    }
  }

  // MARK: SVG

  @Test func whatDoesNotMoveIsAPicture() {
    let still = Drawing(size: Self.size, commands: [Self.square(0)])
    #expect(svg(Self.frame(Self.square(0))) == still.svg(title: "A & B"))
    #expect(svg(Self.frame(Self.square(0)), Self.frame(Self.square(0))) == still.svg(title: "A & B"))
    #expect(
      svg(Self.frame(Self.square(9), duration: 0), Self.frame(Self.square(0))) == still.svg(title: "A & B"))
    #expect(svg().contains("viewBox=\"0 0 0 0\""))
  }

  @Test func whatIsCommonIsDrawnOnce() {
    let svg = svg(
      Self.frame(Self.word("Cats", x: 0), Self.square(0), Self.word("Dogs", x: 50)),
      Self.frame(Self.word("Cats", x: 0), Self.square(20), Self.word("Dogs", x: 50)))
    #expect(svg.split(separator: "Cats").count == 2 && svg.split(separator: "Dogs").count == 2)
    #expect(svg.split(separator: "<rect").count == 2)
    // The shape is written at its final position. The words have no animation.
    #expect(svg.contains("<g class=\"a1\">\n<rect x=\"20\" y=\"5\""))
    #expect(svg.split(separator: "class=").count == 2)
    #expect(
      svg.contains("@keyframes a1{0%{transform:translate(-20px,0px)}50%{transform:translate(0px,0px)}}"))
    #expect(svg.contains("[class]{animation:1s step-end infinite}"))
  }

  @Test func theAnimationRepeatsAsOftenAsRequested() {
    #expect(
      svg(Self.frame(Self.square(0)), Self.frame(Self.square(9)), repeatCount: 3).contains("step-end 3}"))
  }

  @Test func whatIsStretchedIsDrawnOnce() {
    let circle = { (side: Double) -> DrawCommand in
      .fill(.ellipse(Rect(x: 50 - side / 2, y: 0, width: side, height: side)), .color(.black))
    }
    let svg = svg(Self.frame(circle(20)), Self.frame(circle(40)))
    #expect(svg.split(separator: "<ellipse").count == 2)
    #expect(svg.contains("0%{transform:matrix(0.5,0,0,0.5,25,0)}"))
  }

  @Test func roundCornersAndLinesAreNotStretched() {
    let round = { (side: Double) -> DrawCommand in
      .fill(.rectangle(Rect(width: side, height: side), cornerRadius: 4), .color(.black))
    }
    #expect(svg(Self.frame(round(20)), Self.frame(round(30))).split(separator: "<rect").count == 3)
    let line = { (side: Double) -> DrawCommand in
      .stroke(.rectangle(Rect(width: side, height: side)), Stroke(.black, width: 1))
    }
    #expect(svg(Self.frame(line(20)), Self.frame(line(30))).split(separator: "<rect").count == 3)
  }

  @Test func whatComesAndGoesIsHidden() {
    let svg = svg(
      Self.frame(Self.word("first", x: 0)), Self.frame(Self.word("first", x: 0), Self.word("second", x: 50)),
      Self.frame(Self.word("second", x: 50)))
    // Without animation, the last frame is visible.
    #expect(svg.contains("<g class=\"a1\" visibility=\"hidden\">\n<text"))
    #expect(svg.contains("<g class=\"a2\">\n<text"))
    #expect(svg.contains("@keyframes a1{0%{visibility:visible}66.6667%{visibility:hidden}}"))
    #expect(svg.contains("@keyframes a2{0%{visibility:hidden}33.3333%{visibility:visible}}"))
  }

  @Test func groupsChangeAsAWhole() {
    let group = { (opacity: Double, width: Double) -> AnimatedDrawing.Frame in
      let clip = Outline.rectangle(Rect(width: width, height: 40))
      return Self.frame(.begin(DrawGroup(opacity: opacity, clip: clip)), Self.word("inside", x: 0), .end)
    }
    let svg = svg(group(0.5, 60), group(1, 80))
    #expect(svg.split(separator: "inside").count == 2)
    #expect(svg.contains("0%{opacity:0.5;clip-path:url(#k1)}50%{opacity:1;clip-path:url(#k2)}"))
    #expect(svg.split(separator: "<clipPath").count == 3)
  }

  @Test func whatIsInAGroupThatIsHiddenComesBackWithIt() {
    let group = Self.frame(.begin(DrawGroup(opacity: 0.5)), Self.word("inside", x: 0), .end)
    let svg = svg(group, Self.frame(Self.square(0)))
    #expect(svg.split(separator: "visibility=\"hidden\"").count == 2)
  }

  @Test func unbalancedAndHugePicturesAreDrawn() {
    let odd = Self.frame(.end, .begin(DrawGroup(opacity: 0.5)), Self.square(0))
    #expect(svg(odd, Self.frame(.end, Self.square(5), .end), odd).split(separator: "<rect").count == 3)
    let deep = Array(repeating: DrawCommand.begin(DrawGroup(opacity: 0.9)), count: 100_000) + [Self.square(0)]
    let deepFrame = AnimatedDrawing.Frame(Drawing(size: Self.size, commands: deep), duration: 1)
    // Groups that are too deeply nested are left out.
    #expect(svg(deepFrame, Self.frame(Self.square(3)), deepFrame).split(separator: "<rect").count == 2)
    let many = { (seed: Int) in
      AnimatedDrawing.Frame(
        Drawing(size: Self.size, commands: (0..<5_000).map { Self.word("\($0 * seed)", x: 0) }), duration: 1)
    }
    // This number of texts exceeds the limit for comparison: only the first text is found in both frames.
    #expect(svg(many(3), many(7)).split(separator: "<text").count == 1 + 1 + 2 * 4_999)
  }

  @Test func theSameMakesTheSameBytes() {
    let frames = (0..<20).map { Self.frame(Self.word("a", x: Double($0)), Self.square(Double($0 % 7))) }
    #expect(AnimatedDrawing(frames).svg(title: "t") == AnimatedDrawing(frames).svg(title: "t"))
  }
}
