import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Blocks on pages of a maximum height.
struct PageFillerTests {
  private func block(_ height: Length, space: Length = 0, keepsWithNext: Bool = false) -> PictureBlock {
    PictureBlock(
      drawing: Drawing(size: Size(width: 10, height: height), commands: []), height: height, space: space,
      keepsWithNext: keepsWithNext)
  }

  /// Returns the heights of the blocks of each page.
  private func heights(_ blocks: [PictureBlock], maxHeight: Length = 100) -> [[Length]] {
    PageFiller.pages(of: blocks, maxHeight: maxHeight).map { $0.map(\.height) }
  }

  @Test func aPageEndsBeforeTheBlockThatDoesNotFit() {
    #expect(heights([block(40), block(60), block(1), block(99.5)]) == [[40, 60], [1], [99.5]])
    #expect(heights([]).isEmpty && heights([block(100)]) == [[100]])
  }

  @Test func spacesCountExceptAtTheTopOfAPage() {
    #expect(heights([block(40), block(60, space: 1)]) == [[40], [60]])
    let pages = PageFiller.pages(of: [block(60), block(100, space: 30)], maxHeight: 100)
    #expect(pages.map { $0.map(\.space) } == [[0], [0]])
    #expect(heights([block(100, space: 10)]) == [[100]])
  }

  @Test func aHeadingIsOnThePageOfItsContent() {
    let blocks = [block(60), block(10, keepsWithNext: true), block(10, keepsWithNext: true), block(30)]
    #expect(heights(blocks) == [[60], [10, 10, 30]])
    // Blocks that stay together and are higher than a page are divided where they have to be.
    #expect(heights([block(60), block(50, keepsWithNext: true), block(70)]) == [[60], [50], [70]])
    #expect(heights([block(10, keepsWithNext: true)]) == [[10]])
  }

  @Test func aBlockThatIsHigherThanAPageIsCut() {
    #expect(heights([block(20), block(250), block(40)]) == [[20], [100], [100], [50, 40]])
    let pages = PageFiller.pages(of: [block(150)], maxHeight: 100)
    #expect(pages.map { $0[0].drawing.size.height } == [100, 50])
    guard case .begin(let group) = pages[1][0].drawing.commands[1] else {
      Issue.record("The second part is not moved.")
      return
    }
    #expect(group.transform == AffineTransform(translationX: 0, y: -100))
  }

  /// No page is too high, no block is lost, and a page ends only where the next chunk would not fit.
  @Test func pagesAreFull() {
    var generator = SeededGenerator.announced(for: "pagesAreFull")
    for _ in 0..<200 {
      let blocks = (0..<40).map { _ in
        block(
          Double(Int.random(in: 1...140, using: &generator)),
          space: Double(Int.random(in: 0...9, using: &generator)),
          keepsWithNext: Int.random(in: 0..<4, using: &generator) == 0)
      }
      let pages = PageFiller.pages(of: blocks, maxHeight: 100)
      #expect(pages.allSatisfy { !$0.isEmpty && $0.reduce(0) { $0 + $1.space + $1.height } <= 100 })
      #expect(pages.joined().reduce(0) { $0 + $1.height } == blocks.reduce(0) { $0 + $1.height })
      for (page, next) in zip(pages, pages.dropFirst()) {
        let height = page.reduce(0) { $0 + $1.space + $1.height }
        // The first chunk of the next page, without the space that it lost.
        let end = next.firstIndex { !$0.keepsWithNext } ?? next.count - 1
        let chunk = next[...end].reduce(0) { $0 + $1.space + $1.height }
        // Blocks that stay together and are higher than a page are divided, and may begin on a new page.
        let isDivided = page.last?.keepsWithNext == true || next.last?.keepsWithNext == true
        #expect(height + chunk + 9 > 100 || isDivided || height == 100)
      }
    }
  }
}
