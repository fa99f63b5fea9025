/// How much a constraint counts: above 0 and up to 1,000.
///
/// Priorities are levels: whatever has a higher one is met as well as it can be before a lower one counts at all,
/// however many constraints there are below. Within a level the sum of the absolute errors is as small as it can be.
public struct Priority: RawRepresentable, Hashable, Sendable, Comparable {
  /// From just above 0 to 1,000, which is required.
  public let rawValue: Double

  /// A priority by its number; whether it is in range is looked at where a constraint is activated.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// A priority by its number.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  /// Has to be met (1,000).
  public static let required = Priority(1000)
  /// How firmly content resists becoming smaller than it is, unless it says otherwise (750).
  public static let defaultHigh = Priority(750)
  /// A window that a person drags to a size (510).
  public static let dragThatCanResizeScene = Priority(510)
  /// The size that a window has (500).
  public static let sceneSizeStayPut = Priority(500)
  /// A divider that a person drags in a window whose size stays (490).
  public static let dragThatCannotResizeScene = Priority(490)
  /// How firmly content resists becoming larger than it is, unless it says otherwise (250).
  public static let defaultLow = Priority(250)
  /// The target of `systemLayoutSizeFitting` (50).
  public static let fittingSizeLevel = Priority(50)

  /// Whether a constraint can have it: above 0 and up to 1,000.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether the constraint has to be met.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Lower priorities come first.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A priority by its number.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }

  /// A priority by its number.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
}

/// `UILayoutPriority` without its prefix.
public typealias LayoutPriority = Priority
