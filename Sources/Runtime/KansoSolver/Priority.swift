/// The priority of a constraint: above 0 and up to 1,000.
///
/// Priorities are strict levels. The solver satisfies a higher level as well as possible before it considers a lower
/// level, independent of the number of constraints in the lower level. Within a level it minimises the sum of the
/// absolute errors.
@frozen public struct Priority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number of the priority, above 0 and up to 1,000. 1,000 means required.
  public let rawValue: Float

  /// Creates a priority from its number. Activation of a constraint checks the range.
  @inlinable public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number, without a check of the range.
  @inlinable public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The priority of constraints that must be satisfied (1,000).
  @inlinable public static var required: Priority { Priority(1000) }
  /// The default priority of an important wish, such as compression resistance (750).
  @inlinable public static var defaultHigh: Priority { Priority(750) }
  /// The default priority of a less important wish, such as content hugging (250).
  @inlinable public static var defaultLow: Priority { Priority(250) }

  /// True if the number is above 0 and up to 1,000.
  @inlinable public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// True if the constraint must be satisfied: the number is 1,000 or more.
  @inlinable public var isRequired: Bool { rawValue >= 1000 }

  /// Returns true if the left priority is lower.
  @inlinable public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a literal, without a check of the range.
  @inlinable public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

  /// Creates a priority from a literal, without a check of the range.
  @inlinable public init(floatLiteral value: Float) { self.init(rawValue: value) }
}
