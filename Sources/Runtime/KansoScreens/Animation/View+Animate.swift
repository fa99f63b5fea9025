import KansoLayout

extension View {
  /// Changes views and returns the animation of the whole tree from the old to the new state. It moves all
  /// values of a `Presentation` that change, such as frames, colors, opacity and transforms.
  ///
  /// Pending layout is done before the changes, so that it is not animated. The layout that the changes
  /// require is done afterwards: the closure need not call `layoutIfNeeded()`. The views have their final
  /// values at once.
  ///
  /// - Parameters:
  ///   - duration: the duration, in seconds. With 0 the end is reached at once; a negative or non-finite
  ///     duration counts as 0.
  ///   - curve: the timing curve.
  ///   - delay: the time at the start values, in seconds; a negative or non-finite delay counts as 0.
  ///   - frame: the frame that supplies the start values, instead of the views: usually the one at which
  ///     another animation was interrupted, as with UIKit's `beginFromCurrentState`. All values that were
  ///     still moving then continue to their ends with this animation.
  ///   - changes: changes the views. An error that it throws is rethrown, and the changes made until then
  ///     stay.
  @discardableResult
  public func animate<Failure: Error>(
    duration: Double, curve: AnimationCurve = .easeInOut, delay: Double = 0,
    from frame: AnimationFrame? = nil,
    _ changes: () throws(Failure) -> Void
  ) throws(Failure) -> Animation {
    let (snapshot, tracks) = try recordChanges(from: frame, scope: .everything, changes)
    return Animation(snapshot, tracks, duration: duration, curve: curve, delay: delay)
  }

  /// Changes views and returns the snapshot of the whole tree after the changes, and the tracks from the old
  /// to the new state. The tree is laid out before and after the changes.
  ///
  /// - Parameters:
  ///   - frame: the frame that supplies the start values; nil for the values before the changes.
  ///   - scope: selects the values that move if `frame` is not nil.
  func recordChanges<Failure: Error>(
    from frame: AnimationFrame?, scope: AnimationScope, _ changes: () throws(Failure) -> Void
  ) throws(Failure) -> (snapshot: TreeSnapshot, tracks: [AnimationTrack]) {
    // Retained, since the changes may remove this view from its tree.
    let root = root
    root.layoutIfNeeded()
    let before = TreeSnapshot(of: root)
    try changes()
    root.layoutIfNeeded()
    let after = TreeSnapshot(of: root)
    return (after, after.tracks(since: before, from: frame, scope: scope))
  }
}
