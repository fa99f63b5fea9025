import KansoLayout
import KansoScreens
import KansoTheme
import Testing

/// Buttons with backgrounds, attributed titles and positions of their content.
struct ButtonConfigurationTests {
  private let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 40))

  private func fills() -> [ColorValue] {
    var context = DrawingContext(traits: button.traitCollection)
    button.draw(in: &context)
    return context.commands.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }
  }

  @Test func theStyleDeterminesTheColors() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Go"
    button.configuration = configuration
    #expect(fills().map(\.hex) == ["#007aff"])
    #expect(button.titleLabel.textColor.resolved().hex == "#ffffff")
    button.isEnabled = false
    #expect(fills().first?.alpha == 0.35)
    #expect(button.titleLabel.textColor == .tertiaryLabel)
    button.isEnabled = true
    configuration = .plain()
    configuration.title = "Go"
    button.configuration = configuration
    #expect(fills().isEmpty && button.titleLabel.textColor.resolved().hex == "#007aff")
    configuration.background.backgroundColor = Color(red: 1, green: 0, blue: 0)
    button.configuration = configuration
    #expect(fills().map(\.hex) == ["#ff0000"])
  }

  @Test func theSizeHasInsetsAndPadding() {
    var configuration = Button.Configuration.gray()
    configuration.title = "Go"
    button.configuration = configuration
    let plain = button.intrinsicContentSize
    configuration.image = Image(systemName: "plus")
    configuration.imagePadding = 5
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == plain.width + 20 + 5)
    configuration.contentInsets.leading += 10
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == plain.width + 35)
    button.configuration = nil
    #expect(button.intrinsicContentSize.width == 0)
  }

  @Test(arguments: [
    (Control.ContentHorizontalAlignment.left, false, 0.0), (.right, false, 200), (.leading, false, 0),
    (.trailing, false, 200), (.leading, true, 200), (.trailing, true, 0), (.left, true, 0),
  ])
  func theContentIsAtItsSide(alignment: Control.ContentHorizontalAlignment, isMirrored: Bool, edge: Double) {
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.traitCollection.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    button.layoutIfNeeded()
    let frame = button.titleLabel.frame
    #expect((edge == 0 ? frame.minX : frame.maxX) == edge)
  }

  @Test func attributedTitlesHavePriority() {
    button.setTitle("plain", for: .normal)
    let red = AttributedText("rich", .init(color: Color(red: 1, green: 0, blue: 0)))
    button.setAttributedTitle(red, for: .normal)
    #expect(button.titleLabel.attributedText == red)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel.text == "plain")
    #expect(button.titleLabel.attributedText.runs.first?.attributes.color == nil)
  }

  @Test func aBackgroundImageIsBehindTheContent() {
    button.setBackgroundImage(
      Image(
        size: Size(width: 10, height: 10),
        shapes: [
          .init(
            .rectangle(Rect(width: 10, height: 10), cornerRadius: 0), color: Color(red: 0, green: 1, blue: 0))
        ]),
      for: .normal)
    #expect(fills().map(\.hex) == ["#00ff00"])
  }
}
