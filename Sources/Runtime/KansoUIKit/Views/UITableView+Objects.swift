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

  /// Registers the class of headers and footers for an identifier; nil removes the registration.
  ///
  /// - Precondition: The class is one of headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else {
      return register(
        nil as UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is no class of headers")
    }
    register(type, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension NSIndexPath {
  /// The section, from 0; 0 for an index path without one.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row within its section, from 0; 0 for an index path without one.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
}

extension IndexPath {
  /// The row: the name of collection views for it.
  public var item: Int { row }

  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }
}
