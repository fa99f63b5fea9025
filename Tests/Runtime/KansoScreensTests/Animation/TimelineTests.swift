import KansoScreens
import Testing

struct TimelineTests {
  private let screen = BoxInRoot()

  private func x(_ frame: AnimationFrame) -> Double? { frame[screen.box]?.frame.minX }

  @Test func animationsBeginAtTheirTimes() {
    let timeline = Timeline(of: screen.root)
    timeline.add(screen.root.animate(duration: 1, curve: .linear) { screen.leading.constant = 20 }, at: 2)
    #expect([0, 2, 2.5, 3, 9].map { x(timeline.sample(at: $0)) } == [10, 10, 15, 20, 20])
  }

  @Test func animationsOfDifferentValuesRunTogether() {
    let timeline = Timeline(of: screen.root)
    timeline.animate(duration: 1, curve: .linear) { screen.leading.constant = 20 }
    timeline.animate(duration: 2, curve: .linear) { screen.box.alpha = 0 }
    let frame = timeline.sample(at: 0.5)
    #expect(x(frame) == 15)
    #expect(frame[screen.box]?.alpha == 0.75)
  }

  @Test func placeAndSizeAreMovedByThemselves() {
    let timeline = Timeline(of: screen.root)
    timeline.animate(duration: 1, curve: .linear) { screen.leading.constant = 20 }
    timeline.animate(duration: 2, curve: .linear) { screen.width.constant = 90 }
    #expect(timeline.sample(at: 0.5)[screen.box]?.frame == Rect(x: 15, y: 5, width: 60, height: 20))
  }

  @Test func laterAnimationsTakeValuesOverFromWhereTheyAre() {
    let timeline = Timeline(of: screen.root)
    timeline.animate(duration: 1, curve: .linear) { screen.leading.constant = 110 }
    timeline.advance(to: 0.5)
    timeline.animate(duration: 0.2, curve: .linear) { screen.leading.constant = 40 }
    #expect(x(timeline.sample()) == 60)
    #expect(abs((x(timeline.sample(at: 0.6)) ?? 0) - 50) < 1e-9)
  }

  @Test func whatWasTakenOverIsNotGivenBack() {
    let timeline = Timeline(of: screen.root)
    timeline.animate(duration: 1, curve: .linear) { screen.leading.constant = 110 }
    timeline.advance(to: 0.5)
    timeline.animate(duration: 0.2, curve: .linear) { screen.leading.constant = 40 }
    #expect(x(timeline.sample(at: 0.8)) == 40)
    timeline.advance(to: 0.8)
    #expect(x(timeline.sample()) == 40)
  }

  @Test func animationsOfTheSameValueFollowEachOther() {
    let timeline = Timeline(of: screen.root)
    timeline.add(screen.root.animate(duration: 1, curve: .linear) { screen.leading.constant = 20 })
    timeline.add(screen.root.animate(duration: 1, curve: .linear) { screen.leading.constant = 60 }, at: 2)
    #expect([0, 0.5, 1.5, 2.5, 3].map { x(timeline.sample(at: $0)) } == [10, 15, 20, 40, 60])
  }

  @Test func completionsAreCalledOnceInTheOrderOfTheEnds() {
    let timeline = Timeline(of: screen.root)
    var calls: [String] = []
    timeline.animate(duration: 3) {
      screen.leading.constant = 20
    } completion: { _ in
      calls.append("long")
    }
    timeline.animate(duration: 1) {
      screen.box.alpha = 0
    } completion: { _ in
      calls.append("short")
    }
    timeline.animate(duration: 1) {
      screen.width.constant = 60
    } completion: { _ in
      calls.append("as short")
    }
    timeline.advance(to: 0.9)
    #expect(calls.isEmpty)
    timeline.advance(to: 1)
    #expect(calls == ["short", "as short"])
    timeline.advance(to: 5)
    timeline.advance(to: 6)
    #expect(calls == ["short", "as short", "long"])
    #expect(!timeline.isRunning)
  }

  @Test func whatACompletionAddsBeginsAtTheEnd() {
    let timeline = Timeline(of: screen.root)
    var ends: [Double] = []
    timeline.animate(duration: 1) {
      screen.leading.constant = 20
    } completion: { _ in
      ends.append(timeline.time)
      timeline.animate(duration: 1, curve: .linear) {
        screen.leading.constant = 40
      } completion: { _ in
        ends.append(timeline.time)
      }
    }
    timeline.advance(to: 1.5)
    #expect(x(timeline.sample()) == 30)
    timeline.advance(to: 10)
    #expect(ends == [1, 2])
  }

  @Test func aViewAnimatesOutAndIsThenTakenOut() {
    let timeline = Timeline(of: screen.root)
    let box = screen.box
    timeline.animate(duration: 0.4, curve: .easeIn) {
      screen.leading.constant = 300
      box.alpha = 0
    } completion: { _ in
      box.removeFromSuperview()
    }
    timeline.advance(to: 0.2)
    #expect(box.superview === screen.root)
    #expect((timeline.sample()[box]?.alpha ?? 0) > 0.5)
    timeline.advance(to: 0.4)
    #expect(box.superview == nil)
    #expect(timeline.sample()[box] == nil)
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func valuesThatAreSetLaterAreSeenAfterTheEnd() {
    let timeline = Timeline(of: screen.root)
    timeline.animate(duration: 1, curve: .linear) { screen.box.alpha = 0 }
    screen.box.alpha = 0.9
    #expect(timeline.sample(at: 0.5)[screen.box]?.alpha == 0.5)
    #expect(timeline.sample(at: 1)[screen.box]?.alpha == 0.9)
  }

  @Test func timeDoesNotGoBack() {
    let timeline = Timeline(of: screen.root)
    timeline.advance(to: 2)
    for time in [1, .nan, .infinity] { timeline.advance(to: time) }
    #expect(timeline.time == 2)
  }

  @Test func removedAnimationsDidNotFinish() {
    let timeline = Timeline(of: screen.root)
    var calls: [Bool] = []
    timeline.animate(duration: 1) {
      screen.leading.constant = 20
    } completion: {
      calls.append($0)
    }
    timeline.removeAllAnimations()
    timeline.advance(to: 2)
    #expect(calls == [false])
    #expect(x(timeline.sample()) == 20)
  }

  @Test func completionsAreLetGoOf() {
    weak var held: View?
    let timeline = Timeline(of: screen.root)
    do {
      let view = View()
      held = view
      timeline.animate(duration: 1) {
        screen.leading.constant = 20
      } completion: { _ in
        view.alpha = 0
      }
    }
    #expect(held != nil)
    timeline.advance(to: 1)
    #expect(held == nil)
  }
}
