import Foundation
import KansoRendering
import KansoScreens

/// Draws the screens of the app, on a machine without a simulator.
public struct ScreenPictures {
  /// A picture in a file.
  public struct File {
    /// The file name with its extension.
    public let name: String
    /// The accessible description of the picture.
    public let title: String
    /// The picture; for an animation, the last frame.
    public let drawing: Drawing
    /// The animation; nil for a still picture.
    public var animation: AnimatedDrawing?

    /// The content of the file.
    public var svg: String { animation?.svg(title: title) ?? drawing.svg(title: title) }
  }

  let theme: Theme?
  let measurer: any TextMeasurer

  /// Pictures with the values of a theme, or with those that the sources were compiled with.
  ///
  /// - Parameter measurer: the measurer of texts; by default one that uses typical letter widths of a sans-serif font.
  public init(
    theme: Theme? = nil, measurer: any TextMeasurer = SansSerifTextMeasurer(stretch: Self.stretch)
  ) {
    (self.theme, self.measurer) = (theme, measurer)
  }

  /// The width of Chalkboard's letters relative to Helvetica's. It applies to the fallback font if Chalkboard is not
  /// installed.
  public static let stretch = 1.1
  private static let sheetScale = 0.4
  private static let overviewScale = 0.5

  /// Returns the picture of a screen.
  public func drawing(of screen: Screen, in configuration: ScreenConfiguration = ScreenConfiguration())
    -> Drawing
  {
    let window = configuration.window(theme: theme, measurer: measurer)
    screen.show(in: window)
    return Drawing(of: window)
  }

  /// All pictures: each screen, an overview of several screens, one screen in many situations, and an animation.
  public var files: [File] {
    let photo = shrinkingPhoto
    return Screen.allCases.map { screen in
      File(name: "CatBreeds-\(screen.rawValue).svg", title: screen.title, drawing: drawing(of: screen))
    } + [
      File(
        name: "CatBreeds.svg", title: "CatBreeds: its screens, light and dark, in both directions",
        drawing: overview.drawing),
      File(
        name: "CatBreeds-situations.svg",
        title:
          "CatBreeds: one screen on three devices, light and dark, at two text sizes, in both directions",
        drawing: sheet.drawing),
      File(
        name: "CatBreeds-photo.svg",
        title: "CatBreeds: the photo of a breed shrinks while its text is scrolled",
        drawing: photo.still, animation: photo),
    ]
  }

  private var overview: Sheet {
    let dark = ScreenConfiguration(style: .dark)
    let mirrored = ScreenConfiguration(style: .dark, direction: .rightToLeft, category: .extraExtraExtraLarge)
    var style = SheetStyle()
    (style.margin, style.spacing, style.cornerRadius) = (
      Padding.standard * 2, Padding.standard * 3, Self.corner
    )
    style.frameColor = nil
    return Sheet(
      [
        Picture(drawing(of: .browse), caption: "The breeds"),
        Picture(drawing(of: .detail), caption: "A breed"),
        Picture(drawing(of: .credits, in: dark), caption: "The credits, dark"),
        Picture(drawing(of: .browse, in: mirrored), caption: "Larger text, from right to left"),
      ], columns: 4, scale: Self.overviewScale, style: style)
  }

  private var sheet: Sheet {
    var style = SheetStyle()
    (style.spacing, style.captionLines) = (Padding.standard * 3, 0)
    style.frameColor = nil
    return Sheet(
      ScreenConfiguration.sheet.map { Picture(drawing(of: .browse, in: $0), caption: $0.caption) },
      columns: ScreenConfiguration.sheetColumns, title: "CatBreeds on three devices", scale: Self.sheetScale,
      style: style)
  }

  private static let corner = 14.0

  /// Writes all pictures to a folder, which is created if it does not exist.
  public func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.svg.utf8).write(to: folder.appendingPathComponent(file.name), options: .atomic)
    }
  }
}
