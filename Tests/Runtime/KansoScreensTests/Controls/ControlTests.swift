import KansoScreens
import Testing

/// Controls that have a value.
struct ControlTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func shown<Shown: Control>(_ control: Shown, _ width: Double, _ height: Double) -> Shown {
    control.frame = Rect(x: 0, y: 0, width: width, height: height)
    root.addSubview(control)
    root.layoutIfNeeded()
    return control
  }

  private func changes(of control: Control) -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(for: .valueChanged) { count.value += 1 }
    return { count.value }
  }

  @Test func aTapTurnsASwitch() {
    let control = shown(Switch(), 51, 31)
    let changes = changes(of: control)
    #expect(control.thumbRect.minX == 0)
    control.tap()
    #expect(control.isOn)
    #expect(control.thumbRect.minX == 20)
    control.isOn = false
    #expect(changes() == 1)
    root.traitCollection.layoutDirection = .rightToLeft
    #expect(control.thumbRect.minX == 20)
  }

  @Test func aSliderKeepsItsValueBetweenItsEnds() {
    let slider = shown(Slider(), 128, 34)
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
    slider.maximumValue = 15
    slider.minimumValue = .infinity
    #expect(slider.minimumValue == 5)
    slider.maximumValue = 2
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (2, 2, 2))
  }

  @Test func aThumbIsDragged() {
    let slider = shown(Slider(), 128, 34)
    let changes = changes(of: slider)
    slider.drag(to: 0.25)
    #expect(slider.thumbRect == Rect(x: 25, y: 3, width: 28, height: 28))
    slider.drag(to: 7)
    slider.drag(to: 1)
    #expect(slider.value == 1)
    #expect(changes() == 2)
    slider.isEnabled = false
    slider.drag(to: 0)
    #expect(slider.value == 1)
  }

  @Test func segmentsAreEquallyWide() {
    // At 13 points, a character is 6.5 points wide: 26, plus 10 on each side.
    let control = shown(SegmentedControl(items: ["a", "abcd"]), 200, 32)
    #expect(control.intrinsicContentSize == Size(width: 92, height: 32))
    #expect(control.segmentLabels.map(\.frame.minX) == [0, 100])
    root.traitCollection.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(control.segmentLabels.map(\.frame.minX) == [100, 0])
  }

  @Test func aTapChoosesASegment() {
    let control = shown(SegmentedControl(items: ["a", "b"]), 200, 32)
    let changes = changes(of: control)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.tap(at: Point(x: 150, y: 10))
    control.tap(at: Point(x: 160, y: 10))
    #expect(control.selectedSegmentIndex == 1)
    #expect(changes() == 1)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func theChosenSegmentStaysChosenAmongOthers() {
    let control = shown(SegmentedControl(items: ["a", "b"]), 200, 32)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: -3)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeSegment(at: 5)
    #expect(control.numberOfSegments == 1)
  }

  /// A wrapping text and a switch share a row. The switch keeps its width, for any previous width of the text.
  @Test func aSwitchIsNotSqueezed() {
    let window = Window(device: .iPhone16)
    let (title, toggle) = (Label(String(repeating: "notice ", count: 7)), Switch())
    title.numberOfLines = 0
    window.addSubview(title, anchors: [.leading(16), .top(100)])
    window.addSubview(toggle, anchors: [.trailing(-16), .top(100)])
    toggle.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8).activate()
    for orientation in [Device.Orientation.portrait, .landscape, .portrait] {
      window.orientation = orientation
      window.layoutIfNeeded()
      #expect(toggle.frame.size == Switch.size)
    }
  }

  @Test func looksThatAreNoNumbersChangeNothing() {
    let view = View()
    (view.alpha, view.cornerRadius, view.borderWidth) = (0.5, 4, 2)
    (view.alpha, view.cornerRadius, view.borderWidth) = (.nan, .infinity, .nan)
    #expect(view.alpha == 0.5 && view.cornerRadius == 4 && view.borderWidth == 2)
  }
}
