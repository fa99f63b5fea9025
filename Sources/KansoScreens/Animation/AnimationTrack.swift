import KansoLayout

/// What an animation moves of one view.
struct AnimationTrack {
  /// In the snapshot of the animation.
  let index: Int
  let changes: [Change]

  /// One value that changes.
  struct Change {
    let key: AnimatableKey
    let start: AnimatableValue
    let end: AnimatableValue

    /// The value where an animation is.
    func value(at position: AnimationPosition) -> AnimatableValue {
      switch position {
      case .start: start
      case .end: end
      case .between(let progress): key.limited(start.interpolated(to: end, at: progress))
      }
    }
  }
}

/// Where an animation is. The start and the end are exactly what was noted, whatever a curve says.
enum AnimationPosition {
  case start
  case between(Double)
  case end
}

/// Which values move where an animation begins at a moment of earlier ones.
enum AnimationScope {
  /// All that are not where they end.
  case everything
  /// Those that were changed; what else is on its way stays with the animations that move it.
  case changes
}

extension TreeSnapshot {
  /// What has changed since another snapshot.
  ///
  /// - Parameter current: where values begin instead of where the other snapshot has them.
  func tracks(since old: TreeSnapshot, from current: AnimationFrame?, _ scope: AnimationScope)
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
