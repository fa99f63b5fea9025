import TestSupport
import Testing

@testable import KansoScreens

/// The tree's sums of heights equal the direct sums.
struct HeightTreeTests {
  @Test func placesAreThoseOfAddingUp() {
    var generator = SeededGenerator.announced(for: "height trees")
    for count in 0..<40 {
      var heights = (0..<count).map { _ in Double(Int.random(in: 0...3, using: &generator)) }
      var tree = HeightTree(heights)
      for _ in 0..<count {
        let changed = Int.random(in: 0..<count, using: &generator)
        heights[changed] = Double(Int.random(in: 0...3, using: &generator))
        tree[changed] = heights[changed]
      }
      var top = 0.0
      for index in 0..<count {
        #expect(tree.top(of: index) == top)
        if heights[index] > 0 {
          #expect(tree.index(at: top) == index)
          #expect(tree.index(at: top + heights[index] - 0.5) == index)
        }
        #expect(tree.next(after: index) == heights.indices.first { $0 > index && heights[$0] > 0 })
        #expect(tree.previous(before: index) == heights.indices.last { $0 < index && heights[$0] > 0 })
        top += heights[index]
      }
      #expect(tree.total == top)
      #expect(tree.index(at: top) == nil)
      #expect(tree.index(at: -1) == nil)
    }
  }
}
