import KansoScreens
import TestSupport
import Testing

/// Views that are removed from constraints and added again.
struct RemovalTests {
  private let root = View.layerRoot()
  private let view = View()
  private let sibling = SizedView("", 30, 10)
  private let part = SizedView("", 20, 10)

  init() {
    root.addSubviews(
      (
        view,
        [.anchor(.left, root.left(margin: 10)), .anchor(.top, root.top()), .size(width: 50, height: 40)]
      ),
      (sibling, [.anchor(.left, view.right(margin: 8)), .centerVertically(in: view)]))
    view.addSubviews((part, [.anchor(.right, view.right(margin: -5)), .anchor(.top, view.top())]))
    root.layoutIfNeeded()
  }

  @Test func aViewThatIsTakenOutStaysWhereItIs() {
    root.removeLayoutConstraints(for: view)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 0, width: 50, height: 40))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func aViewThatIsTakenOutGoesWhereItIsPut() {
    root.removeLayoutConstraints(for: view)
    view.frame = Rect(x: 100, y: 50, width: 80, height: 30)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 100, y: 50, width: 80, height: 30))
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func whatIsInAViewThatIsTakenOutFollowsIt() {
    root.removeLayoutConstraints(for: view)
    view.frame = Rect(x: 100, y: 50, width: 80, height: 30)
    root.layoutIfNeeded()
    #expect(part.frame == Rect(x: 55, y: 0, width: 20, height: 10))
  }

  @Test func aSiblingOfAViewThatIsTakenOutStays() {
    root.removeLayoutConstraints(for: view)
    view.frame.origin.x = 200
    root.layoutIfNeeded()
    #expect(sibling.frame == Rect(x: 68, y: 15, width: 30, height: 10))
  }

  @Test func whatWasTakenOutIsReturned() {
    let taken = root.removeLayoutConstraints(for: view)
    #expect(taken.count == 6)
    #expect(taken.allSatisfy { !$0.isActive })
    #expect(view.constraints.count == 2)
    #expect(root.constraints.isEmpty)
  }

  @Test func aViewIsPutBackByWhatWasTakenOut() {
    let taken = root.removeLayoutConstraints(for: view)
    view.frame = Rect(x: 100, y: 50, width: 80, height: 30)
    root.layoutIfNeeded()
    root.addLayoutConstraints(for: view, taken)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 0, width: 50, height: 40))
    #expect(sibling.frame == Rect(x: 68, y: 15, width: 30, height: 10))
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aViewIsPutBackByOtherDescriptions() {
    root.removeLayoutConstraints(for: view)
    root.addLayoutConstraints(for: view, [.fill(root, insets: 20)])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 260, height: 60))
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func constraintsThatOthersWroteAreTakenOutToo() {
    let width = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.25).activate()
    let edge = root.rightAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.rightAnchor)
      .activate()
    let distance = root.leftAnchor.anchorWithOffset(to: sibling.leftAnchor).constraint(
      equalTo: sibling.topAnchor.anchorWithOffset(to: view.topAnchor), multiplier: 1, constant: 83
    ).activate()
    let taken = root.removeLayoutConstraints(for: view)
    for constraint in [width, edge] { #expect(taken.filter { $0 === constraint }.count == 1) }
    #expect(!distance.isActive)
  }

  @Test func constraintsOfOthersStay() {
    let height = sibling.heightAnchor.constraint(equalToConstant: 10).activate()
    root.removeLayoutConstraints(for: view)
    #expect(height.isActive)
  }

  @Test func whatAGuideOfTheViewSaysOfItsContentStays() {
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    let inside = guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).activate()
    let own = guide.heightAnchor.constraint(equalToConstant: 5).activate()
    let out = guide.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor).activate()
    root.removeLayoutConstraints(for: view)
    #expect([inside.isActive, own.isActive, out.isActive] == [true, true, false])
  }

  @Test func theWidthOfAScrollViewsContentStays() {
    let scroll = ScrollView()
    root.addSubviews((scroll, [.fill(root)]))
    let content = scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: root.widthAnchor).activate()
    root.removeLayoutConstraints(for: scroll)
    #expect(content.isActive)
  }

  @Test func whatIsArrangedStaysArranged() {
    let arranged = SizedView("", 20, 20)
    let stack = StackView(arrangedSubviews: [arranged])
    root.addSubviews((stack, [.anchor(.top, root.top()), .anchor(.left, root.left())]))
    root.layoutIfNeeded()
    #expect(root.removeLayoutConstraints(for: stack).count == 2)
    #expect(root.removeLayoutConstraints(for: arranged).isEmpty)
    #expect(!arranged.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(arranged.frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func whatIsArrangedNoLongerCanBeTakenOut() {
    let arranged = SizedView("", 20, 20)
    let stack = StackView(arrangedSubviews: [arranged])
    root.addSubviews((stack, [.fill(root)]))
    root.layoutIfNeeded()
    stack.removeArrangedSubview(arranged)
    root.removeLayoutConstraints(for: arranged)
    arranged.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(arranged.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func whatAStackMakesOfTheViewIsNotTakenOut() {
    // A stack of hidden views takes no space.
    let stack = StackView(arrangedSubviews: [SizedView("", 20, 20)])
    stack.arrangedSubviews[0].isHidden = true
    root.addSubviews((stack, [.anchor(.top, root.top()), .width(90)]))
    root.layoutIfNeeded()
    #expect(root.removeLayoutConstraints(for: stack).map(\.firstAttribute) == [.top, .width])
  }

  @Test func aViewOfAnotherTreeIsLeftAlone() {
    #expect(View.layerRoot().removeLayoutConstraints(for: view).isEmpty)
    #expect(root.removeLayoutConstraints(for: root).isEmpty)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func whatIsTakenOutAndPutBackIsWhereItWas() {
    var random = SeededGenerator.announced(for: "whatIsTakenOutAndPutBackIsWhereItWas")
    for _ in 0..<30 {
      let root = View.layerRoot(400, 400)
      let views = (0..<8).map { _ in View() }
      for (index, view) in views.enumerated() {
        let target = index > 0 && Bool.random(using: &random) ? views[index - 1] : root
        func margin() -> Int { .random(in: -20...20, using: &random) }
        root.addSubviews(
          (
            view,
            [
              .anchor(.left, target.left(margin: margin())), .anchor(.top, target.centerY(margin: margin())),
              .width(20 + margin()), .height(target.height(times: 0.5)),
            ]
          ))
      }
      root.layoutIfNeeded()
      let before = views.map(\.frame)
      let moved = views.randomElement(using: &random) ?? views[0]
      let taken = root.removeLayoutConstraints(for: moved)
      root.layoutIfNeeded()
      #expect(views.map(\.frame) == before)
      moved.frame = Rect(x: 7, y: 7, width: 7, height: 7)
      root.layoutIfNeeded()
      root.addLayoutConstraints(for: moved, taken)
      root.layoutIfNeeded()
      #expect(views.map(\.frame) == before)
      #expect(root.layoutProblems.isEmpty)
    }
  }
}
