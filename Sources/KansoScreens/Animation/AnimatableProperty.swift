import KansoLayout
import KansoTheme

/// A view with values of its own for animations to move, beside those that every view has: the color of its text, say.
public protocol AnimatableValues: View {
  /// What animations note, move and present of it.
  var animatableProperties: [AnimatableProperty] { get }
}

/// A value of one view that animations move.
///
/// While a moment is presented the value is set, and then set back. What is called when it changes must not change anything else of the tree.
public struct AnimatableProperty {
  /// What tells it from the view's others; of several with the same name the last one counts.
  public let name: String
  /// The value as it is now; colors as they are in its tree.
  let value: (TraitCollection) -> AnimatableValue
  /// Sets the value, and gives what sets it back.
  let present: (AnimatableValue) -> () -> Void

  /// A number.
  public init<Owner: View>(
    _ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Double>
  ) {
    self.init(name, owner, path, value: { number, _ in .number(number) }) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  /// A place.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Point>) {
    self.init(name, owner, path, value: { point, _ in .point(point) }) {
      if case .point(let point) = $0 { point } else { nil }
    }
  }

  /// A size.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Size>) {
    self.init(name, owner, path, value: { size, _ in .size(size) }) {
      if case .size(let size) = $0 { size } else { nil }
    }
  }

  /// A transform.
  public init<Owner: View>(
    _ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, AffineTransform>
  ) {
    self.init(name, owner, path, value: { map, _ in .transform(map) }) {
      if case .transform(let map) = $0 { map } else { nil }
    }
  }

  /// A color.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Color>) {
    self.init(name, owner, path, value: { color, traits in .color(traits.colorValue(of: color)) }) {
      if case .color(let color?) = $0 { Color(color) } else { nil }
    }
  }

  /// A color or none.
  public init<Owner: View>(_ name: String, of owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Color?>) {
    self.init(name, owner, path, value: { color, traits in .color(color.map { traits.colorValue(of: $0) }) })
    {
      if case .color(let color) = $0 { .some(color.map { Color($0) }) } else { nil }
    }
  }

  /// - Parameter stored: a value as the view keeps it; nil if the value is of another kind.
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
