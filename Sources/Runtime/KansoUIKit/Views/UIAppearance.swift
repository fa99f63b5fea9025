import KansoLayout
import KansoScreens

/// A class whose instances have values in common that are set once.
public protocol UIAppearance: AnyObject {}

extension UIAppearance {
  /// The values of all instances of the class and its subclasses that appear from now on.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy() }
}

extension UIView: UIAppearance {}

/// The values of the instances of a class: each property that is set is remembered.
///
/// A view takes the values when it comes into a window, in the order in which they were set. They replace values that the
/// view was given before. A property that is read is an error: the proxy has no values of its own.
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: UIAppearance> {
  /// Remembers a value of a property.
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { preconditionFailure("an appearance has no values to read") }
    nonmutating set { remember { $0[keyPath: property] = newValue } }
  }

  /// Remembers a change of instances.
  func remember(_ change: @escaping (Target) -> Void) {
    Appearances.add { view in if let target = view as? Target { change(target) } }
  }
}

extension UIAppearanceProxy where Target == UIBarButtonItem {
  /// Remembers the font and the color of the titles of bar buttons.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let (font, color) = (attributes?[.font] as? UIFont, attributes?[.foregroundColor] as? UIColor)
    Appearances.add { view in
      guard let bar = view as? UINavigationBar else { return }
      if let font { bar.buttonFont = font }
      if let color, state == .normal { bar.tintColor = color }
    }
  }
}

extension UIAppearanceProxy where Target == UITabBarItem {
  /// Remembers the font of the titles of tabs, and their color in the normal and the selected state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let (font, color) = (attributes?[.font] as? UIFont, attributes?[.foregroundColor] as? UIColor)
    Appearances.add { view in
      guard let bar = view as? UITabBar else { return }
      if let font { bar.itemFont = font }
      if let color, state == .normal { bar.unselectedItemTintColor = color }
      if let color, state == .selected { bar.tintColor = color }
    }
  }
}

extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}
