import KansoTheme
import Testing

@testable import KansoLayout

/// The readable content guide: inside of the margins, in their middle, 672 points wide at most at the default text size.
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
    #expect(content.frame == rect(x, 20, readable, 950))
    #expect(root.readableContentGuide.layoutFrame == rect(x, 20, readable, 950))
  }

  /// The middle of 713 points is between two pixels of a screen with one pixel a point.
  @Test(arguments: [(1.0, 21.0), (2, 20.5)])
  func itBeginsAtAPixel(_ scale: Double, _ x: Double) {
    let root = root(713, margins: 20, 20)
    root.traitCollection.displayScale = scale
    root.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame == rect(x, 20, 672, 950))
  }

  @Test func itIsInTheMiddleOfTheMargins() {
    let root = root(1024, margins: 100, 20)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    // Margins leave 904, whose middle is at 552.
    #expect(content.frame == rect(216, 20, 672, 950))
  }

  @Test func itFollowsTheWidthAndTheMargins() {
    let root = root(1024, margins: 20, 20)
    let content = root.cover(root.readableContentGuide)
    root.layoutIfNeeded()
    root.frame = rect(0, 0, 600, 1000)
    root.layoutIfNeeded()
    #expect(content.frame == rect(20, 20, 560, 950))
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    root.layoutIfNeeded()
    #expect(content.frame == rect(50, 0, 520, 1000))
    root.frame = rect(0, 0, 1000, 1000)
    root.layoutIfNeeded()
    #expect(content.frame == rect(50 + (920 - 672) / 2, 0, 672, 1000))
  }

  @Test func anInnerViewHasItsOwn() {
    let root = screen(1366, 1024)
    let view = View()
    root.add(view)
    view.pin(100, 100, 1000, 200)
    let content = view.cover(view.readableContentGuide)
    root.layoutIfNeeded()
    #expect(content.frame == rect(164, 8, 672, 184))
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
    #expect(content.frame == rect(30, 64, 350, 906))
  }
}
