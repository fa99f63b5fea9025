import KansoDrawing
import KansoTheme

extension DrawCommand {
  /// The distance between the middle of a line and the tip of its corners, in line widths: half of the miter limit.
  private static let reachOfLine = Canvas.miterLimit / 2
  /// The distance that letters and their marks can extend beyond the start and the end of a text, in font sizes.
  private static let reachOfLetters = 4.0

  /// Returns an upper bound of the width of a text, in points: its measured width; without the glyphs of a measurer
  /// also the number of UTF-8 bytes times the font size, since no byte is wider than the font size.
  private static func maxWidth(_ text: TextCommand) -> Length {
    if text.glyphs.run != nil { return max(text.width, 0) }
    return max(text.width, text.size * Double(text.text.utf8.count))
  }

  /// A rectangle that encloses everything that the command draws, in the coordinates of the command; nil for groups.
  var drawingBounds: Rect? {
    switch self {
    case .fill(let outline, _): outline.bounds
    case .stroke(let outline, let line):
      outline.bounds.extended(by: line.width * Self.reachOfLine)
    case .shadow(let outline, let shadow):
      shadow.isInset
        ? outline.bounds
        : outline.outset(by: shadow.spread).moved(by: shadow.offset).bounds
          .extended(by: shadow.deviation * GaussianBlur.visibleDeviations)
    case .text(let text):
      // The width is added because the font may be wider than the one that measured the text.
      Rect(x: text.origin.x, y: text.origin.y, width: Self.maxWidth(text), height: 0)
        .extended(by: text.size * Self.reachOfLetters + Self.maxWidth(text))
    case .image(_, let rect): rect
    case .begin, .end: nil
    }
  }
}

extension ResolvedShadow {
  /// The maximum blur, in points, the same as in SVG.
  private static let maxBlur = 1000.0

  /// The standard deviation of the Gaussian blur, in points.
  var deviation: Double { min(blur, Self.maxBlur) / 2 }
}

extension ArraySlice<DrawCommand> {
  /// The maximum number of commands to examine. The bounds of longer groups are not computed.
  private static let maxCommandCount = 256

  /// Returns a rectangle that encloses everything visible up to the end of a group, in the coordinates of the
  /// surface; zero for a group without content. Clips are ignored. Returns nil if the group has more than 256
  /// commands, no end, or content of infinite size.
  ///
  /// - Parameter transform: the transform from the coordinates of the group to the surface.
  func groupBounds(transform: AffineTransform) -> Rect? {
    var maps = [transform]
    var whole: Rect?
    for command in prefix(Self.maxCommandCount) {
      guard let map = maps.last else { return whole }
      switch command {
      case .begin(let group): maps.append(group.transform.concatenating(map))
      case .end:
        maps.removeLast()
        if maps.isEmpty { return whole ?? .zero }
      default:
        guard command.isVisible, let bounds = command.drawingBounds.map(map.bounds) else { continue }
        guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
        whole = whole?.union(bounds) ?? bounds
      }
    }
    return nil
  }
}

extension Rect {
  /// Returns the smallest rectangle that encloses both rectangles.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with all four edges moved outwards by a distance.
  func extended(by distance: Double) -> Rect { extended(by: Size(width: distance, height: distance)) }

  /// Returns the rectangle with its left and right edges moved outwards by the width, and its upper and lower
  /// edges by the height.
  func extended(by distance: Size) -> Rect {
    Rect(
      x: minX - distance.width, y: minY - distance.height, width: width + 2 * distance.width,
      height: height + 2 * distance.height)
  }

  /// Returns the intersection of both rectangles, rounded outwards to whole pixels; nil if it is empty.
  func pixels(in other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX).rounded(.down), max(minY, other.minY).rounded(.down))
    let (right, bottom) = (min(maxX, other.maxX).rounded(.up), min(maxY, other.maxY).rounded(.up))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
