/// The differences between the frames of two snapshots.
struct SnapshotDifference {
  /// A change in a situation.
  struct Change {
    let situation: String
    /// The line of the view before; nil for a new one.
    let before: String?
    /// The line of the view after; nil for one that is gone.
    let after: String?
  }

  /// The changes, in the order of the situations and views.
  private(set) var changes: [Change] = []
  /// The maximum number of changes in a message.
  private static let maxCount = 12

  /// Compares the frames of two snapshots.
  init(before: [ScreenSnapshot.Frames], after: [ScreenSnapshot.Frames]) {
    let known = Dictionary(before.map { ($0.situation, $0.lines) }, uniquingKeysWith: { first, _ in first })
    let shown = Set(after.map(\.situation))
    for frames in after {
      add(situation: frames.situation, frames.lines.difference(from: known[frames.situation] ?? []))
    }
    for frames in before where !shown.contains(frames.situation) {
      changes.append(Change(situation: frames.situation, before: "the situation", after: nil))
    }
  }

  /// Adds the changes of a situation. A view that only moved is one change.
  private mutating func add(situation: String, _ difference: CollectionDifference<String>) {
    var removed = difference.removals.map { change -> (offset: Int, line: String) in
      if case .remove(let offset, let line, _) = change { return (offset, line) }
      return (0, "")
    }
    for change in difference.insertions {
      guard case .insert(_, let line, _) = change else { continue }
      let index = removed.firstIndex { Self.name($0.line) == Self.name(line) }
      let before = index.map { removed.remove(at: $0).line }
      changes.append(Change(situation: situation, before: before, after: line))
    }
    for (_, line) in removed { changes.append(Change(situation: situation, before: line, after: nil)) }
  }

  /// Returns the part of a line before the frame.
  private static func name(_ line: String) -> Substring {
    line.lastIndex(of: "(").map { line[..<$0] } ?? line[...]
  }

  /// The changes as text: a line for each, up to a maximum.
  var text: String {
    if changes.isEmpty { return "no view moved; colors, fonts or drawings differ" }
    var lines = changes.prefix(Self.maxCount).map { change in
      switch (Self.trimmed(change.before), Self.trimmed(change.after)) {
      case (let before?, let after?): "\(change.situation): \(before) is now \(after)"
      case (nil, let after?): "\(change.situation): \(after) is new"
      case (let before?, nil): "\(change.situation): \(before) is gone"
      case (nil, nil): change.situation
      }
    }
    if changes.count > Self.maxCount { lines.append("and \(changes.count - Self.maxCount) more") }
    return lines.joined(separator: "\n")
  }

  /// Returns a line without its indentation.
  private static func trimmed(_ line: String?) -> String? {
    line.map { String($0.drop { $0 == " " }) }
  }
}
