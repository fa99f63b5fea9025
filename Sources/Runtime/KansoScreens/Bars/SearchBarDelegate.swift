import Foundation

/// The delegate of a search bar; the counterpart of `UISearchBarDelegate`.
public protocol SearchBarDelegate: AnyObject {
  /// Returns true if editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns true if editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called when the user has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Returns true if the user may replace a range of the text, in UTF-16 units; true by default.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called for the return key, which does not end editing by itself.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called for a tap on the cancel button, which does not end editing by itself.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}

/// The delegate of the field of a search bar, which asks that of the bar.
final class SearchFieldDelegate: TextFieldDelegate {
  private unowned let bar: SearchBar

  init(of bar: SearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: TextField) { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: TextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
