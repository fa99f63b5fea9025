import KansoScreens
import Testing

/// Controllers that cover others.
struct PresentingControllerTests {
  private let diary = Diary()
  private let root: Screen
  private let window: Window

  init() {
    root = Screen("root", diary)
    window = shown(root)
    _ = diary.read()
  }

  private func screen(_ name: String) -> Screen { Screen(name, diary) }

  @Test func aScreenThatCoversAnotherTakesItsPlace() {
    let a = screen("a")
    root.present(a, animated: true) { [diary] in diary.entries.append("done") }
    #expect(
      diary.read() == [
        "a load", "a didLoad", "root willDisappear", "a willAppear", "a didAppear", "root didDisappear",
        "done",
      ])
    #expect(root.presentedViewController === a)
    #expect(a.presentingViewController === root)
    #expect(a.view.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.superview == nil)
    a.dismiss(animated: true) { [diary] in diary.entries.append("done") }
    #expect(
      diary.read() == ["a willDisappear", "root willAppear", "root didAppear", "a didDisappear", "done"])
    #expect(window.subviews.count == 1)
    #expect(root.presentedViewController == nil)
    #expect(a.presentingViewController == nil)
  }

  @Test func onlyTheFrontmostOfSeveralGoesWithItsDismissal() {
    let (a, b) = (screen("a"), screen("b"))
    root.present(a, animated: false)
    a.present(b, animated: false)
    _ = diary.read()
    b.dismiss(animated: false)
    #expect(diary.read() == ["b willDisappear", "a willAppear", "a didAppear", "b didDisappear"])
    #expect(a.view.superview === window)
  }

  @Test func coveringScreensGoAtOnceWithoutNotifyingThoseBetween() {
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    root.present(a, animated: false)
    a.present(b, animated: false)
    b.present(c, animated: false)
    _ = diary.read()
    root.dismiss(animated: false)
    #expect(diary.read() == ["c willDisappear", "root willAppear", "root didAppear", "c didDisappear"])
    #expect(b.presentedViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func whatIsInANavigationControllerCanDismissIt() {
    let a = screen("a")
    let navigation = NavigationController(rootViewController: a)
    root.present(navigation, animated: false)
    #expect(a.presentingViewController === root)
    a.dismiss(animated: false)
    #expect(root.view.superview === window)
    #expect(navigation.presentingViewController == nil)
  }

  @Test func whatIsInContainersPresentsOverAllOfThem() {
    let a = screen("a")
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let b = screen("b")
    a.present(b, animated: false)
    #expect(b.presentingViewController === tabs)
    #expect(a.presentedViewController === b)
    #expect(b.view.frame.size == window.frame.size)
    _ = diary.read()
    a.dismiss(animated: false)
    #expect(diary.read() == ["b willDisappear", "a willAppear", "a didAppear", "b didDisappear"])
  }

  @Test func aCoveredScreenTurnsWithTheDevice() {
    let a = screen("a")
    root.present(a, animated: false)
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(a.view.frame.size == Size(width: 852, height: 393))
    #expect(a.view.layoutMargins.left == 59 + 20)
    a.dismiss(animated: false)
    #expect(root.view.frame.size == Size(width: 852, height: 393))
    #expect(root.view.safeAreaInsets.left == 59)
  }

  @Test func aScreenMayBeDismissedWhileItComes() {
    let a = screen("a")
    a.onWillAppear = { $0.dismiss(animated: false) }
    root.present(a, animated: false)
    #expect(root.presentedViewController == nil)
    #expect(root.view.superview === window)
    #expect(a.view.superview == nil)
    #expect(diary.read().suffix(1) == ["a didDisappear"])
  }

  @Test func aScreenMayPresentAnotherAsSoonAsItIsSeen() {
    let (a, b) = (screen("a"), screen("b"))
    a.onDidAppear = {
      $0.onDidAppear = nil
      $0.present(b, animated: false)
    }
    root.present(a, animated: false)
    #expect(b.view.superview === window)
    #expect(a.view.superview == nil)
    #expect(window.subviews.count == 1)
  }
}
