import KansoLayout

/// The changes of one view in an animation.
struct AnimationTrack {
  /// The index of the view in the snapshot of the animation.
  let index: Int
  /// The changed values of the view; never empty.
  let changes: [Change]

  /// The change of one value.
  struct Change {
    let key: AnimatableKey
    let start: AnimatableValue
    let end: AnimatableValue

    /// Returns the value at a position of the animation. Values between start and end are clamped to the
    /// range of the property.
    func value(at position: AnimationPosition) -> AnimatableValue {
      switch position {
      case .start: start
      case .end: end
      case .between(let progress): key.clampedValue(start.interpolated(to: end, at: progress))
      }
    }
  }
}

/// The position within an animation. The start and the end stand for exactly the recorded values, even if the curve
/// does not give exactly 0 and 1 there.
enum AnimationPosition {
  case start
  case between(Double)
  case end
}

/// The set of values that a new animation moves if it begins at a frame of earlier animations.
enum AnimationScope {
  /// All values that differ from their end values.
  case everything
  /// Only the values that the changes set. All other values stay with the animations that move them.
  case changes
}

extension TreeSnapshot {
  /// Returns the differences from an older snapshot, one track per changed view, in drawing order. Views that
  /// are new or have another superview get no track.
  ///
  /// - Parameters:
  ///   - current: the frame that supplies the start values. Views that are not in it, and all views if it is
  ///     nil, start at the values of the older snapshot.
  ///   - scope: the values that may move: all that differ from `current`, or only those that the changes set.
  func tracks(since old: TreeSnapshot, from current: AnimationFrame?, scope: AnimationScope)
    -> [AnimationTrack]
  {
    views.indices.compactMap { index in
      guard let oldIndex = old.index(ofSameAs: index, in: self) else { return nil }
      let (before, after) = (old.presentations[oldIndex], presentations[index])
      let start = current?.presentation(ofSameAs: index, in: self) ?? before
      guard before != after || scope == .everything && start != after else { return nil }
      let changes = after.keys.compactMap { key -> AnimationTrack.Change? in
        guard let from = start[key], let end = after[key] else { return nil }
        guard (scope == .everything ? from : before[key]) != end else { return nil }
        return AnimationTrack.Change(key: key, start: from, end: end)
      }
      return changes.isEmpty ? nil : AnimationTrack(index: index, changes: changes)
    }
  }
}
