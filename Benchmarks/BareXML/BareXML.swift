import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Measures the lower limit for readers that use Foundation's XML parser: parses documents and discards the result.
///
/// usage: bare-xml FILE…
@main
enum BareXML {
  private final class Counter: NSObject, XMLParserDelegate {
    var count = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      count += 1 + attributes.count
    }
  }

  static func main() throws {
    var count = 0
    for path in CommandLine.arguments.dropFirst() {
      let counter = Counter()
      let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: path)))
      parser.delegate = counter
      guard parser.parse() else { fatalError("\(path) is no XML") }
      count += counter.count
    }
    print(count)
  }
}
