import Foundation
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoRendering

/// Texts that try to become markup, in every field that holds a text.
struct HostileTextTests {
  static let texts = [
    "<script>alert(1)</script>", "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>",
    "]]></title></svg>",
    "--><!-- &lt; &amp;#60;", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}", "\u{202E}\u{2066}\u{200F}",
    "\u{FFFE}\u{FFFF}\u{FFFD}", "'); fill: url(https://example.com/x)",
    "\\'\\", "a\nb\r\nc\td", "javascript:alert(1)", "</style><style>", "&", "🐈‍⬛ 猫 قطة חתול",
    "\"\u{301}\u{600}\">\u{301}<\u{600}b>\u{301}'\u{FE0F}&\u{338}", String(repeating: "<", count: 10_000),
  ]

  static func picture(_ text: String) -> Drawing {
    let font = Typography(families: [text, "system-ui"], face: text, size: 12)
    return Drawing(
      size: Size(width: 100, height: 100),
      commands: [
        .text(TextCommand(text, font: font, size: 12, color: .black, origin: Point(x: 0, y: 20), width: 50)),
        .text(
          TextCommand("plain", font: font, size: 12, color: .black, origin: Point(x: 0, y: 20), width: 50)),
      ])
  }

  /// Returns the text that a parser reads. XML cannot contain control characters.
  private func readable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isLost =
            scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
            || [0x7F, 0xFFFE, 0xFFFF].contains(scalar.value)
          return isLost ? "\u{FFFD}" : scalar
        }))
  }

  @Test(arguments: texts) func isReadBackFromSVG(text: String) throws {
    let svg = Self.picture(text).svg(title: text, description: text)
    let read = try #require(XMLReading(svg))
    #expect(read.names == ["svg", "title", "desc", "text"])
    #expect(read.texts("title") == [readable(text)])
    #expect(read.texts("desc") == [readable(text)])
    #expect(read.texts("text") == [readable(String(text.map { $0.isNewline ? " " : $0 })), "plain"])
    let allowed: Set<String> = [
      "x", "y", "xml:space", "font-family", "font-size", "font-weight", "font-style", "fill", "textLength",
      "lengthAdjust",
    ]
    for element in read.elements where element.name == "text" {
      #expect(allowed.isSuperset(of: element.attributes.keys))
    }
  }

  @Test(arguments: texts) func staysTextInHTML(text: String) throws {
    let html = Self.picture(text).html(title: text, description: text, language: text)
    #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<!--"))
    #expect(html.components(separatedBy: "<style>").count == 2)
    #expect(html.components(separatedBy: "</svg>").count == 2)
  }

  @Test(arguments: texts) func canBeACaption(text: String) throws {
    let sheet = Sheet([Picture(Self.picture(text), caption: text)], columns: 1, title: text).drawing
    let read = try #require(XMLReading(sheet.svg(title: text)))
    #expect(read.names.isSubset(of: ["svg", "title", "g", "rect", "text", "defs", "clipPath"]))
  }

  /// One process checks all texts, because starting it takes longer than parsing.
  @Test(.requires(.program("xmllint"))) func isValidForAnotherReader() async throws {
    let directory = try TemporaryDirectory()
    var files: [String] = []
    for (index, text) in Self.texts.enumerated() {
      let name = "\(index).svg"
      files.append(try directory.write(Self.picture(text).svg(title: text, description: text), to: name).path)
    }
    files.append(try directory.write(SVGSample.drawing().svg(title: "Tiles"), to: "tiles.svg").path)
    let outcome = try await Shell.run("xmllint", ["--noout"] + files)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
  }
}
