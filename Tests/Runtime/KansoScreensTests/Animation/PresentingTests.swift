import KansoScreens
import KansoTheme
import TestSupport
import Testing

@testable import KansoLayout

struct PresentingTests {
  @Test func theTreeHasTheValuesOfTheMoment() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1, curve: .linear) {
      screen.leading.constant = 30
      screen.box.backgroundColor = Color(red: 1, green: 0, blue: 0)
      screen.root.boundsOrigin = Point(x: 0, y: 10)
    }
    let seen = animation.sample(at: 0.5).present {
      (screen.box.frame, screen.box.backgroundColor?.resolved(), screen.root.boundsOrigin)
    }
    #expect(seen.0 == Rect(x: 20, y: 10, width: 50, height: 20))
    #expect(seen.1 == ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(seen.2 == Point(x: 0, y: 5))
  }

  @Test func nothingIsLaidOutForIt() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let root = Counting(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(inner)
    let animation = root.animate(duration: 1, curve: .linear) { root.frame.size.width = 200 }
    let layouts = root.layouts
    animation.sample(at: 0.5).present { #expect(inner.frame.width == 150) }
    root.layoutIfNeeded()
    #expect(root.layouts == layouts)
    #expect(inner.frame.width == 200)
  }

  @Test func aFrameThatConstraintsGaveIsNotPinned() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1) { screen.leading.constant = 30 }
    animation.sample(at: 0.5).present {}
    screen.leading.constant = 40
    screen.root.layoutIfNeeded()
    #expect(screen.box.frame.minX == 40)
    #expect(screen.root.layoutProblems.isEmpty)
  }

  @Test func whatWasThrownIsThrownOnAfterAllIsBack() {
    struct Failure: Error {}
    let view = View()
    let animation = view.animate(duration: 1) { view.alpha = 0 }
    #expect(throws: Failure.self) {
      try animation.sample(at: 0).present { () throws(Failure) in throw Failure() }
    }
    #expect(view.alpha == 0)
  }

  @Test func valuesOfViewsOfTheirOwnAreShownAndPutBack() {
    let gauge = Gauge()
    let animation = gauge.animate(duration: 1, curve: .linear) {
      gauge.needle = 80
      gauge.needleColor = nil
    }
    animation.sample(at: 0.25).present {
      #expect(gauge.needle == 20)
      #expect(gauge.needleColor == Color(red: 0, green: 0, blue: 0, alpha: 0.75))
    }
    #expect(gauge.needle == 80)
    #expect(gauge.needleColor == nil)
  }

  @Test func viewsThatCameSinceAreLeftAlone() {
    let screen = BoxInRoot()
    let animation = screen.root.animate(duration: 1) { screen.leading.constant = 30 }
    let late = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    screen.root.addSubview(late)
    animation.sample(at: 0).present { #expect(late.frame == Rect(x: 1, y: 2, width: 3, height: 4)) }
  }

  /// Returns the complete input of layout and drawing, with exact numbers.
  private func state(of view: View) -> [String] {
    [
      "\([view.frame, view.bounds].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map(\.bitPattern))",
      "\([view.alpha, view.cornerRadius, view.borderWidth].map(\.bitPattern)) \(view.transform)",
      "\(view.appearance)", "\(view.needsLayout) \(view.isUpdateNeeded) \(view.hasDirtyDescendant)",
      "\(view.box?.isPinned == true) \(view.originInRoot) \(view.effectiveMargins) \(view.safeAreaInsets)",
    ]
  }

  @Test func everythingIsPutBackToTheBit() {
    var generator = SeededGenerator.announced(for: #function)
    for _ in 0..<30 {
      var tree = RandomTree(&generator)
      let animation = tree.root.animate(duration: 1, curve: .spring(dampingRatio: 0.3)) {
        tree.change(&generator)
      }
      // The changes since then, some of them not laid out yet.
      tree.change(&generator)
      let before = tree.views.map(state)
      animation.sample(at: .random(in: 0...1, using: &generator)).present {}
      let isAsBefore = tree.views.map(state) == before
      #expect(isAsBefore)
      let frames = (tree.root.layoutIfNeeded(), tree.views.map(\.frame)).1
      animation.sample(at: 0.3).present {}
      tree.root.layoutIfNeeded()
      let isLaidOutAsBefore = tree.views.map(\.frame) == frames
      #expect(isLaidOutAsBefore)
    }
  }
}

/// A tree of views that are placed partly by constraints, partly by frames.
private struct RandomTree {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  var views: [View]
  var constraints: [LayoutConstraint] = []

  init(_ generator: inout SeededGenerator) {
    views = [root]
    for _ in 0..<15 {
      let view = Bool.random(using: &generator) ? View() : ScrollView()
      let superview = views.randomElement(using: &generator) ?? root
      superview.addSubview(view)
      if Bool.random(using: &generator) {
        view.enableAutoLayout()
        constraints += [
          view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 3),
          view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 3),
          view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
        ]
      } else {
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      }
      views.append(view)
    }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  mutating func change(_ generator: inout SeededGenerator) {
    func random() -> Double { .random(in: 0...50, using: &generator) }
    for constraint in constraints where Bool.random(using: &generator) { constraint.constant = random() }
    for view in views where Bool.random(using: &generator) {
      if view.translatesAutoresizingMaskIntoConstraints {
        view.frame = Rect(x: random(), y: random(), width: random(), height: random())
      }
      view.boundsOrigin = Point(x: random(), y: -random())
      view.alpha = random() / 50
      view.cornerRadius = random()
      view.borderColor = Bool.random(using: &generator) ? nil : Color(red: random() / 50, green: 0, blue: 1)
      view.backgroundColor = Bool.random(using: &generator) ? nil : Color(.oklch, 0.5, 0.1, random())
      view.transform = AffineTransform(rotationAngle: random())
    }
  }
}
