import KansoUIKit
import Testing

/// Text fields with delegates, responders, taps, alerts, and what assistive technologies are told.
struct InputTests {
  /// A delegate that logs and refuses.
  private final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var refused = ""

    private func ask(_ what: String) -> Bool {
      log.append(what)
      return what != refused
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin?") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begun") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end?") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return?") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear?") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("\(range.location)+\(range.length) \(string)") }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let first = UITextField()
  private let second = UITextField()
  private let delegate = Delegate()

  init() {
    for (index, field) in [first, second].enumerated() {
      field.frame = CGRect(x: 0, y: 50 * Double(index), width: 200, height: 40)
      root.addSubview(field)
    }
    first.delegate = delegate
  }

  @Test func theDelegateIsAskedAndTold() {
    #expect(first.becomeFirstResponder() && first.isFirstResponder && first.isEditing)
    first.insertText("né")
    first.insertText("\n")
    first.deleteBackward()
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(
      delegate.log == ["begin?", "begun", "0+0 né", "return?", "1+1 ", "end?", "ended"])
  }

  @Test(arguments: ["begin?", "0+0 a", "return?", "end?", "clear?"])
  func theDelegateCanRefuse(_ what: String) {
    delegate.refused = what
    var returns = 0
    first.onReturn = { _ in returns += 1 }
    first.clearButtonMode = .always
    let begins = first.becomeFirstResponder()
    #expect(begins == (what != "begin?"))
    guard begins else { return }
    first.insertText("a")
    #expect(first.text == (what == "0+0 a" ? "" : "a"))
    first.insertText("\n")
    #expect(returns == (what == "return?" ? 0 : 1))
    if let button = first.clearButtonRect {
      first.tap(at: CGPoint(x: button.midX, y: button.midY))
      #expect(first.text == (what == "clear?" ? "a" : ""))
    }
    #expect(second.becomeFirstResponder() == (what != "end?"))
    #expect(first.isFirstResponder == (what == "end?"))
    #expect(root.endEditing(true))
    #expect(!second.isFirstResponder && !first.isFirstResponder)
    #expect(!second.isEditing && !first.isEditing && delegate.log.last == "ended")
  }

  @Test func viewsTakeTheInputIfTheyCan() {
    final class Key: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let key = Key()
    root.addSubview(key)
    #expect(!root.becomeFirstResponder() && !root.isFirstResponder)
    first.becomeFirstResponder()
    #expect(key.becomeFirstResponder() && !first.isEditing)
    #expect(key.resignFirstResponder() && !key.isFirstResponder)
  }

  @Test func keyboardsHaveProperties() {
    let view = UITextView()
    first.keyboardType = .emailAddress
    first.returnKeyType = .done
    first.autocapitalizationType = .none
    first.textContentType = .emailAddress
    view.autocorrectionType = .no
    #expect(first.keyboardType == .emailAddress && first.returnKeyType == .done)
    #expect(first.autocapitalizationType == .none && first.textContentType == .emailAddress)
    #expect(view.autocorrectionType == .no && view.autocapitalizationType == .sentences)
  }

  @Test func tapsReachRecognizers() {
    final class Target: NSObject {
      var places: [CGPoint] = []
      func tap(_ sender: UITapGestureRecognizer) { places.append(sender.location(in: sender.view)) }
    }
    let (target, inner, button) = (Target(), UIView(), UIButton())
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(box)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    button.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    box.addSubview(inner)
    box.addSubview(button)
    let recognizer = UITapGestureRecognizer(target: target, action: Selector("tap(_:)", Target.tap(_:)))
    box.addGestureRecognizer(recognizer)
    #expect(root.tap(at: CGPoint(x: 115, y: 116)))
    #expect(target.places == [CGPoint(x: 15, y: 16)])
    // The button handles its taps itself.
    #expect(root.tap(at: CGPoint(x: 155, y: 155)))
    #expect(target.places.count == 1)
    recognizer.isEnabled = false
    root.tap(at: CGPoint(x: 115, y: 116))
    box.removeGestureRecognizer(recognizer)
    #expect(target.places.count == 1 && box.gestureRecognizers == nil)
  }

  @Test func alertsStandOverTheScreen() throws {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Why" }
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    screen.present(alert, animated: true)
    #expect(screen.view.window === window && alert.view.window === window)
    #expect(window.layoutProblems.isEmpty)
    let box = try #require(alert.view.subviews.first)
    #expect(box.frame.width == 270 && abs(box.frame.midX - 196.5) < 0.5)
    let buttons = box.subviews[0].subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
    #expect(buttons[1].tap())
    #expect(chosen == ["Delete"] && alert.view.window == nil && screen.presentedViewController == nil)
    screen.present(alert, animated: false)
    window.rootViewController = UIViewController()
    #expect(alert.view.window == nil && screen.view.window == nil)
  }

  @Test func segmentsHaveColorsOfTheirState() {
    let control = UISegmentedControl(items: ["One", 2, "Three"] as [Any])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 2
    #expect(control.segmentLabels.map(\.textColor) == [.red, .red, .blue])
    #expect(control.segmentLabels.map(\.text) == ["One", "", "Three"])
  }

  @Test func viewsTellWhatTheyAre() {
    let (label, button) = (UILabel(), UIButton())
    label.text = "Name"
    button.setTitle("Save", for: .normal)
    #expect(label.accessibilityLabel == "Name" && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
    #expect(label.isAccessibilityElement && !root.isAccessibilityElement)
    label.accessibilityTraits = [.header]
    label.accessibilityLabel = "Title"
    #expect(label.accessibilityLabel == "Title" && label.accessibilityTraits == .header)
  }

  @Test func notificationsCallMethods() {
    final class Observer: NSObject {
      var names: [String] = []
      func note(_ notification: Notification) { names.append(notification.name.rawValue) }
    }
    let (observer, center) = (Observer(), NotificationCenter())
    center.addObserver(
      observer, selector: Selector("note(_:)", Observer.note(_:)), name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(observer.names == ["a"])
  }

  @Test func rectanglesCombine() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    let b = a.offsetBy(dx: 5, dy: 6)
    #expect(a.intersection(b) == CGRect(x: 5, y: 6, width: 5, height: 4))
    #expect(a.union(b) == CGRect(x: 0, y: 0, width: 15, height: 16))
    #expect(a.insetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 8, height: 6))
    #expect(!a.intersects(a.offsetBy(dx: 10, dy: 0)) && a.intersection(a.offsetBy(dx: 10, dy: 0)).isEmpty)
    #expect(a.contains(a) && !a.contains(b))
    let point = CGPoint(x: 1, y: 0).applying(
      CGAffineTransform.identity.scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 0))
    #expect(point == CGPoint(x: 4, y: 0))
  }
}
