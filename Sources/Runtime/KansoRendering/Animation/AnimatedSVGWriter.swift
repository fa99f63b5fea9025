import KansoFormatting
import KansoDrawing
import KansoTheme

extension AnimatedDrawing {
  /// Returns the animation as one SVG document. It also runs if a page shows the document as an image. Equal frames
  /// give equal bytes. With fewer than two distinct pictures, or a duration below 1 ms, it is the still picture.
  ///
  /// Content that several frames share is drawn once. The steps are CSS animations, without any script. Users who
  /// prefer less motion (`prefers-reduced-motion`) see the last frame, and so do viewers without animations. The
  /// document must be a file of its own: within a page, its rules would apply to every element that has a class.
  /// - Parameters:
  ///   - title: the title, for people who cannot see the animation.
  ///   - description: the description of the content, for people who cannot see it.
  public func svg(title: String, description: String? = nil) -> String {
    let (drawings, parts) = distinctFrames
    let duration = parts.reduce(0) { $0 + $1.duration }
    guard drawings.count > 1, duration >= AnimatedSVGWriter.minDuration, let last = parts.last else {
      return still.svg(title: title, description: description)
    }
    var builder = DrawingTreeBuilder()
    let trees = drawings.enumerated().map { (picture: $0, nodes: builder.tree(of: $1)) }
    let tracks = TrackFinder(count: drawings.count, still: last.drawing).tracks(of: trees)
    var writer = AnimatedSVGWriter(parts: parts, duration: duration, repeatCount: repeatCount)
    writer.writeDocument(tracks, size: size, title: title, description: description)
    return writer.picture.out.string
  }
}

/// A writer of the content that several frames share, and of its changes.
struct AnimatedSVGWriter {
  /// The writer of the document, in which its content accumulates.
  var picture = SVGWriter(MarkupWriter(), idPrefix: "k")
  /// The indexes of the pictures in the order in which they are shown, with their durations in seconds.
  private let parts: [(drawing: Int, duration: Double)]
  /// The duration of one run, in seconds.
  private let duration: Double
  /// The number of times that the animation runs; nil for endless repetition.
  private let repeatCount: Int?
  /// The numbers of the animations, by their steps.
  private var animations: [[Step]: Int] = [:]
  /// The steps of the animations, in the order of their numbers.
  private var written: [[Step]] = []

  /// The declarations that apply from a time on.
  private struct Step: Hashable {
    /// The time as a percentage of the whole duration.
    let start: Double
    let declarations: String
  }

  /// The minimum duration of an animation, in seconds. A shorter duration would be written as 0.
  static let minDuration = 0.001
  private static let percent = 100.0
  private static let percentDecimals = 4

  /// Creates a writer of an animation with at least one part, whose total duration is `duration`.
  init(parts: [(drawing: Int, duration: Double)], duration: Double, repeatCount: Int?) {
    (self.parts, self.duration, self.repeatCount) = (parts, duration, repeatCount)
  }

  /// The index of the picture for viewers without motion.
  private var still: Int { parts[parts.count - 1].drawing }

  /// Writes the whole document: the tracks, the definitions and the style sheet.
  mutating func writeDocument(_ tracks: [DrawingTrack], size: Size, title: String, description: String?) {
    picture.repeated = Self.repeatedImages(in: tracks)
    picture.openDocument(size, title: title, description: description)
    writeTracks(tracks, within: nil)
    picture.writeDefinitions()
    writeStyle()
    picture.out.markup("</svg>\n")
  }

  // MARK: Tracks

  /// Writes tracks from the back to the front. Each one is drawn in its state in the still picture, and
  /// hidden if it does not occur there.
  ///
  /// - Parameter parent: the group that contains the tracks; nil at the top level.
  private mutating func writeTracks(_ tracks: [DrawingTrack], within parent: DrawingTrack?) {
    var rest = tracks[...]
    while let track = rest.first {
      // Commands with equal states share one group.
      let run = rest.prefix { $0.states == track.states && $0.isCommand && track.isCommand }
      rest = rest.dropFirst(max(run.count, 1))
      let state = track.states[still]
      let animation = animation(of: track, within: parent)
      let isGroup = animation != nil || !track.isCommand
      // A track in a hidden group is hidden together with the group.
      let isVisible = state != nil || parent.map { $0.states[still] == nil } ?? false
      if isGroup { openGroup(state ?? track.states.compactMap { $0 }.last, isVisible: isVisible, animation) }
      if case .group(let inner) = track.content { writeTracks(inner, within: track) }
      for case .command(let command) in run.map(\.content) { picture.write(command) }
      if isGroup { picture.out.markup("</g>\n") }
    }
  }

