import CPango
import Foundation
import KansoLayout
import KansoTheme
import Testing

@testable import KansoRaster

/// How wide texts are, and what fonts they are set in.
struct ShapedTextTests {
  @Test func lettersAreAsWideAsInTheFont() {
    for t in ["🐈", "a🐈b👨‍👩‍👧"] {
      let l = set(t)
      print(t.debugDescription, l.extent, l.lines[0].fragments.map { ($0.text, $0.x, $0.width, $0.advances, $0.direction as Any) })
    }
    let jb = Typography(families: ["JetBrains Mono"], size: 20, isItalic: true)
    for (i, t) in [("🐈", inter()), ("Hill", jb), ("Hag", inter())].enumerated() {
      let c = Canvas(60, 60, scale: 2)
      FontLibrary.test.draw(DrawnText(t.0, font: t.1, size: 20, color: .init(.srgb, 0, 0, 0), origin: Point(x: 10, y: 40), width: width(t.0, font: t.1), isUnderlined: true), on: c.pointer)
      print(t.0, c.ink as Any, c.isColored)
      cairo_surface_write_to_png(cairo_get_target(c.pointer), "/tmp/h12-text/c\(i).png")
    }
  }
}
