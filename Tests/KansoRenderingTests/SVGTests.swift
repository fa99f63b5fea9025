import Foundation
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRendering

struct SVGTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  @Test func everyCommandIsWritten() throws {
    let svg = SVGSample.drawing().svg(title: "One of <each>", description: "Tiles & more")
    try Golden.check(svg, against: Self.golden.appendingPathComponent("tiles.svg"))
  }
}
