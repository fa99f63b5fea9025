import KansoScreens
import Testing

struct AutoLayoutWrapperTests {
  private final class Screen: View {
    @AutoLayout var photo = View()
    @AutoLayout private(set) var name: Label = {
      let name = Label("Abyssinian")
      name.numberOfLines = 0
      return name
    }()
  }

  @Test func aWrappedViewIsLaidOutByConstraints() {
    #expect(!Screen().photo.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aViewMadeByAClosureIsLaidOutByConstraints() {
    let screen = Screen()
    #expect(!screen.name.translatesAutoresizingMaskIntoConstraints)
    #expect(screen.name.numberOfLines == 0)
  }

  @Test func aViewInThePlaceOfAnotherIsLaidOutByConstraints() {
    let screen = Screen()
    let other = View()
    screen.photo = other
    #expect(screen.photo === other)
    #expect(!other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theViewThatHoldsItKeepsItsMask() {
    #expect(Screen().translatesAutoresizingMaskIntoConstraints)
  }
}
