import KansoLayout
import KansoTheme

extension DrawCommand {
  /// The distance between the middle of a line and the tip of its corners, in line widths: half of the miter limit.
  private static let reachOfLine = Canvas.miterLimit / 2
  /// The distance that letters and their marks can extend beyond the start and the end of a text, in font sizes.
  private static let reachOfLetters = 4.0

  /// Returns an upper bound of the width of a text, in points. In a text that was not measured, no UTF-8 byte is wider
  /// than the font size.
  private static func widest(_ text: DrawnText) -> Length {
    text.width > 0 ? text.width : text.size * Double(text.text.utf8.count)
  }

  /// A rectangle that encloses everything that the command draws, in the coordinates of the command; nil for groups.
  var reach: Rect? {
    switch self {
    case .fill(let outline, _): outline.bounds
    case .stroke(let outline, let line):
      outline.bounds.extended(by: line.width * Self.reachOfLine)
    case .shadow(let outline, let shadow):
      shadow.isInset
        ? outline.bounds
        : outline.grown(by: shadow.spread).moved(by: shadow.offset).bounds
          .extended(by: shadow.deviation * GaussianBlur.visibleDeviations)
    case .text(let text):
      // The width is added because the font may be wider than the one that measured the text.
      Rect(x: text.origin.x, y: text.origin.y, width: Self.widest(text), height: 0)
        .extended(by: text.size * Self.reachOfLetters + Self.widest(text))
    case .image(_, let rect): rect
    case .begin, .end: nil
    }
  }
}

extension DrawnShadow {
  /// The maximum blur, in points, the same as in SVG.
  private static let largestBlur = 1000.0

  /// The standard deviation of the Gaussian blur, in points.
  var deviation: Double { min(blur, Self.largestBlur) / 2 }
}

extension ArraySlice<DrawCommand> {
  /// The maximum number of commands to examine. The bounds of longer groups are not computed.
  private static let mostCommands = 256

  /// Returns a rectangle that encloses everything up to the end of a group, in the coordinates of the surface; nil if
  /// the bounds are unknown.
  ///
  /// - Parameter transform: the transform from the coordinates of the group to the surface.
  func reachOfGroup(transform: AffineTransform) -> Rect? {
    var maps = [transform]
    var whole: Rect?
    for command in prefix(Self.mostCommands) {
      guard let map = maps.last else { return whole }
      switch command {
      case .begin(let group): maps.append(group.transform.concatenating(map))
      case .end:
        maps.removeLast()
        if maps.isEmpty { return whole ?? .zero }
      default:
        guard command.isSeen, let reach = command.reach.map(map.bounds) else { continue }
        guard reach.width.isFinite, reach.height.isFinite else { return nil }
        whole = whole?.union(reach) ?? reach
      }
    }
    return nil
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its edges moved outwards.
  func extended(by distance: Double) -> Rect { extended(by: Size(width: distance, height: distance)) }

  /// Returns the rectangle with its edges moved outwards.
  func extended(by distance: Size) -> Rect {
    Rect(
      x: minX - distance.width, y: minY - distance.height, width: width + 2 * distance.width,
      height: height + 2 * distance.height)
  }

  /// Returns the whole pixels in the intersection of both rectangles, or nil if there are none.
  func pixels(in other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX).rounded(.down), max(minY, other.minY).rounded(.down))
    let (right, bottom) = (min(maxX, other.maxX).rounded(.up), min(maxY, other.maxY).rounded(.up))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
