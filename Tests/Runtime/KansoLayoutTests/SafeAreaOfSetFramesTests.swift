import KansoLayout
import Testing

/// The safe area of a view whose frame is set while its superview is laid out.
struct SafeAreaOfSetFramesTests {
  private final class Container: View {
    let bar = View()
    override func layoutSubviews() {
      super.layoutSubviews()
      bar.frame = Rect(x: 0, y: bounds.height - 80, width: bounds.width, height: 80)
    }
  }

  @Test func itFollowsTheFrame() {
    let container = Container(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    container.additionalSafeAreaInsets = EdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    container.addSubview(container.bar)
    container.layoutIfNeeded()
    #expect(container.bar.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    container.frame.size = Size(width: 200, height: 100)
    container.layoutIfNeeded()
    #expect(container.bar.safeAreaInsets == EdgeInsets(top: 30, left: 0, bottom: 34, right: 0))
  }
}
