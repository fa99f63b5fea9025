import KansoUIKit
import Testing

/// Pickers, search bars, text fields with rectangles of their own, events, segments and the insets of buttons.
struct ControlTests {
  @Test func aPickerLoadsItsWheels() throws {
    let source = Wheels()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.rowLabels.map(\.text) == ["0 0", "0 1", "1 0", "1 1", "1 2"])
    picker.selectRow(2, inComponent: 1, animated: true)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 2)
    let last = try #require(picker.view(forRow: 2, forComponent: 1))
    #expect(last.frame == CGRect(x: 100, y: 64, width: 200, height: 32))
    picker.tap(at: CGPoint(x: 50, y: 110))
    #expect(source.selected == ["1 of 0"] && picker.selectedRow == 1)
    source.counts = [2, 1]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0 && picker.selectedRow(inComponent: 0) == 1)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow == 1 && picker.selectedRow(inComponent: 5) == -1)
  }

  @Test func aSearchBarCallsItsDelegate() {
    let log = SearchLog()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.delegate = log
    bar.placeholder = "Find"
    #expect(bar.textLabel.text == "Find" && bar.text == "")
    bar.layoutIfNeeded()
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    bar.searchTextField.insertText("ab\n")
    #expect(bar.text == "ab" && log.calls == ["begin", "change ab", "search"])
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.maxX < 250 && bar.cancelButton.tap())
    #expect(log.calls.last == "cancel" && bar.resignFirstResponder() && log.calls.last == "end")
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test func aFieldsClassPlacesItsText() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.layoutIfNeeded()
    #expect(field.textLabel.frame == CGRect(x: 10, y: 0, width: 180, height: 40))
    field.becomeFirstResponder()
    field.insertText("Text")
    field.layoutIfNeeded()
    #expect(field.textLabel.frame == CGRect(x: 4, y: 0, width: 192, height: 40))
    field.inputView = UIPickerView()
    #expect(field.inputView is UIPickerView && field.inputAccessoryView == nil)
  }

  @Test func theReturnKeyEndsEditingByItsEvent() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isEditing)
    var count = 0
    field.addAction(for: .editingDidEndOnExit) { count += 1 }
    field.insertText("\n")
    #expect(!field.isEditing && count == 1)
  }

  @Test func aTapBeginsAndEnds() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var events: [String] = []
    button.addAction(for: .touchUpInside) { events.append("up") }
    button.addAction(for: .touchDown) { events.append("down") }
    button.tap()
    #expect(events == ["down", "up"])
    #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchCancel, .touchUpInside]))
    #expect(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))
  }

  @Test func segmentsHaveTitles() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitle("Three", forSegmentAt: 1)
    control.setTitle("None", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 1) == "Three" && control.titleForSegment(at: 2) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func insetsMoveTheImageAndTheTitle() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    let (image, title): (CGRect, CGRect) = (button.imageView.frame, button.titleLabel.frame)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 10)
    button.layoutIfNeeded()
    #expect(abs(button.titleLabel.frame.minX - title.minX - 5) < 0.5)
    #expect(abs(button.imageView.frame.minX - image.minX + 5) < 0.5)
    #expect(abs(button.imageView.frame.minY - image.minY - 2) < 0.5)
  }

  @Test func viewsKeepTheirContentMode() {
    let (view, image) = (UIView(), UIImageView())
    view.contentMode = .center
    image.contentMode = .scaleAspectFit
    let mode: UIView.ContentMode = view.contentMode
    #expect(mode == .center && (image as UIView).contentMode == .scaleAspectFit)
    (image as UIView).contentMode = .top
    #expect(image.contentMode == .top && UIView().contentMode == .scaleToFill)
  }

  @Test func aRecognizerLosesATarget() {
    final class Target: NSObject {
      var count = 0
      func tap() { count += 1 }
    }
    let (target, view) = (Target(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let recognizer = UITapGestureRecognizer(target: target, action: Selector("tap()", Target.tap))
    view.addGestureRecognizer(recognizer)
    view.tap()
    recognizer.removeTarget(target, action: nil)
    view.tap()
    #expect(target.count == 1)
  }
}

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [2, 3]
  var selected: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component) \(row)"
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 100 : 0
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append("\(row) of \(component)")
  }
}

private final class SearchLog: NSObject, UISearchBarDelegate {
  var calls: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("change \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}
