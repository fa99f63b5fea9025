import KansoScreens
import Testing

@testable import KansoLayout
@testable import KansoSolver

/// Objects that leave the window are deallocated, and leave nothing behind.
struct ControllerMemoryTests {
  /// Returns a screen with a few constraints, as typical screens have.
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

  /// A transition to another screen and back.
  enum Trip: CaseIterable, Sendable {
    case push, tab, present
  }

  private struct App {
    let navigation = NavigationController(rootViewController: screen())
    let tabs = TabBarController()
    let window: Window

    init() {
      tabs.viewControllers = [navigation, screen()]
      window = shown(tabs)
    }

    func make(_ trip: Trip) {
      switch trip {
      case .push:
        navigation.pushViewController(ControllerMemoryTests.screen(), animated: false)
        navigation.popViewController(animated: false)
      case .tab:
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
      case .present:
        navigation.present(ControllerMemoryTests.screen(), animated: false)
        navigation.dismiss(animated: false)
      }
    }
  }

  @Test(arguments: Trip.allCases) func comingAndGoingLeavesNothingInTheWindow(_ trip: Trip) {
    let app = App()
    app.make(trip)
    let before = Inventory(of: app.window)
    for _ in 0..<200 { app.make(trip) }
    #expect(Inventory(of: app.window) == before)
    #expect(app.window.layoutProblems.isEmpty)
  }

  /// Each object of the window is either in it again or deallocated. `Benchmarks/run screens` measures the memory.
  @Test func pushesAndPopsLeaveNothingInMemory() {
    struct Reference {
      weak var object: AnyObject?
    }
    func contents(of window: Window) -> [AnyObject] {
      var all: [AnyObject] = []
      for view in window.withDescendants() {
        all.append(view)
        all.append(contentsOf: view.constraints as [AnyObject])
      }
      return all
    }
    let app = App()
    var seen: [Reference] = []
    for _ in 0..<100 {
      let screen = Self.screen()
      app.navigation.pushViewController(screen, animated: false)
      for object in contents(of: app.window) + ([screen, screen.navigationItem] as [AnyObject]) {
        seen.append(Reference(object: object))
      }
      app.navigation.popViewController(animated: false)
    }
    let kept = Set(contents(of: app.window).map { ObjectIdentifier($0) })
    let left = seen.compactMap { $0.object }.filter { !kept.contains(ObjectIdentifier($0)) }
    #expect(left.isEmpty)
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
      app.make(.push)
      app.navigation.pushViewController(Self.screen(), animated: false)
      app.navigation.present(Self.screen(), animated: false)
      (tabs, window, bar) = (app.tabs, app.window, app.navigation.navigationBar)
    }
    #expect(tabs == nil && window == nil && bar == nil)
  }

  /// Only the topmost screen is in the window, and each screen is laid out equally often.
  @Test func aStackOfThousandsIsLaidOutAsALowOne() {
    let navigation = NavigationController(rootViewController: ViewController())
    let window = shown(navigation)
    let screens = (0..<2_000).map { Screen("\($0)") }
    navigation.pushViewController(screens[0], animated: false)
    let low = Inventory(of: window)
    for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
    #expect(Set(screens.dropFirst().map(\.layouts)).count == 1)
    #expect(Inventory(of: window) == low)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
  }
}

/// The numbers of objects in a window and its solver.
private struct Inventory: Equatable {
  let views: Int
  let guides: Int
  let constraints: Int
  let variables: Int
  let rows: Int

  init(of window: Window) {
    window.layoutIfNeeded()
    let all = window.withDescendants()
    let solver = window.ownEngine!.solver
    views = all.count
    guides = all.flatMap(\.allGuides).count
    constraints = all.flatMap(\.constraints).count
    variables = solver.values.count - solver.freeVariables.count
    rows = solver.records.count - solver.freeRecords.count
  }
}
