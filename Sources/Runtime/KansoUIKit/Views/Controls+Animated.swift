import KansoScreens

extension UISwitch {
  /// Sets the state at once, with or without `animated`.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}

extension UISlider {
  /// Sets the value at once, with or without `animated`.
  public func setValue(_ value: Float, animated: Bool) { self.value = .init(value) }
}

extension UIProgressView {
  /// The appearance of a progress view. Both are drawn alike here.
  public enum Style: Int, Sendable { case `default`, bar }

  /// Creates a progress view.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }

  /// Sets the progress at once, with or without `animated`.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = .init(progress) }
}
