import KansoLayout

extension View {
  /// Changes views, and says how the whole tree gets from what it was to what it is: constants of constraints, frames, colors, opacity,
  /// transforms.
  ///
  /// What is still to be laid out is laid out first, so that it does not move along, and what the changes ask for afterwards: the block need
  /// not call `layoutIfNeeded()`. The views have their final values at once.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds. With 0 the end is there at once; a duration that is negative or not finite counts as 0.
  ///   - curve: how it gets there.
  ///   - delay: how long it stays at the start, in seconds; one that is negative or not finite counts as 0.
  ///   - frame: where it begins instead of where the views are: at the moment at which another animation was interrupted, as with UIKit's
  ///     `beginFromCurrentState`. Whatever was on its way then goes on to its end with this animation.
  ///   - changes: changes the views; an error that it throws is thrown on, and what it has changed by then stays.
  @discardableResult
  public func animate<Failure: Error>(
    duration: Double, curve: AnimationCurve = .easeInOut, delay: Double = 0,
    from frame: AnimationFrame? = nil,
    _ changes: () throws(Failure) -> Void
  ) throws(Failure) -> Animation {
    let (snapshot, tracks) = try noting(from: frame, .everything, changes)
    return Animation(snapshot, tracks, duration: duration, curve: curve, delay: delay)
  }

  func noting<Failure: Error>(
    from frame: AnimationFrame?, _ scope: AnimationScope, _ changes: () throws(Failure) -> Void
  ) throws(Failure) -> (TreeSnapshot, [AnimationTrack]) {
    // Held, since the changes may take this view out of its tree.
    let root = root
    root.layoutIfNeeded()
    let before = TreeSnapshot(of: root)
    try changes()
    root.layoutIfNeeded()
    let after = TreeSnapshot(of: root)
    return (after, after.tracks(since: before, from: frame, scope))
  }
}
