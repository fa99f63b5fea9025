import Testing

@testable import KansoLayout

/// The area that bars cover: the root's value is set from outside, and other views inherit the part that overlaps them.
struct SafeAreaTests {
  private final class Listening: View {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  private let root = screen(320, 480)
  private let view = View()

  init() { root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20) }

  private func insets(x: Double, y: Double, width: Double, height: Double) -> EdgeInsets {
    root.add(view)
    view.pin(x: x, y: y, width: width, height: height)
    root.layoutIfNeeded()
    return view.safeAreaInsets
  }

  @Test func withoutBarsEverythingIsSafe() {
    let root = screen(320, 480)
    let content = root.cover(root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == .zero)
    #expect(content.frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func guidesThatAreAskedForAfterLayoutHaveTheirFrames() {
    root.layoutIfNeeded()
    #expect(root.safeAreaLayoutGuide.layoutFrame == Rect(x: 10, y: 44, width: 290, height: 402))
    #expect(root.layoutMarginsGuide.layoutFrame == Rect(x: 18, y: 52, width: 274, height: 386))
    #expect(root.readableContentGuide.layoutFrame == Rect(x: 18, y: 52, width: 274, height: 386))
  }

  @Test func theRootsSafeAreaIsItsAdditionalInsets() {
    let content = root.cover(root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == EdgeInsets(top: 44, left: 10, bottom: 34, right: 20))
    #expect(content.frame == Rect(x: 10, y: 44, width: 290, height: 402))
  }

  @Test func anInnerViewHasThePartThatOverlapsIt() {
    #expect(
      insets(x: 4, y: 20, width: 300, height: 440) == EdgeInsets(top: 24, left: 6, bottom: 14, right: 4))
  }

  @Test func aViewInTheSafeAreaIsWhollySafe() {
    #expect(insets(x: 10, y: 44, width: 290, height: 402) == .zero)
  }

  @Test func aViewOverTheWholeRootHasItsSafeArea() {
    #expect(insets(x: 0, y: 0, width: 320, height: 480) == root.safeAreaInsets)
  }

  @Test func safeAreasGoThroughViews() {
    _ = insets(x: 4, y: 20, width: 300, height: 440)
    let inner = View()
    view.add(inner)
    inner.pin(x: 1, y: 10, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 14, left: 5, bottom: 0, right: 0))
  }

  @Test func aViewAddsWhatItCoversItself() {
    _ = insets(x: 0, y: 20, width: 100, height: 100)
    view.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    let inner = View()
    view.add(inner)
    inner.pin(x: 50, y: 0, width: 10, height: 100)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == EdgeInsets(top: 29, left: 10, bottom: 6, right: 0))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 29, left: 0, bottom: 6, right: 0))
  }

  @Test func theGuideOfAnInnerViewIsInItsCoordinates() {
    _ = insets(x: 4, y: 20, width: 300, height: 440)
    let content = view.cover(view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 6, y: 24, width: 290, height: 402))
    #expect(view.safeAreaLayoutGuide.layoutFrame == Rect(x: 6, y: 24, width: 290, height: 402))
  }

  @Test func safeAreasFollowTheFramesOfViews() {
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    root.add(view)
    view.pin(x: 50, width: 100, height: 100)
    top.isActive = true
    let content = view.cover(view.safeAreaLayoutGuide)
    for (y, inset) in [(0.0, 44.0), (30, 14), (44, 0), (100, 0), (10, 34)] {
      top.constant = y
      root.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == inset)
      #expect(content.frame.minY == inset)
    }
  }

  @Test func whatIsLaidOutFollowsTheBars() {
    let content = root.cover(root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    root.additionalSafeAreaInsets = EdgeInsets(top: 88, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 88, width: 320, height: 392))
  }

  @Test func viewsWithFramesThatWereSetHaveSafeAreasToo() {
    view.frame = Rect(x: 0, y: 400, width: 320, height: 80)
    root.addSubview(view)
    let content = view.cover(view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 0, width: 290, height: 46))
  }

  @Test func aViewIsNotifiedOfItsSafeAreaOnce() {
    let listening = Listening()
    root.add(listening)
    listening.pin(x: 0, y: 0, width: 320, height: 100)
    root.layoutIfNeeded()
    listening.changes = 0
    root.additionalSafeAreaInsets.top = 20
    root.layoutIfNeeded()
    #expect(listening.changes == 1)
    root.additionalSafeAreaInsets.bottom = 0
    root.layoutIfNeeded()
    #expect(listening.changes == 1, "the bottom of the root is not in it")
  }
}
