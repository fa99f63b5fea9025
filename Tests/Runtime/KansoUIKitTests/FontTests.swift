import KansoUIKit
import Testing

/// The heights of fonts, and fonts by their properties.
struct FontTests {
  @Test func fontsHaveTheHeightsOfTheirLines() {
    let font = UIFont.systemFont(ofSize: 20)
    let label = UILabel()
    label.font = font
    label.text = "Text"
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9 && font.leading == 0)
    #expect(abs(font.lineHeight - 20 * 2444 / 2048) < 1e-9)
    #expect(label.intrinsicContentSize.height >= font.lineHeight)
    #expect(label.intrinsicContentSize.height < font.lineHeight + 1)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func attributesChangeADescriptor() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let semibold = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
    ])
    #expect(UIFont(descriptor: semibold, size: 0) == .systemFont(ofSize: 20, weight: .semibold))
    #expect(semibold.symbolicTraits == .traitBold)
    let georgia = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 9])
    #expect(UIFont(descriptor: georgia, size: 0).familyName == "Georgia" && georgia.pointSize == 9)
    #expect(UIFontDescriptor(name: "Courier-Bold", size: 8).postscriptName == "Courier-Bold")
    let mono = descriptor.withSymbolicTraits(.traitMonoSpace)
    #expect(mono?.symbolicTraits == .traitMonoSpace && mono == descriptor.withDesign(.monospaced))
  }

  @Test func aTextStyleHasTheSizeOfTraits() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == 14 && font.fontDescriptor.pointSize == 14)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
  }
}
