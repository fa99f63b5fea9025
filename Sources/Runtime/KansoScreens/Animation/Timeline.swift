import KansoLayout

/// A schedule of several animations of one view tree, with completions.
///
/// Time advances only through `advance(to:)`. If several animations move the same value of a view (its origin, its
/// size, its opacity…), the one that began last determines the value, even after its end while earlier ones still run.
/// Of several that begin at the same time, the one that was added last counts. Values of animations that begin later
/// stay at their start values. The timeline retains the tree, its animations, and each completion until it is called.
public final class Timeline {
  /// The current time, in seconds.
  public private(set) var time = 0.0
  /// A view of the tree. Frames cover the tree from its root.
  private let view: View
  /// The animations by their begin times; those with the same begin time are in the order in which they were added.
  private var entries: [Entry] = []
  /// The number of animations that were added so far.
  private var addedCount = 0

  private struct Entry {
    let animation: Animation
    let begin: Double
    /// The position in the order in which entries were added.
    let number: Int
    var completion: ((Bool) -> Void)?
    var isOver = false

    var end: Double { begin + animation.end }
  }

  /// Creates a timeline for the whole tree that contains a view, from its root. The time is 0.
  public init(of view: View) { self.view = view }

  /// True if an animation has not ended yet, also if it has not begun.
  public var isRunning: Bool { entries.contains { !$0.isOver } }

  /// Schedules an animation.
  ///
  /// - Parameters:
  ///   - begin: the begin time, in seconds; the current time if it is nil, in the past or not finite.
  ///   - completion: is called with true when time reaches the animation's end, and with false if the animation is
  ///     removed before.
  public func add(
    _ animation: Animation, at begin: Double? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let begin = begin.map { $0.isFinite ? max($0, time) : time } ?? time
    let place = entries.firstIndex { $0.begin > begin } ?? entries.count
    entries.insert(
      Entry(animation: animation, begin: begin, number: addedCount, completion: completion), at: place)
    addedCount += 1
  }

  /// Changes views and adds the animation of the changes, which begins now at the values that running
  /// animations give. Values that the closure does not change stay with the running animations. The tree is
  /// laid out before and after the changes.
  ///
  /// The parameters are those of `View.animate` and of `add`.
  @discardableResult
  public func animate<Failure: Error>(
    duration: Double, curve: AnimationCurve = .easeInOut, delay: Double = 0,
    _ changes: () throws(Failure) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(Failure) -> Animation {
    let (snapshot, tracks) = try view.recordChanges(from: sample(), scope: .changes, changes)
    let animation = Animation(snapshot, tracks, duration: duration, curve: curve, delay: delay)
    add(animation, completion: completion)
    return animation
  }

  /// Advances the time, in seconds. Calls the completions of the animations that end by then, in the order of their
  /// ends, each once. In a completion, `time` is the end of its animation, and animations that it adds begin then.
  ///
  /// A time that is in the past or not finite changes nothing.
  public func advance(to target: Double) {
    guard target.isFinite, target >= time else { return }
    while let index = indexOfNextEnd(by: target) {
      time = max(time, entries[index].end)
      finishEntry(at: index)?(true)
    }
    // A completion may have advanced the time further.
    time = max(time, target)
  }

  /// Removes all animations; the views then appear with their own values. Calls the completions with false, in the
  /// order of the ends.
  public func removeAllAnimations() {
    let waiting = entries.filter { !$0.isOver }.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
    entries = []
    for entry in waiting { entry.completion?(false) }
  }

  /// Returns the index of the animation that ends first, of those that are not over and end by a time; nil if
  /// there is none.
  private func indexOfNextEnd(by target: Double) -> Int? {
    entries.indices.filter { !entries[$0].isOver && entries[$0].end <= target }.min {
      (entries[$0].end, entries[$0].number) < (entries[$1].end, entries[$1].number)
    }
  }

  /// Marks an entry as over and returns its completion, without calling it. Removes the entries that are over
  /// from the front of `entries`, up to the first one that is not.
  private func finishEntry(at index: Int) -> ((Bool) -> Void)? {
    let completion = entries[index].completion
    (entries[index].isOver, entries[index].completion) = (true, nil)
    // An entry that is over stays while an entry that began earlier still runs: otherwise the earlier
    // animation would take the value back.
    entries.removeFirst(entries.firstIndex { !$0.isOver } ?? entries.count)
    return completion
  }

  /// Returns the tree at the current time, or at a later time, in seconds. An earlier time counts as now. Completions
  /// that are due until the later time are not called.
  ///
  /// The tree is laid out first. Values that no animation moves are those of the views.
  public func sample(at time: Double? = nil) -> AnimationFrame {
    let moment = time.map { $0.isNaN ? self.time : max($0, self.time) } ?? self.time
    let root = view.root
    root.layoutIfNeeded()
    let snapshot = TreeSnapshot(of: root)
    var moving: [Int: Presentation] = [:]
    for (index, values) in animatedValues(at: moment, in: snapshot) {
      var presentation = snapshot.presentations[index]
      for (key, value) in values { if let value { presentation[key] = value } }
      moving[index] = presentation
    }
    return AnimationFrame(snapshot: snapshot, moving: moving)
  }

  /// Returns the values that animations give at a time, by the index of the view in a snapshot. Of the
  /// animations of a value that have begun, the one that began last gives it. If that one is over, or if none
  /// has begun, the next animation to begin gives its start value. A value is nil if the animation is over
  /// and there is no next one.
  private func animatedValues(
    at moment: Double, in snapshot: TreeSnapshot
  ) -> [Int: [AnimatableKey: AnimatableValue?]] {
    var values: [Int: [AnimatableKey: AnimatableValue?]] = [:]
    for entry in entries {
      let hasBegun = entry.begin <= moment
      let position = hasBegun ? entry.animation.position(at: moment - entry.begin) : .start
      for track in entry.animation.tracks {
        guard let index = snapshot.index(ofSameAs: track.index, in: entry.animation.snapshot) else {
          continue
        }
        for change in track.changes {
          // An animation that has not begun does not take the value from one that has.
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
