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

  @Test(arguments: ["push", "tab", "present"]) func comingAndGoingTakesNoLonger(_ what: String) {
    let app = App()
    let work = [
      "push": app.pushAndPop, "tab": app.change, "present": app.presentAndDismiss,
    ][what]
    func run(_ times: Int) -> Double { cpuTime { for _ in 0..<times { work?() } } }
    _ = run(50)
    let first = run(100)
    _ = run(400)
    #expect(run(100) < 2 * first + 0.1)
    #expect(app.window.layoutProblems.isEmpty)
  }

  /// In a process of its own, since other tests take memory too. `Benchmarks/run screens` does it ten thousand times.
  @Test func pushesAndPopsLeaveNothingInMemory() throws {
    struct Answer: Decodable { let memory: Int }
    func memory(after count: Int) throws -> Int {
      let program = Project.products.appendingPathComponent("screen-workloads").path
      let outcome = try Shell.run(program, ["push", "\(count)", "1"])
      return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).memory
    }
    // A screen that stayed, with its view, text and constraints, would be some kilobytes each time.
    #expect(try memory(after: 1_000) < memory(after: 200) + 1 << 20)
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
