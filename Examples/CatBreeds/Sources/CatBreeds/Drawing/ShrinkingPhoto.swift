import KansoRendering
import KansoScreens

extension ScreenPictures {
  /// The frame rate, in frames per second.
  private static let rate = 25.0
  /// The duration of scrolling in one direction, in seconds.
  private static let scrolling = 1.0
  /// The pause after scrolling, in seconds.
  private static let rest = 1.2

  /// An endless animation of a breed. Its photo shrinks while the text scrolls down, and grows while the text scrolls
  /// back.
  public var shrinkingPhoto: AnimatedDrawing {
    let window = ScreenConfiguration().window(theme: theme, measurer: measurer)
    Screen.detail.show(in: window)
    let text = window.first(TextView.self)
    let down = window.animate(duration: Self.scrolling) { text?.scroll(by: Screen.scrolled) }
    let away = down.frames(of: window, perSecond: Self.rate, rest: Self.rest)
    let back = window.animate(duration: Self.scrolling) { text?.contentOffset = .zero }
    return AnimatedDrawing(away + back.frames(of: window, perSecond: Self.rate, rest: Self.rest))
  }
}

extension Animation {
  /// Returns the frames of an animated view. The last frame is displayed for an additional time.
  ///
  /// - Parameters:
  ///   - rate: the number of frames per second.
  ///   - rest: the additional time of the last frame, in seconds.
  func frames(of view: View, perSecond rate: Double, rest: Double) -> [AnimatedDrawing.Frame] {
    let moments = frames(perSecond: rate).map { ($0.time, $0.frame.present { Drawing(ofFramesOf: view) }) }
    let ends = moments.dropFirst().map(\.0) + [end + rest]
    return zip(moments, ends).map { AnimatedDrawing.Frame($0.1, duration: $1 - $0.0) }
  }
}
