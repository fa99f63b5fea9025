import Testing

@testable import KansoTheme

struct DynamicTypeTests {
  @Test(arguments: TextStyle.allCases)
  func sizesGrowWithTheCategory(_ style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.size(at: $0) }
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }

  /// The default sizes that UIKit documents for its text styles.
  @Test func defaultSizes() {
    let expected: [(TextStyle, Length)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in expected { #expect(style.size(at: .large) == size) }
  }

  @Test func fontsScaleWithTheirStyleUpToTheirMaximum() {
    var font = Typography(families: ["Georgia"], size: 34, textStyle: .body)
    #expect(font.size(at: .large) == 34)
    #expect(font.size(at: .accessibilityExtraExtraExtraLarge) == 106)
    font.maximumSize = 50
    #expect(font.size(at: .accessibilityExtraExtraExtraLarge) == 50)
    font.textStyle = nil
    #expect(font.size(at: .accessibilityExtraExtraExtraLarge) == 34)
  }
}
