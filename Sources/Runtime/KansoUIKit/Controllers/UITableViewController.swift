import KansoLayout
import KansoScreens

/// A controller whose view is a table, with the controller as its data source and delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// True if the selection is cleared before the view appears. The default is true.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a table in the plain style.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns nil, as for every controller.
  public required init?(coder: NSCoder) { return nil }

  /// The table, which is the view unless `view` was set to another one.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control with which the user reloads the table; nil for none.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates a table, and becomes its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Clears the selection, if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows { tableView.deselectRow(at: path, animated: animated) }
  }

  // MARK: Data source and delegate

  /// Returns 1. Subclasses override it as in UIKit.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns 0. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns nil. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns a view that is not shown: that of the title is. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableView.absentView
  }
  /// Returns a view that is not shown: that of the text is. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UITableView.absentView
  }
  /// Returns the `sectionHeaderHeight` of the table. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// Returns the `sectionFooterHeight` of the table. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// Does nothing. Subclasses override it as in UIKit.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Does nothing. Subclasses override it as in UIKit.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns the `rowHeight` of the table. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Does nothing. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing. Subclasses override it as in UIKit.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing. Subclasses override it as in UIKit.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Subclasses override it as in UIKit.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
