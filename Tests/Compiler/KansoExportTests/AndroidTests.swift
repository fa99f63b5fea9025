import Foundation
import KansoGuide
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
      case .typography: return [identifier.pascal]
      // Android has no resources of them.
      case .cubicBezier, .spring, .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient:
        return []
      case .color, .dimension, .fontWeight, .duration, .number, .string: return [identifier.snake]
      }
    }
    #expect(day.map(\.name) == expected)
    _ = try read(files["values-night/tokens.xml"])
  }

  @Test func valuesAreThoseOfTheGuide() throws {
    let (_, catBreeds) = try files("catbreeds")
    let day = try read(catBreeds["values/tokens.xml"]).found
    #expect(day.first { $0.name == "colors_blackish" }?.text == "#FF2C4251")
    #expect(day.first { $0.name == "padding_standard" }?.text == "8dp")
    let (_, everything) = try files("everything")
    let night = try read(everything["values-night/tokens.xml"]).found
    #expect(night.first { $0.name == "colors_text" }?.text == "#FFFFFFFF")
    #expect(!night.contains { $0.name == "colors_white" })
    let (_, everything2) = try files("everything2")
    let regular = try read(everything2["values/tokens.xml"]).found
    #expect(regular.first { $0.name == "letter_spacings_tight" }?.text == "-0.25sp")
    #expect(regular.first { $0.name == "breakpoints_tablet" }?.text == "768dp")
    #expect(regular.first { $0.name == "opacities_disabled" }?.text == "0.38")
    #expect(regular.first { $0.name == "durations_slow" }?.text == "400")
  }
}
