import CatBreeds
import Foundation
import KansoLayout
import KansoRaster
import KansoRendering
import KansoTheme
import Testing

/// Our pixels beside those that others make of our SVG of the same commands.
struct ViewerTests {
  /// Who makes pixels of SVG.
  enum Viewer: String, CaseIterable {
    case rsvg
    case chromium

    static var known: [Viewer] { allCases.filter(\.program.isThere) }
    var program: Program { self == .rsvg ? .rsvg : .chromium }

    /// What it shows at twice the size.
    func pixels(of drawing: Drawing, fonts: URL?) throws -> Pixels {
      let scratch = try ScratchFolder()
      let svg = drawing.svg(title: "Picture")
      let picture = scratch.path("picture.png")
      let environment = fonts.map { ["FONTCONFIG_FILE": $0.path] } ?? [:]
      switch self {
      case .rsvg:
        let file = try scratch.write(Data(svg.utf8), to: "picture.svg")
        try program.run(["--zoom", "2", file.path, "-o", picture], environment: environment)
      case .chromium:
        let page = "<!DOCTYPE html><meta charset=\"utf-8\"><body style=\"margin:0\">" + svg
        let file = try scratch.write(Data(page.utf8), to: "picture.html")
        try program.run(
          [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--user-data-dir=" + scratch.path("profile"), "--screenshot=" + picture,
            "--force-device-scale-factor=2", "--font-render-hinting=none", "--disable-lcd-text",
            "--window-size=\(Int(drawing.size.width)),\(Int(drawing.size.height))", file.absoluteString,
          ], environment: environment)
      }
      return try Pixels(png: Array(Data(contentsOf: URL(fileURLWithPath: picture))))
    }
  }

  /// Blurs differ by design: rsvg's are three boxes, and it cuts them off at the filter's region.
  private static let largestMean = 0.012
  private static let largestSquare = 0.045
  private static let scale = 2

  @Test(.enabled(if: !Viewer.known.isEmpty), arguments: Viewer.known)
  func everyCommandLooksAsSVGDoes(in viewer: Viewer) throws {
    let (tiles, columns) = (try SamplePictures.tiles(), 5)
    let drawing = SamplePictures.drawing(columns: columns, tiles)
    let ours = try Pixels(png: try Rasterizer(fonts: .shipped).png(of: drawing))
    let theirs = try viewer.pixels(of: drawing, fonts: nil)
    let side = Int(SamplePictures.side) * Self.scale
    for (index, tile) in tiles.enumerated() {
      // Browsers show more than sRGB in their own way.
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

  /// Texts stand where they were measured in both; their letters are set by different engines.
  private static let largestMeanOfScreen = 0.02

  /// A configuration with the shipped fonts alone, under the names that the screens ask for.
  private func fontConfiguration(in scratch: ScratchFolder) throws -> URL {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/KansoRaster/Fonts/Shipped")
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
      <cachedir>\(scratch.path("cache"))</cachedir>\(aliases.joined(separator: "\n"))</fontconfig>
      """
    return try scratch.write(Data(text.utf8), to: "fonts.conf")
  }

  @Test(.enabled(if: !Viewer.known.isEmpty), arguments: Viewer.known)
  func screensLookAsTheirSVGDoes(in viewer: Viewer) throws {
    let scratch = try ScratchFolder()
    let fonts = try fontConfiguration(in: scratch)
    let rasterizer = Rasterizer(fonts: .shipped)
    let pictures = ScreenPictures(measurer: rasterizer.textMeasurer)
    for (screen, situation) in [(Screen.browse, Situation()), (.detail, Situation(style: .dark))] {
      let drawing = pictures.drawing(of: screen, in: situation)
      let ours = try Pixels(png: try rasterizer.png(of: drawing))
      let distance = PictureDistance(ours, try viewer.pixels(of: drawing, fonts: fonts))
      #expect(distance.mean <= Self.largestMeanOfScreen, "\(screen): \(distance)")
      print("PNG beside SVG in \(viewer.rawValue), screen \(screen.rawValue): \(distance)")
    }
  }
}
