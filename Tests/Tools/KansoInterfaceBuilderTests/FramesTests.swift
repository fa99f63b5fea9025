import KansoLayout
import Testing

/// Frames of documents, checked by arithmetic.
struct FramesTests {
  @Test func constraintsMoveWhatIsStoredElsewhere() throws {
    let frames = try frames(
      of: TestDocument.xib(
        subviews(view("view", id: "box", frame: (1, 2, 3, 4)))
          + constraints(
            "box.leading == root.leading + 10", "box.top == root.top + 20", "box.width == 30",
            "box.height == 40")))
    #expect(frames["box"] == Rect(x: 10, y: 20, width: 30, height: 40))
  }
}
