import CPango
import Foundation
import KansoLayout
import KansoTheme
import TestSupport

@testable import KansoRaster

extension FontLibrary {
  /// The shipped fonts and the test fonts, the same on every machine.
  static let test = FontLibrary(usesSystemFonts: false, files: testFiles)

  /// Fonts with a few characters of Hebrew, Arabic, Devanagari and Han, and emoji.
  static var testFiles: [URL] {
    let names = [
      "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
      "NotoSansCJKjp-Regular.otf", "NotoColorEmoji.ttf",
    ]
    return names.map { Project.file("Preview/Tests/KansoRasterTests/Fonts/\($0)") }
  }
}

/// Returns Inter, the shipped substitute for the system font, which causes no note about a missing font.
func inter(_ weight: Double? = nil, spacing: Length? = nil, lineHeight: Double? = nil) -> Typography {
  Typography(
    families: ["Inter"], size: 20, weight: weight, lineHeight: lineHeight,
    letterSpacing: spacing.map { .points($0) })
}

/// Typesets a text in Inter.
func set(
  _ text: String, _ width: Length? = nil, lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping,
  font: Typography = inter(), size: Length = 20, fonts: FontLibrary = .test
) -> TextLayout {
  PangoTextMeasurer(fonts: fonts).typeset(
    [TextRun(text, font: font, size: size)], width: width, lines: lines, mode: mode)
}

/// Returns the width of a text on one line.
func width(_ text: String, font: Typography = inter(), size: Length = 20, fonts: FontLibrary = .test)
  -> Length
{
  set(text, font: font, size: size, fonts: fonts).extent.size.width
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
}

/// A canvas that draws texts in black on white.
final class Canvas {
  let pointer: OpaquePointer
  private let surface: OpaquePointer
  private let (width, height): (Int, Int)

  init(_ width: Int, _ height: Int, scale: Double = 1) {
    (self.width, self.height) = (Int(Double(width) * scale), Int(Double(height) * scale))
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(self.width), Int32(self.height))
    pointer = cairo_create(surface)
    cairo_set_source_rgb(pointer, 1, 1, 1)
    cairo_paint(pointer)
    cairo_set_source_rgb(pointer, 0, 0, 0)
    cairo_scale(pointer, scale, scale)
  }

  deinit {
    cairo_destroy(pointer)
    cairo_surface_destroy(surface)
  }

  /// Red, green and blue of each pixel, row by row.
  var pixels: [UInt32] { (0..<height).flatMap { row in self.row(row).map { $0 & 0xFF_FFFF } } }

  private func row(_ row: Int) -> UnsafeBufferPointer<UInt32> {
    cairo_surface_flush(surface)
    let start =
      UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
      + row * Int(cairo_image_surface_get_stride(surface))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// The columns and rows that are not white; nil if all are white.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var (left, right, top, bottom): (Int, Int, Int?, Int) = (width, 0, nil, 0)
    for row in 0..<height {
      let pixels = self.row(row)
      guard let first = pixels.firstIndex(where: { $0 & 0xFF_FFFF != 0xFF_FFFF }),
        let last = pixels.lastIndex(where: { $0 & 0xFF_FFFF != 0xFF_FFFF })
      else { continue }
      (left, right, top, bottom) = (min(left, first), max(right, last), top ?? row, row)
    }
    return top.map { (left...right, $0...bottom) }
  }

  /// True if a pixel has a hue.
  var isColored: Bool {
    pixels.contains { pixel in
      let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
      return parts.max()! - parts.min()! > 60
    }
  }
}
