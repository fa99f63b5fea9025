import KansoTheme
import Testing

@testable import KansoLayout

/// The readable content guide: within the margins, centered, and at most 672 points wide at the default text size.
struct ReadableWidthTests {
  private func root(_ width: Double, margins left: Double, _ right: Double) -> View {
    let root = screen(width, 1000)
    root.layoutMargins = EdgeInsets(top: 20, left: left, bottom: 30, right: right)
    return root
  }

  @Test(arguments: [
    (375.0, 16.0, 343.0), (712, 20, 672), (713, 20.5, 672), (714, 21, 672), (1024, 176, 672), (20, 10, 0),
  ])
  func itIsAsWideAsTheMarginsUpTo672Points(_ width: Double, _ x: Double, _ readable: Double) {
    let margin = width == 375 ? 16.0 : width == 20 ? 10 : 20
    let root = root(width, margins: margin, margin)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: x, y: 20, width: readable, height: 950))
    #expect(root.readableContentGuide.layoutFrame == Rect(x: x, y: 20, width: readable, height: 950))
  }

  /// On a screen with one pixel a point, the center of 713 points lies between two pixels.
  @Test(arguments: [(1.0, 21.0), (2, 20.5)])
  func itBeginsAtAPixel(_ scale: Double, _ x: Double) {
    let root = root(713, margins: 20, 20)
    root.traitCollection.displayScale = scale
    root.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame == Rect(x: x, y: 20, width: 672, height: 950))
  }

  @Test func itIsInTheMiddleOfTheMargins() {
    let root = root(1024, margins: 100, 20)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    // The margins leave 904 points, with their center at 552.
    #expect(content.frame == Rect(x: 216, y: 20, width: 672, height: 950))
  }

  @Test func itFollowsTheWidthAndTheMargins() {
    let root = root(1024, margins: 20, 20)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    root.frame = Rect(x: 0, y: 0, width: 600, height: 1000)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 20, y: 20, width: 560, height: 950))
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 50, y: 0, width: 520, height: 1000))
    root.frame = Rect(x: 0, y: 0, width: 1000, height: 1000)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 50 + (920 - 672) / 2, y: 0, width: 672, height: 1000))
  }

  @Test func anInnerViewHasItsOwn() {
    let root = screen(1366, 1024)
    let view = View()
    root.add(view)
    view.pin(x: 100, y: 100, width: 1000, height: 200)
    let content = view.cover(view.readableContentGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 164, y: 8, width: 672, height: 184))
  }

  @Test func largerTextHasWiderLines() {
    var last = 0.0
    for category: ContentSizeCategory in [.extraSmall, .large, .extraExtraExtraLarge] {
      let root = root(3000, margins: 20, 20)
      root.traitCollection.preferredContentSizeCategory = category
      let content = root.cover(root.readableContentGuide)
      root.layoutIfNeeded()
      #expect(content.frame.width > last, "\(category)")
      last = content.frame.width
    }
  }

  @Test func itFollowsTheTextSize() {
    let root = root(3000, margins: 20, 20)
    root.traitCollection.preferredContentSizeCategory = .extraExtraExtraLarge
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(content.frame.width > 672)
    root.traitCollection.preferredContentSizeCategory = .large
    root.layoutIfNeeded()
    #expect(content.frame.width == 672)
  }

  @Test func itHasMarginsThatBeginInTheSafeArea() {
    let root = root(400, margins: 20, 20)
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 30, y: 64, width: 350, height: 906))
  }
}
