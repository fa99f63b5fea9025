import KansoScreens
import Testing

/// Buttons with titles of 15 points: a character is 7.5 points wide, a line 18 points high on pixels.
struct ButtonTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func button(_ title: String?, _ width: Double = 100, _ height: Double = 40) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.frame = Rect(x: 10, y: 10, width: width, height: height)
    root.addSubview(button)
    root.layoutIfNeeded()
    return button
  }

  @Test func aButtonIsAsLargeAsItsTitleWithMarginsAboveAndBelow() {
    #expect(button("abcd").intrinsicContentSize == Size(width: 30, height: 30))
    #expect(button(nil).intrinsicContentSize == .zero)
  }

  @Test func insetsComeToThat() {
    let button = button("abcd")
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == Size(width: 36, height: 34))
    button.contentEdgeInsets = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(button.contentEdgeInsets.left == 2)
  }

  @Test func aTitleIsInTheMiddle() {
    #expect(button("abcd").titleLabel.frame == Rect(x: 35, y: 11, width: 30, height: 18))
    #expect(button("abcd", 100, 4).titleLabel.frame == Rect(x: 35, y: 0, width: 30, height: 4))
  }

  @Test func aPictureStandsBeforeTheTitle() {
    let button = button("abcd")
    button.setImage(Image(size: Size(width: 20, height: 10)), for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 50, height: 30))
    root.layoutIfNeeded()
    #expect(button.imageView.frame == Rect(x: 25, y: 15, width: 20, height: 10))
    #expect(button.titleLabel.frame.minX == 45)
    root.traitCollection.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(button.titleLabel.frame.minX == 25)
    #expect(button.imageView.frame.minX == 55)
  }

  @Test func aLongTitleWraps() {
    let button = button("abcd efgh")
    #expect(button.contentHeight(forWidth: 40) == 48)
    button.titleLabel.numberOfLines = 1
    #expect(button.contentHeight(forWidth: 40) == nil)
  }

  @Test func itsBaselineIsThatOfItsTitle() {
    let button = button("abcd")
    #expect(button.firstBaselineOffsetFromTop == 6 + button.titleLabel.firstBaselineOffsetFromTop)
    #expect(button.lastBaselineOffsetFromBottom == 6 + button.titleLabel.lastBaselineOffsetFromBottom)
  }

  @Test func eachStateHasItsTitle() {
    let button = button("a")
    button.setTitle("b", for: .selected)
    #expect(button.title(for: .highlighted) == "a")
    button.isSelected = true
    #expect(button.titleLabel.text == "b")
    button.isHighlighted = true
    #expect(button.currentTitle == "a")
    button.isHighlighted = false
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "a")
  }

  @Test func eachStateHasItsColor() {
    let button = button("a")
    button.setTitleColor(red, for: .normal)
    button.setTitleColor(blue, for: .disabled)
    #expect(button.titleLabel.textColor == red)
    button.isEnabled = false
    #expect(button.titleLabel.textColor == blue)
  }

  @Test func aTitleHasTheTintColorOfWhatIsAroundIt() {
    let button = button("a")
    root.tintColor = red
    #expect(button.titleLabel.textColor == red)
    button.tintColor = blue
    #expect(button.titleLabel.textColor == blue)
    button.removeFromSuperview()
    let late = Button("b")
    root.addSubview(late)
    root.layoutIfNeeded()
    #expect(late.titleLabel.textColor == red)
  }

  @Test func aTapDoesWhatItIsFor() {
    var tapped: [Button] = []
    let button = Button { tapped.append($0) }
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    root.addSubview(button)
    var events = 0
    button.addAction(for: .touchUpInside) { events += 1 }
    #expect(button.tap())
    #expect(tapped.map { $0 === button } == [true])
    #expect(events == 1)
    button.isEnabled = false
    button.tap()
    #expect(tapped.count == 1)
  }

  @Test func aClosureThatTakesTheButtonKeepsNothing() {
    weak var gone: Button?
    do {
      let button = Button("a", onAction: { $0.isSelected.toggle() })
      gone = button
      button.wasTapped(at: .zero)
      #expect(button.isSelected)
    }
    #expect(gone == nil)
  }

  @Test func aTitleLabelMayOutliveItsButton() {
    let label: Label = Button("a").titleLabel
    label.text = "b"
    #expect(label.text == "b")
  }
}
