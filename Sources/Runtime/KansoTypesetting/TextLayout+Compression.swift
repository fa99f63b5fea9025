import KansoTheme

extension TextLayout {
  /// The line height of Georgia and Helvetica, as a fraction of the font size. Few fonts have a smaller one.
  private static let lowestLineHeight = 1.13

  /// Returns the height of the first line relative to an ordinary line height of the largest of some font sizes, in
  /// points; at least 1.
  package func relativeLineHeight(fontSizes: [Length]) -> Double {
    guard let line = lines.first, let size = fontSizes.max(), size > 0 else { return 1 }
    return max(1, line.height / (size * Self.lowestLineHeight))
  }

  /// Returns the layout with a smaller line height, so that the text has a given height, in points. The font size is
  /// unchanged.
  package func compressed(toHeight height: Length) -> TextLayout {
    guard extent.size.height > 0 else { return self }
    var compressed = self
    let part = height / extent.size.height
    for index in lines.indices {
      compressed.lines[index].top *= part
      compressed.lines[index].baseline *= part
      compressed.lines[index].height *= part
    }
    return compressed
  }
}
