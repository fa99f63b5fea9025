/// The conditions under which a value applies: a value for each axis. An axis is `appearance`, `contrast`, or one of
/// the guide's own, such as `density`.
public struct Context: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value of each axis.
  public let values: [String: String]

  /// Creates a context from the values of its axes.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Creates a context from the values of its axes. If an axis occurs twice, the last value applies.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// Returns true if every axis of this context has the same value in `other`. The empty context holds
  /// everywhere.
  public func holds(in other: Context) -> Bool {
    values.allSatisfy { other.values[$0.key] == $0.value }
  }

  /// Returns true if both contexts can hold at once: no axis has different values in them.
  public func canHold(with other: Context) -> Bool {
    values.allSatisfy { other.values[$0.key] == nil || other.values[$0.key] == $0.value }
  }

  /// The axes with their values, sorted by the axis names.
  public var sorted: [(axis: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (axis: $0.key, value: $0.value) }
  }
}

/// A named context for which a guide defines values.
public struct Mode: Hashable, Sendable {
  /// The name of the mode in the guide.
  public let name: String
  /// The context in which the mode applies.
  public let context: Context
  /// The name of the mode that supplies the value of a token without a value for this mode; nil if the guide
  /// names none.
  public let fallback: String?

  /// Creates a mode.
  public init(name: String, context: Context, fallback: String? = nil) {
    self.name = name
    self.context = context
    self.fallback = fallback
  }
}
