import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import KansoExport

/// Android's resources, read by an independent XML parser.
struct AndroidTests {
  private func files(_ name: String) throws -> (theme: Theme, files: [String: Data]) {
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    let bytes = try Data(contentsOf: Project.root.appendingPathComponent(path))
    let theme = try #require(CompiledGuide(bytes: Array(bytes), path: path).theme)
    let files = try #require(Exporter(.android)).files(of: theme)
    return (theme, Dictionary(uniqueKeysWithValues: files.map { ($0.name, Data($0.bytes)) }))
  }

  /// The resources of a document: the elements that have a name, and their text.
  private final class Reader: NSObject, XMLParserDelegate {
    var found: [(element: String, name: String, text: String)] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let name = attributes["name"] { found.append((element, name, "")) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !found.isEmpty {
        found[found.count - 1].text += text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }

  private func read(_ data: Data?) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: try #require(data))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func everyTokenIsAResource(_ name: String) throws {
    let (theme, files) = try files(name)
    #expect(files.keys.sorted() == ["values-night/tokens.xml", "values/tokens.xml"])
    // The items of styles have the names of Android's attributes.
    let day = try read(files["values/tokens.xml"]).found.filter {
      $0.element != "item" || !$0.name.hasPrefix("android:")
    }
    let expected = theme.tokens.flatMap { token -> [String] in
      let identifier = Identifier(token.path)
      switch token.value {
      case .edges: return ["top", "start", "bottom", "end"].map { identifier.snake + "_" + $0 }
      case .typography: return ["TextAppearance." + identifier.pascal]
      // Android has no resources of them.
      case .cubicBezier, .spring, .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient:
        return []
      case .color, .dimension, .fontWeight, .duration, .number, .string: return [identifier.snake]
      }
    }
    #expect(day.map(\.name) == expected)
    _ = try read(files["values-night/tokens.xml"])
  }

  /// Returns the lines of a file for a guide.
  private func lines(_ guide: String, _ name: String, _ settings: (name: String, value: String)...) throws
    -> [String]
  {
    var options = ExportOptions()
    for setting in settings { #expect(options.set(setting.name, to: setting.value, for: .android) == nil) }
    let theme = try #require(CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml").theme)
    let files = try #require(Exporter(.android, options)).files(of: theme)
    let text = String(decoding: try #require(files.first { $0.name == name }).bytes, as: UTF8.self)
    return text.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  @Test func outputIsAsRecorded() throws {
    let (_, files) = try files("everything2")
    for (name, file) in ["values/tokens.xml": "tokens.xml", "values-night/tokens.xml": "tokens-night.xml"] {
      let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Golden/everything2/\(file)")
      try Golden.check(String(decoding: try #require(files[name]), as: UTF8.self), against: golden)
    }
  }

  /// A reference follows the configuration, so it is repeated at night only if another token is its target there.
  @Test func aliasesAreReferences() throws {
    let guide = """
      kanso: 2
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        ink: {light: "#000000", dark: white}
        text: ink
        paper: {light: white, dark: "#111111"}
        border: {light: ink, dark: paper}
        same: {light: ink, dark: "#000000"}
      sizes: {small: 4}
      padding: {inset: "{sizes.small}", page: {top: 1, leading: 2, bottom: 3, trailing: 4}, sheet: page}
      """
    #expect(
      try lines(guide, "values/tokens.xml") == [
        "<color name=\"colors_white\">#FFFFFFFF</color>", "<color name=\"colors_ink\">#FF000000</color>",
        "<color name=\"colors_text\">@color/colors_ink</color>",
        "<color name=\"colors_paper\">@color/colors_white</color>",
        "<color name=\"colors_border\">@color/colors_ink</color>",
        "<color name=\"colors_same\">@color/colors_ink</color>",
        "<dimen name=\"sizes_small\">4dp</dimen>", "<dimen name=\"padding_inset\">@dimen/sizes_small</dimen>",
        "<dimen name=\"padding_page_top\">1dp</dimen>", "<dimen name=\"padding_page_start\">2dp</dimen>",
        "<dimen name=\"padding_page_bottom\">3dp</dimen>", "<dimen name=\"padding_page_end\">4dp</dimen>",
      ]
        + ["top", "start", "bottom", "end"].map {
          "<dimen name=\"padding_sheet_\($0)\">@dimen/padding_page_\($0)</dimen>"
        })
    #expect(
      try lines(guide, "values-night/tokens.xml") == [
        "<color name=\"colors_ink\">@color/colors_white</color>",
        "<color name=\"colors_paper\">#FF111111</color>",
        "<color name=\"colors_border\">@color/colors_paper</color>",
        "<color name=\"colors_same\">#FF000000</color>",
      ])
  }

  @Test func fontsAreTextAppearances() throws {
    let guide = """
      kanso: 2
      fonts:
        title: {family: Fira Sans, size: 20, weight: 600, italic: true, lineHeight: 1.5, letterSpacing: -0.5}
        heading: {value: title, deprecated: "use {fonts.title}"}
        code: {family: monospace, size: 12}
      """
    #expect(
      try lines(guide, "values/tokens.xml", ("fonts", "resources")) == [
        "<style name=\"TextAppearance.FontsTitle\" parent=\"android:TextAppearance\">",
        "    <item name=\"android:fontFamily\">@font/fira_sans_semibold_italic</item>",
        "    <item name=\"android:textSize\">20sp</item>",
        "    <item name=\"android:textFontWeight\" tools:targetApi=\"28\">600</item>",
        "    <item name=\"android:textStyle\">italic</item>",
        "    <item name=\"android:lineHeight\" tools:targetApi=\"28\">30sp</item>",
        "    <item name=\"android:letterSpacing\">-0.025</item>",
        "</style>",
        "<!-- Deprecated: use @style/TextAppearance.FontsTitle -->",
        "<style name=\"TextAppearance.FontsHeading\" parent=\"TextAppearance.FontsTitle\" />",
        "<style name=\"TextAppearance.FontsCode\" parent=\"android:TextAppearance\">",
        "    <item name=\"android:fontFamily\">monospace</item>",
        "    <item name=\"android:textSize\">12sp</item>",
        "    <item name=\"android:textFontWeight\" tools:targetApi=\"28\">400</item>",
        "    <item name=\"android:textStyle\">normal</item>",
        "</style>",
      ])
    #expect(
      try lines(guide, "values/tokens.xml").prefix(3).dropFirst() == [
        "    <!-- Fira Sans -->", "    <item name=\"android:fontFamily\">sans-serif</item>",
      ])
  }

  @Test func valuesAreThoseOfTheGuide() throws {
    let (_, catBreeds) = try files("catbreeds")
    let day = try read(catBreeds["values/tokens.xml"]).found
    #expect(day.first { $0.name == "colors_blackish" }?.text == "#FF2C4251")
    #expect(day.first { $0.name == "padding_standard" }?.text == "8dp")
    let (_, everything) = try files("everything")
    let night = try read(everything["values-night/tokens.xml"]).found
    #expect(night.first { $0.name == "colors_text" }?.text == "@color/colors_white")
    #expect(!night.contains { $0.name == "colors_white" })
    let (_, everything2) = try files("everything2")
    let regular = try read(everything2["values/tokens.xml"]).found
    #expect(regular.first { $0.name == "letter_spacings_tight" }?.text == "-0.25sp")
    #expect(regular.first { $0.name == "breakpoints_tablet" }?.text == "768dp")
    #expect(regular.first { $0.name == "opacities_disabled" }?.text == "0.38")
    #expect(regular.first { $0.name == "durations_slow" }?.text == "400")
  }
}
