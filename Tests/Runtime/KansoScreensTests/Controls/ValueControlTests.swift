import KansoLayout
import KansoScreens
import Testing

/// Controls with a value, and views that show one.
struct ValueControlTests {
  private func commands(of view: View) -> [DrawCommand] {
    var context = DrawingContext(traits: view.traitCollection)
    view.draw(in: &context)
    return context.commands
  }

  @Test func aStepperChangesItsValueWithinItsRange() {
    let stepper = Stepper(frame: Rect(origin: .zero, size: Stepper.size))
    var events = 0
    stepper.addAction(for: .valueChanged) { events += 1 }
    (stepper.maximumValue, stepper.stepValue) = (2, 1.5)
    let (down, up) = (Point(x: 10, y: 16), Point(x: 84, y: 16))
    stepper.tap(at: up)
    #expect(stepper.value == 1.5)
    stepper.tap(at: up)
    #expect(stepper.value == 2)
    stepper.tap(at: up)
    #expect(stepper.value == 2 && events == 2)
    stepper.wraps = true
    stepper.tap(at: up)
    #expect(stepper.value == 0)
    stepper.tap(at: down)
    #expect(stepper.value == 2)
    stepper.traitCollection.layoutDirection = .rightToLeft
    stepper.wraps = false
    stepper.tap(at: up)
    #expect(stepper.value == 0.5)
  }

  @Test func rangesOfAStepperStayValid() {
    let stepper = Stepper()
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    (stepper.stepValue, stepper.value) = (-1, .nan)
    #expect(stepper.stepValue == 1 && stepper.value == 200)
    stepper.maximumValue = -.infinity
    #expect(stepper.maximumValue == 200)
  }

  @Test func pagesAreCounted() {
    let pages = PageControl(frame: Rect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.tap(at: Point(x: 10, y: 10))
    #expect(pages.currentPage == 1)
    #expect(pages.intrinsicContentSize == Size(width: 48, height: 26))
    pages.numberOfPages = .max
    #expect(pages.numberOfPages == PageControl.maximumNumberOfPages)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && commands(of: pages).count == 1)
    pages.hidesForSinglePage = true
    #expect(commands(of: pages).isEmpty)
  }

  @Test func progressFillsFromTheLeadingEdge() throws {
    let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.25
    func done() throws -> Rect {
      let outline = try #require(commands(of: bar).last)
      guard case .fill(let shape, _) = outline else { return .zero }
      return shape.bounds
    }
    #expect(try done() == Rect(x: 0, y: 0, width: 25, height: 4))
    bar.traitCollection.layoutDirection = .rightToLeft
    #expect(try done() == Rect(x: 75, y: 0, width: 25, height: 4))
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 1)
  }

  @Test func anIndicatorIsHiddenWhileItStops() {
    let indicator = ActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && indicator.intrinsicContentSize.width == 37)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }

  @Test func theSelectedRowOfAPickerIsInTheMiddle() {
    let picker = PickerView(frame: Rect(x: 0, y: 0, width: 200, height: 160))
    (picker.titles, picker.selectedRow) = (["a", "b", "c"], 1)
    picker.layoutIfNeeded()
    #expect(picker.rowLabels.map(\.frame.midY) == [48, 80, 112])
    #expect(picker.rowLabels.map { $0.alpha == 1 } == [false, true, false])
    picker.frame.size.height = 40
    picker.layoutIfNeeded()
    #expect(picker.rowLabels.map(\.isHidden) == [true, false, true])
  }
}
