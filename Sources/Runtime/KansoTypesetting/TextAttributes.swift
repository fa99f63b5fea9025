/// The horizontal alignment of lines. Names are those of `NSTextAlignment`.
public enum TextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  /// Justified lines: spaces grow to fill the width, except in the last line of each paragraph.
  case justified = 3
  /// The leading edge in the direction of the interface.
  case natural = 4
}

/// The line break mode of text that does not fit. Names and values are those of `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, CaseIterable {
  /// Line breaks between words; text after the last line is dropped.
  case byWordWrapping = 0
  /// Line breaks between any characters; text after the last line is dropped.
  case byCharWrapping = 1
  /// Text that is cut off at the edge if one line is allowed; otherwise the same as `byWordWrapping`.
  case byClipping = 2
  /// An ellipsis at the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis at the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis in the middle of the last line.
  case byTruncatingMiddle = 5

  /// True if the mode puts an ellipsis into text that does not fit.
  var truncates: Bool { rawValue >= LineBreakMode.byTruncatingHead.rawValue }
}
