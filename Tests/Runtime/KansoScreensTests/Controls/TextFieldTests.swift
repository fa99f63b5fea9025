import KansoScreens
import Testing

/// A field of 17 points: a character is 8.5 points wide, a line 20.5 points high on pixels.
struct TextFieldTests {
  private let field = TextField()

  @Test func anEmptyFieldIsAsHighAsALine() {
    #expect(field.intrinsicContentSize == Size(width: 0, height: 20.5))
    field.text = "ab"
    #expect(field.intrinsicContentSize == Size(width: 17, height: 20.5))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == Size(width: 31, height: 34.5))
  }

  @Test func aPlaceholderStandsThereUntilSomethingIsWritten() {
    field.placeholder = "name"
    #expect(field.textLabel.text == "name")
    #expect(field.textLabel.textColor == field.placeholderColor)
    field.insertText("a")
    #expect(field.textLabel.text == "a")
    #expect(field.textLabel.textColor == field.textColor)
    field.deleteBackward()
    #expect(field.textLabel.text == "name")
  }

  @Test func secretsAreDots() {
    field.isSecureTextEntry = true
    field.text = "a👨‍👩‍👧"
    #expect(field.textLabel.text == "••")
    #expect(field.text == "a👨‍👩‍👧")
  }

  @Test func typingSendsEvents() {
    var events: [String] = []
    field.addAction(for: .editingDidBegin) { events.append("begin") }
    field.addAction(for: .editingChanged) { events.append("changed") }
    field.addAction(for: .primaryActionTriggered) { events.append("return") }
    field.addAction(for: .editingDidEnd) { events.append("end") }
    field.insertText("ab\nc")
    field.endEditing()
    field.endEditing()
    #expect(events == ["begin", "changed", "return", "end"])
    #expect(field.text == "ab")
  }

  @Test func aFieldThatCannotBeUsedIsNotWrittenIn() {
    field.isEnabled = false
    field.insertText("a")
    #expect(field.text.isEmpty)
    #expect(!field.isEditing)
  }

  @Test func oneFieldIsWrittenInAtATime() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = (
      TextField(frame: Rect(x: 0, y: 0, width: 300, height: 40)),
      TextField(frame: Rect(x: 0, y: 50, width: 300, height: 40))
    )
    root.addSubview(first)
    root.addSubview(second)
    var ended = 0
    first.addAction(for: .editingDidEnd) { ended += 1 }
    first.tap()
    #expect(first.isEditing)
    second.tap()
    #expect(!first.isEditing && second.isEditing && ended == 1)
  }
}
