import KansoLayout
import KansoTheme

extension [DrawCommand] {
  /// From where to where each command goes in the picture, in points, as far as it is not clipped away.
  ///
  /// It is nil for groups, for what is not seen, and for shadows: when one is cut, it is what casts it that is missed.
  var verticalExtents: [ClosedRange<Length>?] {
    var groups: [(map: AffineTransform, clip: ClosedRange<Length>?)] = []
    return map { command in
      let (map, clip) = groups.last ?? (.identity, nil)
      switch command {
      case .begin(let group):
        let inner = group.transform.concatenating(map)
        let own = group.clip.flatMap { inner.verticalExtent(of: $0.bounds) }
        groups.append((inner, own.map { $0.overlap(with: clip) } ?? clip))
      case .end: _ = groups.popLast()
      default:
        guard command.isSeen, let bounds = command.bounds else { return nil }
        return map.verticalExtent(of: bounds)?.overlap(with: clip)
      }
      return nil
    }
  }
}

extension ClosedRange<Length> {
  /// What is in both; of what is apart from the other one, the place that is nearest to it.
  fileprivate func overlap(with other: Self?) -> Self { other.map(clamped(to:)) ?? self }
}

extension AffineTransform {
  fileprivate func verticalExtent(of rect: Rect) -> ClosedRange<Length>? {
    let place = bounds(of: rect)
    return place.minY.isFinite && place.maxY.isFinite && place.height >= 0 ? place.minY...place.maxY : nil
  }
}

extension DrawCommand {
  /// The heights of letters above the baseline and below it, in sizes of the font, without room between lines: there it can be parted.
  private static let (ascent, descent) = (0.8, 0.2)

  /// Around what it draws, without what is around a shadow's outline.
  fileprivate var bounds: Rect? {
    switch self {
    case .fill(let outline, _): return outline.bounds
    case .stroke(let outline, let line):
      return outline.bounds.extended(by: Size(width: line.width / 2, height: line.width / 2))
    case .text(let text):
      return Rect(
        x: text.origin.x, y: text.origin.y - text.size * Self.ascent, width: max(text.width, 0),
        height: text.size * (Self.ascent + Self.descent))
    case .image(_, let rect): return rect
    case .shadow, .begin, .end: return nil
    }
  }
}
