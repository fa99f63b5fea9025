import KansoScreens
import TestSupport
import Testing

struct TransformInterpolationTests {
  private func between(
    _ first: AffineTransform, _ second: AffineTransform, at progress: Double
  ) -> AffineTransform {
    guard
      case .transform(let map) = AnimatableValue.transform(first)
        .interpolated(to: .transform(second), at: progress)
    else { return .identity }
    return map
  }

  private func isClose(_ first: AffineTransform, _ second: AffineTransform) -> Bool {
    zip(
      [first.a, first.b, first.c, first.d, first.tx, first.ty],
      [second.a, second.b, second.c, second.d, second.tx, second.ty]
    )
    .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func rotation(_ degrees: Double) -> AffineTransform {
    AffineTransform(rotationAngle: degrees * .pi / 180)
  }

  @Test func movementsGoStraight() {
    let map = between(.identity, AffineTransform(translationX: 40, y: -8), at: 0.25)
    #expect(isClose(map, AffineTransform(translationX: 10, y: -2)))
  }

  @Test func scalesGoStraight() {
    let map = between(.identity, AffineTransform(scaleX: 3, y: 0.5), at: 0.5)
    #expect(isClose(map, AffineTransform(scaleX: 2, y: 0.75)))
  }

  @Test func turnsKeepTheSize() {
    #expect(isClose(between(.identity, rotation(90), at: 1.0 / 3), rotation(30)))
  }

  @Test func turnsGoTheShorterWay() {
    #expect(isClose(between(rotation(170), rotation(-170), at: 0.25), rotation(175)))
    #expect(isClose(between(rotation(-170), rotation(170), at: 0.25), rotation(-175)))
  }

  @Test func aHalfTurnIsATurn() {
    #expect(isClose(between(.identity, rotation(180), at: 0.5), rotation(90)))
  }

  @Test func mirroringGoesThroughALine() {
    let map = between(.identity, AffineTransform(scaleX: -1, y: 1), at: 0.5)
    #expect(isClose(map, AffineTransform(scaleX: 0, y: 1)))
  }

  @Test func whatGrowsFromNothingIsTurnedAsItWillBe() {
    let end = AffineTransform(scaleX: 2, y: 2).concatenating(rotation(40))
    let map = between(AffineTransform(scaleX: 0, y: 0), end, at: 0.5)
    #expect(isClose(map, rotation(40)))
  }

  @Test func shearsGoStraight() {
    let sheared = between(.identity, AffineTransform(a: 1, b: 0, c: 0.6, d: 0.8, tx: 0, ty: 0), at: 0.5)
    #expect(isClose(sheared, AffineTransform(a: 1, b: 0, c: 0.3, d: 0.9, tx: 0, ty: 0)))
  }

  @Test func mapsThatAreNotFiniteAreTheEndAtOnce() {
    let broken = AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(between(broken, rotation(10), at: 0.5) == rotation(10))
  }

  @Test func anyTwoMapsAreMetAtTheEnds() {
    var generator = SeededGenerator.announced(for: #function)
    func random() -> Double {
      Bool.random(using: &generator)
        ? .random(in: -3...3, using: &generator) : Double(Int.random(in: -1...1, using: &generator))
    }
    for _ in 0..<500 {
      let maps = (0..<2).map { _ in
        AffineTransform(a: random(), b: random(), c: random(), d: random(), tx: random(), ty: random())
      }
      #expect(isClose(between(maps[0], maps[1], at: 0), maps[0]), "\(maps)")
      #expect(isClose(between(maps[0], maps[1], at: 1), maps[1]), "\(maps)")
    }
  }
}
