import KansoLayout
import KansoRendering
import KansoTheme

/// Blocks below each other as one picture in the look of the pages, each laid out by itself, so that the time grows with their number and
/// not faster.
struct PictureColumn {
  /// How wide the picture is, in points.
  let width: Length
  private let page = View()
  private var bottom: Length

  /// What blocks have beside them, in points.
  private var margin: Length { width < Sizes.phone ? Padding.l : Padding.xxl }
  /// How wide blocks are, in points.
  var room: Length { width - 2 * margin }

  /// A column without blocks.
  /// - Parameters:
  ///   - width: how wide the picture is to be, in points. It is as wide as a request may ask for, whatever is asked.
  ///   - measurer: what texts are set with.
  init(width: Length, measurer: any TextMeasurer) {
    self.width = width.asPictureWidth
    bottom = self.width < Sizes.phone ? Padding.xl : Padding.xxl
    var traits = TraitCollection()
    traits.userInterfaceStyle = .light
    traits.textMeasurer = measurer
    page.traitCollection = traits
    page.backgroundColor = Colors.ground
  }

  /// Adds a block that is as high as its content.
  /// - Parameter space: what is between it and the block above, in points.
  mutating func add(_ block: View, after space: Length = Padding.l) {
    block.traitCollection = page.traitCollection
    let height = block.systemLayoutSizeFitting(
      Size(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    block.frame = Rect(x: margin, y: bottom + space, width: room, height: height)
    page.addSubview(block)
    bottom += space + height
  }

  /// All blocks as one picture.
  var drawing: Drawing {
    page.frame = Rect(width: width, height: bottom + margin)
    return Drawing(of: page)
  }
}
