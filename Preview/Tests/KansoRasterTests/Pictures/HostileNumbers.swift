import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport

/// A generator of commands. Most numbers are typical; some are extremely large, extremely small or invalid.
struct HostileNumbers {
  private var generator: SeededGenerator

  init(_ generator: SeededGenerator) { self.generator = generator }

  private static let wrong = [
    0, -0.0, -1, 1e-300, 1e-9, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity, 8_388_608, -8_388_609,
    32_768, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }

  private mutating func number(_ usual: ClosedRange<Double> = -20...80) -> Double {
    chance(0.15)
      ? Self.wrong.randomElement(using: &generator) ?? 0 : Double.random(in: usual, using: &generator)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func outline() -> Outline {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .rectangle(rect(), cornerRadius: number())
    case 1: return .ellipse(rect())
    default:
      var path = Path()
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.curve(to: point(), point(), point())
        default: path.close()
        }
      }
      return .path(path)
    }
  }

  private mutating func color() -> ColorValue {
    let space = ColorSpace.allCases.randomElement(using: &generator) ?? .srgb
    return ColorValue(space, number(0...1), number(0...1), number(0...1), alpha: number(0...1))
  }

  private mutating func paint() -> Paint {
    guard chance(0.3) else { return .color(color()) }
    let stops = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
      GradientStop(color: color(), position: number(0...1))
    }
    return .gradient(LinearGradient(stops: stops, from: point(), to: point()))
  }

  private mutating func group() -> DrawGroup {
    let transform =
      chance(0.5)
      ? .identity
      : AffineTransform(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: number(), ty: number()
      )
    return DrawGroup(
      transform: transform, opacity: number(0...1), clip: chance(0.5) ? outline() : nil)
  }

  mutating func command() -> DrawCommand {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return .fill(outline(), paint())
    case 1:
      let dashes = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in number(0...9) }
      let cap = StrokeStyle.LineCap.allCases.randomElement(using: &generator) ?? .butt
      return .stroke(outline(), Stroke(color(), width: number(0...9), dashes: dashes, cap: cap))
    case 2:
      return .shadow(
        outline(),
        ResolvedShadow(color(), offset: point(), blur: number(), spread: number(), isInset: chance(0.5)))
    case 3:
      let font = Typography(families: ["Inter"], size: 16)
      return .text(
        TextCommand(
          chance(0.5) ? "Text" : "a\0\u{301}\n", font: font, size: number(), color: color(), origin: point(),
          width: number()))
    case 4:
      let bytes = (try? SamplePictures.image().bytes) ?? []
      return .image(EncodedImage(.png, bytes: chance(0.8) ? bytes : Array(bytes.dropLast(9))), in: rect())
    case 5: return .begin(group())
    default: return .end
    }
  }
}
