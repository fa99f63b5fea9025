import KansoLayout
import KansoScreens

extension UITraitChangeObservable where Self: UIView {
  /// Calls a method of the view after each change of one of the traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
    registerForTraitChanges(traits) { (view: Self, _) in action.perform(on: view, sender: view) }
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a method of the controller after each change of one of the traits of its view.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
    registerForTraitChanges(traits) { (controller: Self, _) in
      action.perform(on: controller, sender: controller)
    }
  }
}
