import KansoLayout
import KansoRendering
import KansoTheme

/// A part of a picture that is never divided between columns, and between pages only if it is higher than one.
struct PictureBlock: Sendable {
  var drawing: Drawing
  var height: Length
  /// The space above it, in points.
  var space: Length
  /// True if the block stays on one page and in one column with the next block.
  var keepsWithNext = false
  /// The heading that the block shows; nil for other blocks.
  var heading: PictureHeading?

  /// Returns the part of the block between two heights, in points from its top.
  func part(_ range: Range<Length>) -> PictureBlock {
    let height = range.upperBound - range.lowerBound
    let edge = Rect(width: drawing.size.width, height: height)
    let commands: [DrawCommand] =
      [
        .begin(DrawGroup(clip: .rectangle(edge))),
        .begin(DrawGroup(transform: AffineTransform(translationX: 0, y: -range.lowerBound))),
      ] + drawing.commands + [.end, .end]
    return PictureBlock(
      drawing: Drawing(size: edge.size, commands: commands), height: height,
      space: range.lowerBound > 0 ? 0 : space, heading: range.lowerBound > 0 ? nil : heading)
  }
}

/// The heading of a part of a picture, for tables of contents and for pages that continue the part.
struct PictureHeading: Equatable, Sendable {
  var title: String
  /// The level: 1 for a section, 2 for a group in it.
  var level: Int
  /// True if an earlier heading has the same title, so that a table of contents has only that one.
  var isRepeated = false
}
