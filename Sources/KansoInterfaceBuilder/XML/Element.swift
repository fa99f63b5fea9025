import KansoDiagnostics

/// An attribute of an XML element, and where it stands.
struct Attribute {
  let name: String
  /// With entities replaced.
  let value: String
  /// The value as it is written, within its quotes.
  let range: TextRange
}

/// An element of an XML document.
///
/// What a reader asks for is marked as read, so that whatever nobody asked for can be told.
final class Element {
  let name: String
  private let attributes: [Attribute]
  /// From `<` to `>` of the start tag.
  let range: TextRange
  private(set) var children: [Element] = []
  /// The text that is directly within, with entities replaced.
  private(set) var text = ""
  private var isAttributeRead: [Bool]
  var isRead = false

  init(_ name: String, attributes: [Attribute], range: TextRange) {
    (self.name, self.attributes, self.range) = (name, attributes, range)
    isAttributeRead = Array(repeating: false, count: attributes.count)
  }

  func append(_ child: Element) { children.append(child) }
  func append(_ text: String) { self.text += text }

  // MARK: Reading

  func attribute(_ name: String) -> Located<String>? {
    guard let place = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    isAttributeRead[place] = true
    return Located(attributes[place].value, at: attributes[place].range)
  }

  subscript(name: String) -> String? { attribute(name)?.value }

  /// The attributes that nobody asked for so far.
  var rest: [Attribute] { zip(attributes, isAttributeRead).filter { !$0.1 }.map(\.0) }

  /// Every attribute, marked as read.
  var all: [Attribute] {
    for place in isAttributeRead.indices { isAttributeRead[place] = true }
    return attributes
  }

  /// The value of its `key`, which says what of the element around it it is.
  var key: String? { self["key"] }

  func child(_ name: String, key: String? = nil) -> Element? {
    let found = children.first { $0.name == name && (key == nil || $0.key == key) }
    found?.isRead = true
    return found
  }

  func children(_ name: String) -> [Element] {
    let found = children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// The children within a child that does nothing but hold them.
  func children(within name: String) -> [Element] { children(name).flatMap(\.children) }

  /// The element with all that is in it has been understood.
  func markAll() {
    isRead = true
    _ = all
    for child in children { child.markAll() }
  }
}
