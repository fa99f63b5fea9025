import KansoLayout

/// The way in which a controller is presented, with the names and values of `UIModalPresentationStyle`. Sheets cover the
/// whole screen here.
public enum ModalPresentationStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = -2
  /// Over the whole screen.
  case fullScreen = 0
  /// A sheet with the width of a page.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Over the content of another controller.
  case currentContext = 3
  /// Over the whole screen, which stays visible behind it.
  case overFullScreen = 5
  /// Over the content of another controller, which stays visible behind it.
  case overCurrentContext = 6
  /// A box with an arrow at its anchor.
  case popover = 7

  /// True if what is behind the controller stays visible.
  var isOver: Bool { self == .overFullScreen || self == .overCurrentContext }
}

extension ViewController {
  /// The controller that presents this controller or its nearest presented ancestor; nil if there is none.
  public var presentingViewController: ViewController? { nearestValue(of: \.ownPresenting) }
  /// The controller that this controller or its nearest presenting ancestor presents; nil if there is none.
  public var presentedViewController: ViewController? { nearestValue(of: \.ownPresented) }

  /// Returns the first value that is not nil, of this controller and then of its ancestors.
  private func nearestValue(of property: KeyPath<ViewController, ViewController?>) -> ViewController? {
    var controller: ViewController? = self
    while let current = controller {
      if let found = current[keyPath: property] { return found }
      controller = current.parent
    }
    return nil
  }

  /// The ancestor without a parent: this controller itself if it has no parent.
  private var outermostAncestor: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The chain of controllers presented on top of this very one, each presented by the one before; empty if
  /// it presents none.
  var presentedChain: [ViewController] {
    var all: [ViewController] = []
    while let next = (all.last ?? self).ownPresented { all.append(next) }
    return all
  }

  /// Returns true if this controller is `other`, or if `other` presents it directly or indirectly.
  private func isOrIsPresented(by other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.ownPresenting
    }
    return false
  }

  /// Unlinks this controller and all controllers of its presented chain from each other, without removing
  /// views or calling callbacks.
  func unlinkPresentedChain() {
    var controller: ViewController? = self
    while let current = controller {
      controller = current.ownPresented
      current.ownPresented = nil
      controller?.ownPresenting = nil
    }
  }

  /// Presents another controller over the whole screen, as UIKit's `fullScreen` style does. The outermost
  /// ancestor of this controller presents it: the view of that ancestor leaves the window until the
  /// dismissal, except if the style of the other controller is over what is there.
  ///
  /// As in UIKit, nothing happens if the outermost ancestor is not in a window or already presents a
  /// controller. The same holds if the other controller has a parent, is presented or visible already, or
  /// presents the outermost ancestor directly or indirectly. `completion` is then not called, nor if a
  /// callback dismisses the controller at once. Everything happens before the call returns.
  public func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermostAncestor
    guard presenter.ownPresented == nil, controller.ownPresenting == nil, controller.parent == nil,
      !controller.isSeen, !presenter.isOrIsPresented(by: controller), presenter.isViewLoaded,
      let window = presenter.view.topmostView as? Window
    else { return }
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.loadViewIfNeeded()
    controller.transition = .beingPresented
    defer { if controller.transition == .beingPresented { controller.transition = nil } }
    let coversPresenter = !controller.modalPresentationStyle.isOver
    if coversPresenter { presenter.willDisappear(animated) }
    controller.willAppear(animated)
    // A callback may have dismissed the controller already.
    guard presenter.ownPresented === controller else { return }
    controller.addOwnView(filling: window)
    if coversPresenter { presenter.view.removeFromSuperview() }
    window.layoutIfNeeded()
    controller.didAppear(animated)
    if coversPresenter, presenter.ownPresented === controller { presenter.didDisappear(animated) }
    completion?()
  }

  /// Shows a controller in the way of the container: pushes it in a navigation controller, else presents it.
  ///
  /// - Parameter sender: the object that asks for it, which has no effect here.
  public func show(_ controller: ViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.pushViewController(controller, animated: true)
  }

  /// Dismisses the controllers that this controller or an ancestor presents. If there are none, dismisses
  /// this controller, or the ancestor that is presented. Does nothing, not even `completion`, if neither
  /// applies.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.ownPresenting ?? presentingViewController
    presenter?.dismissPresentedChain(animated: animated, completion: completion)
  }

  /// Dismisses the whole presented chain and calls the appearance callbacks of this controller and of the
  /// last one of the chain. If the last one is in a window, shows this controller's view there again. Does
  /// nothing, not even `completion`, if the chain is empty.
  private func dismissPresentedChain(animated: Bool, completion: (() -> Void)?) {
    let left = presentedChain
    guard let top = left.last else { return }
    for controller in left { controller.transition = .beingDismissed }
    defer {
      for controller in left where controller.transition == .beingDismissed { controller.transition = nil }
    }
    let window = top.isViewLoaded ? top.view.topmostView as? Window : nil
    top.willDisappear(animated)
    willAppear(animated)
    if let window { addOwnView(filling: window, below: top.view.superview === window ? top.view : nil) }
    for controller in presentedChain { if let window { controller.removeOwnView(from: window) } }
    unlinkPresentedChain()
    window?.layoutIfNeeded()
    didAppear(animated)
    top.didDisappear(animated)
    completion?()
  }
}
