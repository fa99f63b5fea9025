import KansoLayout

/// A change of a tree that takes time: what the views look like at any moment of it.
///
/// Nothing runs by itself. The views have their final values as soon as there is an animation, as with UIKit; whoever draws or tests asks
/// for moments. It holds the views of its tree, and no view holds it.
public struct Animation {
  /// How long things move, in seconds.
  public let duration: Double
  /// How they move.
  public let curve: AnimationCurve
  /// How long they stay at the start before that, in seconds.
  public let delay: Double
  let snapshot: TreeSnapshot
  let tracks: [AnimationTrack]

  /// - Parameter snapshot: the tree after the changes.
  init(
    _ snapshot: TreeSnapshot, _ tracks: [AnimationTrack], duration: Double, curve: AnimationCurve,
    delay: Double
  ) {
    (self.snapshot, self.tracks, self.curve) = (snapshot, tracks, curve)
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
  }

  /// When it is over, in seconds from its beginning: the delay and the duration.
  public var end: Double { delay + duration }

  /// The views of which it moves something, each before what is in it, from the back to the front.
  public var views: [View] { tracks.map { snapshot.views[$0.index] } }

  /// The tree at a time, in seconds from the beginning: the start before the delay is over, and the end from the end on.
  ///
  /// What does not move is as it was when the animation was made. Views that were put into the tree or into another view by the changes
  /// are at their final places from the start, and those that were taken out are not there. A time that is not a number counts as the end.
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

  /// Where it is at a time, in seconds from the beginning.
  func position(at time: Double) -> AnimationPosition {
    guard time < end else { return .end }
    guard time > delay else { return .start }
    return .between(curve.progress(at: time - delay, of: duration))
  }
}
