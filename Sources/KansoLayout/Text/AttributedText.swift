import KansoTheme

/// A text whose parts look different: `NSAttributedString` as far as labels need it.
public struct AttributedText: Equatable, Sendable {
  /// How a part of a text is set; what is nil is as the view has it.
  public struct Attributes: Equatable, Sendable {
    /// What it is set in.
    public var font: Font?
    /// Its color.
    public var color: Color?
    /// What a tap on it opens.
    public var link: String?
    /// Whether a line is below it.
    public var isUnderlined: Bool
    /// How the lines of the paragraph stand that begins with it.
    public var alignment: TextAlignment?

    /// Attributes of a part.
    public init(
      font: Font? = nil, color: Color? = nil, link: String? = nil, isUnderlined: Bool = false,
      alignment: TextAlignment? = nil
    ) {
      (self.font, self.color, self.link) = (font, color, link)
      (self.isUnderlined, self.alignment) = (isUnderlined, alignment)
    }
  }

  /// A part that looks alike from its beginning to its end.
  public struct Run: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// How it is set.
    public var attributes: Attributes

    /// A part.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
      (self.text, self.attributes) = (text, attributes)
    }
  }

  /// The parts, in the order in which they are read. None is empty, and no two beside each other look alike.
  public private(set) var runs: [Run] = []

  /// A text that looks alike everywhere.
  public init(_ text: String = "", _ attributes: Attributes = Attributes()) { append(text, attributes) }

  /// A text of parts.
  public init(_ runs: [Run]) { for run in runs { append(run.text, run.attributes) } }

  /// What it says.
  public var text: String { runs.map(\.text).joined() }

  /// Puts a part at the end.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text, attributes))
    }
  }

  /// Puts another text at the end.
  public mutating func append(_ other: AttributedText) {
    for run in other.runs { append(run.text, run.attributes) }
  }
}

/// Where the lines of a text stand between its edges; names as `NSTextAlignment`'s.
public enum TextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  /// Words are moved apart so that lines fill the width, except the last of each paragraph.
  case justified = 3
  /// Where lines begin in the direction of the interface.
  case natural = 4
}

/// What becomes of a text that is too long; names and values as `NSLineBreakMode`'s.
public enum LineBreakMode: Int, Sendable, CaseIterable {
  /// Lines break between words, and what does not fit on the last one is left out.
  case byWordWrapping = 0
  /// Lines break anywhere, and what does not fit on the last one is left out.
  case byCharWrapping = 1
  /// What does not fit is cut off.
  case byClipping = 2
  /// The last line begins with an ellipsis.
  case byTruncatingHead = 3
  /// The last line ends with an ellipsis.
  case byTruncatingTail = 4
  /// The last line has an ellipsis in its middle.
  case byTruncatingMiddle = 5

  var truncates: Bool { rawValue >= LineBreakMode.byTruncatingHead.rawValue }
}
