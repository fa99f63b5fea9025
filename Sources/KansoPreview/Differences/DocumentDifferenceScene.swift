import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A scene that looks different, as pictures and words.
struct ChangedScene: Sendable {
  /// A view, and what is different about it.
  struct Change: Sendable {
    let name: String
    let words: String
    /// Why, as the document says it.
    let reasons: [String]
    let kind: ViewChange.Kind
  }

  let title: String
  /// The scene before, with what changed outlined; nil if it was added.
  let old: Drawing?
  /// The scene now; nil if it was removed.
  let new: Drawing?
  /// What is different beside views.
  let notes: [String]
  let changes: [Change]
  /// The tokens that its colors and fonts could be now, where they could not before.
  let tokens: [String]
  /// The colors and fonts before and now.
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

  /// Views are outlined as what has the focus is.
  private static let lineWidth = Sizes.focus
  private static let distance = Padding.hair
  /// How much of the outline's color is seen within it.
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

  /// Everything that is said of it, a line each.
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
  /// What views are outlined with.
  var color: Color {
    switch self {
    case .added: Colors.good
    case .removed: Colors.warning
    case .changed: Colors.accent
    }
  }
}
