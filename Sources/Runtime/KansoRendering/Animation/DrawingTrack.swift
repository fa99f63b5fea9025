import KansoFormatting
import KansoDrawing
import KansoTheme

/// Content that occurs in some of several pictures. It is drawn once, and moved, clipped, faded or hidden where the
/// pictures differ.
struct DrawingTrack {
  enum Content {
    case command(DrawCommand)
    case group([DrawingTrack])
  }

  /// The state of the content in a picture.
  struct State: Hashable {
    var transform = AffineTransform.identity
    var opacity = 1.0
    var clip: Outline?
  }

  let content: Content
  /// The states by picture; nil for a picture without the content.
  let states: [State?]
}

/// A search for the content that several pictures share. The stacking order is the same in all pictures: if one of them
/// has something in front of something else, all have.
struct TrackFinder {
  /// Content that was found in some of the pictures.
  private struct Slot {
    /// The nodes with the indexes of their pictures, in the order of the pictures.
    var nodes: [(picture: Int, node: DrawingNode)]
    /// The node in the last of the pictures.
    var latest: DrawingNode { nodes[nodes.count - 1].node }
  }

  /// The number of pictures.
  let count: Int
  /// The index of the picture for viewers without motion.
  let still: Int

  /// The maximum number of comparisons between two lists. In longer lists, everything between the equal beginning and
  /// the equal end counts as different.
  private static let maxComparisonCount = 4_000_000

  /// Returns the tracks of pictures, from the back to the front.
  ///
  /// - Parameter pictures: the nodes of each picture with its index, in the order of the indexes. Pictures
  ///   without nodes may be missing.
  func tracks(of pictures: [(picture: Int, nodes: [DrawingNode])]) -> [DrawingTrack] {
    var slots: [Slot] = []
    for (picture, nodes) in pictures { add(nodes, of: picture, to: &slots) }
    return slots.map(track(of:))
  }

  /// Returns the track of a slot, with the tracks inside it. It draws the content as in the still picture, or
  /// as in the last picture that has the content.
  private func track(of slot: Slot) -> DrawingTrack {
    let drawn = slot.nodes.last { $0.picture == still } ?? slot.nodes[slot.nodes.count - 1]
    var states = [DrawingTrack.State?](repeating: nil, count: count)
    var inner: [(picture: Int, nodes: [DrawingNode])] = []
    for (picture, node) in slot.nodes {
      switch node.content {
      case .command:
        states[picture] = .init(transform: AffineTransform(from: drawn.node.box, to: node.box))
      case .group(let group, let nodes):
        states[picture] = .init(transform: group.transform, opacity: group.opacity, clip: group.clip)
        inner.append((picture, nodes))
      }
    }
    if case .command(let command) = drawn.node.content {
      return DrawingTrack(content: .command(command), states: states)
    }
    return DrawingTrack(content: .group(tracks(of: inner)), states: states)
  }

  // MARK: Comparing

  /// Adds the nodes of one more picture to slots. Nodes with a matching slot join it; the others become new
  /// slots between them.
  private func add(_ nodes: [DrawingNode], of picture: Int, to slots: inout [Slot]) {
    var merged: [Slot] = []
    var (slot, node) = (0, 0)
    for pair in matchingPairs(slots.map(\.latest), nodes) + [(old: slots.count, new: nodes.count)] {
      merged += slots[slot..<pair.old]
      merged += nodes[node..<pair.new].map { Slot(nodes: [(picture, $0)]) }
      guard pair.old < slots.count else { break }
      var found = slots[pair.old]
      found.nodes.append((picture, nodes[pair.new]))
      merged.append(found)
      (slot, node) = (pair.old + 1, pair.new + 1)
    }
    slots = merged
  }

  /// Returns the matching nodes of two lists, as ascending pairs of indexes. The first pass matches nodes
  /// with equal appearances. The second pass matches nodes of equal shapes between the nodes of the first
  /// pass.
  private func matchingPairs(_ old: [DrawingNode], _ new: [DrawingNode]) -> [(old: Int, new: Int)] {
    let sure = Self.commonSubsequence(old.map(\.appearanceID), new.map(\.appearanceID))
    var pairs: [(old: Int, new: Int)] = []
    var (from, to) = (0, 0)
    for pair in sure + [(old: old.count, new: new.count)] {
      let shapes = Self.commonSubsequence(
        old[from..<pair.old].map(\.shapeID), new[to..<pair.new].map(\.shapeID))
      pairs += shapes.map { (old: $0.old + from, new: $0.new + to) }
      if pair.old < old.count { pairs.append(pair) }
      (from, to) = (pair.old + 1, pair.new + 1)
    }
    return pairs
  }

  /// Returns a longest common subsequence of two lists, as ascending pairs of indexes. Time and memory grow
  /// with the product of the lengths without the equal beginning and the equal end. If that product is above
  /// `maxComparisonCount`, only the beginning and the end are returned.
  private static func commonSubsequence(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let middle = longestCommonSubsequence(
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    var pairs: [(old: Int, new: Int)] = (0..<start).map { (old: $0, new: $0) }
    pairs += middle.map { (old: $0.old + start, new: $0.new + start) }
    pairs += (0..<end).reversed().map { (old: old.count - 1 - $0, new: new.count - 1 - $0) }
    return pairs
  }

  /// Returns a longest common subsequence of two lists, as ascending pairs of indexes; empty if the lists are
  /// longer than `maxComparisonCount` allows.
  private static func longestCommonSubsequence(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    let width = new.count + 1
    guard !old.isEmpty, !new.isEmpty, old.count <= maxComparisonCount / width else { return [] }
    // The length of the longest common subsequence after each pair of indexes.
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let here = row * width + column
        lengths[here] =
          old[row] == new[column]
          ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
      }
    }
    var (pairs, row, column): ([(old: Int, new: Int)], Int, Int) = ([], 0, 0)
    while row < old.count, column < new.count {
      let here = row * width + column
      if old[row] == new[column] {
        pairs.append((old: row, new: column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[here + width] >= lengths[here + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

extension AffineTransform {
  /// Creates the transform that moves and scales one rectangle to another. A side of length 0 is only moved. The
  /// numbers are rounded, so that equal transforms of several rectangles are equal to the last bit.
  fileprivate init(from old: Rect, to new: Rect) {
    /// Returns the scale from one length to another; 1 if they are equal or the first one is not positive.
    func factor(_ old: Length, _ new: Length) -> Double {
      old > 0 && old != new ? new / old : 1
    }
    let (x, y) = (factor(old.width, new.width), factor(old.height, new.height))
    self.init(
      a: x.rounded(toFractionDigits: 6), b: 0, c: 0, d: y.rounded(toFractionDigits: 6),
      tx: (new.minX - x * old.minX).rounded, ty: (new.minY - y * old.minY).rounded)
  }
}
