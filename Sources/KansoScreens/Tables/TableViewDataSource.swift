import KansoLayout

/// Fills a table: `UITableViewDataSource` without its prefix.
///
/// Counts are asked for when the table loads, and hold until `reloadData`, `insertRows` or `deleteRows`. Those that are negative count as 0.
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 unless it is said.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell that shows a row, best one of `dequeueReusableCell`; asked for when the row becomes visible.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// What is written above a section; nil, as it is unless it is said, for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Is asked about the rows of a table, and told of them: `UITableViewDelegate` without its prefix.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// How high a row is, in points: from 0 to a million, or `TableView.automaticDimension`, as it is unless it is said, for the table's
  /// `rowHeight`. Asked for when the row becomes visible, or for all rows at once where `estimatedRowHeight` is 0.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// A row was tapped.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row is not selected any more, since another one was tapped or it was tapped again.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// A cell has become visible and has its frame.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is not visible any more.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// `TableView.automaticDimension`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    TableView.automaticDimension
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
