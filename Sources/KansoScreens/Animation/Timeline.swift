import KansoLayout

/// Several animations of one tree, each from its own time on, and what is to be done when they are over.
///
/// Time goes on when it is told to. Of the animations that move the same value of a view (its place, its size, its opacity…), the one that began
/// last has it, also when it ends before the others; of several that begin at once the one that was added last. Values that only move later
/// wait at their start. It holds the tree, its animations, and what they call until that was called.
public final class Timeline {
  /// The time up to which it has come, in seconds.
  public private(set) var time = 0.0
  private let view: View
  /// By their beginnings, those of the same beginning in the order in which they were added.
  private var entries: [Entry] = []
  private var added = 0

  private struct Entry {
    let animation: Animation
    let begin: Double
    let number: Int
    var completion: ((Bool) -> Void)?
    var isOver = false

    var end: Double { begin + animation.end }
  }

  /// A time line for the tree that a view is in.
  public init(of view: View) { self.view = view }

  /// Whether something is still to end.
  public var isRunning: Bool { entries.contains { !$0.isOver } }

  /// Has an animation begin.
  ///
  /// - Parameters:
  ///   - begin: when, in seconds; now if it is left out, is in the past or is not finite.
  ///   - completion: is called with true when time has come to the animation's end, and with false if it is removed before.
  public func add(
    _ animation: Animation, at begin: Double? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let begin = begin.map { $0.isFinite ? max($0, time) : time } ?? time
    let place = entries.firstIndex { $0.begin > begin } ?? entries.count
    entries.insert(
      Entry(animation: animation, begin: begin, number: added, completion: completion), at: place)
    added += 1
  }

  /// Changes views, and has the changes begin now, from where other animations have the views; what else these move stays with them.
  ///
  /// The parameters are those of `View.animate` and of `add`.
  @discardableResult
  public func animate<Failure: Error>(
    duration: Double, curve: AnimationCurve = .easeInOut, delay: Double = 0,
    _ changes: () throws(Failure) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(Failure) -> Animation {
    let (snapshot, tracks) = try view.noting(from: sample(), .changes, changes)
    let animation = Animation(snapshot, tracks, duration: duration, curve: curve, delay: delay)
    add(animation, completion: completion)
    return animation
  }

  /// Lets time go on, in seconds, and calls the completions of the animations that end by then, in the order of their ends, each once. In a
  /// completion `time` is the end of its animation, and what is added begins then.
  ///
  /// A time that is past or not finite changes nothing.
  public func advance(to target: Double) {
    guard target.isFinite, target >= time else { return }
    while let index = nextEnd(by: target) {
      time = max(time, entries[index].end)
      finish(index)?(true)
    }
    // A completion may have gone on by itself.
    time = max(time, target)
  }

  /// Ends all animations: the views are seen as they are. Completions are called with false, in the order of the ends.
  public func removeAllAnimations() {
    let waiting = entries.filter { !$0.isOver }.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    entries = []
    for entry in waiting { entry.completion?(false) }
  }

  private func nextEnd(by target: Double) -> Int? {
    entries.indices.filter { !entries[$0].isOver && entries[$0].end <= target }.min {
      (entries[$0].end, entries[$0].number) < (entries[$1].end, entries[$1].number)
    }
  }

  /// What has ended is kept as long as something that began before runs: that does not get back what it was to move.
  private func finish(_ index: Int) -> ((Bool) -> Void)? {
    let completion = entries[index].completion
    (entries[index].isOver, entries[index].completion) = (true, nil)
    entries.removeFirst(entries.firstIndex { !$0.isOver } ?? entries.count)
    return completion
  }

  /// The tree now, or at a later time, in seconds, without what completions do until then. An earlier time counts as now.
  ///
  /// The tree is laid out first. What does not move is as the views are.
  public func sample(at time: Double? = nil) -> AnimationFrame {
    let moment = time.map { $0.isNaN ? self.time : max($0, self.time) } ?? self.time
    let root = view.root
    root.layoutIfNeeded()
    let snapshot = TreeSnapshot(of: root)
    var moving: [Int: Presentation] = [:]
    for (index, values) in values(at: moment, in: snapshot) {
      var presentation = snapshot.presentations[index]
      for (key, value) in values { if let value { presentation[key] = value } }
      moving[index] = presentation
    }
    return AnimationFrame(snapshot: snapshot, moving: moving)
  }

  /// The values that animations give at a time; nil for those of which the animation is over.
  private func values(at moment: Double, in snapshot: TreeSnapshot) -> [Int: [AnimatableKey:
    AnimatableValue?]]
  {
    var values: [Int: [AnimatableKey: AnimatableValue?]] = [:]
    for entry in entries {
      let hasBegun = entry.begin <= moment
      let position = hasBegun ? entry.animation.position(at: moment - entry.begin) : .start
      for track in entry.animation.tracks {
        guard let index = snapshot.index(ofSameAs: track.index, in: entry.animation.snapshot) else {
          continue
        }
        for change in track.changes {
          // What waits for its beginning does not take the value from what has it.
          if !hasBegun, case .some(.some) = values[index]?[change.key] { continue }
          var value: AnimatableValue?
          if case .end = position { value = nil } else { value = change.value(at: position) }
          values[index, default: [:]].updateValue(value, forKey: change.key)
        }
      }
    }
    return values
  }
}
