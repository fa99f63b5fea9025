import KansoLayout

/// The padding and the limit of the lines of a text view; the counterpart of `NSTextContainer`.
public final class TextContainer {
  /// The padding on both sides of each line, in points. The default is 5. A value that is negative or not finite is
  /// ignored.
  public var lineFragmentPadding = 5.0 {
    didSet {
      if !lineFragmentPadding.isFinite || lineFragmentPadding < 0 { lineFragmentPadding = oldValue }
      if lineFragmentPadding != oldValue { onChange?() }
    }
  }
  /// The maximum number of lines; 0, the default, means unlimited.
  public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
  /// The line break mode. The default breaks at words.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }

  /// Called after a change.
  var onChange: (() -> Void)?

  /// Creates a container with the default values.
  public init() {}
}
