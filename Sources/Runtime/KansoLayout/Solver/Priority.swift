/// The priority of a constraint: above 0 and up to 1,000.
///
/// Priorities are strict levels. The solver satisfies a higher level as well as possible before it considers a lower
/// level, independent of the number of constraints in the lower level. Within a level it minimises the sum of the
/// absolute errors.
public struct Priority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number of the priority, above 0 and up to 1,000. 1,000 means required.
  public let rawValue: Double

  /// Creates a priority from its number. Activation of a constraint checks the range.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority from its number, without a check of the range.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  /// The priority of constraints that must be satisfied (1,000).
  public static let required = Priority(1000)
  /// The default priority of compression resistance (750).
  public static let defaultHigh = Priority(750)
  /// The priority of a drag that may resize a window (510).
  public static let dragThatCanResizeScene = Priority(510)
  /// The priority of a window's current size (500).
  public static let sceneSizeStayPut = Priority(500)
  /// The priority of a drag that moves a divider but may not resize the window (490).
  public static let dragThatCannotResizeScene = Priority(490)
  /// The default priority of content hugging (250).
  public static let defaultLow = Priority(250)
  /// The priority of the target size of `systemLayoutSizeFitting` (50).
  public static let fittingSizeLevel = Priority(50)

  /// True if the number is above 0 and up to 1,000.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// True if the constraint must be satisfied: the number is 1,000 or more.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Returns true if the left priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a literal, without a check of the range.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }

  /// Creates a priority from a literal, without a check of the range.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
}

/// The priority of a constraint: `UILayoutPriority` without its prefix.
public typealias LayoutPriority = Priority
