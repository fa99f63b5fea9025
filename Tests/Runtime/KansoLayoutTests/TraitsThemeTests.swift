import KansoTheme
import Testing

@testable import KansoLayout

/// A theme resolves tokens by path. A token that the theme lacks keeps its compiled value.
struct TraitsThemeTests {
  private let screen = TokenScreen()

  @Test func marginsFollowTheTheme() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25]) }
    #expect(screen.inner.frame == Rect(x: 25, y: 25, width: 50, height: 50))
    screen.change { $0.theme = nil }
    #expect(screen.inner.frame == Rect(x: 10, y: 10, width: 80, height: 80))
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
    #expect(screen.inner.frame == Rect(x: 2, y: 1, width: 94, height: 96))
    screen.change { $0.layoutDirection = .rightToLeft }
    #expect(screen.inner.frame == Rect(x: 4, y: 1, width: 94, height: 96))
  }

  @Test func aNumberTakesTheTokenOfMarginsAway() {
    screen.card.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25]) }
    #expect(screen.inner.frame == Rect(x: 1, y: 1, width: 98, height: 98))
  }

  @Test func whatComesIntoATreeTakesItsValues() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["card": 25, "stack": 30]) }
    let late = TokenScreen()
    late.card.removeFromSuperview()
    late.stack.removeFromSuperview()
    screen.root.add(late.card, late.stack)
    late.card.pin(x: 0, y: 200, width: 100, height: 100)
    late.stack.pin(x: 0, y: 400)
    screen.root.layoutIfNeeded()
    #expect(late.inner.frame == Rect(x: 25, y: 25, width: 50, height: 50))
    #expect(late.boxes[1].frame.minX == 40)
  }

  /// A table measures its rows before it lays them out.
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
