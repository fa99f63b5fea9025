/// The circumstances in which a value applies: for each axis (`appearance`, `contrast`, or one of the guide's
/// own such as `density`) the value that it has.
public struct Context: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value of each axis.
  public let values: [String: String]

  /// A context from the values of its axes.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// A context from the values of its axes.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// Whether every axis of this context has the same value in `other`.
  public func holds(in other: Context) -> Bool {
    values.allSatisfy { other.values[$0.key] == $0.value }
  }

  /// Whether both contexts can hold at once: no axis has different values in them.
  public func canHold(with other: Context) -> Bool {
    values.allSatisfy { other.values[$0.key] == nil || other.values[$0.key] == $0.value }
  }

  /// The axes with their values, in the order of the axes' names.
  public var sorted: [(axis: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (axis: $0.key, value: $0.value) }
  }
}

/// A named context for which a guide gives values of their own.
public struct Mode: Hashable, Sendable {
  /// The name that the guide's tokens use.
  public let name: String
  /// When the mode applies.
  public let context: Context
  /// The mode whose value a token has where it gives none for this one.
  public let fallback: String?

  /// A mode.
  public init(name: String, context: Context, fallback: String? = nil) {
    self.name = name
    self.context = context
    self.fallback = fallback
  }
}
