/// The frames of an animation at a given rate, and one at its exact end: the result of `Animation.frames(perSecond:)`.
public struct AnimationFrames: Sequence {
  let animation: Animation
  /// The number of frames per second, from 0 to 10,000. With 0 there are only the start and the end.
  let rate: Double

  /// An iterator over the frames from the start to the end.
  public struct Iterator: IteratorProtocol {
    fileprivate let animation: Animation
    fileprivate let rate: Double
    /// The number of the next frame.
    fileprivate var index = 0.0
    /// True if the frame of the end was returned.
    fileprivate var isOver = false

    /// Returns the next frame with its time, in seconds from the beginning; nil after the end.
    public mutating func next() -> (time: Double, frame: AnimationFrame)? {
      guard !isOver else { return nil }
      // At a rate of 0, the first time would be 0 / 0.
      let time = index == 0 ? 0 : index / rate
      index += 1
      guard time < animation.end else {
        isOver = true
        return (animation.end, animation.sample(at: animation.end))
      }
      return (time, animation.sample(at: time))
    }
  }

  /// Returns an iterator that begins at the start.
  public func makeIterator() -> Iterator { Iterator(animation: animation, rate: rate) }
}

extension Animation {
  /// Returns the frames at 0 and then at a regular interval, up to a last frame at exactly the end. An
  /// animation that ends at 0 has only one frame.
  ///
  /// - Parameter rate: the number of frames per second, at most 10,000. If it is not positive or not finite,
  ///   the result is the start and the end.
  public func frames(perSecond rate: Double) -> AnimationFrames {
    AnimationFrames(animation: self, rate: rate.isFinite ? Swift.min(Swift.max(rate, 0), 10_000) : 0)
  }
}
