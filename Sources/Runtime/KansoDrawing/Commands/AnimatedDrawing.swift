/// A sequence of pictures with durations, for example the sampled frames of an animation.
public struct AnimatedDrawing: Equatable, Sendable {
  /// A picture and its duration.
  public struct Frame: Equatable, Sendable {
    /// The picture.
    public var drawing: Drawing
    /// The duration in seconds, from 0 to 3600.
    public let duration: Double

    /// Creates a frame. A duration that is negative or not finite becomes 0. A duration of more than an hour becomes an
    /// hour.
    public init(_ drawing: Drawing, duration: Double) {
      self.drawing = drawing
      self.duration = duration.isFinite ? min(max(duration, 0), Self.maxDuration) : 0
    }

    private static let maxDuration = 3600.0
  }

  /// The frames in their order. All have the size of the first one; content beyond that size is not visible.
  public var frames: [Frame]
  /// The number of times that the animation runs; nil for endless repetition.
  public let repeatCount: Int?

  /// Creates an animation of frames.
  /// - Parameter repeatCount: the number of times that the animation runs; nil for endless repetition. A
  ///   number below 1 becomes 1.
  public init(_ frames: some Sequence<Frame>, repeatCount: Int? = nil) {
    self.frames = Array(frames)
    self.repeatCount = repeatCount.map { max($0, 1) }
  }

  /// The size in points; zero if there are no frames.
  public var size: Size { frames.first?.drawing.size ?? .zero }

  /// The duration of one run, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

  /// The picture for viewers without motion: the last frame, which is the state at the end of the animation,
  /// with the size of the first. Empty if there are no frames.
  public var still: Drawing {
    Drawing(size: size, commands: frames.last?.drawing.commands ?? [])
  }

  /// Returns the picture at a time of the first run, in seconds, with the size of the first frame. A time
  /// before the start gives the first picture. A time after the end, or one that is not a number, gives the
  /// last picture.
  public func drawing(at time: Double) -> Drawing {
    var end = 0.0
    for frame in frames {
      end += frame.duration
      if time < end { return Drawing(size: size, commands: frame.drawing.commands) }
    }
    return still
  }

  /// The distinct pictures, and the parts of the animation in their order: each is the index of a picture and
  /// its duration in seconds. Equal pictures that follow each other are one part. Frames without duration are
  /// left out, except for the last one.
  package var distinctFrames: (drawings: [Drawing], parts: [(drawing: Int, duration: Double)]) {
    var (drawings, parts): ([Drawing], [(drawing: Int, duration: Double)]) = ([], [])
    var known: [[DrawCommand]: Int] = [:]
    for (index, frame) in frames.enumerated() where frame.duration > 0 || index == frames.count - 1 {
      let commands = frame.drawing.commands
      let number = known[commands] ?? drawings.count
      if number == drawings.count {
        known[commands] = number
        drawings.append(Drawing(size: size, commands: commands))
      }
      if parts.last?.drawing == number {
        parts[parts.count - 1].duration += frame.duration
      } else {
        parts.append((number, frame.duration))
      }
    }
    return (drawings, parts)
  }
}
