import KansoCanvasDrawing
import KansoCanvasLayout
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoRendering
import KansoTheme

/// A document and the pictures of its scenes.
struct DocumentPicture: Sendable {
  /// The path for display: the file name of an absolute path.
  let path: String
  /// The description of the device; nil if the document specifies none.
  let device: String?
  let scenes: [ScenePicture]
  /// The reason why the document has no scenes: the first problem, or that it contains none; nil if there are
  /// scenes.
  let failureReason: String?
  private let input: DocumentInput

  /// Reads, lays out and draws a document. Returns the document with the pictures of its scenes, and its
  /// problems. A document that cannot be read has no scenes, and the first problem as the failure reason.
  /// - Parameters:
  ///   - finder: the search for tokens that match colors and fonts.
  ///   - environment: the circumstances in which the scenes are shown.
  ///   - selection: the scenes that are drawn.
  static func make(
    _ input: DocumentInput, _ finder: TokenFinder, _ environment: CanvasEnvironment,
    showing selection: SceneSelection = .scenes
  ) -> (picture: DocumentPicture, diagnostics: [Diagnostic]) {
    let (document, problems) = input.read()
    guard let document else {
      let reason = problems.sortedForReport().first?.message ?? "it could not be read"
      let picture = DocumentPicture(
        path: input.path.displayPath, device: nil, scenes: [], failureReason: reason, input: input)
      return (picture, problems)
    }
    let assets = input.assets(for: document)
    let drawn = DocumentScenes(document, environment: environment, assets: assets)
    var scenes = drawn.scenes.map { ScenePicture($0, drawn.palette, finder) }
    if selection == .segues {
      let map = SegueMap(of: document, drawn.scenes, measurer: environment.textMeasurer)
      scenes = scenes.isEmpty ? [] : [ScenePicture(map, styles: scenes.flatMap(\.styles))]
    }
    if selection == .situations {
      let others = SceneSituation.all(
        environment, isDark: document.device?.appearance == "dark", isPad: Canvas(document).device.isPad
      ).dropFirst().map { situation in
        DocumentScenes(document, environment: situation.environment, assets: assets).scenes.map {
          ScenePicture($0, situation: situation.name ?? "")
        }
      }
      scenes = scenes.indices.flatMap { index in [scenes[index]] + others.map { $0[index] } }
    }
    let picture = DocumentPicture(
      path: input.path.displayPath, device: document.device.map(\.displayText), scenes: scenes,
      failureReason: scenes.isEmpty ? "there is no scene in it" : nil, input: input)
    return (picture, problems + drawn.diagnostics)
  }

  /// The fonts of the scenes, each with the place of its first use in its scene. A font that several scenes
  /// use is included several times.
  var requestedFonts: [RequestedFont] { input.requestedFonts(in: scenes.flatMap(\.styles)) }
}

extension InterfaceDevice {
  /// The description of the device for people: its name, “landscape” and “dark”, as far as they apply.
  var displayText: String {
    [name, isLandscape ? "landscape" : nil, appearance == "dark" ? "dark" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }
}

/// A scene with its title, drawing, colors and fonts.
struct ScenePicture: Sendable {
  let title: String
  /// The additional facts about the scene, for the line below its title.
  let details: [String]
  /// True if the scene is the initial one of the storyboard.
  let isInitial: Bool
  let drawing: Drawing
  /// The colors and then the fonts of the scene, each by descending number of uses.
  let styles: [SceneStyleEntry]
  /// True for a picture of several scenes, which is not made as small as one scene.
  private(set) var isMap = false
  /// The text alternative of the drawing, for people who cannot see it.
  let description: String

  /// Draws a scene and collects its colors, fonts and texts. The description has the first 24 texts of views
  /// that are not hidden, each cut to 80 characters, and the number of the others.
  init(_ scene: DrawnScene, _ palette: DocumentPalette, _ finder: TokenFinder) {
    (title, details, isInitial) = (scene.title, scene.details, scene.isInitial)
    drawing = SceneDrawing.drawing(of: scene)
    styles = SceneStyleEntry.entries(of: scene, palette, finder)
    let texts = scene.views.filter { !$0.isHidden }.flatMap(\.source.ownTexts).map(\.text)
    let more = texts.count - Self.maxTextCount
    description =
      texts.isEmpty
      ? "It shows no texts."
      : "Texts: "
        + texts.prefix(Self.maxTextCount).map { String($0.prefix(Self.maxTextLength)) }.joined(
          separator: "; ")
        + (more > 0 ? "; and \(more) more." : ".")
  }

