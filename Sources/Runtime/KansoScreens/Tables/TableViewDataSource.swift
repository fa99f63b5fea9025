import Foundation
import KansoLayout

/// The source of a table's rows; the counterpart of `UITableViewDataSource`.
///
/// The table requests counts when it loads. They stay valid until `reloadData`, `insertRows` or `deleteRows`. Negative
/// counts are reported and count as 0.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, preferably from `dequeueReusableCell`. The table requests it when the row becomes
  /// visible.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title of a section; nil for no header, which is the default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; nil for none, which is the default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// The delegate of a table; the counterpart of `UITableViewDelegate`.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, in points, from 0 to a million. The default is `TableView.automaticDimension`, which
  /// stands for the table's `rowHeight`. The table requests the height when the row becomes visible, or for all rows at
  /// once if `estimatedRowHeight` is 0.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height of a row as a number of Foundation. The default is the height above. The table calls this one,
  /// so that a method with either result has an effect.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the view above a section; nil for that of its title. The table asks when the section becomes visible, and
  /// for the first section with each load.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below a section; nil for that of its text. The table asks when it becomes visible, and for the
  /// first section with each load.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Returns the height of the header of a section, in points. The default is `TableView.automaticDimension`, which
  /// stands for `sectionHeaderHeight`. The table asks for all sections with each load.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of the footer of a section, in points. The default is `TableView.automaticDimension`, which
  /// stands for `sectionFooterHeight`. The table asks for all sections with each load.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called before the header of a section becomes visible.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before the footer of a section becomes visible.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when the user selects a row with a tap.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a row is deselected, since another one was tapped or it was tapped again.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when a cell has become visible and has its frame.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell is no longer visible.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Returns `TableView.automaticDimension`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    TableView.automaticDimension
  }
  /// Returns the height as a `Double`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height: Double = self.tableView(tableView, heightForRowAt: indexPath)
    return CGFloat(height)
  }
  /// Returns the view that tells the table that the delegate gives none.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TableView.absentView
  }
  /// Returns the view that tells the table that the delegate gives none.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    TableView.absentView
  }
  /// Returns `TableView.automaticDimension`.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(TableView.automaticDimension)
  }
  /// Returns `TableView.automaticDimension`.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    CGFloat(TableView.automaticDimension)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
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
