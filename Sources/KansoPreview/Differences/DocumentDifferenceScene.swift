import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A scene with visible changes, as drawings and descriptions.
struct ChangedScene: Sendable {
  /// A view and its changes.
  struct Change: Sendable {
    let name: String
    /// The descriptions of the changes, joined with semicolons.
    let words: String
    /// The reasons for the change, as written in the document.
    let reasons: [String]
    let kind: ViewChange.Kind
  }

  let title: String
  /// The scene before, with outlines around the changed views; nil if the scene was added.
  let old: Drawing?
  /// The scene after, with outlines around the changed views; nil if the scene was removed.
  let new: Drawing?
  /// The changes that concern no single view, such as the scene that was added or removed.
  let notes: [String]
  let changes: [Change]
  /// The colors and fonts that match a token now and did not before. Each element is a description with the path of the
  /// token.
  let tokens: [String]
  /// The colors and fonts of both versions.
  let styles: (old: [SceneStyleEntry], new: [SceneStyleEntry])

  init(_ scene: SceneChange, _ finder: TokenFinder, _ palettes: (old: DocumentPalette, new: DocumentPalette))
  {
    title = scene.title
    var notes = scene.notes
    if scene.old == nil { notes.append("the scene was added") }
    if scene.new == nil { notes.append("the scene was removed") }
    self.notes = notes
    changes = scene.views.map {
      Change(name: $0.name, words: $0.words.joined(separator: "; "), reasons: $0.reasons, kind: $0.kind)
    }
    old = scene.old.map { Self.outlined($0, scene.views.map { ($0.oldFrame, $0.kind) }) }
    new = scene.new.map { Self.outlined($0, scene.views.map { ($0.newFrame, $0.kind) }) }
    styles = (
      scene.old.map { SceneStyleEntry.all(of: $0, palettes.old, finder) } ?? [],
      scene.new.map { SceneStyleEntry.all(of: $0, palettes.new, finder) } ?? []
    )
    tokens = Self.tokens(of: styles.new).subtracting(Self.tokens(of: styles.old)).sorted()
  }

  private static func tokens(of styles: [SceneStyleEntry]) -> Set<String> {
    Set(
      styles.flatMap { entry in
        entry.tokens.prefix(1).map { "\(entry.name) is \($0.isExact ? "" : "nearly ")\($0.path.dotted)" }
      })
  }

  /// Outlines of changed views have the width of focus outlines.
  private static let lineWidth = Sizes.focus
  private static let distance = Padding.hair
  /// The opacity of the fill within an outline.
  private static let ground = 0.12

  private static func outlined(_ scene: DrawnScene, _ frames: [(Rect?, ViewChange.Kind)]) -> Drawing {
    var drawing = SceneDrawing.drawing(of: scene)
    for case (let frame?, let kind) in frames {
      let outline = Outline.rectangle(frame).grown(by: distance)
      let color = kind.color.resolved(in: ["appearance": "light"])
      let faint = ColorValue(color.space, color.first, color.second, color.third, alpha: ground)
      var context = DrawingContext(traits: TraitCollection())
      context.fill(outline, .color(faint))
      context.stroke(outline, Stroke(color, width: lineWidth))
      drawing.commands += context.commands
    }
    return drawing
  }

  /// The descriptions of all changes, one line each.
  var lines: [String] {
    var lines = notes
    for change in changes {
      lines.append("\(change.name) \(change.words)")
      lines += change.reasons.map { "  since \($0)" }
    }
    return lines + tokens
  }

  private static let mostLines = 40

  /// The scene as a part of a sheet.
  var part: SceneSheet.Part {
    var pictures: [SceneSheet.Entry] = []
    if let old { pictures.append(SceneSheet.Entry(drawing: old, title: "Before")) }
    if let new { pictures.append(SceneSheet.Entry(drawing: new, title: "After")) }
    return SceneSheet.Part(title: title, notes: lines.listed(Self.mostLines), pictures: pictures)
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
