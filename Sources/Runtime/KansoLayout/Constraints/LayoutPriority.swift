import KansoSolver

/// The priority of a constraint: `UILayoutPriority` without its prefix.
public typealias LayoutPriority = Priority

extension Priority {
  /// The priority of a drag that may resize a window (510).
  @inlinable public static var dragThatCanResizeScene: Priority { Priority(510) }
  /// The priority of a window's current size (500).
  @inlinable public static var sceneSizeStayPut: Priority { Priority(500) }
  /// The priority of a drag that moves a divider but may not resize the window (490).
  @inlinable public static var dragThatCannotResizeScene: Priority { Priority(490) }
  /// The priority of the target size of `systemLayoutSizeFitting` (50).
  @inlinable public static var fittingSizeLevel: Priority { Priority(50) }
}
