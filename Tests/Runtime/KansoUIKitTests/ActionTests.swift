import KansoUIKit
import Testing

/// Targets and selectors, closures and actions, without the Objective-C runtime.
struct ActionTests {
  /// A target that logs its calls.
  private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func button(_ sender: UIButton) { calls.append("button \(sender.tag)") }
    func slider(_ sender: UISlider) { calls.append("slider") }
    func any(_ sender: Any?, event: UIEvent) { calls.append("any \(sender is UIButton)") }
    func result(_ sender: UIControl) -> Int { sender.tag }
    func item(_ sender: UIBarButtonItem) { calls.append("item \(sender.title ?? "")") }
  }

  private let target = Target()
  private let button = UIButton(type: .system)

  @Test func methodsOfTargetsAreCalled() {
    button.tag = 3
    button.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    button.addTarget(target, action: Selector("button(_:)", Target.button(_:)), for: .touchUpInside)
    button.addTarget(
      target, action: Selector("any(_:event:)", Target.any(_:event:)), for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "button 3", "any true"])
    button.sendActions(for: .valueChanged)
    #expect(target.calls.count == 4)
  }

  @Test func aSenderOfAnotherTypeCallsNothing() {
    let selector = Selector("slider(_:)", Target.slider(_:))
    #expect(!selector.perform(on: target, sender: button))
    #expect(!selector.perform(on: button, sender: UISlider()))
    #expect(selector.perform(on: target, sender: UISlider()))
    #expect(target.calls == ["slider"])
  }

  @Test func targetsAreRemoved() {
    let (plain, withSender) = (
      Selector("plain", Target.plain), Selector("button(_:)", Target.button(_:))
    )
    button.addTarget(target, action: plain, for: [.touchUpInside, .valueChanged])
    button.addTarget(target, action: withSender, for: .touchUpInside)
    button.removeTarget(target, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == ["button 0", "plain"])
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 2)
  }

  @Test func targetsAreNotRetained() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  /// A controller that handles the action of a control in its view.
  private final class Handler: UIViewController {
    var count = 0
    func handle() { count += 1 }
  }

  @Test func withoutATargetTheControllerIsAsked() {
    let handler = Handler()
    let inner = UIView()
    handler.view.addSubview(inner)
    inner.addSubview(button)
    button.addTarget(nil, action: Selector("handle", Handler.handle), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(handler.count == 1)
  }

  @Test func actionsAreClosuresWithTitles() {
    var calls: [String] = []
    let save = UIAction(title: "Save", identifier: .init("save")) { action in
      calls.append("save \(action.sender is UIButton)")
    }
    let made = UIButton(primaryAction: save)
    #expect(made.title(for: .normal) == "Save")
    made.addAction(
      UIAction(identifier: .init("save")) { _ in calls.append("other") }, for: .primaryActionTriggered)
    made.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["other"])
    let field = UITextField(frame: .zero, primaryAction: save)
    field.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["other", "save false"])
    field.removeAction(identifiedBy: .init("save"), for: .primaryActionTriggered)
    field.sendActions(for: .primaryActionTriggered)
    #expect(calls.count == 2)
  }

  @Test func barItemsCallTheirTargets() throws {
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: target, action: Selector("item(_:)", Target.item(_:)))
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItems = [
      item, UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    let bar = try #require(screen.navigationController?.navigationBar)
    let shown = bar.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "Done" }
    #expect(shown?.tap() == true)
    #expect(target.calls == ["item Done"])
  }

  @Test func customViewsStandInBars() throws {
    let (label, screen) = (UILabel(), UIViewController())
    label.text = "custom"
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    #expect(label.window === window)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.minX == 16)
  }
}
