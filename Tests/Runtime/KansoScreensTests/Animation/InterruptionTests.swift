import KansoScreens
import TestSupport
import Testing

struct InterruptionTests {
  @Test func anInterruptedAnimationGoesOnFromWhereItWas() {
    let screen = BoxInRoot()
    let first = screen.root.animate(duration: 1, curve: .linear) { screen.leading.constant = 110 }
    let second = screen.root.animate(duration: 1, curve: .linear, from: first.sample(at: 0.5)) {
      screen.leading.constant = 20
    }
    #expect(second.sample(at: 0)[screen.box]?.frame.minX == 60)
    #expect(second.sample(at: 0.5)[screen.box]?.frame.minX == 40)
    #expect(second.sample(at: 1)[screen.box]?.frame.minX == 20)
  }

  @Test func whatWasOnItsWayAndIsNotChangedGoesToItsEnd() {
    let screen = BoxInRoot()
    let first = screen.root.animate(duration: 1, curve: .linear) { screen.box.alpha = 0 }
    let second = screen.root.animate(duration: 1, curve: .linear, from: first.sample(at: 0.5)) {
      screen.leading.constant = 20
    }
    #expect(second.sample(at: 0.5)[screen.box]?.alpha == 0.25)
  }

  @Test func interruptionsDoNotJump() {
    var generator = SeededGenerator.announced(for: #function)
    for _ in 0..<50 {
      let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
      let views = (0..<4).map { _ in View() }
      for view in views { root.addSubview(view) }
      func change() {
        for view in views where Bool.random(using: &generator) {
          view.frame = Rect(
            x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator),
            width: .random(in: 0...50, using: &generator), height: .random(in: 0...50, using: &generator))
          view.alpha = .random(in: 0...1, using: &generator)
          view.cornerRadius = .random(in: 0...9, using: &generator)
        }
      }
      change()
      var animation = root.animate(duration: 1, curve: .easeOut) { change() }
      for _ in 0..<4 {
        let moment = animation.sample(at: .random(in: 0...1.2, using: &generator))
        animation = root.animate(duration: 1, curve: .spring(dampingRatio: 0.5), from: moment) { change() }
        let start = animation.sample(at: 0)
        for view in views { #expect(start[view] == moment[view]) }
        let next = animation.sample(at: 1e-13)
        for view in views {
          if let next = next[view], let moment = moment[view] { #expect(next.isClose(to: moment)) }
        }
      }
    }
  }
}
