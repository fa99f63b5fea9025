import KansoTheme
import Testing

@testable import KansoLayout

/// A change of traits lays out the affected views, and no others.
struct TraitsRelayoutTests {
  private let screen = TokenScreen()

  @Test func aModeOfColorsAloneLaysOutNothing() {
    screen.root.traitCollection.userInterfaceStyle = .dark
    #expect(!screen.root.engine!.solver.hasChanges)
    #expect(!screen.root.needsLayout)
    #expect(!screen.root.hasDirtyDescendant)
    screen.root.layoutIfNeeded()
    #expect(screen.measurer.texts.isEmpty)
    #expect(screen.layouts == [0, 0, 0])
    #expect(
      screen.root.traitCollection.colorValue(of: screen.title.textColor)
        == ColorValue(red: 0, green: 1, blue: 0))
  }

  @Test func labelsWithFramesOfTheirOwnAreNotTouchedByAModeOfColors() {
    let label = Label("pinned")
    label.frame = Rect(x: 0, y: 0, width: 50, height: 20)
    screen.root.addSubview(label)
    screen.root.layoutIfNeeded()
    screen.root.traitCollection.userInterfaceStyle = .dark
    #expect(!label.needsLayout)
  }

  @Test func aModeOfOneFontMeasuresItsLabelsAlone() {
    let y = screen.body.frame.minY
    screen.change { $0.context = ["text": "bold"] }
    #expect(Set(screen.measurer.texts) == ["title"])
    #expect(screen.title.frame.width == 100)
    #expect(screen.body.frame.minY > y)
    #expect(screen.card.layouts == 0)
    #expect(screen.inner.layouts == 0)
  }

  @Test func aModeOfOnePaddingMovesWhatHangsOnIt() {
    screen.change { $0.context = ["density": "compact"] }
    #expect(screen.inner.frame == Rect(x: 4, y: 4, width: 92, height: 92))
    #expect(screen.measurer.texts.isEmpty)
    #expect(screen.root.layouts == 0)
    #expect(screen.boxes[1].frame.minX == 16)
  }

  @Test func aTextSizeMeasuresWhatScalesAlone() {
    screen.change { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(Set(screen.measurer.texts) == ["body of several words"])
    #expect(screen.body.frame.width == 21 * 11.5)
    #expect(screen.layouts == [0, 0, 0])
  }

  @Test func anEqualThemeLaysOutNothing() {
    screen.change { $0.theme = TokenScreen.theme(paddings: ["outer": 16, "gap": 8, "card": 10, "stack": 6]) }
    #expect(screen.measurer.texts.isEmpty)
    #expect(screen.layouts == [0, 0, 0])
  }

  @Test func aThemeThatChangesOneConstantMovesWhatHangsOnIt() {
    let height = screen.title.frame.height
    screen.change { $0.theme = TokenScreen.theme(paddings: ["gap": 20]) }
    #expect(screen.body.frame.minY == 16 + height + 20)
    #expect(screen.measurer.texts.isEmpty)
    #expect(screen.inner.layouts == 0)
  }

  @Test func anotherMeasurerMeasuresEverything() {
    let other = CountingMeasurer()
    screen.change { $0.textMeasurer = other }
    #expect(Set(other.texts) == ["title", "body of several words", "fixed"])
  }

  @Test func pixelsMatterToEverything() {
    screen.change { $0.displayScale = 3 }
    #expect(Set(screen.measurer.texts) == ["title", "body of several words", "fixed"])
  }
}
