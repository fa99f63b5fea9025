import KansoScreens
import Testing

struct AnchorRuleTests {
  private let root = View.layerRoot()
  private let view = SizedView("", 40, 20)

  private func frame(_ anchors: AnchorRule..., relativeTo item: LayoutItem? = nil) -> Rect {
    root.addSubview(view, anchors: anchors, relativeTo: item)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func aBoxIsPlacedBySixRules() {
    let box = View()
    root.addSubview(box, anchors: [.centerX(0), .centerY(0), .width(100), .height(50)])
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 100, y: 25, width: 100, height: 50))
  }

  @Test func aRuleWithoutANumberIsTheSameEdge() {
    let box = View()
    root.addSubview(box, anchors: [.leading, .trailing, .top, .bottom])
    root.layoutIfNeeded()
    #expect(box.frame == root.bounds)
  }

  @Test func numbersAreAddedAsByPlainAnchors() {
    #expect(frame(.trailing(-8), .bottom(-6)) == Rect(x: 252, y: 74, width: 40, height: 20))
  }

  @Test func directionalRulesFollowTheDirection() {
    root.traitCollection.layoutDirection = .rightToLeft
    #expect(frame(.leading(8), .top(0)) == Rect(x: 252, y: 0, width: 40, height: 20))
  }

  @Test func absoluteRulesDoNot() {
    root.traitCollection.layoutDirection = .rightToLeft
    #expect(frame(.left(8), .top(0)) == Rect(x: 8, y: 0, width: 40, height: 20))
  }

  @Test func relationsAreInequalities() {
    #expect(
      frame(
        .leading(greaterThanOrEqualTo: 8), .leading(0).priority(.defaultLow),
        .bottom(lessThanOrEqualTo: -10), .bottom(0).priority(.defaultLow))
        == Rect(x: 8, y: 70, width: 40, height: 20))
  }

  @Test func anEdgeMayBeAnotherOnesOpposite() {
    #expect(
      frame(.left(equalTo: .centerX, constant: 5), .bottom(equalTo: .top, constant: 20))
        == Rect(x: 155, y: 0, width: 40, height: 20))
  }

  @Test func sizesMayDependOnTheOtherView() {
    let box = View()
    root.addSubview(
      box,
      anchors: [.left, .top, .width(equalTo: .height, multiplier: 2, constant: 1), .height(equalTo: .height)])
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 201, height: 100))
  }

  @Test func anAspectRatioIsTheViewsOwn() {
    let box = View()
    root.addSubview(box, anchors: [.left, .top, .height(30), .aspectRatio(1.5)])
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 45, height: 30))
  }

  @Test func sizesHaveLimits() {
    let box = View()
    root.addSubview(
      box,
      anchors: [
        .left, .top, .width(greaterThanOrEqualTo: 50), .width(10).priority(.defaultLow),
        .height(lessThanOrEqualTo: .height, multiplier: 0.5), .height(80).priority(.defaultLow),
      ])
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func rulesMayBeRelativeToGuides() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    #expect(
      frame(.left, .firstBaseline, relativeTo: root.safeAreaLayoutGuide)
        == Rect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test func rulesAreRelativeToTheSuperviewUnlessTheySay() {
    view.enableAutoLayout()
    root.addSubview(view)
    view.activate(anchors: [.right(0), .bottom(0)])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 260, y: 80, width: 40, height: 20))
  }

  @Test func guidesTakeRulesToo() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.activate(anchors: [.left(10), .right(-10), .top(5), .height(7)])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 10, y: 5, width: 280, height: 7))
  }

  @Test func eachRuleGivesOneConstraintInOrder() {
    let line = #line + 1
    let made = root.addSubview(view, anchors: [.left(3), .top, .width(9).priority(.defaultLow)])
    #expect(made.map(\.firstAttribute) == [.left, .top, .width])
    #expect(made.map(\.constant) == [3, 0, 9])
    #expect(made.map(\.priority) == [.required, .required, .defaultLow])
    #expect(
      made.map(\.source) == Array(repeating: "KansoScreensTests/AnchorRuleTests.swift:\(line)", count: 3))
  }

  @Test func theParentKeepsItsMask() {
    root.addSubview(view, anchors: [.left])
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Misuse

  @Test func aPositionRelativeToNothingIsReported() {
    let made = view.activate(anchors: [.left(0), .width(5), .width])
    #expect(made.map { $0.problem?.kind } == [.incompatibleAttributes, nil, .incompatibleAttributes])
  }

  @Test func aViewOfAnotherTreeIsReported() {
    root.addSubview(view, anchors: [.left(0)], relativeTo: View.layerRoot())
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == [.noCommonAncestor])
  }

  @Test func aViewIsNotAddedToItself() {
    #expect(root.addSubview(root, anchors: [.left(0)]).isEmpty)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(root.layoutProblems.map(\.kind) == [.cycle])
  }

  @Test func numbersThatAreNoneAreReported() {
    root.addSubview(view, anchors: [.left(Double.nan), .aspectRatio(.infinity), .width(-Double.infinity)])
    root.layoutIfNeeded()
    #expect(root.layoutProblems.map(\.kind) == Array(repeating: .numberOutOfRange, count: 3))
  }
}
