import KansoScreens
import Testing

/// The life-cycle methods of controllers, in UIKit's order.
struct LifeCycleTests {
  private let diary = Diary()
  private func screen(_ name: String) -> Screen { Screen(name, diary) }

  @Test func aViewIsLoadedOnceAndWhenItIsAskedForFirst() {
    let a = screen("a")
    #expect(!a.isViewLoaded)
    let view = a.view
    #expect(a.view === view)
    a.loadViewIfNeeded()
    #expect(diary.read() == ["a load", "a didLoad"])
  }

  @Test func whoAsksForTheViewWhileMakingItGetsAnEmptyOne() {
    final class Curious: ViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        _ = view
      }
    }
    let curious = Curious()
    #expect(curious.view === curious.view)
    #expect(curious.loads == 1)
  }

  @Test func aScreenAppearsWithItsWindow() {
    let a = screen("a")
    let window = shown(a)
    #expect(diary.read() == ["a load", "a didLoad", "a willAppear", "a didAppear"])
    #expect(a.view.superview === window)
    #expect(a.layouts > 0)
  }

  @Test func whatIsSetBeforeAWindowIsShownIsInItAndDoesNotAppear() {
    let a = screen("a")
    let window = Window()
    window.rootViewController = a
    #expect(diary.read() == ["a load", "a didLoad"])
    #expect(a.view.superview === window)
    #expect(a.view.frame == window.bounds)
    window.rootViewController = screen("b")
    #expect(a.view.superview == nil)
    #expect(diary.read() == ["b load", "b didLoad"])
    window.makeKeyAndVisible()
    #expect(diary.read() == ["b willAppear", "b didAppear"])
  }

  @Test func aViewHasTheSizeOfTheDevice() {
    #expect(ViewController().view.frame.size == Device.iPhone16.size)
    Device.$current.withValue(.iPhoneSE) {
      #expect(ViewController().view.frame == Rect(x: 0, y: 0, width: 375, height: 667))
      #expect(Window().device == .iPhoneSE)
    }
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let window = shown(screen("a"))
    _ = diary.read()
    let b = screen("b")
    window.rootViewController = b
    #expect(
      diary.read() == [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    #expect(window.subviews.count == 1)
    window.rootViewController = nil
    #expect(diary.read() == ["b willDisappear", "b didDisappear"])
    #expect(window.subviews.isEmpty)
  }

  @Test func aRootThatIsExchangedTakesAwayWhatCoversIt() {
    let (a, b) = (screen("a"), screen("b"))
    let window = shown(a)
    a.present(b, animated: true)
    _ = diary.read()
    let c = screen("c")
    window.rootViewController = c
    #expect(
      diary.read() == [
        "c load", "c didLoad", "b willDisappear", "c willAppear", "b didDisappear", "c didAppear",
      ])
    #expect(a.presentedViewController == nil)
    #expect(window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(c.view)])
  }

  @Test func aPushNotifiesTheOldScreenAndTheNew() {
    let navigation = NavigationController(rootViewController: screen("a"))
    let window = shown(navigation)
    #expect(
      diary.read() == [
        "a willEnter", "a didEnter", "a load", "a didLoad", "a willAppear", "a didAppear",
      ])
    navigation.pushViewController(screen("b"), animated: true)
    #expect(
      diary.read() == [
        "b willEnter", "b load", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear",
        "b didAppear", "b didEnter",
      ])
    navigation.popViewController(animated: true)
    #expect(
      diary.read() == [
        "b willLeave", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear", "b didLeave",
      ])
    _ = window
  }

  @Test func goingBackSeveralScreensNotifiesOnlyVisibleOnes() {
    let (a, b, c, d) = (screen("a"), screen("b"), screen("c"), screen("d"))
    let navigation = NavigationController(rootViewController: a)
    let window = shown(navigation)
    for next in [b, c, d] { navigation.pushViewController(next, animated: false) }
    _ = diary.read()
    #expect(navigation.popToViewController(b, animated: true).map { ($0 as? Screen)?.name } == ["c", "d"])
    #expect(
      diary.read() == [
        "c willLeave", "d willLeave", "d willDisappear", "b willAppear", "d didDisappear", "b didAppear",
        "d didLeave", "c didLeave",
      ])
    #expect(navigation.popToRootViewController(animated: true).count == 1)
    #expect(navigation.popToRootViewController(animated: true).isEmpty)
    #expect(navigation.popToViewController(d, animated: true).isEmpty)
    #expect(navigation.viewControllers.count == 1)
    _ = window
  }

  @Test func replacingLowerScreensDoesNotNotifyTheTop() {
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    let navigation = NavigationController(rootViewController: a)
    let window = shown(navigation)
    navigation.pushViewController(b, animated: false)
    _ = diary.read()
    c.title = "C"
    navigation.setViewControllers([c, b], animated: false)
    #expect(diary.read() == ["c willEnter", "a willLeave", "c didEnter", "a didLeave"])
    #expect(navigation.navigationBar.backButton.currentTitle == "C")
    #expect(!c.isViewLoaded)
    _ = window
  }

  @Test func pushesBeforeTheViewIsLoadedShowTheLastScreenOnly() {
    let navigation = NavigationController(rootViewController: screen("a"))
    navigation.pushViewController(screen("b"), animated: false)
    _ = diary.read()
    let window = shown(navigation)
    #expect(diary.read() == ["b load", "b didLoad", "b willAppear", "b didAppear"])
    _ = window
  }

  @Test(arguments: ["load", "will", "did"]) func aScreenMayPushAnotherWhileItComes(_ when: String) {
    let (a, b) = (screen("a"), screen("b"))
    let push: (Screen) -> Void = { $0.navigationController?.pushViewController(b, animated: false) }
    switch when {
    case "load": a.onDidLoad = push
    case "will": a.onWillAppear = push
    default: a.onDidAppear = push
    }
    let navigation = NavigationController(rootViewController: a)
    let window = shown(navigation)
    #expect(navigation.topViewController === b)
    #expect(b.view.superview === navigation.view)
    #expect(a.view.superview == nil)
    #expect(navigation.navigationBar.backButton.isHidden == false)
    let happened = diary.read()
    #expect(happened.filter { $0 == "b didAppear" }.count == 1)
    #expect(
      happened.filter { $0.hasPrefix("a did") && $0.hasSuffix("ppear") }
        == (when == "did" ? ["a didAppear", "a didDisappear"] : when == "will" ? ["a didDisappear"] : []))
    _ = window
  }

  @Test func aScreenMayGoBackWhileItComes() {
    let (a, b) = (screen("a"), screen("b"))
    let navigation = NavigationController(rootViewController: a)
    let window = shown(navigation)
    b.onWillAppear = { $0.navigationController?.popViewController(animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(a.view.superview === navigation.view)
    #expect(b.parent == nil)
    #expect(diary.read().suffix(3).contains("a didAppear"))
    _ = window
  }

  @Test func tabsAreLoadedWhenTheyAreChosen() {
    let tabs = TabBarController()
    let (a, b) = (screen("a"), screen("b"))
    tabs.viewControllers = [a, b]
    let window = shown(tabs)
    #expect(!b.isViewLoaded)
    _ = diary.read()
    tabs.selectedIndex = 1
    #expect(
      diary.read() == [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    tabs.selectedIndex = 1
    #expect(diary.read().isEmpty)
    _ = window
  }

  @Test func otherTabsKeepTheChosenOneIfItIsThere() {
    let tabs = TabBarController()
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    let window = shown(tabs)
    _ = diary.read()
    tabs.viewControllers = [b, c]
    #expect(tabs.selectedIndex == 0)
    #expect(diary.read() == ["c willEnter", "a willLeave", "c didEnter", "a didLeave"])
    tabs.viewControllers = [c]
    #expect(
      diary.read() == [
        "b willLeave", "c load", "c didLoad", "b willDisappear", "c willAppear", "b didDisappear",
        "c didAppear", "b didLeave",
      ])
    #expect(tabs.selectedViewController === c)
    _ = window
  }

  @Test func aChosenTabThatIsGoneIsFollowedByTheOneInItsPlace() {
    let tabs = TabBarController()
    tabs.viewControllers = [screen("a"), screen("b"), screen("c")]
    tabs.selectedIndex = 2
    let others = [screen("d"), screen("e"), screen("f")]
    tabs.viewControllers = others
    #expect(tabs.selectedViewController === others[2])
    tabs.viewControllers = [screen("g")]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func whatIsInAScreenAppearsWithIt() {
    let (a, b) = (screen("a"), screen("b"))
    a.onDidLoad = {
      $0.addChild(b)
      $0.view.addSubview(b.view)
      b.didMove(toParent: $0)
    }
    let window = shown(a)
    #expect(diary.read().suffix(4) == ["a willAppear", "b willAppear", "a didAppear", "b didAppear"])
    _ = window
  }

  @Test func layoutNotifiesTheController() {
    let a = screen("a")
    let window = shown(a)
    let layouts = a.layouts
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(a.layouts == layouts + 1)
  }
}
