import Foundation
import KansoDiagnostics
import KansoProject
import KansoTheme
import Testing

@testable import KansoExport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts for other platforms. No text can end its literal.
struct StringTests {
  private static let texts = [
    "d MMMM yyyy", "", " a  b ", "\"", "\\", "'", "`", "\\\"", "$x ${y} #{z} \\(w)", "</style>", "*/", "-->",
    "]]>", "<![CDATA[", "&lt;", "@string/x", "?attr/x", "@", "%d %s %", "\n\r\t", "\u{0}\u{1}\u{1B}",
    "\u{202E}\u{2028}\u{FEFF}", "\u{FFFE}\u{FFFF}", "😀é漢", "\u{301}\"\u{301}", "${\"x\"}", "\\u0022", "\\n",
    ";}*{display:none}/*", "\u{E0001}\u{1D173}",
  ]

  private static let theme = Theme(
    sections: [TokenGroup(path: "strings", members: texts.indices.map { .token($0) })],
    tokens: texts.enumerated().map {
      ThemeToken(path: TokenPath("strings.t\($0)"), value: .string($1), description: $1)
    })

  /// Returns a file of a format.
  private func text(_ format: ExportFormat, named name: String? = nil) throws -> String {
    try text(try #require(Exporter(format)), named: name)
  }

  private func text(_ exporter: Exporter, named name: String? = nil) throws -> String {
    #expect(exporter.problems.isEmpty)
    let files = exporter.files(of: Self.theme)
    let file = try #require(name.map { name in files.first { $0.name == name } } ?? files.first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  // The checks work on code points, as parsers do: a quote with a combining mark is another `Character`.

  private typealias Scalars = ArraySlice<Unicode.Scalar>

  /// Returns the text between two delimiters in each line that has both, the second one at its end.
  private func literals(in text: String, after start: String, before end: String) -> [Scalars] {
    text.unicodeScalars.split(separator: "\n").compactMap { line in
      let (line, end) = (Array(line), Array(end.unicodeScalars))
      guard let found = line.firstRange(of: Array(start.unicodeScalars)), line.suffix(end.count) == end[...]
      else { return nil }
      return line[found.upperBound...].dropLast(end.count)
    }
  }

  /// Returns a literal with its escape sequences replaced; nil if a quote is not escaped.
  ///
  /// - Parameters:
  ///   - others: other characters that have to be escaped.
  ///   - escape: returns the text of the sequence after a backslash, and its number of code points.
  private func unescaped(
    _ literal: Scalars, without others: Set<Unicode.Scalar> = [],
    _ escape: (Scalars) -> (text: String, count: Int)
  ) -> String? {
    var result = String.UnicodeScalarView()
    var rest = literal
    while let scalar = rest.popFirst() {
      if scalar == "\"" || others.contains(scalar) { return nil }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let (text, count) = escape(rest)
      result.append(contentsOf: text.unicodeScalars)
      rest = rest.dropFirst(count)
    }
    return String(result)
  }

  /// Returns the number in hexadecimal digits.
  private static func number(_ digits: Scalars) -> UInt32 {
    UInt32(digits.map { String($0) }.joined(), radix: 16) ?? 0
  }

  /// Reads `\uXXXX`, also a pair of surrogates, `\n`, `\t`, or an escaped character.
  private static func letterEscape(_ rest: Scalars) -> (text: String, count: Int) {
    switch rest.first {
    case "n": return ("\n", 1)
    case "t": return ("\t", 1)
    case "u":
      let high = UInt16(number(rest.dropFirst().prefix(4)))
      guard UTF16.isLeadSurrogate(high) else { return (String(decoding: [high], as: UTF16.self), 5) }
      return (String(decoding: [high, UInt16(number(rest.dropFirst(7).prefix(4)))], as: UTF16.self), 11)
    case let other: return (other.map { String($0) } ?? "", 1)
    }
  }

  @Test func customPropertiesAreQuoted() throws {
    let found = literals(in: try text(.css), after: ": \"", before: "\";")
    let texts = found.map { literal in
      // `<` could begin the end tag of a style element.
      unescaped(literal, without: ["<"]) { rest in
        let digits = rest.prefix { $0 != " " }
        return (Unicode.Scalar(Self.number(digits)).map { String($0) } ?? "", digits.count + 1)
      }
    }
    // CSS has no U+0000.
    #expect(texts == Self.texts.map { $0.replacing("\0", with: "\u{FFFD}") })
  }

  @Test func constantsOfKotlinAreEscaped() throws {
    let found = literals(in: try text(.compose), after: " = \"", before: "\"")
    var sequences: Set<Unicode.Scalar> = []
    // A `$` would begin a template.
    let texts = found.map { literal in
      unescaped(literal, without: ["$"]) { rest in
        sequences.formUnion(rest.prefix(1))
        return Self.letterEscape(rest)
      }
    }
    #expect(texts == Self.texts)
    // These are Kotlin's.
    #expect(sequences == ["u", "\"", "'", "\\", "$"])
  }

  @Test func resourcesOfAndroidAreQuotedTexts() throws {
    final class Reader: NSObject, XMLParserDelegate {
      var texts: [String] = []
      var isInText = false

      func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        isInText = element == "string" && attributes["translatable"] == "false"
        if isInText { texts.append("") }
      }

      func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
      ) {
        isInText = false
      }

      func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isInText { texts[texts.count - 1] += text }
      }
    }
    let xml = try text(.android, named: "values/tokens.xml")
    let parser = XMLParser(data: Data(xml.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse())
    let found = reader.texts.map { Array($0.unicodeScalars) }
    #expect(found.allSatisfy { $0.count > 1 && $0.first == "\"" && $0.last == "\"" })
    #expect(found.map { unescaped($0.dropFirst().dropLast(), Self.letterEscape) } == Self.texts)
  }

  @Test func assetCatalogsHaveNoTexts() throws {
    let files = try #require(Exporter(.assets)).files(of: Self.theme)
    #expect(files.map(\.name) == ["Tokens.xcassets/Contents.json", "ColorAssets.swift"])
    #expect(!String(decoding: files[1].bytes, as: UTF8.self).contains("strings"))
  }

  @Test func templatesHaveTheText() throws {
    let template =
      "{{% CONTENT_TYPE: TEXT}}\n{{#tokens}}{{type}}{{#isString}} {{text}} {{androidText}}{{/isString}}\n{{/tokens}}"
    let file = SourceFile(path: "a.txt.mustache", text: template)
    #expect(
      try text(Exporter(templates: [ExportTemplate(file)])).hasPrefix("string d MMMM yyyy \"d MMMM yyyy\"\n"))
  }
}
