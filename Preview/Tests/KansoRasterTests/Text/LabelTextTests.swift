import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// Labels whose texts are measured in real fonts.
final class LabelTextTests {
  /// The trees, retained here because labels do not retain their superviews.
  private var roots: [View] = []

  private static let text = "Cats sleep for most of the day, and hunt at night."

  /// Returns a label in a tree that is as wide as a phone.
  private func label(_ text: String, at category: ContentSizeCategory = .large, style: TextStyle? = .body)
    -> Label
  {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 2_000))
    root.traitCollection.textMeasurer = PangoTextMeasurer(fonts: .test)
    root.traitCollection.preferredContentSizeCategory = category
    let label = Label(text)
    label.font = Font(families: ["Inter"], size: 17, textStyle: style)
    label.numberOfLines = 0
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    root.layoutIfNeeded()
    roots.append(root)
    return label
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 14.0), (.large, 17), (.extraExtraExtraLarge, 23),
    (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func aTextFollowsTheSizeThatThePersonChose(_ category: ContentSizeCategory, _ size: Length) throws {
    let label = label(Self.text, at: category)
    let expected = set(Self.text, 200, size: size)
    #expect(label.textLayout.texts == expected.texts)
    #expect(!label.textLayout.isTruncated)
    #expect(abs(label.frame.height - expected.extent.size.height) <= 1)
    #expect(abs(label.firstBaselineOffsetFromTop - size * 2728 / 2816) < 1e-3)
    #expect(label.frame.width <= 200)
  }

  @Test func aLargerTextHasMoreLines() {
    let counts = [ContentSizeCategory.extraSmall, .large, .accessibilityLarge].map {
      label(Self.text, at: $0).textLayout.lines.count
    }
    #expect(counts == counts.sorted() && Set(counts).count == 3)
  }

  @Test func aFontWithoutATextStyleKeepsItsSize() {
    let sizes = [ContentSizeCategory.extraSmall, .accessibilityLarge].map {
      label("Cats", at: $0, style: nil).frame
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func anEmptyLabelHasTheBaselineOfItsFont() {
    #expect(abs(label("").firstBaselineOffsetFromTop - 17 * 2728 / 2816) < 1e-3)
  }

  @Test func aLabelIsAsWideAsItsText() {
    for text in ["Cats", "شلو", "猫 cats 🐈", "Wide\nlines", "AVAVAV"] {
      let layout = label(text).textLayout
      #expect(!layout.isTruncated, "\(text)")
      #expect(layout.texts.joined(separator: "\n") == text)
    }
  }

  /// The parts of a bidirectional text are drawn at their measured positions.
  @Test func partsAreDrawnWhereTheyWereMeasured() throws {
    let label = label("abc שלום def")
    let texts = Drawing(of: label).commands.compactMap { command -> TextCommand? in
      if case .text(let text) = command { return text }
      return nil
    }
    #expect(texts.map(\.text) == ["abc ", "שלום", " def"])
    #expect(texts.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    #expect(texts.map(\.origin.x) == label.textLayout.lines[0].fragments.map(\.x))
  }
}
