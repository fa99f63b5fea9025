import KansoTheme

/// A string with attributes: `NSAttributedString`, limited to the needs of labels.
public struct AttributedText: Equatable, Sendable {
  /// The attributes of a run. The view provides the values that are nil.
  public struct Attributes: Equatable, Sendable {
    /// The font of the run.
    public var font: Font?
    /// The color of the run.
    public var color: Color?
    /// The URL that a tap on the run opens, as a string.
    public var link: String?
    /// True if the run is underlined.
    public var isUnderlined: Bool
    /// The alignment of the paragraph that begins with this run.
    public var alignment: TextAlignment?

    /// Creates attributes.
    public init(
      font: Font? = nil, color: Color? = nil, link: String? = nil, isUnderlined: Bool = false,
      alignment: TextAlignment? = nil
    ) {
      (self.font, self.color, self.link) = (font, color, link)
      (self.isUnderlined, self.alignment) = (isUnderlined, alignment)
    }
  }

  /// A substring with uniform attributes.
  public struct Run: Equatable, Sendable {
    /// The text of the run.
    public var text: String
    /// The attributes of the run.
    public var attributes: Attributes

    /// Creates a run.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
      (self.text, self.attributes) = (text, attributes)
    }
  }

  /// The runs in reading order. No run is empty, and adjacent runs have different attributes.
  public private(set) var runs: [Run] = []

  /// Creates a text from a string with uniform attributes. An empty string creates no run.
  public init(_ text: String = "", _ attributes: Attributes = Attributes()) { append(text, attributes) }

  /// Creates a text from its runs. Drops empty runs, and joins adjacent runs with the same attributes.
  public init(_ runs: [Run]) { for run in runs { append(run.text, run.attributes) } }

  /// The text without attributes.
  public var text: String { runs.map(\.text).joined() }

  /// Appends a string with attributes. Extends the last run if its attributes are the same. Does nothing if
  /// the string is empty.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text, attributes))
    }
  }

  /// Appends another text. Joins its first run to the last run if their attributes are the same.
  public mutating func append(_ other: AttributedText) {
    for run in other.runs { append(run.text, run.attributes) }
  }
}
