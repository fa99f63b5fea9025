import KansoLayout
import KansoTheme

/// A view with animatable values of its own, in addition to those of every view. An example is the text color of a
/// label.
public protocol AnimatableValues: View {
  /// The values that animations record, interpolate and present.
  var animatableProperties: [AnimatableProperty] { get }
}

/// A property of one view that animations can change.
///
/// While a frame is presented, the property has the value of that frame; afterwards the old value is restored.
/// Observers of the property must not change anything else in the tree, since only the property itself is restored.
public struct AnimatableProperty {
  /// The name that identifies the property in its view. If several properties have the same name, the last one counts.
  public let name: String
  /// The current value; colors are resolved with the traits of the tree.
  let value: (TraitCollection) -> AnimatableValue
  /// Sets the value and returns a closure that restores the old one. A value of another kind changes nothing.
  let present: (AnimatableValue) -> () -> Void

  /// Creates a property that holds a number.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(
    _ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Double>
  ) {
    self.init(name, owner, path, value: { number, _ in .number(number) }) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  /// Creates a property that holds a point.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Point>) {
    self.init(name, owner, path, value: { point, _ in .point(point) }) {
      if case .point(let point) = $0 { point } else { nil }
    }
  }

  /// Creates a property that holds a size.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Size>) {
    self.init(name, owner, path, value: { size, _ in .size(size) }) {
      if case .size(let size) = $0 { size } else { nil }
    }
  }

  /// Creates a property that holds a transform.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(
    _ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, AffineTransform>
  ) {
    self.init(name, owner, path, value: { map, _ in .transform(map) }) {
      if case .transform(let map) = $0 { map } else { nil }
    }
  }

  /// Creates a property that holds a color. Presenting no color leaves it unchanged.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Color>) {
    self.init(name, owner, path, value: { color, traits in .color(traits.colorValue(of: color)) }) {
      if case .color(let color?) = $0 { Color(color) } else { nil }
    }
  }

  /// Creates a property that holds an optional color. Presenting no color sets it to nil.
  ///
  /// - Parameters:
  ///   - name: the name; no other property of the view has it.
  ///   - owner: the view. It is retained, so it must not store the property.
  ///   - path: the key path of the value in the view.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Color?>) {
    self.init(name, owner, path, value: { color, traits in .color(color.map { traits.colorValue(of: $0) }) })
    {
      if case .color(let color) = $0 { .some(color.map { Color($0) }) } else { nil }
    }
  }

  /// Creates a property from two conversions. It retains the owner.
  ///
  /// - Parameters:
  ///   - value: converts a stored value to an animatable one.
  ///   - stored: converts an animatable value to the type that the view stores; nil if it is of another kind.
  private init<Owner: View, Stored>(
    _ name: String, _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Stored>,
    value: @escaping (Stored, TraitCollection) -> AnimatableValue,
    stored: @escaping (AnimatableValue) -> Stored?
  ) {
    self.name = name
    self.value = { traits in value(owner[keyPath: path], traits) }
    present = { value in
      guard let new = stored(value) else { return {} }
      let old = owner[keyPath: path]
      owner[keyPath: path] = new
      return { owner[keyPath: path] = old }
    }
  }
}
