import KansoTheme
import Testing

@testable import KansoLayout

/// A theme gives tokens their values by their paths; what it does not have is as it was compiled.
struct TraitsThemeTests {
  private let screen = TokenScreen()

  @Test func marginsFollowTheTheme() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25]) }
    #expect(screen.inner.frame == rect(25, 25, 50, 50))
    screen.change { $0.theme = nil }
    #expect(screen.inner.frame == rect(10, 10, 80, 80))
  }

  @Test func stacksFollowTheTheme() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["stack": 30]) }
    #expect(screen.boxes[1].frame.minX == 40)
    screen.stack.spacing = 2
    screen.change { $0.theme = TokenScreen.theme(paddings: ["stack": 50]) }
    #expect(screen.boxes[1].frame.minX == 12)
  }

  @Test func spacesOfOneViewFollowTheTheme() {
    screen.stack.setCustomSpacing(TokenScreen.padding("own", 3, 1), after: screen.boxes[0])
    screen.root.layoutIfNeeded()
    #expect(screen.boxes[1].frame.minX == 13)
    screen.change { $0.theme = TokenScreen.theme(paddings: ["own": 9]) }
    #expect(screen.boxes[1].frame.minX == 19)
    screen.stack.setCustomSpacing(4, after: screen.boxes[0])
    screen.change { $0.theme = TokenScreen.theme(paddings: ["own": 11]) }
    #expect(screen.boxes[1].frame.minX == 14)
  }

  @Test func fontsFollowTheTheme() {
    screen.change { $0.theme = TokenScreen.theme(fonts: ["title": plainFont(30)]) }
    #expect(screen.title.frame.width == 75)
    #expect(Set(screen.measurer.texts) == ["title"])
  }

  @Test func colorsFollowTheTheme() {
    let blue = ColorValue(red: 0, green: 0, blue: 1)
    screen.change { $0.theme = TokenScreen.theme(colors: ["text": blue]) }
    #expect(screen.root.traitCollection.colorValue(of: TokenScreen.color) == blue)
    #expect(screen.layouts == [0, 0, 0])
  }

  @Test func edgesFollowTheTheme() {
    let token = Token<Edges>(
      TokenPath("padding.edges"),
      Edges(top: .points(1), leading: .points(2), bottom: .points(3), trailing: .points(4)))
    screen.card.setLayoutMargins(token)
    screen.root.layoutIfNeeded()
    #expect(screen.inner.frame == rect(2, 1, 94, 96))
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(screen.inner.frame == rect(4, 1, 94, 96))
  }

  @Test func aNumberTakesTheTokenOfMarginsAway() {
    screen.card.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25]) }
    #expect(screen.inner.frame == rect(1, 1, 98, 98))
  }

  @Test func whatComesIntoATreeTakesItsValues() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25, "stack": 30]) }
    let late = TokenScreen()
    late.card.removeFromSuperview()
    late.stack.removeFromSuperview()
    screen.root.add(late.card, late.stack)
    late.card.pin(0, 200, 100, 100)
    late.stack.pin(0, 400)
    screen.root.layoutIfNeeded()
    #expect(late.inner.frame == rect(25, 25, 50, 50))
    #expect(late.boxes[1].frame.minX == 40)
  }

  /// Rows of tables are measured before they are laid out.
  @Test func whatIsMeasuredBeforeItIsLaidOutHasThemToo() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["late": 25]) }
    let (row, content) = (View(), box(10, 10))
    row.add(content)
    row.setLayoutMargins(TokenScreen.padding("late", 1, 1))
    for attribute in [LayoutAttribute.topMargin, .leftMargin, .bottomMargin, .rightMargin] {
      let own: [LayoutAttribute: LayoutAttribute] = [
        .topMargin: .top, .leftMargin: .left, .bottomMargin: .bottom, .rightMargin: .right,
      ]
      LayoutConstraint(
        item: content, attribute: own[attribute]!, relatedBy: .equal, toItem: row, attribute: attribute,
        multiplier: 1, constant: 0
      ).activate()
    }
    screen.root.add(row)
    #expect(row.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 60, height: 60))
  }
}
