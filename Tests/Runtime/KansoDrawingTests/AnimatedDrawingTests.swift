import KansoDrawing
import KansoTheme
import Testing

/// Animated drawings as values: durations, and the picture of a time.
struct AnimatedDrawingTests {
  private static let size = Size(width: 100, height: 40)

  private static func square(_ x: Double) -> DrawCommand {
    .fill(.rectangle(Rect(x: x, y: 5, width: 10, height: 10)), .color(ColorValue(.srgb, 1, 0, 0)))
  }

  private static func frame(_ commands: DrawCommand..., duration: Double = 0.5) -> AnimatedDrawing.Frame {
    AnimatedDrawing.Frame(Drawing(size: size, commands: commands), duration: duration)
  }

  @Test func durationsAreTimes() {
    let frames = [1, -1, .nan, .infinity, 1e9, 0.25].map { Self.frame(Self.square(0), duration: $0) }
    #expect(frames.map(\.duration) == [1, 0, 0, 0, 3600, 0.25])
    #expect(AnimatedDrawing(frames).duration == 3601.25)
    #expect(AnimatedDrawing(frames, repeatCount: -3).repeatCount == 1)
  }

  @Test func aTimeHasAPicture() {
    let animation = AnimatedDrawing([
      Self.frame(Self.square(0)), Self.frame(Self.square(20)), Self.frame(Self.square(40), duration: 0),
    ])
    #expect(animation.drawing(at: -1).commands == [Self.square(0)])
    #expect(animation.drawing(at: 0.49).commands == [Self.square(0)])
    #expect(animation.drawing(at: 0.5).commands == [Self.square(20)])
    #expect(animation.drawing(at: 1).commands == [Self.square(40)])
    #expect(animation.drawing(at: .nan) == animation.still)
    #expect(AnimatedDrawing([]).still == Drawing(size: .zero, commands: []))
  }
}
