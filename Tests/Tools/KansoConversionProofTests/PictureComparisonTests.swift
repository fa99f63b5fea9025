import KansoDrawing
import KansoTheme
import Testing

@testable import KansoConversionProof

@Suite struct PictureComparisonTests {
  private static let square = Outline.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
  private static let red = DrawCommand.fill(square, .color(ColorValue(red: 1, green: 0, blue: 0)))

  private func difference(_ old: [DrawCommand], _ new: [DrawCommand]) -> String? {
    let size = Size(width: 100, height: 100)
    return PictureComparison.difference(
      Drawing(size: size, commands: old), Drawing(size: size, commands: new))
  }

  private func text(_ text: String, face: String? = nil, families: [String] = ["system-ui"], x: Double = 0)
    -> DrawCommand
  {
    var font = Typography(families: families, size: 17)
    font.face = face
    return .text(
      TextCommand(
        text, font: font, size: 17, color: ColorValue(red: 0, green: 0, blue: 0), origin: Point(x: x, y: 0),
        width: 50))
  }

  @Test func whatNobodySeesIsNoDifference() {
    let almost = DrawCommand.fill(
      .rectangle(Rect(x: 10.4, y: 10, width: 20, height: 20)),
      .color(ColorValue(red: 0.998, green: 0.001, blue: 0)))
    #expect(difference([Self.red], [almost]) == nil)
    let clip = DrawGroup(clip: Self.square)
    #expect(
      difference([.begin(clip), Self.red, .end], [.begin(clip), .begin(clip), Self.red, .end, .end]) == nil)
    #expect(difference([], [.begin(clip), .begin(DrawGroup(opacity: 0.5)), .end, .end]) == nil)
    let clear = DrawCommand.fill(Self.square, .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0)))
    #expect(difference([], [clear]) == nil)
    #expect(
      difference(
        [text("Cat", face: "HelveticaNeue-Bold", families: ["Helvetica Neue"])],
        [text("Cat", face: "HelveticaNeue-Bold", families: ["HelveticaNeue"])]) == nil)
  }

  @Test func whatIsSeenIsADifference() throws {
    let pink = DrawCommand.fill(Self.square, .color(ColorValue(red: 1, green: 0.1, blue: 0)))
    let round = DrawCommand.fill(
      .rectangle(Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 5),
      .color(ColorValue(red: 1, green: 0, blue: 0)))
    for other in [
      [pink], [round], [], [Self.red, Self.red], [.begin(DrawGroup(opacity: 0.5)), Self.red, .end],
    ] {
      #expect(difference([Self.red], other) != nil)
      #expect(difference(other, [Self.red]) != nil)
    }
    for other in [text("Dog"), text("Cat", x: 1), text("Cat", face: "Menlo-Regular", families: ["Menlo"])] {
      #expect(difference([text("Cat")], [other]) != nil)
    }
    #expect(difference([text("Cat")], [text("Dog")])?.contains("\"Dog\"") == true)
  }
}