  /// Writes the start of a group with the transform, opacity and clip of a state.
  ///
  /// - Parameters:
  ///   - isVisible: false to hide the group until its animation shows it.
  ///   - animation: the number of the group's animation; nil for none.
  private mutating func openGroup(_ state: DrawingTrack.State?, isVisible: Bool, _ animation: Int?) {
    picture.out.markup("<g")
    if let animation { picture.out.attribute("class", "a\(animation)") }
    if let state {
      picture.writeTransform(state.transform)
      if state.opacity < 1 { picture.out.attribute("opacity", state.opacity) }
      if let clip = state.clip { picture.writeReference("clip-path", .clip(clip)) }
    }
    if !isVisible { picture.out.markup(" visibility=\"hidden\"") }
    picture.out.markup(">\n")
  }

  // MARK: Animations

  /// Returns the number of a track's own animation; nil if the track never changes while the group around it
  /// is visible. Tracks with equal animations have the same number. A new animation is added to `written`.
  ///
  /// - Parameter parent: the group that contains the track; nil at the top level.
  private mutating func animation(of track: DrawingTrack, within parent: DrawingTrack?) -> Int? {
    let states = track.states.compactMap { $0 }
    guard let first = states.first else { return nil }
    let hides = track.states.indices.contains { index in
      track.states[index] == nil && parent.map { $0.states[index] != nil } ?? true
    }
    let moves = states.contains { $0.transform.differs(from: first.transform) }
    let fades = states.contains { $0.opacity != first.opacity }
    let cuts = states.contains { $0.clip != first.clip }
    guard hides || moves || fades || cuts else { return nil }
    var (steps, shown, time): ([Step], DrawingTrack.State, Double) = ([], first, 0)
    for part in parts {
      let state = track.states[part.drawing]
      shown = state ?? shown
      var declarations: [String] = []
      if hides { declarations.append("visibility:\(state == nil ? "hidden" : "visible")") }
      if moves { declarations.append("transform:\(shown.transform.formattedForCSS)") }
      if fades { declarations.append("opacity:\(shown.opacity.formatted(as: .transform))") }
      if cuts {
        declarations.append("clip-path:\(shown.clip.map { "url(#\(picture.id(of: .clip($0))))" } ?? "none")")
      }
      let text = declarations.joined(separator: ";")
      if steps.last?.declarations != text {
        steps.append(Step(start: time / duration * Self.percent, declarations: text))
      }
      time += part.duration
    }
    guard steps.count > 1 else { return nil }
    if let known = animations[steps] { return known }
    written.append(steps)
    animations[steps] = written.count
    return written.count
  }

  /// Writes the style sheet with all animations; nothing if there are none.
  private mutating func writeStyle() {
    guard !written.isEmpty else { return }
    picture.out.markup("<style>\n@media (prefers-reduced-motion:no-preference){\n[class]{animation:")
    picture.out.number(duration)
    picture.out.markup("s step-end ")
    if let repeatCount { picture.out.text(String(repeatCount)) } else { picture.out.markup("infinite") }
    picture.out.markup("}\n")
    for (index, steps) in written.enumerated() {
      let name = "a\(index + 1)"
      picture.out.text(".\(name){animation-name:\(name)}@keyframes \(name){")
      for step in steps {
        picture.out.number(step.start, decimals: Self.percentDecimals)
        picture.out.text("%{\(step.declarations)}")
      }
      picture.out.markup("}\n")
    }
    picture.out.markup("}\n</style>\n")
  }

  /// Returns the images that more than one track draws, at any depth.
  private static func repeatedImages(in tracks: [DrawingTrack]) -> Set<EncodedImage> {
    var (seen, repeated): (Set<EncodedImage>, Set<EncodedImage>) = ([], [])
    var rest = tracks
    while let track = rest.popLast() {
      switch track.content {
      case .group(let inner): rest += inner
      case .command(.image(var image, _)):
        image.tint = nil
        if !seen.insert(image).inserted { repeated.insert(image) }
      case .command: break
      }
    }
    return repeated
  }
}

extension DrawingTrack {
  fileprivate var isCommand: Bool { if case .command = content { true } else { false } }
}

extension AffineTransform {
  /// The numbers of the matrix, in the order of CSS.
  fileprivate var parts: [Double] { [a, b, c, d, tx, ty] }

  /// The tolerance of the comparison. Smaller differences disappear when the numbers are written.
  private static let tolerance = 1e-6

  /// Returns true if one of the numbers differs by more than the tolerance.
  fileprivate func differs(from other: AffineTransform) -> Bool {
    zip(parts, other.parts).contains { abs($0 - $1) > Self.tolerance }
  }

  /// The transform as CSS. A mere translation has its shorter form.
  fileprivate var formattedForCSS: String {
    let numbers = parts.map { $0.formatted(as: .transform) }
    return a == 1 && b == 0 && c == 0 && d == 1
      ? "translate(\(numbers[4])px,\(numbers[5])px)" : "matrix(\(numbers.joined(separator: ",")))"
  }
}

extension NumberFormat {
  /// The format of the numbers of transforms and opacities.
  fileprivate static let transform = fixedPoint(maxFractionDigits: 6)
}