  /// Draws a scene in other circumstances, whose name precedes the details. It is not the initial scene again, and
  /// has no list of styles.
  init(_ scene: DrawnScene, situation: String) {
    (title, details, isInitial) = (scene.title, [situation], false)
    (drawing, styles) = (SceneDrawing.drawing(of: scene), [])
    description = "The same scene: \(situation)."
  }

  /// Creates the picture of a storyboard with its segues.
  ///
  /// - Parameter styles: the colors and fonts of the scenes.
  init(_ map: SegueMap, styles: [SceneStyleEntry]) {
    (title, isInitial, drawing) = ("Segues", false, map.drawing)
    details = [map.segueCount == 1 ? "1 segue" : "\(map.segueCount) segues"]
    (self.styles, isMap) = (styles, true)
    description = "All scenes of the storyboard, with arrows for the segues between them."
  }

  /// The maximum number of texts in the description.
  private static let maxTextCount = 24
  /// The maximum length of a text in the description, in characters.
  private static let maxTextLength = 80

  /// The size in points, such as `375 × 667`.
  var sizeDescription: String {
    "\(drawing.size.width.formatted(as: .decimal)) × \(drawing.size.height.formatted(as: .decimal))"
  }
  /// The title, with an arrow before it if the scene is the initial one of the storyboard.
  var caption: String { isInitial ? "→ \(title)" : title }
}

/// A color or font of a scene, and the tokens that match it.
struct SceneStyleEntry: Sendable {
  /// The value of a style.
  enum Value: Sendable {
    case color(ColorValue)
    /// A color that the document does not define; only the app knows it.
    case unknownColor
    case font(Typography)

    /// True for a font; false for both kinds of colors.
    var isFont: Bool { if case .font = self { true } else { false } }
  }

  /// The name in the document: the name of a color, the CSS notation of an unnamed color, or the name of a font. For an
  /// unnamed color with an unknown value, it is “not in the document”.
  let name: String
  /// The CSS notation of a named color; “not in the document” if its value is unknown; empty for unnamed colors and for
  /// fonts.
  let notation: String
  let value: Value
  /// The tokens that match, the nearest first; at most three.
  private(set) var tokens: [FoundToken]
  /// The number of uses in the scene.
  private(set) var count: Int
  /// The offset of the first use in the document, in bytes.
  let offset: Int
  /// The name of the color in the asset catalog; nil for other colors and for fonts.
  private let assetName: String?

  /// Returns the colors and then the fonts of a scene, each by descending number of uses, then by first use.
  /// Uses of one style share an entry. Invisible colors are left out; the styles of hidden views are not.
  static func entries(of scene: DrawnScene, _ palette: DocumentPalette, _ finder: TokenFinder)
    -> [SceneStyleEntry]
  {
    var entries: [SceneStyleEntry] = []
    var indexes: [Identity: Int] = [:]
    for use in scene.views.flatMap(\.source.styleReferences) {
      var entry = SceneStyleEntry(use, palette)
      if case .color(let color) = entry.value, color.isInvisible { continue }
      if let index = indexes[entry.identity] {
        entries[index].count += 1
      } else {
        // The search for tokens runs once for each style, however often views use it.
        entry.tokens = entry.matchingTokens(finder)
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

  /// Creates the entry of one use, without tokens. A color that the document does not define has the notation
  /// “not in the document”; a font without a size gets 17 points.
  private init(_ use: StyleReference, _ palette: DocumentPalette) {
    (count, tokens, offset) = (1, [], use.range.lowerBound)
    switch use.value {
    case .color(let color):
      let found = palette.value(of: color)
      value = found.map { .color($0) } ?? .unknownColor
      let css = found?.formattedForShortCSS ?? "not in the document"
      name = color.name ?? css
      notation = color.name == nil ? "" : css
      assetName = color.isNamed ? color.name : nil
    case .font(let font):
      (value, name, notation) = (.font(font.typography(size: Self.defaultSize)), font.displayName, "")
      assetName = nil
    }
  }

  /// Returns the tokens that match the value. A named color of the asset catalog also matches tokens of the
  /// same name; a color with an unknown value matches only these.
  private func matchingTokens(_ finder: TokenFinder) -> [FoundToken] {
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

  /// The key of the style.
  private var identity: Identity {
    Identity(isFont: value.isFont, name: name, notation: notation, assetName: assetName)
  }

  /// The size of fonts that specify none, in points.
  private static let defaultSize: Length = 17

  /// The descriptions of the tokens, such as `colors.ink`. The sign `≈` precedes a token that is not exact.
  var tokenDescriptions: [String] { tokens.map { $0.isExact ? $0.path.dotted : "≈ \($0.path.dotted)" } }
}
