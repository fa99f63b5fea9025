import Foundation
import KansoRendering
import KansoScreens

/// Draws the screens of the app, on a machine without a simulator.
public struct ScreenPictures {
  /// A picture in a file.
  public struct File {
    /// What the file is called, with its extension.
    public let name: String
    /// What is to be seen, for people who cannot see it.
    public let title: String
    /// The picture; of one that moves, as it is at the end.
    public let drawing: Drawing
    /// What moves, if something does.
    public var animation: AnimatedDrawing?

    /// What the file says.
    public var svg: String { animation?.svg(title: title) ?? drawing.svg(title: title) }
  }

  let theme: Theme?
  let measurer: any TextMeasurer

  /// Pictures with the values of a theme, or with those that the sources were compiled to.
  /// - Parameter measurer: what texts are set with; letters of no font without it.
  public init(
    theme: Theme? = nil, measurer: any TextMeasurer = SansSerifTextMeasurer(stretch: Self.stretch)
  ) {
    (self.theme, self.measurer) = (theme, measurer)
  }

  /// How much wider than Helvetica the letters are that stand in for Chalkboard where it is not installed.
  public static let stretch = 1.1
  private static let sheetScale = 0.4
  private static let overviewScale = 0.5

  /// A screen of the app.
  public func drawing(of screen: Screen, in situation: Situation = Situation()) -> Drawing {
    let window = situation.window(theme: theme, measurer: measurer)
    screen.show(in: window)
    return Drawing(of: window)
  }

  /// Each screen, some of them beside each other, and one screen in many situations.
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
    let dark = Situation(style: .dark)
    let mirrored = Situation(style: .dark, direction: .rightToLeft, category: .extraExtraExtraLarge)
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
      Situation.sheet.map { Picture(drawing(of: .browse, in: $0), caption: $0.caption) },
      columns: Situation.sheetColumns, title: "CatBreeds on three devices", scale: Self.sheetScale,
      style: style)
  }

  private static let corner = 14.0

  /// Writes all of them into a folder, which is made if it is not there.
  public func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.svg.utf8).write(to: folder.appendingPathComponent(file.name), options: .atomic)
    }
  }
}
