import KansoTheme

/// A part of a text with the font that it is set in.
public struct TextRun: Hashable, Sendable {
  /// What it says, with newlines between paragraphs.
  public var text: String
  /// The font; `size` stands for its own size.
  public var font: Typography
  /// The size in points.
  public var size: Length

  /// A part in a font.
  public init(_ text: String, font: Typography, size: Length) {
    (self.text, self.font, self.size) = (text, font, size)
  }
}

/// A text broken into lines.
public struct TextLayout: Equatable, Sendable {
  /// What stands side by side in one font.
  public struct Fragment: Equatable, Sendable {
    /// What is shown: a part of a run, or an ellipsis.
    public var text: String
    /// Which of the runs it is from.
    public var run: Int
    /// Where it begins, in points from the left.
    public var x: Length
    /// How wide it is, in points.
    public var width: Length
    /// How wide each of its characters is, in points; empty where they count as equally wide.
    public var advances: [Length]
    /// The direction of its letters, where the measurer tells it: then the fragment stands where it is seen. Without it fragments stand
    /// one after the other from the left, and those of a line that is read from the right are still to be mirrored.
    public var direction: UserInterfaceLayoutDirection?

    /// A fragment.
    public init(
      text: String, run: Int, x: Length, width: Length, advances: [Length] = [],
      direction: UserInterfaceLayoutDirection? = nil
    ) {
      (self.text, self.run, self.x, self.width) = (text, run, x, width)
      (self.advances, self.direction) = (advances, direction)
    }
  }

  /// A line.
  public struct Line: Equatable, Sendable {
    /// What stands on it, in the order in which it is read.
    public var fragments: [Fragment]
    /// The run that its paragraph begins with.
    public var paragraph: Int
    /// How wide its text is, in points.
    public var width: Length
    /// Its upper edge, in points.
    public var top: Length
    /// The baseline of its text, in points from where `top` is measured.
    public var baseline: Length
    /// From its upper to its lower edge, in points.
    public var height: Length
    /// Whether its paragraph goes on in the next one.
    public var isContinued: Bool

    /// A line.
    public init(
      fragments: [Fragment], paragraph: Int, width: Length, top: Length, baseline: Length, height: Length,
      isContinued: Bool
    ) {
      (self.fragments, self.paragraph, self.width) = (fragments, paragraph, width)
      (self.top, self.baseline, self.height) = (top, baseline, height)
      self.isContinued = isContinued
    }

    /// What it shows.
    public var text: String { fragments.map(\.text).joined() }
  }

  /// The lines, from the top.
  public var lines: [Line]
  /// Whether something of the text is not shown.
  public var isTruncated: Bool

  /// A text in lines.
  public init(lines: [Line], isTruncated: Bool) { (self.lines, self.isTruncated) = (lines, isTruncated) }

  /// The room that the text takes; nothing if there is none.
  public var extent: TextExtent {
    guard let first = lines.first, let last = lines.last else {
      return TextExtent(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    let bottom = last.top + last.height
    return TextExtent(
      size: Size(width: lines.map(\.width).max() ?? 0, height: bottom - first.top),
      firstBaseline: first.baseline - first.top, lastBaseline: bottom - last.baseline, lineCount: lines.count)
  }

  /// The text put into a rectangle: each line where its alignment wants it, and the first one at the top.
  ///
  /// - Parameter alignment: how the lines of a paragraph stand, by the run that it begins with.
  public func placed(
    in rect: Rect, direction: UserInterfaceLayoutDirection, alignment: (_ run: Int) -> TextAlignment
  ) -> TextLayout {
    var placed = self
    for index in lines.indices {
      let spare = rect.width - lines[index].width
      placed.lines[index].top += rect.minY
      placed.lines[index].baseline += rect.minY
      let alignment = alignment(lines[index].paragraph)
      if alignment == .justified, lines[index].isContinued { placed.lines[index].justify(by: spare) }
      let offset = rect.minX + Self.offset(spare, alignment, direction, lines[index].isContinued)
      for fragment in placed.lines[index].fragments.indices {
        placed.lines[index].fragments[fragment].x += offset
      }
    }
    return placed
  }

  private static func offset(
    _ spare: Length, _ alignment: TextAlignment, _ direction: UserInterfaceLayoutDirection, _ fills: Bool
  ) -> Length {
    switch alignment {
    case .left: return 0
    case .center: return spare / 2
    case .right: return spare
    case .justified where fills: return 0
    case .justified, .natural: return direction == .rightToLeft ? spare : 0
    }
  }
}
