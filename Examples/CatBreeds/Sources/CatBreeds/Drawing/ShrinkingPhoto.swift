import KansoRendering
import KansoScreens

extension ScreenPictures {
  /// How many pictures a second there are of what moves.
  private static let rate = 25.0
  /// How long the text takes to be scrolled, and back, in seconds.
  private static let scrolling = 1.0
  /// How long it rests in between, in seconds.
  private static let rest = 1.2

  /// A breed whose photo makes room while the text is scrolled, and comes back with it, again and again.
  public var shrinkingPhoto: AnimatedDrawing {
    let window = Situation().window(theme: theme, measurer: measurer)
    Screen.detail.show(in: window)
    let text = window.first(TextView.self)
    let down = window.animate(duration: Self.scrolling) { text?.scroll(by: Screen.scrolled) }
    let away = down.frames(of: window, perSecond: Self.rate, rest: Self.rest)
    let back = window.animate(duration: Self.scrolling) { text?.contentOffset = .zero }
    return AnimatedDrawing(away + back.frames(of: window, perSecond: Self.rate, rest: Self.rest))
  }
}

extension Animation {
  /// What a view looks like from the start to the end, which is seen for a time of its own.
  ///
  /// - Parameters:
  ///   - rate: how many pictures a second there are.
  ///   - rest: how long the end is seen, in seconds.
  func frames(of view: View, perSecond rate: Double, rest: Double) -> [AnimatedDrawing.Frame] {
    let moments = frames(perSecond: rate).map { ($0.time, $0.frame.present { Drawing(ofFramesOf: view) }) }
    let ends = moments.dropFirst().map(\.0) + [end + rest]
    return zip(moments, ends).map { AnimatedDrawing.Frame($0.1, duration: $1 - $0.0) }
  }
}
