import Testing

@testable import KansoLayout

private final class Listener: ScrollViewDelegate {
  var offsets: [Point] = []
  var answer: ((ScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    answer?(scrollView)
  }
}

/// The actions that move content, their limits, and the delegate's notifications.
struct ScrollViewScrollingTests {
  private let root = screen(320, 480)
  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let listener = Listener()

  init() {
    root.addSubview(scroll)
    scroll.contentSize = Size(width: 320, height: 1_000)
    scroll.delegate = listener
    root.layoutIfNeeded()
  }

  @Test func aSizeThatWasSetIsThatOfTheContent() {
    #expect(scroll.contentSize == Size(width: 320, height: 1_000))
    #expect(scroll.maximumContentOffset == Point(x: 0, y: 520))
  }

  @Test func constraintsSayMoreThanASizeThatWasSet() {
    let content = View()
    scroll.add(content)
    content.pin(x: 0, y: 0, width: 320, height: 700)
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).activate()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 700))
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func aFingerScrollsToTheEndsAndNotBeyond() {
    #expect(scroll.scroll(by: Point(x: 5, y: 100)) == Point(x: 0, y: 100))
    #expect(scroll.scroll(by: Point(x: 0, y: 1_000)) == Point(x: 0, y: 420))
    #expect(scroll.scroll(by: Point(x: 0, y: -2_000)) == Point(x: 0, y: -520))
    #expect(scroll.scroll(by: Point(x: 0, y: Double.nan)) == .zero)
  }

  @Test func aFingerDoesNothingWhereScrollingIsOff() {
    scroll.isScrollEnabled = false
    #expect(scroll.scroll(by: Point(x: 0, y: 100)) == .zero)
    #expect(listener.offsets.isEmpty)
  }

  @Test func insetsCanBeScrolledTo() {
    scroll.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 0, y: -10))
    scroll.scroll(by: Point(x: 0, y: 10_000))
    #expect(scroll.contentOffset == Point(x: 0, y: 540))
  }

  @Test func theOffsetBeginsBelowBars() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == Point(x: 0, y: -88))
    #expect(scroll.maximumContentOffset == Point(x: 0, y: 554))
    #expect(listener.offsets == [Point(x: 0, y: -88)])
  }

  @Test(arguments: [
    (ScrollView.ContentInsetAdjustmentBehavior.never, 0.0, 0.0), (.automatic, 20, 0), (.always, 20, 44),
    (.scrollableAxes, 20, 0),
  ])
  func behaviorsChooseSides(
    _ behavior: ScrollView.ContentInsetAdjustmentBehavior, _ top: Double, _ left: Double
  ) {
    scroll.contentInsetAdjustmentBehavior = behavior
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 44, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: top, left: left, bottom: 0, right: 0))
  }

  @Test func contentThatBecomesLowerIsNotScrolledBeyond() {
    scroll.contentOffset.y = 520
    scroll.contentSize.height = 600
    root.layoutIfNeeded()
    #expect(listener.offsets == [Point(x: 0, y: 520), Point(x: 0, y: 120)])
  }

  @Test func anUnchangedOffsetIsNotReported() {
    scroll.contentOffset = .zero
    scroll.contentOffset.y = .nan
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(listener.offsets.isEmpty)
  }

  @Test func anObserverMayScroll() {
    listener.answer = { $0.contentOffset.y = 30 }
    scroll.contentOffset.y = 10
    #expect(listener.offsets == [Point(x: 0, y: 10), Point(x: 0, y: 30)])
  }

  @Test func whoScrollsEachTimeIsReported() {
    listener.answer = { $0.contentOffset.y += 1 }
    scroll.contentOffset.y = 10
    #expect(listener.offsets.count == 50)
    #expect(root.layoutProblems.map(\.kind) == [.endlessLayout])
  }

  @Test func aPartOfTheContentIsMadeVisibleWithTheShortestScroll() {
    scroll.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 170)
    scroll.scrollRectToVisible(Rect(x: 0, y: 200, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 170)
    scroll.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 100)
    scroll.scrollRectToVisible(Rect(x: 0, y: 990, width: 10, height: 500))
    #expect(scroll.contentOffset.y == 520)
  }

  @Test func insetsAndSizesThatAreNoNumbersAreRefused() {
    scroll.contentInset.top = .infinity
    scroll.contentSize.width = -1
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentSize.width == 320)
    #expect(root.layoutProblems.map(\.kind) == [.numberOutOfRange, .numberOutOfRange])
  }
}
