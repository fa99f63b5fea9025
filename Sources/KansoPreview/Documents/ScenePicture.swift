import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// A document and the pictures of its scenes.
struct DocumentPicture: Sendable {
  let path: String
  /// The description of the device; nil if the document specifies none.
  let device: String?
  let scenes: [ScenePicture]
  /// The reason why nothing is shown; nil if there are scenes.
  let refusal: String?
  private let input: DocumentInput

  /// Returns a document with the pictures of its scenes, and its problems. The document is read, laid out and drawn
  /// here.
  /// - Parameter measurer: the text measurer for the layout of scenes.
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

  /// The fonts of the scenes, with the places of their first uses in the document.
  var shownFonts: [ShownFont] { input.shownFonts(scenes.flatMap(\.styles)) }
}

extension InterfaceDevice {
  /// The description of the device for people: its name, orientation and appearance.
  var words: String {
    [name, isLandscape ? "landscape" : nil, appearance == "dark" ? "dark" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }
}

/// A scene with its title, drawing, colors and fonts.
struct ScenePicture: Sendable {
  let title: String
  let details: [String]
  let isInitial: Bool
  let drawing: Drawing
  let styles: [SceneStyleEntry]
  /// The text alternative of the drawing, for people who cannot see it.
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

  /// The size in points, such as `375 × 667`.
  var sizeText: String { "\(drawing.size.width.css) × \(drawing.size.height.css)" }
  /// The title, with an arrow before it if the scene is the initial one of the storyboard.
  var caption: String { isInitial ? "→ \(title)" : title }
}

/// A color or font of a scene, and the tokens that match it.
struct SceneStyleEntry: Sendable {
  enum Value: Sendable {
    case color(ColorValue)
    /// A color that the document does not define; only the app knows it.
    case unknownColor
    case font(Typography)

    var isFont: Bool { if case .font = self { true } else { false } }
  }

  /// The name in the document: the name of a color, the value of an unnamed color, or the name of a font.
  let name: String
  /// The notation of the value; empty if the name already is the notation.
  let notation: String
  let value: Value
  private(set) var tokens: [FoundToken]
  /// The number of uses in the scene.
  private(set) var count: Int
  /// The offset of the first use in the document, in bytes.
  let offset: Int
  /// The name of the color in the asset catalog; nil for other colors and for fonts.
  private let assetName: String?

  /// Returns the colors and then the fonts of a scene, each by descending number of uses.
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
        // The search for tokens runs once for each style, however often views use it.
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

  /// The key of a style, equal for all its uses. It has the asset name because the asset catalog may contain a color
  /// with the name of a system color.
  private struct Identity: Hashable {
    let isFont: Bool
    let name: String
    let notation: String
    let assetName: String?
  }

  private var identity: Identity {
    Identity(isFont: value.isFont, name: name, notation: notation, assetName: assetName)
  }

  /// The size of fonts that specify none, in points.
  private static let defaultSize: Length = 17

  /// The descriptions of the tokens, such as `colors.ink`. The sign `≈` precedes a token that is not exact.
  var tokenWords: [String] { tokens.map { $0.isExact ? $0.path.dotted : "≈ \($0.path.dotted)" } }
}
