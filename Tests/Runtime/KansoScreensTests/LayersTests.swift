import KansoScreens
import Testing

struct LayersTests {
  @Test func enablingAutoLayoutTurnsMasksOff() {
    let view = View()
    view.enableAutoLayout()
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }
}
