import Foundation
import KansoLayout
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Previews as pixels and as PDF, drawn by a raster outside the library.
extension PreviewRequestTests {
  static let mistakesAboutPixels: [Mistake] = [
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--scale is for pictures in pixels") {
      ($0.scale, $0.format) = (2, .svg)
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--scale is a number from 1 to 3") {
      ($0.scale, $0.format, $0.raster) = (.nan, .png, SampleRaster())
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--scale is a number from 1 to 3") {
      ($0.scale, $0.format, $0.raster) = (3.01, .png, SampleRaster())
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "--paper is for documents of pages") {
      ($0.paper, $0.format, $0.raster) = (.letter, .png, SampleRaster())
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "this program cannot write PNG") {
      $0.format = .png
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "this program cannot write PDF") {
      $0.output = "out.pdf"
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 64, message: "name a file with --output preview.pdf") {
      ($0.output, $0.format, $0.raster) = (nil, .pdf, SampleRaster())
      $0.console.showsOutput = true
    },
    Mistake(inputs: ["broken.yaml"], exitCode: 1, message: "there is no color `inc`") {
      ($0.format, $0.raster) = (.png, SampleRaster())
    },
    Mistake(inputs: ["tokens.yaml"], exitCode: 1, message: "out cannot be drawn: it would be too large") {
      ($0.format, $0.raster) = (.png, SampleRaster(largest: 100))
    },
  ]

  private func drawn(_ name: String, _ format: PreviewFormat, _ raster: SampleRaster = SampleRaster())
    -> PreviewResult
  {
    var request = request(name)
    (request.format, request.raster) = (format, raster)
    return request.run()
  }

  @Test(arguments: ["tokens.yaml", "theme.json", "Card.xib"], [PreviewFormat.png, .pdf])
  func eachKindIsDrawnAndItsBytesStayWhatTheyAre(_ name: String, _ format: PreviewFormat) {
    let answer = drawn(name, format)
    #expect(answer.exitCode == 0, "\(answer.report)")
    #expect(answer.output.starts(with: SampleRaster.start) && answer.output.suffix(2) == [0x0A, 0x0A])
    let text = String(decoding: answer.output, as: UTF8.self)
    let (title, width) = name == "Card.xib" ? ("Card.xib", 320 + 2 * Padding.l) : ("Shop", 834)
    #expect(text.contains(format == .png ? "PNG 2.0 \(width): " : "PDF \(title) 1 "), "\(text)")
    #expect(text.contains(title))
  }

  @Test func aFileHasTheSameBytes() throws {
    var request = request("tokens.yaml")
    (request.output, request.raster, request.scale) = (folder.path("guide.png"), SampleRaster(), 3)
    request.width = 500
    let answer = request.run()
    #expect(answer.exitCode == 0 && answer.output.isEmpty, "\(answer.report)")
    let written = try Data(contentsOf: URL(fileURLWithPath: folder.path("guide.png")))
    request.output = nil
    request.format = .png
    #expect(Array(written) == request.run().output)
    #expect(String(decoding: written, as: UTF8.self).contains("PNG 3.0 500.0"))
  }

  @Test func textsAreMeasuredByWhatDrawsThem() {
    // The words are in a font whose letters are squares.
    let text = String(decoding: drawn("tokens.yaml", .png).output, as: UTF8.self)
    let size = Fonts.name.resolved().size
    #expect(text.contains("body=\(size * 4)"), "\(text)")
    let scene = String(decoding: drawn("Card.xib", .png).output, as: UTF8.self)
    #expect(scene.contains("Hello=85.0"), "\(scene)")
  }

  @Test func twoVersionsAreComparedInPixels() throws {
    for (old, new) in [("tokens.yaml", "changed.yaml"), ("Card.xib", "Other.xib")] {
      var request = request(old, new)
      (request.comparesInputs, request.format, request.raster) = (true, .pdf, SampleRaster())
      let answer = request.run()
      #expect(answer.exitCode == 0, "\(answer.report)")
      #expect(String(decoding: answer.output, as: UTF8.self).contains("PDF"))
    }
  }

  // MARK: Fonts

  @Test func aFontThatIsMissingIsNamedOnceWithWhereItIsAskedFor() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"ChalkboardSE-Bold\" family=\"Chalkboard SE\""
    let label = Self.xib.replacingOccurrences(
      of: "<fontDescription key=\"fontDescription\" type=\"system\"", with: font)
    try folder.write(label, to: "Chalk.xib")
    let answer = drawn("Chalk.xib", .png)
    #expect(answer.exitCode == 0)
    let path = folder.path("Chalk.xib")
    #expect(
      answer.report
        == "\(path):10:21: note: Chalkboard SE is not on this machine; Sample is used instead (handwriting)\n"
    )
    #expect(drawn("Chalk.xib", .png, SampleRaster(family: "Chalkboard SE")).report.isEmpty)
    // No other output uses fonts.
    #expect(drawn("Chalk.xib", .svg).report.isEmpty)
  }

  @Test func theFontsOfAGuideAreNamedAndNotThoseOfItsPicture() throws {
    #expect(drawn("tokens.yaml", .pdf).report.isEmpty)
    let report = drawn("tokens.yaml", .pdf, SampleRaster(family: "Inter")).report
    let path = folder.path("tokens.yaml")
    #expect(report == "\(path): note: Georgia is not on this machine; Sample is used instead (serif)\n")
    try folder.write("fonts: {a: {family: system, size: 12}}\n", to: "system.yaml")
    let system = drawn("system.yaml", .png).report
    #expect(system.hasSuffix("note: the system's font is not on this machine; Sample is used instead\n"))
  }

  @Test func namesOfFontsAreHarmless() throws {
    try folder.write("fonts: {a: {family: \"Evil\\u001B[31m\\u202E\", size: 12}}\n", to: "evil.yaml")
    let report = drawn("evil.yaml", .png).report
    #expect(report.contains("Evil") && !report.contains("\u{1B}") && !report.contains("\u{202E}"))
    #expect(report.contains(#"note: Evil\u{1B}[31m\u{202E} is not on this machine; "#))
    let font = Typography(families: [String(repeating: "x", count: 101)], size: 12)
    let nameless = Typography(families: [""], size: 12)
    let notes = [RequestedFont(font), RequestedFont(nameless)].substitutionReport(SampleRaster(), of: nil)
    #expect(notes.hasPrefix("note: \(String(repeating: "x", count: 100))… is not on this machine; "))
    #expect(notes.contains("\nnote: a font without a name is not on this machine; "))
  }

  @Test func charactersThatNoFontHasAreNamedOnce() throws {
    try folder.write("name: Party 🎉\ncolors: {a: {value: '#FFF', description: 🎉 or 🔥}}\n", to: "party.yaml")
    let report = drawn("party.yaml", .pdf, SampleRaster(missing: ["🎉", "🔥", "猫"])).report
    let path = folder.path("party.yaml")
    #expect(
      report == """
        \(path): note: no font on this machine has 🎉 (U+1F389), 🔥 (U+1F525), so boxes are drawn; install a font that \
        has them, such as Noto Color Emoji for emoji

        """)
    #expect(drawn("party.yaml", .png).report.isEmpty)
    let four = drawn("party.yaml", .png, SampleRaster(missing: ["P", "a", "r", "t"])).report
    #expect(four.contains("P (U+0050), a (U+0061), r (U+0072) and 1 more, so"), "\(four)")
  }

  // MARK: Texts of scenes

  /// Returns the drawing commands of a label of some width, with a text of ten letters at 10 points.
  private func label(width: Double, height: Double = 12, family: String, lines: Int = 1) throws
    -> [TextCommand]
  {
    let xib = Self.xib.replacingOccurrences(of: "Hello", with: "ABCDE FGHI").replacingOccurrences(
      of: "width=\"200\" height=\"21\"", with: "width=\"\(width)\" height=\"\(height)\""
    ).replacingOccurrences(
      of: "type=\"system\" pointSize=\"17\"", with: "name=\"\(family)\" family=\"\(family)\" pointSize=\"10\""
    ).replacingOccurrences(of: "<label ", with: "<label numberOfLines=\"\(lines)\" ")
    let page = DocumentsPreview(
      [DocumentInput(path: "a.xib", bytes: Array(xib.utf8))],
      environment: try PreviewSituation().environment(measurer: SampleRaster().textMeasurer))
    return try #require(page.documents.first?.scenes.first).drawing.commands.compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  @Test func aStandInThatIsTooWideIsSetSmaller() throws {
    let texts = try label(width: 90, family: "Verdana")
    #expect(texts.map(\.text) == ["ABCDE FGHI"])
    #expect(texts[0].size < 9.2 && texts[0].width <= 90.01, "\(texts)")
  }

  @Test func aFontThatIsThereIsTruncatedWhereItIsOnAMacToo() throws {
    let texts = try label(width: 90, family: "Georgia")
    #expect(texts[0].text.hasSuffix("…") && texts[0].size == 10, "\(texts)")
    #expect(try label(width: 100, family: "Georgia").map(\.text) == ["ABCDE FGHI"])
  }

  @Test func linesOfAStandInMoveTogetherWhereTheyAreTooHigh() throws {
    // Two lines of 11.9 points, in the height of two lines of Georgia.
    let texts = try label(width: 55, height: 20, family: "Verdana", lines: 0)
    #expect(texts.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["ABCDE", "FGHI"])
    #expect(texts[1].origin.y - texts[0].origin.y < 11, "\(texts)")
    #expect(texts[1].size == 10)
  }
}
