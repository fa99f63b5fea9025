import KansoLayout

/// An animated change of a view tree, which can be sampled at any time.
///
/// Nothing runs by itself. The views have their final values as soon as the animation exists, as with UIKit; a renderer
/// or a test samples frames. The animation retains the views of its tree. No view retains the animation.
public struct Animation {
  /// The length of the movement, in seconds, without the delay.
  public let duration: Double
  /// The timing curve.
  public let curve: AnimationCurve
  /// The time before the movement begins, in seconds. Until then the views stay at their start values.
  public let delay: Double
  /// The tree after the changes.
  let snapshot: TreeSnapshot
  /// The changes, one track per changed view, in drawing order.
  let tracks: [AnimationTrack]

  /// Creates an animation. A negative or non-finite duration or delay, in seconds, counts as 0.
  ///
  /// - Parameter snapshot: the tree after the changes.
  init(
    _ snapshot: TreeSnapshot, _ tracks: [AnimationTrack], duration: Double, curve: AnimationCurve,
    delay: Double
  ) {
    (self.snapshot, self.tracks, self.curve) = (snapshot, tracks, curve)
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
  }

  /// The end time, in seconds from the beginning: the delay plus the duration.
  public var end: Double { delay + duration }

  /// The views that the animation changes, in drawing order: superviews before subviews, back to front.
  public var views: [View] { tracks.map { snapshot.views[$0.index] } }

  /// Returns the tree at a time, in seconds from the beginning: the start values during the delay, and the end values
  /// from `end` on.
  ///
  /// Values that do not change are those from when the animation was created. Views that the changes added to the tree,
  /// or moved to another superview, are at their final positions from the start. Views that the changes removed are
  /// absent. A time that is NaN counts as the end.
  public func sample(at time: Double) -> AnimationFrame {
    let position = position(at: time)
    if case .end = position { return AnimationFrame(snapshot: snapshot, moving: [:]) }
    var moving = [Int: Presentation](minimumCapacity: tracks.count)
    for track in tracks {
      var presentation = snapshot.presentations[track.index]
      for change in track.changes { presentation[change.key] = change.value(at: position) }
      moving[track.index] = presentation
    }
    return AnimationFrame(snapshot: snapshot, moving: moving)
  }

  /// Returns the position of the animation at a time, in seconds from the beginning: `start` until the delay
  /// is over, `end` from `end` on. A time that is NaN counts as the end.
  func position(at time: Double) -> AnimationPosition {
    guard time < end else { return .end }
    guard time > delay else { return .start }
    return .between(curve.progress(at: time - delay, of: duration))
  }
}
