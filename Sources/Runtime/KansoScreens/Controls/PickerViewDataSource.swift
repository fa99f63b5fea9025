import Foundation
import KansoLayout

/// The source of the rows of a picker; the counterpart of `UIPickerViewDataSource`.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels beside each other.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker; the counterpart of `UIPickerViewDelegate`.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row; nil, the default, for none.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the view of a row; nil, the default, for a label with its title. No view is reused here.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View?
  /// Returns the width of a wheel, in points. By default the wheels have equal widths.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel, in points. The default is `PickerView.rowHeight`.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called after a tap has selected a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View? { nil }
  /// Returns zero, which stands for an equal share of the width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns the default height.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
    PickerView.rowHeight
  }
  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
