import KansoLayout
import KansoTheme

extension [DrawCommand] {
  /// The vertical range of each command in the picture, in points, limited by clips.
  ///
  /// The range is nil for groups, for invisible commands and for shadows. A page break through a shadow is not
  /// noticeable; only a break through the element that casts it is.
  var verticalExtents: [ClosedRange<Length>?] { extents(\.bounds) }

  /// - Parameter bounds: returns the rectangle around the content of a command.
  private func extents(_ bounds: (DrawCommand) -> Rect?) -> [ClosedRange<Length>?] {
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
        guard command.isSeen, let bounds = bounds(command) else { return nil }
        return map.verticalExtent(of: bounds)?.overlap(with: clip)
      }
      return nil
    }
  }

  /// Returns the indices of the visible commands for each page, including the begin and end commands of their groups. A
  /// command without an extent is added to all pages.
  ///
  /// Takes linear time in the number of commands, plus the pages of commands that are on several pages.
  func parted(by pages: [ClosedRange<Length>]) -> [[Int]] {
    var parting = PageParting(pages: pages)
    let extents = extents { command in
      if case .shadow = command { command.reach } else { command.bounds }
    }
    for (index, command) in enumerated() {
      switch command {
      case .begin: parting.begin(index)
      case .end: parting.end(index)
      default: if command.isSeen { parting.add(index, extents[index]) }
      }
    }
    return parting.contents
  }
}

/// Distributes commands to pages. A group begins on a page just before its first command that is visible there.
private struct PageParting {
  let pages: [ClosedRange<Length>]
  /// The indices of the commands on each page.
  private(set) var contents: [[Int]]
  /// The open groups: the index of the begin command, and the pages that contain it.
  private var groups: [(place: Int, pages: [Int])] = []
  /// The number of open groups, from the outermost one, that have begun on each page.
  private var begun: [Int]

  init(pages: [ClosedRange<Length>]) {
    self.pages = pages
    contents = Array(repeating: [], count: pages.count)
    begun = Array(repeating: 0, count: pages.count)
  }

  mutating func begin(_ place: Int) { groups.append((place, [])) }

  mutating func end(_ place: Int) {
    guard let group = groups.popLast() else { return }
    for page in group.pages {
      contents[page].append(place)
      begun[page] -= 1
    }
  }

  mutating func add(_ place: Int, _ extent: ClosedRange<Length>?) {
    var page = extent.map { firstPage(below: $0.lowerBound) } ?? 0
    while page < pages.count, extent.map({ pages[page].lowerBound < $0.upperBound }) ?? true {
      while begun[page] < groups.count {
        contents[page].append(groups[begun[page]].place)
        groups[begun[page]].pages.append(page)
        begun[page] += 1
      }
      contents[page].append(place)
      page += 1
    }
  }

  /// Returns the first page that ends below a height. Binary search, because pages are sorted.
  private func firstPage(below height: Length) -> Int {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].upperBound > height { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ClosedRange<Length> {
  /// Returns the intersection with the other range. If the ranges are disjoint, returns the bound of `other` that is
  /// nearest.
  fileprivate func overlap(with other: Self?) -> Self { other.map(clamped(to:)) ?? self }
}

extension AffineTransform {
  fileprivate func verticalExtent(of rect: Rect) -> ClosedRange<Length>? {
    let place = bounds(of: rect)
    return place.minY.isFinite && place.maxY.isFinite && place.height >= 0 ? place.minY...place.maxY : nil
  }
}

extension DrawCommand {
  /// The heights of letters above and below the baseline, in font sizes. The line gap is not included, so a page break
  /// can be there.
  private static let (ascent, descent) = (0.8, 0.2)

  /// The rectangle around the content of the command; nil for shadows and groups.
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
