import Testing

@testable import KansoLayout

/// The layout guide of the keyboard.
struct KeyboardGuideTests {
  private let root = screen(300, 600)

  /// Adds a bar above the keyboard, and returns it.
  private func bar(in view: View) -> View {
    let bar = box(nil, 50)
    view.add(bar)
    activate(
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor))
    return bar
  }

  @Test func withoutAKeyboardItCoversTheBottomOfTheSafeArea() {
    let bar = bar(in: root)
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 34, right: 5)
    root.layoutIfNeeded()
    #expect(bar.frame == Rect(x: 0, y: 516, width: 300, height: 50))
    #expect(root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 566, width: 300, height: 34))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 600)
  }

  @Test func aKeyboardMovesWhatStandsOnIt() {
    let bar = bar(in: root)
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    root.layoutIfNeeded()
    root.setKeyboardInset(200)
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 400)
    #expect(root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 400, width: 300, height: 200))
    root.setKeyboardInset(0)
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 566)
  }

  @Test func aSubviewIsCoveredByThePartOfTheKeyboardThatReachesIntoIt() {
    let page = View(frame: Rect(x: 0, y: 100, width: 300, height: 400))
    root.addSubview(page)
    let bar = bar(in: page)
    root.setKeyboardInset(200)
    root.layoutIfNeeded()
    // The keyboard begins at 400 of the root, which is 300 of the page.
    #expect(bar.frame.maxY == 300)
    page.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 400)
    page.frame = Rect(x: 0, y: 500, width: 300, height: 100)
    root.layoutIfNeeded()
    #expect(page.keyboardLayoutGuide.layoutFrame.height == 100)
  }

  @Test func aScrolledViewKeepsItsGuideAtItsLowerEdge() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 600))
    root.addSubview(list)
    list.contentSize = Size(width: 300, height: 2000)
    let bar = bar(in: list)
    root.setKeyboardInset(100)
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 500)
    list.contentOffset = Point(x: 0, y: 300)
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == 800)
  }

  @Test(arguments: [-1, .nan, .infinity]) func aHeightThatIsNoHeightIsIgnored(_ height: Double) {
    root.setKeyboardInset(10)
    root.setKeyboardInset(height)
    #expect(root.keyboardInset == 10)
  }
}
