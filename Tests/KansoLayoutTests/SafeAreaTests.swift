import Testing

@testable import KansoLayout

/// What bars cover: of the root what it is told, of other views as far as they are in it.
struct SafeAreaTests {
  private final class Listening: View {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  private let root = screen(320, 480)
  private let view = View()

  init() { root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20) }

  private func insets(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> EdgeInsets {
    root.add(view)
    view.pin(x, y, width, height)
    root.layoutIfNeeded()
    return view.safeAreaInsets
  }

  @Test func withoutBarsEverythingIsSafe() {
    let root = screen(320, 480)
    let content = root.cover(root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == .zero)
    #expect(content.frame == rect(0, 0, 320, 480))
  }

  @Test func guidesThatAreAskedForAfterLayoutHaveTheirFrames() {
    root.layoutIfNeeded()
    #expect(root.safeAreaLayoutGuide.layoutFrame == rect(10, 44, 290, 402))
    #expect(root.layoutMarginsGuide.layoutFrame == rect(18, 52, 274, 386))
    #expect(root.readableContentGuide.layoutFrame == rect(18, 52, 274, 386))
  }

  @Test func theRootsSafeAreaIsWhatItIsTold() {
    let content = root.cover(root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == EdgeInsets(top: 44, left: 10, bottom: 34, right: 20))
    #expect(content.frame == rect(10, 44, 290, 402))
  }

  @Test func anInnerViewHasThePartThatOverlapsIt() {
    #expect(insets(4, 20, 300, 440) == EdgeInsets(top: 24, left: 6, bottom: 14, right: 4))
  }

  @Test func aViewInTheSafeAreaIsWhollySafe() {
    #expect(insets(10, 44, 290, 402) == .zero)
  }

  @Test func aViewOverTheWholeRootHasItsSafeArea() {
    #expect(insets(0, 0, 320, 480) == root.safeAreaInsets)
  }

  @Test func safeAreasGoThroughViews() {
    _ = insets(4, 20, 300, 440)
    let inner = View()
    view.add(inner)
    inner.pin(1, 10, 100, 100)
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 14, left: 5, bottom: 0, right: 0))
  }

  @Test func aViewAddsWhatItCoversItself() {
    _ = insets(0, 20, 100, 100)
    view.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    let inner = View()
    view.add(inner)
    inner.pin(50, 0, 10, 100)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == EdgeInsets(top: 29, left: 10, bottom: 6, right: 0))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 29, left: 0, bottom: 6, right: 0))
  }

  @Test func theGuideOfAnInnerViewIsInItsCoordinates() {
    _ = insets(4, 20, 300, 440)
    let content = view.cover(view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(content.frame == rect(6, 24, 290, 402))
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(6, 24, 290, 402))
  }

  @Test func safeAreasFollowTheFramesOfViews() {
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    root.add(view)
    view.pin(50, nil, 100, 100)
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
    #expect(content.frame == rect(0, 88, 320, 392))
  }

  @Test func viewsWithFramesThatWereSetHaveSafeAreasToo() {
    view.frame = rect(0, 400, 320, 80)
    root.addSubview(view)
    let content = view.cover(view.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(content.frame == rect(10, 0, 290, 46))
  }

  @Test func aViewIsToldOfItsSafeAreaOnce() {
    let listening = Listening()
    root.add(listening)
    listening.pin(0, 0, 320, 100)
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
