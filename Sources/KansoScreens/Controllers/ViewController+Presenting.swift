import KansoLayout

extension ViewController {
  /// The controller that presents this controller or its nearest presented ancestor.
  public var presentingViewController: ViewController? { nearest(\.ownPresenting) }
  /// The controller that this controller or its nearest presenting ancestor presents.
  public var presentedViewController: ViewController? { nearest(\.ownPresented) }

  private func nearest(_ other: KeyPath<ViewController, ViewController?>) -> ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if let found = current[keyPath: other] { return found }
      controller = current.parent
    }
    return nil
  }

  private var outermost: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The chain of presented controllers above this one, each presented by the one before.
  var covering: [ViewController] {
    var all: [ViewController] = []
    while let next = (all.last ?? self).ownPresented { all.append(next) }
    return all
  }

  /// Returns true if the controller is another one, or is presented by it directly or indirectly.
  private func covers(_ other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.ownPresenting
    }
    return false
  }

  /// Removes the links of the whole chain of presented controllers.
  func forgetCovering() {
    var controller: ViewController? = self
    while let current = controller {
      controller = current.ownPresented
      current.ownPresented = nil
      controller?.ownPresenting = nil
    }
  }

  /// Presents another controller over the whole screen, as UIKit's `fullScreen` style does. The view of the presenting
  /// controller leaves the window until the dismissal.
  ///
  /// As in UIKit, nothing happens if this controller is not in a window or already presents another one. The same holds
  /// if the other controller has a parent or is visible already.
  public func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermost
    guard presenter.ownPresented == nil, controller.ownPresenting == nil, controller.parent == nil,
      !controller.isSeen, !presenter.covers(controller), presenter.isViewLoaded,
      let window = presenter.view.topmostView as? Window
    else { return }
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.loadViewIfNeeded()
    presenter.willDisappear(animated)
    controller.willAppear(animated)
    // A callback may have dismissed the controller already.
    guard presenter.ownPresented === controller else { return }
    controller.fill(window)
    presenter.view.removeFromSuperview()
    window.layoutIfNeeded()
    controller.didAppear(animated)
    if presenter.ownPresented === controller { presenter.didDisappear(animated) }
    completion?()
  }

  /// Dismisses the controllers that this controller or an ancestor presents. If there are none, dismisses this
  /// controller, or the ancestor that is presented. Does nothing if neither applies.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.ownPresenting ?? presentingViewController
    presenter?.uncover(animated: animated, completion: completion)
  }

  private func uncover(animated: Bool, completion: (() -> Void)?) {
    guard let top = covering.last else { return }
    let window = top.isViewLoaded ? top.view.topmostView as? Window : nil
    top.willDisappear(animated)
    willAppear(animated)
    if let window { fill(window) }
    if let window { top.leave(window) }
    forgetCovering()
    window?.layoutIfNeeded()
    didAppear(animated)
    top.didDisappear(animated)
    completion?()
  }
}
