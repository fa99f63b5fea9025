import KansoLayout

extension ViewController {
  /// The controller that it, or the one that it is in, covers.
  public var presentingViewController: ViewController? { nearest(\.ownPresenting) }
  /// The controller that covers it, or the one that it is in.
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

  /// The controllers that cover it, each one the one before.
  var covering: [ViewController] {
    var all: [ViewController] = []
    while let next = (all.last ?? self).ownPresented { all.append(next) }
    return all
  }

  /// Whether it is another one, or covers it with others between them or not.
  private func covers(_ other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.ownPresenting
    }
    return false
  }

  /// Takes away the links to what covers it.
  func forgetCovering() {
    var controller: ViewController? = self
    while let current = controller {
      controller = current.ownPresented
      current.ownPresented = nil
      controller?.ownPresenting = nil
    }
  }

  /// Covers the whole screen with another controller: `fullScreen`, as UIKit calls it. What is covered is in the window again when that is
  /// dismissed.
  ///
  /// Nothing happens, as in UIKit, where this controller is not in a window or is covered already, or the other one is in a container or
  /// seen already.
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
    // Whoever was told may have dismissed it already.
    guard presenter.ownPresented === controller else { return }
    controller.fill(window)
    presenter.view.removeFromSuperview()
    window.layoutIfNeeded()
    controller.didAppear(animated)
    if presenter.ownPresented === controller { presenter.didDisappear(animated) }
    completion?()
  }

  /// Takes away all that covers it, or the one that it is in; where nothing does, itself if it covers another one, or the one that it is
  /// in does. Where nothing is to be taken away nothing happens.
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
