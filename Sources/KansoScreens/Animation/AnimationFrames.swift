/// The moments of an animation, as many a second as were asked for, and the exact end: `Animation.frames(perSecond:)`.
public struct AnimationFrames: Sequence {
  let animation: Animation
  let rate: Double

  /// Goes from the start to the end.
  public struct Iterator: IteratorProtocol {
    fileprivate let animation: Animation
    fileprivate let rate: Double
    fileprivate var index = 0.0
    fileprivate var isOver = false

    /// The next moment, with its time in seconds from the beginning; nil after the end.
    public mutating func next() -> (time: Double, frame: AnimationFrame)? {
      guard !isOver else { return nil }
      // Without a rate, 0 / 0 would be the first time.
      let time = index == 0 ? 0 : index / rate
      index += 1
      guard time < animation.end else {
        isOver = true
        return (animation.end, animation.sample(at: animation.end))
      }
      return (time, animation.sample(at: time))
    }
  }

  /// Begins at the start.
  public func makeIterator() -> Iterator { Iterator(animation: animation, rate: rate) }
}

extension Animation {
  /// The tree at 0, and then so many times a second up to the end, which is the last one wherever it falls.
  ///
  /// More than 10,000 a second count as that. Where the number is not positive or not finite there are the start and the end.
  public func frames(perSecond rate: Double) -> AnimationFrames {
    AnimationFrames(animation: self, rate: rate.isFinite ? Swift.min(Swift.max(rate, 0), 10_000) : 0)
  }
}
