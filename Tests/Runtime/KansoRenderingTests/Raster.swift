import Foundation
import KansoRendering
import TestSupport
import Testing

/// The pixels of an image.
struct Raster {
  /// A program that converts SVG to pixels.
  enum Viewer: CaseIterable {
    case rsvg
    case chromium
  }

  private let width: Int
  /// Red, green, blue and alpha of each pixel, row by row.
  private let bytes: [UInt8]

  /// Draws a drawing in a viewer.
  init(_ drawing: Drawing, _ viewer: Viewer) async throws {
    let scratch = try TemporaryDirectory()
    var content = drawing.svg(title: "Picture")
    if viewer == .rsvg {
      let svg = try scratch.write(content, to: "picture.svg")
      let outcome = try await Shell.run("rsvg-convert", [svg.path, "-o", scratch.path("picture.png")])
      try #require(outcome.status == 0, "\(outcome.errors)")
      // The browser is only used to read the pixels.
      content = "<img src=\"picture.png\">"
    }
    let page = try scratch.write("<!DOCTYPE html><body style=\"margin:0\">" + content, to: "picture.html")
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    let outcome = try await Shell.run(
      Project.file("Tests/Browser/screenshot").path, [page.path, "\(width)", "\(height)"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    (self.width, bytes) = (width, Array(outcome.outputBytes))
  }

  /// Returns red, green and blue of a pixel, from 0 to 255.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * width + x)
    return bytes[start..<start + 3].map { Int($0) }
  }

  /// Returns the first and the last column of a region with a pixel darker than gray.
  func ink(x columns: Range<Int>, y rows: Range<Int>) -> (first: Int, last: Int)? {
    let dark = columns.filter { x in rows.contains { y in color(x, y).allSatisfy { $0 < 128 } } }
    guard let first = dark.first, let last = dark.last else { return nil }
    return (first, last)
  }
}

extension Requirement {
  /// A font with the widths of Helvetica, which the text measurer uses.
  static let helvetica = Requirement("a font with the widths of Helvetica, such as Liberation Sans") {
    let match = try? await Shell.run("fc-match", ["--format=%{family}", "Helvetica"])
    return ["Liberation Sans", "Arimo", "Nimbus Sans", "TeX Gyre Heros", "Helvetica", "Arial"].contains {
      match?.output.hasPrefix($0) == true
    }
  }
}
