extension TableView {
  /// The target position of a row in `scrollToRow`.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the whole row is visible; for `selectRow`, the current position.
    case none = 0
    /// The top of the table.
    case top = 1
    /// The middle of the table.
    case middle = 2
    /// The bottom of the table.
    case bottom = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line of one pixel at the bottom of each row.
    case singleLine = 1
  }

  /// The animation of inserted and deleted rows. Without a screen, all changes take effect at once.
  public enum RowAnimation: Int, Sendable {
    /// A change of the opacity.
    case fade = 0
    /// A motion from or to the right.
    case right = 1
    /// A motion from or to the left.
    case left = 2
    /// A motion from or to the top.
    case top = 3
    /// A motion from or to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// An animation that the table chooses.
    case automatic = 100
  }

  /// The style of a table, with the names and values of `UITableView.Style`.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections on a gray background, apart from each other.
    case grouped = 1
    /// Sections on a gray background, apart from each other and from the sides, with round corners.
    case insetGrouped = 2
  }
}
