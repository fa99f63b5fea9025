import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The contents of a document as an XML parser reads it.
final class XMLReading: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private var open: [Int] = []

  /// Parses a document; nil if it is not well formed.
  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  var names: Set<String> { Set(elements.map(\.name)) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
    if let last = open.last { elements[last].text += characters }
  }
}
