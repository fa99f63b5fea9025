import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A document as pictures of its scenes.
struct DocumentPicture: Sendable {
  let path: String
  /// What it is shown on; nil where it does not say.
  let device: String?
  let scenes: [ScenePicture]
  /// Why there is nothing to be seen; nil if there is.
  let refusal: String?
  private let input: DocumentInput

  /// Reads, lays out and draws a document.
  /// - Parameter measurer: what the texts of its scenes are set with.
  static func make(_ input: DocumentInput, _ finder: TokenFinder, _ measurer: any TextMeasurer) -> (
    DocumentPicture, [Diagnostic]
  ) {
    let (document, problems) = input.read()
    guard let document else {
      let reason = problems.sortedForReport().first?.message ?? "it could not be read"
      let picture = DocumentPicture(
        path: input.path.shownPath, device: nil, scenes: [], refusal: reason, input: input)
      return (picture, problems)
    }
    let drawn = DocumentScenes(document, measurer: measurer)
    let scenes = drawn.scenes.map { ScenePicture($0, drawn.palette, finder) }
    let picture = DocumentPicture(
      path: input.path.shownPath, device: document.device.map(\.words), scenes: scenes,
      refusal: scenes.isEmpty ? "there is no scene in it" : nil, input: input)
    return (picture, problems + drawn.diagnostics)
  }

  /// The fonts of its scenes, with where the document has them first.
  var shownFonts: [ShownFont] { input.shownFonts(scenes.flatMap(\.styles)) }
}

extension InterfaceDevice {
  /// What a person calls it.
  var words: String {
    [name, isLandscape ? "landscape" : nil, appearance == "dark" ? "dark" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }
}

/// A scene with what it is called and what it is made of.
struct ScenePicture: Sendable {
  let title: String
  let details: [String]
  let isInitial: Bool
  let drawing: Drawing
  let styles: [SceneStyleEntry]
  /// What is in it, for people who cannot see it.
  let description: String

  init(_ scene: DrawnScene, _ palette: DocumentPalette, _ finder: TokenFinder) {
    (title, details, isInitial) = (scene.title, scene.details, scene.isInitial)
    drawing = SceneDrawing.drawing(of: scene)
    styles = SceneStyleEntry.all(of: scene, palette, finder)
    let texts = scene.views.filter { !$0.isHidden }.flatMap(\.source.ownTexts).map(\.text)
    let more = texts.count - Self.mostTexts
    description =
      texts.isEmpty
      ? "It shows no texts."
      : "Texts: "
        + texts.prefix(Self.mostTexts).map { String($0.prefix(Self.longestText)) }.joined(separator: "; ")
        + (more > 0 ? "; and \(more) more." : ".")
  }

  private static let mostTexts = 24
  private static let longestText = 80

  /// `375 × 667`, in points.
  var sizeText: String { "\(drawing.size.width.css) × \(drawing.size.height.css)" }
  /// What it is called, with a sign where the storyboard begins with it.
  var caption: String { isInitial ? "→ \(title)" : title }
}

/// A color or font of a scene, and the tokens that it could be.
struct SceneStyleEntry: Sendable {
  enum Value: Sendable {
    case color(ColorValue)
    /// A color that only the app knows.
    case unknownColor
    case font(Typography)

    var isFont: Bool { if case .font = self { true } else { false } }
  }

  /// As the document has it: the name of a color, a value, or a font.
  let name: String
  /// The value, where the name is not it already.
  let notation: String
  let value: Value
  private(set) var tokens: [FoundToken]
  /// How often the scene has it.
  private(set) var count: Int
  /// Where the document has it first, in bytes.
  let offset: Int
  /// The name of a color of the asset catalog.
  private let assetName: String?

  /// The colors and then the fonts of a scene, those first that are used most.
  static func all(of scene: DrawnScene, _ palette: DocumentPalette, _ finder: TokenFinder)
    -> [SceneStyleEntry]
  {
    var entries: [SceneStyleEntry] = []
    var indexes: [Identity: Int] = [:]
    for use in scene.views.flatMap(\.source.styleUses) {
      var entry = SceneStyleEntry(use, palette)
      if case .color(let color) = entry.value, color.isInvisible { continue }
      if let index = indexes[entry.identity] {
        entries[index].count += 1
      } else {
        // Tokens are looked for once, however often a view has what is looked for.
        entry.tokens = entry.found(by: finder)
        indexes[entry.identity] = entries.count
        entries.append(entry)
      }
    }
    return entries.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      if left.value.isFont != right.value.isFont { return right.value.isFont }
      return (right.count, $0.offset) < (left.count, $1.offset)
    }.map(\.element)
  }

  private init(_ use: StyleUse, _ palette: DocumentPalette) {
    (count, tokens, offset) = (1, [], use.range.lowerBound)
    switch use.value {
    case .color(let color):
      let found = palette.value(of: color)
      value = found.map { .color($0) } ?? .unknownColor
      let css = found?.shortCSS ?? "not in the document"
      name = color.name ?? css
      notation = color.name == nil ? "" : css
      assetName = color.isNamed ? color.name : nil
    case .font(let font):
      (value, name, notation) = (.font(font.typography(size: Self.defaultSize)), font.shown, "")
      assetName = nil
    }
  }

  private func found(by finder: TokenFinder) -> [FoundToken] {
    switch value {
    case .color(let color): finder.tokens(for: color, name: assetName)
    case .unknownColor: finder.tokens(for: nil, name: assetName)
    case .font(let font): finder.tokens(for: font)
    }
  }

  /// What two uses of one thing have in common: the asset catalog may have a color of a name that the system has, too.
  private struct Identity: Hashable {
    let isFont: Bool
    let name: String
    let notation: String
    let assetName: String?
  }

  private var identity: Identity {
    Identity(isFont: value.isFont, name: name, notation: notation, assetName: assetName)
  }

  /// Of fonts without a size, in points.
  private static let defaultSize: Length = 17

  /// The tokens in words: `colors.ink`, `≈ colors.inkSoft`.
  var tokenWords: [String] { tokens.map { $0.isExact ? $0.path.dotted : "≈ \($0.path.dotted)" } }
}
