import KansoScreens
import KansoTheme
import Testing

/// Tokens in place of numbers: 8 points, and 4 for compact density.
struct LayerTokenTests {
  private let root = View.layerRoot()
  private let view = View()

  private func frames() -> [Rect] {
    root.layoutIfNeeded()
    let before = view.frame
    root.traitCollection.context = ["density": "compact"]
    root.layoutIfNeeded()
    return [before, view.frame]
  }

  private let inset = [
    Rect(x: 8, y: 8, width: 284, height: 84), Rect(x: 4, y: 4, width: 292, height: 92),
  ]

  @Test func insetsFollowATokenOnAllSides() {
    root.addSubviews((view, [.fill(root, insets: layerSpace)]))
    #expect(frames() == inset)
  }

  @Test func marginsFollowATokenBothWays() {
    root.addSubviews(
      (
        view,
        [
          .anchor(.left, root.left(margin: layerSpace)), .anchor(.top, root.top(margin: layerSpace)),
          .anchor(.right, root.right(margin: -layerSpace)),
          .anchor(.bottom, root.bottom(margin: -layerSpace)),
        ]
      ))
    #expect(frames() == inset)
  }

  @Test func rulesFollowATokenBothWays() {
    root.addSubview(
      view, anchors: [.leading(layerSpace), .top(layerSpace), .trailing(-layerSpace), .bottom(-layerSpace)])
    #expect(frames() == inset)
  }

  @Test func sizesFollowATokenWithAMultiplier() {
    root.addSubviews(
      (
        view,
        [
          .anchor(.left, root.left()), .anchor(.top, root.top()), .height(layerSpace),
          .width(root.width(times: 0.5, margin: -layerSpace)),
        ]
      ))
    #expect(
      frames() == [Rect(x: 0, y: 0, width: 142, height: 8), Rect(x: 0, y: 0, width: 146, height: 4)])
  }

  @Test func aConstrainedSizeFollowsAToken() {
    root.addSubview(view, anchors: [.left, .top])
    view.constrain(toWidth: layerSpace, height: 10)
    #expect(frames() == [Rect(x: 0, y: 0, width: 8, height: 10), Rect(x: 0, y: 0, width: 4, height: 10)])
  }

  @Test func twiceTheOtherWayIsTheSameWay() {
    root.addSubviews((view, [.fill(root, insets: -(-layerSpace))]))
    #expect(frames() == inset)
  }

  @Test func theOtherWayFollowsTheTheme() {
    let token = ThemeToken(path: layerSpace.path, value: .dimension(.points(20)))
    root.traitCollection.theme = Theme(sections: [], tokens: [token])
    root.addSubviews((view, [.fill(root, insets: layerSpace)]))
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 260, height: 60))
  }

  @Test func aTokenTheOtherWayGivesWayToANumberAndToItself() {
    let made = root.addSubview(view, anchors: [.left, .top, .bottom, .right(-layerSpace)])
    made[3].constant = -3
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 297)
    made[3].constantToken = layerSpace
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 308)
  }
}
