import CatBreeds
import Foundation
import KansoLayout
import KansoRaster
import KansoRendering
import KansoTheme
import TestSupport
import Testing

/// Our pixels, compared with those that other programs draw for our SVG of the same commands.
@Suite(.requires(.program("rsvg-convert")), .requires(.browser)) struct ViewerTests {
  /// A program that draws SVG.
  enum Viewer: String, CaseIterable {
    case rsvg
    case chromium

    /// Returns the pixels of a drawing, with `scale` pixels a point.
    ///
    /// - Parameter fonts: a directory with a `fonts.conf`; nil for the fonts of the machine.
    func pixels(of drawing: Drawing, fonts: TemporaryDirectory? = nil) async throws -> Pixels {
      let folder = try TemporaryDirectory()
      let svg = drawing.svg(title: "Picture")
      let environment = fonts.map { ["FONTCONFIG_FILE": $0.path("fonts.conf")] } ?? [:]
      switch self {
      case .rsvg:
        try folder.write(svg, to: "picture.svg")
        try await folder.run(
          "rsvg-convert", "--zoom", "\(ViewerTests.scale)", "picture.svg", "-o", "picture.png",
          environment: environment)
        return try Pixels(png: folder.bytes(of: "picture.png"))
      case .chromium:
        let page = "<!DOCTYPE html><meta charset=\"utf-8\"><body style=\"margin:0\">" + svg
        let file = try folder.write(page, to: "picture.html")
        let (width, height, scale) = (Int(drawing.size.width), Int(drawing.size.height), ViewerTests.scale)
        let outcome = try await Shell.run(
          Project.file("Tests/Browser/screenshot").path, [file.path, "\(width)", "\(height)", "\(scale)"],
          environment: environment)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return Pixels(width: width * scale, height: height * scale, bytes: Array(outcome.outputBytes))
      }
    }
  }

  /// Blurs differ by design: rsvg approximates with three box blurs, and clips them at the filter's region.
  private static let largestMean = 0.012
  private static let largestSquare = 0.045
  private static let scale = 2

  @Test(arguments: Viewer.allCases) func everyCommandLooksAsSVGDoes(in viewer: Viewer) async throws {
    let (tiles, columns) = (try SamplePictures.tiles(), 5)
    let drawing = SamplePictures.drawing(columns: columns, tiles)
    let ours = try Pixels(png: try Rasterizer(fonts: .shipped).png(of: drawing))
    let theirs = try await viewer.pixels(of: drawing)
    let side = Int(SamplePictures.side) * Self.scale
    for (index, tile) in tiles.enumerated() {
      // Browsers map colors outside sRGB in their own way.
      if viewer == .chromium, tile.name == "triangle" { continue }
      let (x, y) = (index % columns * side, index / columns * side)
      let distance = PictureDistance(
        ours.part(x: x, y: y, width: side, height: side), theirs.part(x: x, y: y, width: side, height: side))
      #expect(distance.mean <= Self.largestMean, "\(tile.name): \(distance)")
      #expect(distance.worstSquare <= Self.largestSquare, "\(tile.name): \(distance)")
    }
    print("PNG beside SVG in \(viewer.rawValue), commands without text: \(PictureDistance(ours, theirs))")
  }

  // MARK: Screens

  /// Texts are at their measured positions in both, but different engines draw their letters.
  private static let largestMeanOfScreen = 0.02

  /// Returns a directory with a `fonts.conf` of only the shipped fonts, under the names that the screens use.
  private func shippedFonts() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    let fonts = Project.file("Preview/Sources/KansoRaster/Fonts/Shipped")
    let names = [
      "Chalkboard SE": "Comic Neue", "system-ui": "Inter", "sans-serif": "Inter", "serif": "Noto Serif",
      "monospace": "JetBrains Mono", "-apple-system": "Inter", "Helvetica": "Inter",
    ]
    let aliases = names.map { name, font in
      """
      <match target="pattern"><test qual="any" name="family"><string>\(name)</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>\(font)</string></edit></match>
      """
    }
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>\(fonts.path)</dir>
      <cachedir>\(folder.path("cache"))</cachedir>\(aliases.joined(separator: "\n"))</fontconfig>
      """
    try folder.write(text, to: "fonts.conf")
    return folder
  }

  @Test(arguments: Viewer.allCases) func screensLookAsTheirSVGDoes(in viewer: Viewer) async throws {
    let fonts = try shippedFonts()
    let rasterizer = Rasterizer(fonts: .shipped)
    let pictures = ScreenPictures(measurer: rasterizer.textMeasurer)
    for (screen, configuration) in [
      (Screen.browse, ScreenConfiguration()), (.detail, ScreenConfiguration(style: .dark)),
    ] {
      let drawing = pictures.drawing(of: screen, in: configuration)
      let ours = try Pixels(png: try rasterizer.png(of: drawing))
      let distance = PictureDistance(ours, try await viewer.pixels(of: drawing, fonts: fonts))
      #expect(distance.mean <= Self.largestMeanOfScreen, "\(screen): \(distance)")
      print("PNG beside SVG in \(viewer.rawValue), screen \(screen.rawValue): \(distance)")
    }
  }
}
