import KansoLayout
import KansoRendering
import KansoScreens
import Testing

/// The drawings of controls.
struct ControlDrawingTests {
  private let blue = "#007aff"

  @Test func aSwitchShowsWhetherItIsOn() {
    let control = Switch()
    let off = control.shown(51, 31)
    #expect(off.colors == ["#787880 0.16", "#ffffff"])
    #expect(off.fills[1].outline == .ellipse(Rect(x: 2, y: 2, width: 27, height: 27)))
    #expect(off.shadows == 1)
    control.isOn = true
    #expect(control.shown(51, 31).colors == ["#34c759", "#ffffff"])
    #expect(control.shown(51, 31).rects("#ffffff") == [Rect(x: 22, y: 2, width: 27, height: 27)])
    #expect(control.shown(51, 31) { $0.userInterfaceStyle = .dark }.colors == ["#30d158", "#ffffff"])
    let mirrored = control.shown(51, 31) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.rects("#ffffff") == [Rect(x: 2, y: 2, width: 27, height: 27)])
    control.onTintColor = Color(red: 1, green: 0, blue: 0)
    control.isEnabled = false
    #expect(control.shown(51, 31).colors[0] == "#ff0000")
    #expect(control.shown(51, 31).groups == [DrawGroup(opacity: 0.5)])
  }

  @Test func aSliderShowsItsValue() {
    let slider = Slider()
    slider.value = 0.25
    let parts = slider.shown(128, 34)
    #expect(parts.colors == ["#787880 0.2", blue, "#ffffff"])
    #expect(parts.rects(blue) == [Rect(x: 0, y: 15, width: 39, height: 4)])
    #expect(parts.rects("#ffffff") == [Rect(x: 25, y: 3, width: 28, height: 28)])
    let mirrored = slider.shown(128, 34) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.rects(blue) == [Rect(x: 89, y: 15, width: 39, height: 4)])
    slider.tintColor = Color(red: 1, green: 0, blue: 0)
    #expect(slider.shown(128, 34).colors[1] == "#ff0000")
  }

  @Test func theChosenSegmentStandsOut() {
    let control = SegmentedControl(items: ["One", "Two", "Three", "Four"])
    control.selectedSegmentIndex = 1
    let parts = control.shown(400, 32)
    #expect(parts.texts.map(\.text) == ["One", "Two", "Three", "Four"])
    #expect(parts.rects("#ffffff") == [Rect(x: 102, y: 2, width: 96, height: 28)])
    // The only separator is the one that is not beside the selected segment.
    #expect(parts.rects("#c7c7cc").map(\.midX) == [300])
    let mirrored = control.shown(400, 32) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.rects("#ffffff") == [Rect(x: 202, y: 2, width: 96, height: 28)])
    #expect(mirrored.rects("#c7c7cc").map(\.midX) == [100])
    control.selectedSegmentIndex = SegmentedControl.noSegment
    #expect(control.shown(400, 32).rects("#c7c7cc").map(\.midX) == [100, 200, 300])
    control.isEnabled = false
    #expect(Set(control.shown(400, 32).texts.map(\.color.described)) == ["#3c3c43 0.3"])
    #expect(SegmentedControl().shown(400, 32).fills.count == 1)
  }

  @Test func aButtonShowsItsState() throws {
    let button = Button("Save")
    button.setImage(
      Image(
        size: Size(width: 10, height: 10),
        shapes: [Image.Shape(.ellipse(Rect(x: 0, y: 0, width: 10, height: 10)), color: nil)]), for: .normal)
    #expect(button.shown(100, 40).texts.map(\.color.described) == [blue])
    #expect(button.shown(100, 40).colors == [blue])
    button.isHighlighted = true
    #expect(button.shown(100, 40).groups.map(\.opacity) == [0.2, 0.2])
    button.isHighlighted = false
    #expect(button.shown(100, 40).groups.isEmpty)
    button.isEnabled = false
    #expect(button.shown(100, 40).texts.map(\.color.described) == ["#3c3c43 0.3"])
    #expect(button.shown(100, 40).groups.map(\.opacity) == [0.3])
    button.isEnabled = true
    #expect(button.shown(100, 40).groups.isEmpty)
    button.titleLabel.alpha = 0.5
    button.isHighlighted = true
    #expect(button.titleLabel.alpha == 0.1)
    button.isHighlighted = false
    #expect(button.titleLabel.alpha == 0.5)
  }

  @Test func aTextFieldHasItsBorder() {
    let field = TextField()
    field.placeholder = "Name"
    #expect(field.shown(200, 36).strokes.isEmpty)
    field.borderStyle = .roundedRect
    let round = field.shown(200, 36)
    #expect(round.strokes.map(\.color) == ["#c7c7cc"])
    #expect(round.colors == ["#ffffff"])
    #expect(round.texts.map(\.text) == ["Name"])
    #expect(round.texts.map(\.color.described) == ["#3c3c43 0.3"])
    field.borderStyle = .line
    field.text = "Tonkinese"
    let line = field.shown(200, 36)
    #expect(line.strokes.map(\.color) == ["#000000"])
    #expect(line.texts.map(\.color.described) == ["#000000"])
    #expect(field.shown(200, 36) { $0.userInterfaceStyle = .dark }.strokes.map(\.color) == ["#ffffff"])
    field.borderStyle = .bezel
    #expect(field.shown(200, 36).strokes.map(\.width) == [1])
  }

  @Test func aTextFieldShowsWhereOneWrites() {
    let field = TextField()
    #expect(field.shown(200, 36).rects(blue).isEmpty)
    field.beginEditing()
    #expect(field.shown(200, 36).rects(blue).map(\.minX) == [0])
    field.insertText("Cats")
    #expect(field.shown(200, 36).rects(blue).map(\.minX) == [34])
    let mirrored = field.shown(200, 36) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.rects(blue).map(\.maxX) == [200 - 34])
  }

  @Test func aTextViewShowsNoMoreThanFits() {
    let view = TextView()
    view.text = "One\nTwo"
    let parts = view.shown(200, 30)
    #expect(parts.texts.map(\.text) == ["One", "Two"])
    #expect(parts.colors == ["#ffffff"])
    #expect(parts.groups == [DrawGroup(clip: .rectangle(Rect(x: 0, y: 0, width: 200, height: 30)))])
  }

  @Test func tokensAndNumbersThatAreNoneDrawWhatTheyCan() {
    let slider = Slider()
    slider.value = .nan
    #expect(slider.value == 0)
    for control in [slider, Switch(), SegmentedControl(items: [""]), TextField(), Button()] as [View] {
      for size in [Size.zero, Size(width: 1e9, height: 1e9), Size(width: 0.001, height: 10)] {
        let commands = control.shown(size.width, size.height).commands
        let svg = Drawing(size: size, commands: commands).svg(title: "Control")
        #expect(XMLReading(svg) != nil && !svg.contains("nan") && !svg.contains("inf"), "\(svg)")
      }
    }
  }
}
