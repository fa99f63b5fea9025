import KansoUIKit
import Testing

/// The notifications of editing, and actions for the view that takes the input.
extension AppTests {
  /// The notifications with some names from one object or any, in their order.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var posted: [Notification] = []
    private var observers: [any NSObjectProtocol] = []
    var values: [Notification] { lock.withLock { posted } }
    var names: [String] { values.map(\.name.rawValue) }

    init(_ names: [Notification.Name], of object: AnyObject? = nil) {
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] in
          guard let self else { return }
          let notification = $0
          lock.withLock { posted.append(notification) }
        }
      }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  @Test func editingIsPosted() {
    let (field, view) = (UITextField(), UITextView())
    let fieldLog = Log(
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ], of: field)
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(
      fieldLog.names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
    let viewLog = Log(
      [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ], of: view)
    view.becomeFirstResponder()
    view.becomeFirstResponder()
    view.insertText("a")
    view.resignFirstResponder()
    view.resignFirstResponder()
    #expect(
      viewLog.names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func aKeyboardIsPosted() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let log = Log([UIWindow.keyboardWillShowNotification, UIViewController.keyboardWillHideNotification])
    /// The rectangles after the changes, of a keyboard as high as no other test's.
    func ends() -> [CGRect] {
      log.values.compactMap { $0.userInfo?[UIWindow.keyboardFrameEndUserInfoKey] as? CGRect }
        .filter { $0.height == 123 }
    }
    window.keyboardHeight = 123
    #expect(ends().isEmpty)
    window.keyboardHeight = 0
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.keyboardHeight = 123
    window.keyboardHeight = 123
    window.keyboardHeight = 0
    #expect(ends().map(\.minY) == [852 - 123, 852] && ends().count == 2)
  }

  @Test func anActionReachesTheFirstResponder() throws {
    let app = WindowApp()
    let window = try #require(UIApplication.launch(app))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.rootViewController?.view.addSubview(field)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil) && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(resign, to: field, from: nil, for: nil) && !field.isEditing)
  }
}

private final class WindowApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
