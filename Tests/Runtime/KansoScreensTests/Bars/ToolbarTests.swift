import KansoLayout
import KansoScreens
import Testing

/// Toolbars, and the prompts and large titles of navigation bars.
struct ToolbarTests {
  private func item(_ title: String) -> BarButtonItem { BarButtonItem(title: title) { _ in } }

  private func frames(of bar: View) -> [Rect] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is Button }.map(\.frame)
  }

  @Test func flexibleSpacesShareTheRest() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")]
    let frames = frames(of: bar)
    #expect(frames[0].minX == 16 && frames[2].maxX == 304)
    #expect(abs(frames[1].midX - 160) < 1e-9)
    bar.traitCollection.layoutDirection = .rightToLeft
    bar.setNeedsLayout()
    #expect(self.frames(of: bar)[0].maxX == 304)
  }

  @Test func aFixedSpaceHasItsWidth() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item("A"), .fixedSpace(50), item("B")]
    let frames = frames(of: bar)
    #expect(frames[1].minX - frames[0].maxX == 50 + 2 * 12)
    for width in [-50, .nan, .infinity] {
      bar.items[1].width = width
      #expect(bar.items[1].width == 0)
    }
    bar.layoutIfNeeded()
    #expect(self.frames(of: bar)[1].maxX == 304)
  }

  @Test func theHomeIndicatorIsBelowTheItems() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 78))
    bar.additionalSafeAreaInsets.bottom = 34
    bar.items = [item("A")]
    #expect(frames(of: bar)[0].maxY == 44)
  }

  @Test func aNavigationBarIsHigherWithPromptAndLargeTitle() {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    controller.title = "Cats"
    let window = shown(navigation)
    #expect(bar.frame.height == 44)
    controller.navigationItem.prompt = "All of them"
    window.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 74)
    #expect(bar.titleLabel.frame.midY == 52)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 126)
    #expect(bar.titleLabel.isHidden)
  }
}
