import KansoLayout
import KansoTheme

extension DrawCommand {
  /// How far the corners of a line reach beyond its middle, in widths: half of the limit of a miter.
  private static let reachOfLine = Canvas.miterLimit / 2
  /// How far letters and their marks are from where the text begins and ends, in sizes of the font.
  private static let reachOfLetters = 4.0

  /// How wide a text may be, in points: of one that was not measured, no byte is wider than its font is high.
  private static func widest(_ text: DrawnText) -> Length {
    text.width > 0 ? text.width : text.size * Double(text.text.utf8.count)
  }

  /// A rectangle that everything lies in that is drawn, in the command's own coordinates; nil for groups.
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
      // A font may be wider than the one that the text was measured in.
      Rect(x: text.origin.x, y: text.origin.y, width: Self.widest(text), height: 0)
        .extended(by: text.size * Self.reachOfLetters + Self.widest(text))
    case .image(_, let rect): rect
    case .begin, .end: nil
    }
  }
}

extension DrawnShadow {
  /// Softer than this nothing becomes, as in SVG, in points.
  private static let largestBlur = 1000.0

  /// The standard deviation of the Gaussian that it is blurred with, in points.
  var deviation: Double { min(blur, Self.largestBlur) / 2 }
}

extension ArraySlice<DrawCommand> {
  /// In a group of more commands it is not looked where they are.
  private static let mostCommands = 256

  /// A rectangle that everything lies in up to the end of a group, in the coordinates of a surface; nil if that is not known.
  /// - Parameter transform: where the group's coordinates are on the surface.
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

  /// The rectangle with its edges moved outwards.
  func extended(by distance: Double) -> Rect { extended(by: Size(width: distance, height: distance)) }

  /// The rectangle with its edges moved outwards.
  func extended(by distance: Size) -> Rect {
    Rect(
      x: minX - distance.width, y: minY - distance.height, width: width + 2 * distance.width,
      height: height + 2 * distance.height)
  }

  /// The whole pixels that are in both rectangles, or nil if there are none.
  func pixels(in other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX).rounded(.down), max(minY, other.minY).rounded(.down))
    let (right, bottom) = (min(maxX, other.maxX).rounded(.up), min(maxY, other.maxY).rounded(.up))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
