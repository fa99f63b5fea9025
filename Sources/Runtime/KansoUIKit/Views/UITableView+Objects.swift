import KansoScreens

extension UITableView {
  /// Registers the class of cells for an identifier; nil removes the registration.
  ///
  /// - Precondition: The class is one of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      return register(nil as UITableViewCell.Type?, forCellReuseIdentifier: identifier)
    }
    guard let cellType = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of table cells")
    }
    register(cellType, forCellReuseIdentifier: identifier)
  }
}

extension NSIndexPath {
  /// The section, from 0; 0 for an index path without one.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row within its section, from 0; 0 for an index path without one.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
}
