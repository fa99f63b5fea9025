import KansoScreens
import Testing

struct AnimationFramesTests {
  private func times(_ duration: Double, delay: Double = 0, perSecond rate: Double) -> [Double] {
    let view = View()
    let animation = view.animate(duration: duration, curve: .linear, delay: delay) { view.alpha = 0 }
    return animation.frames(perSecond: rate).map(\.time)
  }

  @Test func theEndIsTheLastMomentWhereverItFalls() {
    #expect(times(0.35, perSecond: 10) == [0, 0.1, 0.2, 0.3, 0.35])
  }

  @Test func anEndOnAMomentIsThereOnce() { #expect(times(0.5, perSecond: 4) == [0, 0.25, 0.5]) }

  @Test func theDelayBelongsToIt() { #expect(times(0.5, delay: 0.5, perSecond: 2) == [0, 0.5, 1]) }

  @Test(arguments: [0, -3, .nan, .infinity]) func ratesThatAreNoneGiveTheEnds(rate: Double) {
    #expect(times(0.5, perSecond: rate) == [0, 0.5])
  }

  @Test func withoutADurationThereIsTheEndOnly() { #expect(times(0, perSecond: 60) == [0]) }

  @Test func eachMomentIsTheOneOfItsTime() {
    let view = View()
    let animation = view.animate(duration: 1, curve: .linear) { view.alpha = 0 }
    #expect(animation.frames(perSecond: 4).map { $0.frame[view]?.alpha } == [1, 0.75, 0.5, 0.25, 0])
  }
}
