/// The name of a method, and the method: what an action needs without the Objective-C runtime.
///
/// `scripts/prepare-uikit-sources` turns `#selector(save(_:))` into `Selector("save(_:)", Editor.save(_:))`.
public struct Selector: Hashable, CustomStringConvertible {
  /// The name of the method, by which selectors are equal.
  public let description: String
  /// Calls the method of a target; false if the target or an argument has another type.
  private let call: (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

  /// Creates the selector of a method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates the selector of a method with the sender as its parameter.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name) { target, sender, _ in
      // A method with a truth value, such as `endEditing(_:)`, takes any sender for true, as in Objective-C.
      guard let target = target as? Target, let sender = sender as? Sender ?? true as? Sender else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// Creates the selector of a method with the sender and the event as its parameters.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
        return false
      }
      _ = method(target)(sender, event)
      return true
    }
  }

  private init(_ name: String, _ call: @escaping (AnyObject, Any?, Any?) -> Bool) {
    (description, self.call) = (name, call)
  }

  /// Calls the method of a target.
  ///
  /// - Returns: False, without an effect, if the target or an argument has another type than the method requires.
  @discardableResult
  public func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Bool {
    call(target, sender, event)
  }

  /// Returns true if the names are equal.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.description == second.description
  }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
