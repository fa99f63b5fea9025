import KansoFormatting
import KansoLayout
import KansoRendering
import KansoScreens

/// The look of a screen in several situations.
struct ScreenSnapshot {
  /// The frames of all views in a situation.
  struct Frames: Equatable {
    /// The name of the situation.
    let situation: String
    /// A line for each view: its depth as indentation, its name, and its frame.
    var lines: [String]
  }

  /// The frames by situation.
  private(set) var frames: [Frames] = []
  /// The pictures of the situations; empty for a snapshot that was read.
  private var pictures: [Picture] = []
  /// The picture of all situations as SVG, if it was read.
  private var recordedPicture: String?

  /// The number of pictures in a row, and the scale of the pictures.
  private static let (columns, scale) = (6, 0.5)
  /// The beginning of the line of a situation.
  private static let heading = "# "

  /// Creates an empty snapshot.
  init() {}

  /// Creates the snapshot that two files have.
  init(frames text: String, picture: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init) {
      if line.hasPrefix(Self.heading) {
        frames.append(Frames(situation: String(line.dropFirst(Self.heading.count)), lines: []))
      } else if !frames.isEmpty {
        frames[frames.count - 1].lines.append(line)
      }
    }
    recordedPicture = picture
  }

  /// Adds a window that is laid out for a situation.
  mutating func add(_ window: Window, in situation: Situation) {
    pictures.append(Picture(Drawing(of: window), caption: "\(situation)"))
    var lines: [String] = []
    var next: [(view: View, depth: Int)] = [(window, 0)]
    while let (view, depth) = next.popLast() {
      lines.append(String(repeating: "  ", count: min(depth, 40)) + view.snapshotLine)
      next.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    frames.append(Frames(situation: "\(situation)", lines: lines))
  }

  /// The frames as a text.
  var framesText: String {
    frames.map { ([Self.heading + $0.situation] + $0.lines).joined(separator: "\n") + "\n" }.joined(
      separator: "\n")
  }

  /// The picture of all situations as SVG.
  var picture: String {
    recordedPicture
      ?? Sheet(pictures, columns: min(Self.columns, max(pictures.count, 1)), scale: Self.scale).drawing.svg(
        title: "The screen in \(pictures.count) situations")
  }

  /// Returns the difference from a recorded snapshot; nil if there is none.
  func difference(from recorded: ScreenSnapshot) -> SnapshotDifference? {
    guard framesText != recorded.framesText || picture != recorded.picture else { return nil }
    return SnapshotDifference(before: recorded.frames, after: frames)
  }
}

extension View {
  /// The maximum number of characters of a text in a line.
  private static let maxTextLength = 40

  /// The line of the view in a snapshot.
  fileprivate var snapshotLine: String {
    var line = accessibilityIdentifier ?? "\(type(of: self))"
    if let text = (self as? Label)?.text {
      let shown = text.prefix(Self.maxTextLength).map { $0.isNewline ? " " : String($0) }.joined()
      line += " \"\(shown)\""
    }
    line += " \(frame.snapshotText)"
    return isHidden ? line + " hidden" : line
  }
}

extension Rect {
  /// The rectangle with at most two digits after the point.
  fileprivate var snapshotText: String {
    let texts = [minX, minY, width, height].map { $0.formatted(as: .shortest(maxFractionDigits: 2)) }
    return "(\(texts[0]) \(texts[1]); \(texts[2]) \(texts[3]))"
  }
}
