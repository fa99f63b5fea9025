import CPango
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// The lines of the typesetter beside those of `PangoLayout`. Where both agree, it is checked by an independent
/// implementation; where they do not, the tests show why the typesetter does not use that class.
struct PangoLayoutTests {
  private static let words = [
    "Hello", "office", "AVAST", "a", "well-known", "x/y", "שלום", "עולם", "مرحبا", "نعم", "12", "(def)",
    "簡体字",
  ]

  /// A text of words, with single spaces between them.
  private static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...9, using: &generator)).map { _ in words.randomElement(using: &generator)! }
      .joined(separator: " ")
  }

  /// The lines of `PangoLayout` for a text in Inter at 20 points, without the spaces at their ends, and their widths.
  private func lines(of text: String, width: Double?, spacing: Double = 0) -> [(text: String, width: Double)]
  {
    FontLibrary.test.typesetter.withLock { typesetter -> [(text: String, width: Double)] in
      guard let map = typesetter.resolver.own else { return [] }
      // The fonts of the library have one size.
      let scale = FontMap.size / 20
      let layout = pango_layout_new(map.context)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, typesetter.choice(for: inter()).description.pointer)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if let width { pango_layout_set_width(layout, Int32((width * scale * 1024).rounded(.up))) }
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      if spacing != 0 {
        pango_attr_list_insert(
          attributes, pango_attr_letter_spacing_new(Int32(spacing * scale * 1024)))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      let bytes = Array(text.utf8)
      bytes.withUnsafeBytes {
        pango_layout_set_text(layout, $0.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
      }
      return (0..<pango_layout_get_line_count(layout)).compactMap { index in
        guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
        let start = Int(line.pointee.start_index)
        var content = Array(bytes[start..<start + Int(line.pointee.length)])
        while content.last == UInt8(ascii: " ") { content.removeLast() }
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        return (String(decoding: content, as: UTF8.self), Double(extents.width) / 1024 / scale)
      }
    }
  }

  private func withoutSpacesAtEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// A property of random texts in several scripts and both directions, in lines that are wider than a word.
  @Test func linesBreakWherePangoBreaksThem() {
    var generator = SeededGenerator.announced(for: "linesBreakWherePangoBreaksThem")
    for _ in 0..<400 {
      let text = Self.text(using: &generator)
      let width = Double.random(in: 120...300, using: &generator)
      #expect(
        set(text, width).texts.map(withoutSpacesAtEnd) == lines(of: text, width: width).map(\.text),
        "\(width) \(text)")
    }
  }

  @Test(arguments: ["Hello world", "office", "שלום abc", "مرحبا", "簡体字", "नमस्ते"])
  func aLineIsAsWideAsPangoMeasuresIt(_ text: String) {
    #expect(abs(width(text) - (lines(of: text, width: nil).first?.width ?? 0)) < 0.01)
  }

  // MARK: Differences

  /// The space after the last letter counts here, as in UIKit and CSS, but not in Pango.
  @Test func letterSpacingIsAfterEachLetter() {
    let ours = width("Hello", font: inter(spacing: 3))
    #expect(abs(ours - 3 - (lines(of: "Hello", width: nil, spacing: 3).first?.width ?? 0)) < 0.05)
  }

  /// Spaces at a line break have no width here, but in Pango, so that its centered lines are not centered.
  @Test func spacesAtALineBreakHaveNoWidth() {
    let (ours, theirs) = (set("a   b", 30).lines[0].width, lines(of: "a   b", width: 30)[0].width)
    #expect(theirs > ours + 5)
  }

  /// A word that is broken is shaped as a whole here, as CSS requires; Pango shapes its parts.
  @Test func aBrokenWordIsShapedAsAWhole() {
    let text = "Donaudampfschiffahrt"
    let differences = stride(from: 100.0, to: 200, by: 0.5).filter { width in
      set(text, width).texts != lines(of: text, width: width).map(\.text)
    }
    #expect(!differences.isEmpty && differences.count < 20)
  }
}
