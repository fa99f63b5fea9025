import KansoLayout

/// Pictures that are shown one after the other: the sampled moments of an animation, say.
public struct AnimatedDrawing: Equatable, Sendable {
  /// A picture, and how long it is seen.
  public struct Frame: Equatable, Sendable {
    /// What is to be seen.
    public var drawing: Drawing
    /// For how long, in seconds.
    public let duration: Double

    /// A picture for a time. A duration that is negative or not finite counts as none, and one of more than an hour as that.
    public init(_ drawing: Drawing, duration: Double) {
      self.drawing = drawing
      self.duration = duration.isFinite ? min(max(duration, 0), Self.longest) : 0
    }

    private static let longest = 3600.0
  }

  /// The pictures in their order. All are as large as the first one: what reaches beyond is not seen.
  public var frames: [Frame]
  /// How many times all of it is shown; nil for again and again.
  public let repeatCount: Int?

  /// Pictures in an order.
  /// - Parameter repeatCount: how many times they are shown, at least once; nil for again and again.
  public init(_ frames: some Sequence<Frame>, repeatCount: Int? = nil) {
    self.frames = Array(frames)
    self.repeatCount = repeatCount.map { max($0, 1) }
  }

  /// How large it is, in points; nothing where there are no pictures.
  public var size: Size { frames.first?.drawing.size ?? .zero }

  /// How long all of it takes once, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

  /// What is shown where nothing moves: the last picture, as it is when everything is over.
  public var still: Drawing {
    Drawing(size: size, commands: frames.last?.drawing.commands ?? [])
  }

  /// What is seen at a time of the first round, in seconds; before it begins the first picture, afterwards the last one.
  public func drawing(at time: Double) -> Drawing {
    var end = 0.0
    for frame in frames {
      end += frame.duration
      if time < end { return Drawing(size: size, commands: frame.drawing.commands) }
    }
    return still
  }

  /// The different pictures, and which of them is seen for how long: what is alike and follows each other is one.
  var score: (drawings: [Drawing], parts: [(drawing: Int, duration: Double)]) {
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
