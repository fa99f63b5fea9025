import Foundation
import KansoScreens
import TestSupport
import Testing

/// Whatever comes and goes is gone then, and leaves nothing behind.
@Suite(.serialized) struct ControllerMemoryTests {
  /// A screen with a few constraints, as screens have.
  private static func screen() -> ViewController {
    let screen = ViewController()
    screen.title = "Detail"
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { _ in }
    let label = Label("Some text")
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.layoutMarginsGuide.trailingAnchor),
    ])
    return screen
  }

  private struct App {
    let navigation = NavigationController(rootViewController: screen())
    let tabs = TabBarController()
    let window: Window

    init() {
      tabs.viewControllers = [navigation, screen()]
      window = shown(tabs)
    }

    func pushAndPop() {
      navigation.pushViewController(ControllerMemoryTests.screen(), animated: false)
      navigation.popViewController(animated: false)
    }
    func change() {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }
    func presentAndDismiss() {
      navigation.present(ControllerMemoryTests.screen(), animated: false)
      navigation.dismiss(animated: false)
    }
  }

  /// What the process holds in memory, in bytes.
  private func residentSize() -> Int {
    guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
      fields.count > 1
    else { return 0 }
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Other tests run meanwhile and take memory too: a screen with its view, text and constraints that stayed each time would be more.
  private static let mostGrowth = 24 << 20

  /// A thousand times; ten thousand were alike.
  @Test(arguments: ["push", "tab", "present"]) func comingAndGoingLeavesNothingAndTakesNoLonger(
    _ what: String
  ) {
    let app = App()
    let work = [
      "push": app.pushAndPop, "tab": app.change, "present": app.presentAndDismiss,
    ][what]
    func run(_ times: Int) -> Double { cpuTime { for _ in 0..<times { work?() } } }
    _ = run(100)
    let (before, first) = (residentSize(), run(200))
    _ = run(600)
    let (last, after) = (run(200), residentSize())
    #expect(after - before < Self.mostGrowth)
    #expect(last < 2 * first + 0.1)
    #expect(app.window.layoutProblems.isEmpty)
  }

  @Test func screensThatAreLeftAreGone() {
    let app = App()
    weak var pushed: ViewController?
    weak var presented: ViewController?
    weak var pushedView: View?
    do {
      let (first, second) = (Self.screen(), Self.screen())
      (pushed, pushedView, presented) = (first, first.view, second)
      app.navigation.pushViewController(first, animated: false)
      app.navigation.present(second, animated: false)
    }
    #expect(pushed != nil && presented != nil)
    app.navigation.dismiss(animated: false)
    app.navigation.popViewController(animated: false)
    #expect(pushed == nil && presented == nil && pushedView == nil)
  }

  @Test func anAppThatIsClosedIsGone() {
    weak var tabs: TabBarController?
    weak var window: Window?
    weak var bar: NavigationBar?
    do {
      let app = App()
      app.pushAndPop()
      app.navigation.pushViewController(Self.screen(), animated: false)
      app.navigation.present(Self.screen(), animated: false)
      (tabs, window, bar) = (app.tabs, app.window, app.navigation.navigationBar)
    }
    #expect(tabs == nil && window == nil && bar == nil)
  }

  @Test func aStackOfThousandsIsAsFastAsALowOne() {
    let navigation = NavigationController(rootViewController: ViewController())
    let window = shown(navigation)
    let time = cpuTime {
      for _ in 0..<2_000 { navigation.pushViewController(ViewController(), animated: false) }
      navigation.popToRootViewController(animated: false)
    }
    #expect(navigation.viewControllers.count == 1)
    #expect(time < 30)
    _ = window
  }
}
