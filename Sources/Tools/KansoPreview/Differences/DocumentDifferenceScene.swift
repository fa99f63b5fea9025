import KansoCanvasDrawing
import KansoInterfaceViews
import KansoLayout
import KansoRendering
import KansoTheme

/// A scene with visible changes, as drawings and descriptions.
struct ChangedScene: Sendable {
  /// A view and its changes.
  struct Change: Sendable {
    let name: String
    /// The descriptions of the changes of the view, joined with semicolons.
    let summary: String
    /// The reasons for the change, as written in the document.
    let reasons: [String]
    let kind: ViewChange.Kind
  }

  /// The title of the scene.
  let title: String
  /// The scene before, with outlines around the changed views; nil if the scene was added.
  let old: Drawing?
  /// The scene after, with outlines around the changed views; nil if the scene was removed.
  let new: Drawing?
  /// The changes that concern no single view, such as the scene that was added or removed.
  let notes: [String]
  let changes: [Change]
  /// The matches of colors and fonts with their nearest tokens that only the new version has, sorted, such as
  /// `Brand is colors.brand`.
  let tokens: [String]
  /// The colors and fonts of both versions.
  let styles: (old: [SceneStyleEntry], new: [SceneStyleEntry])

  /// Draws both versions of a scene and matches their colors and fonts with tokens.
  /// - Parameters:
  ///   - finder: the search for tokens.
  ///   - palettes: the color palettes of the two documents.
  init(_ scene: SceneChange, _ finder: TokenFinder, _ palettes: (old: DocumentPalette, new: DocumentPalette))
  {
    title = scene.title
    var notes = scene.notes
    if scene.old == nil { notes.append("the scene was added") }
    if scene.new == nil { notes.append("the scene was removed") }
    self.notes = notes
    changes = scene.views.map {
      Change(name: $0.name, summary: $0.changes.joined(separator: "; "), reasons: $0.reasons, kind: $0.kind)
    }
    old = scene.old.map { Self.outlinedDrawing(of: $0, scene.views.map { ($0.oldFrame, $0.kind) }) }
    new = scene.new.map { Self.outlinedDrawing(of: $0, scene.views.map { ($0.newFrame, $0.kind) }) }
    styles = (
      scene.old.map { SceneStyleEntry.entries(of: $0, palettes.old, finder) } ?? [],
      scene.new.map { SceneStyleEntry.entries(of: $0, palettes.new, finder) } ?? []
    )
    tokens = Self.tokenMatches(of: styles.new).subtracting(Self.tokenMatches(of: styles.old)).sorted()
  }

  /// Returns a description for each color and font that matches a token, with its nearest token:
  /// `Brand is colors.brand`, or `Brand is nearly colors.brand` if the match is not exact.
  private static func tokenMatches(of styles: [SceneStyleEntry]) -> Set<String> {
    Set(
      styles.flatMap { entry in
        entry.tokens.prefix(1).map { "\(entry.name) is \($0.isExact ? "" : "nearly ")\($0.path.dotted)" }
      })
  }

  /// The line width of the outlines, in points. It is the width of focus outlines.
  private static let lineWidth = Sizes.focus
  /// The distance between a frame and its outline, in points.
  private static let distance = Padding.hair
  /// The opacity of the fill within an outline, from 0 to 1.
  private static let ground = 0.12

  /// Returns the drawing of a scene with an outline and a translucent fill over each frame, in the color of
  /// the kind of change.
  /// - Parameter frames: the frames of the changed views, relative to the scene. A nil frame is skipped.
  private static func outlinedDrawing(of scene: DrawnScene, _ frames: [(Rect?, ViewChange.Kind)]) -> Drawing {
    var drawing = SceneDrawing.drawing(of: scene)
    for case (let frame?, let kind) in frames {
      let outline = Outline.rectangle(frame).outset(by: distance)
      let color = kind.color.resolved(in: ["appearance": "light"])
      let faint = ColorValue(color.space, color.first, color.second, color.third, alpha: ground)
      var context = DrawingContext(traits: TraitCollection())
      context.fill(outline, .color(faint))
      context.stroke(outline, Stroke(color, width: lineWidth))
      drawing.commands += context.commands
    }
    return drawing
  }

  /// The descriptions of all changes as lines: the notes, each view with its changes, followed by one line
  /// for each reason, and the tokens that match now.
  var lines: [String] {
    var lines = notes
    for change in changes {
      lines.append("\(change.name) \(change.summary)")
      lines += change.reasons.map { "  since \($0)" }
    }
    return lines + tokens
  }

  /// The maximum number of lines in a picture.
  private static let maxLineCount = 40

  /// The scene as a part of a sheet, with its drawings before and after. It has at most 40 lines of
  /// descriptions, and the number of the others.
  var part: SceneSheet.Part {
    var pictures: [SceneSheet.Entry] = []
    if let old { pictures.append(SceneSheet.Entry(drawing: old, title: "Before")) }
    if let new { pictures.append(SceneSheet.Entry(drawing: new, title: "After")) }
    return SceneSheet.Part(
      title: title, notes: lines.truncatedList(to: Self.maxLineCount), pictures: pictures)
  }
}

extension ViewChange.Kind {
  /// The color of the outlines around such views.
  var color: Color {
    switch self {
    case .added: Colors.good
    case .removed: Colors.warning
    case .changed: Colors.accent
    }
  }
}
