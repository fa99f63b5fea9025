/// A value that follows the context: one for the default mode, and others for contexts of their own.
public struct Contextual<Value> {
  /// The value where no variant applies.
  public let value: Value
  /// The values for contexts of their own, in the order in which the modes are declared.
  public let variants: [(context: Context, value: Value)]

  /// A value with variants.
  public init(_ value: Value, variants: [(context: Context, value: Value)] = []) {
    self.value = value
    self.variants = variants
  }

  /// The value in a context, chosen as `Theme.variant(of:in:)` does: the most axes, then the last declared.
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
  /// Whether the two have the same value in every context.
  public static func == (left: Contextual, right: Contextual) -> Bool {
    left.value == right.value && left.variants.elementsEqual(right.variants) { $0 == $1 }
  }
}
