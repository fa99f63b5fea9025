import KansoDrawing
import KansoTheme

extension [DrawCommand] {
  /// The vertical range of each command in the picture, in points, limited by clips.
  ///
  /// The range is nil for groups, for invisible commands and for shadows. A page break through a shadow is not
  /// noticeable; only a break through the element that casts it is.
  var verticalExtents: [ClosedRange<Length>?] { extents(\.bounds) }

  /// Returns the vertical range of each command in the picture, limited by clips; nil for groups, for
  /// invisible commands, and where `bounds` is nil or infinite.
  ///
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
        guard command.isVisible, let bounds = bounds(command) else { return nil }
        return map.verticalExtent(of: bounds)?.overlap(with: clip)
      }
      return nil
    }
  }

  /// Returns the indices of the visible commands for each page, including the begin and end commands of their
  /// groups. A group is only on pages where one of its commands is visible. A command without an extent is
  /// added to all pages.
  ///
  /// Takes linear time in the number of commands, plus the pages of commands that are on several pages.
  func distributed(to pages: [ClosedRange<Length>]) -> [[Int]] {
    var distribution = PageDistribution(pages: pages)
    let extents = extents { command in
      if case .shadow = command { command.drawingBounds } else { command.bounds }
    }
    for (index, command) in enumerated() {
      switch command {
      case .begin: distribution.begin(index)
      case .end: distribution.end(index)
      default: if command.isVisible { distribution.add(index, extents[index]) }
      }
    }
    return distribution.contents
  }
}

/// Distributes commands to pages. A group begins on a page just before its first command that is visible there.
private struct PageDistribution {
  let pages: [ClosedRange<Length>]
  /// The indices of the commands on each page.
  private(set) var contents: [[Int]]
  /// The open groups: the index of the begin command, and the pages that contain it.
  private var groups: [(command: Int, pages: [Int])] = []
  /// The number of open groups, from the outermost one, that have begun on each page.
  private var begun: [Int]

  /// A distribution to pages, which must be sorted, without any command yet.
  init(pages: [ClosedRange<Length>]) {
    self.pages = pages
    contents = Array(repeating: [], count: pages.count)
    begun = Array(repeating: 0, count: pages.count)
  }

  /// Opens a group, given by the index of its begin command. That command is added to a page with the first
  /// visible command in the group.
  mutating func begin(_ command: Int) { groups.append((command, [])) }

  /// Closes the innermost group: adds the end command, given by its index, to each page that contains the
  /// group. Does nothing if no group is open.
  mutating func end(_ command: Int) {
    guard let group = groups.popLast() else { return }
    for page in group.pages {
      contents[page].append(command)
      begun[page] -= 1
    }
  }

  /// Adds a command, given by its index, to each page that its extent touches, and before it the begin
  /// commands of its groups. A command without an extent is added to all pages.
  mutating func add(_ command: Int, _ extent: ClosedRange<Length>?) {
    var page = extent.map { firstPage(below: $0.lowerBound) } ?? 0
    while page < pages.count, extent.map({ pages[page].lowerBound < $0.upperBound }) ?? true {
      while begun[page] < groups.count {
        contents[page].append(groups[begun[page]].command)
        groups[begun[page]].pages.append(page)
        begun[page] += 1
      }
      contents[page].append(command)
      page += 1
    }
  }

  /// Returns the index of the first page that ends below a height, which is counted from the top of the
  /// picture; the number of pages if there is none. Uses binary search, because pages are sorted.
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
  /// Returns the intersection with the other range; the range itself if the other is nil. If the ranges are
  /// disjoint, returns the bound of `other` that is nearest, as an empty range.
  fileprivate func overlap(with other: Self?) -> Self { other.map(clamped(to:)) ?? self }
}

extension AffineTransform {
  /// Returns the vertical range of the transformed rectangle; nil if it is not finite or has a negative
  /// height.
  fileprivate func verticalExtent(of rect: Rect) -> ClosedRange<Length>? {
    let place = bounds(of: rect)
    return place.minY.isFinite && place.maxY.isFinite && place.height >= 0 ? place.minY...place.maxY : nil
  }
}

extension DrawCommand {
  /// The heights of letters above and below the baseline, in font sizes. The line gap is not included, so a page break
  /// can be there.
  private static let (ascent, descent) = (0.8, 0.2)

  /// The rectangle around the content of the command, without the miters of lines; nil for shadows and
  /// groups.
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
