import KansoUIKit
import Testing

/// The transitions, orientations and editing of controllers.
struct ControllerTests {
  @Test func controllersAreToldWhyTheyMove() {
    let (first, second) = (MovingController(), MovingController())
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: false)
    #expect(second.reasons == ["to parent", "to parent"] && first.reasons.allSatisfy(\.isEmpty))
    navigation.popViewController(animated: false)
    #expect(second.reasons.suffix(2) == ["from parent", "from parent"])
    #expect(!second.isMovingFromParent && first.reasons.allSatisfy(\.isEmpty))
    let third = MovingController()
    first.present(third, animated: false)
    third.dismiss(animated: false)
    #expect(third.reasons == ["presented", "presented", "dismissed", "dismissed"])
    #expect(!third.isBeingDismissed && !third.isBeingPresented)
  }

  @Test func editingIsSetByTheMethod() {
    final class Controller: UIViewController {
      var calls = 0
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls += 1
      }
    }
    let controller = Controller()
    controller.isEditing = true
    #expect(controller.calls == 1 && controller.isEditing)
    #expect(
      controller.editButtonItem.title == "Done" && controller.editButtonItem === controller.editButtonItem)
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit" && controller.calls == 2)
  }

  @Test func controllersHaveOrientations() {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIViewController().shouldAutorotate && UIViewController().childForStatusBarStyle == nil)
    #expect(UIInterfaceOrientationMask.all.contains(.landscape))
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test func aTurnAnnouncesTheTraits() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("\(newCollection.verticalSizeClass == .compact) \(coordinator.isAnimated)")
        coordinator.animate(alongsideTransition: { _ in self.calls.append("alongside") })
      }
    }
    let (controller, navigation) = (Controller(), UINavigationController())
    navigation.viewControllers = [controller]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.orientation = .landscape
    #expect(controller.calls == ["true false", "alongside"] && controller.transitionCoordinator == nil)
  }
}

private final class MovingController: UIViewController {
  var reasons: [String] = []

  private func log() {
    let reasons = [
      (isMovingToParent, "to parent"), (isMovingFromParent, "from parent"), (isBeingPresented, "presented"),
      (isBeingDismissed, "dismissed"),
    ]
    self.reasons.append(reasons.filter(\.0).map(\.1).joined(separator: ", "))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log()
  }
}
