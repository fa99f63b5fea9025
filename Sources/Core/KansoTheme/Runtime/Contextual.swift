/// A value that depends on the context: a default value, and variants for other contexts.
public struct Contextual<Value> {
  /// The default value, used if no variant applies.
  public let value: Value
  /// The values for other contexts, in the order of the modes.
  public let variants: [(context: Context, value: Value)]

  /// Creates a value with variants.
  public init(_ value: Value, variants: [(context: Context, value: Value)] = []) {
    self.value = value
    self.variants = variants
  }

  /// Returns the value in a context, selected as in `Theme.variant(of:in:)`: the variant with the most axes, and the
  /// last one of several.
  public func resolved(in context: Context) -> Value {
    var best: (value: Value, axes: Int)?
    for variant in variants {
      let axes = variant.context.values.count
      if variant.context.holds(in: context), axes >= best?.axes ?? 0 { best = (variant.value, axes) }
    }
    return best?.value ?? value
  }
}

extension Contextual: Sendable where Value: Sendable {}

extension Contextual: Equatable where Value: Equatable {
  /// Returns true if both have the same default value and the same variants in the same order.
  public static func == (left: Contextual, right: Contextual) -> Bool {
    left.value == right.value && left.variants.elementsEqual(right.variants) { $0 == $1 }
  }
}
