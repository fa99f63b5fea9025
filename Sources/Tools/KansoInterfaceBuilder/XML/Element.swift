import KansoDiagnostics

/// An attribute of an XML element with its source range.
struct Attribute {
  let name: String
  /// The value with entities replaced.
  let value: String
  /// The source range of the value, without the quotes.
  let range: TextRange
}

/// An XML element.
///
/// Access to attributes and children marks them as read. What is not marked at the end is unknown and gets
/// reported.
package final class Element {
  package let name: String
  private let attributes: [Attribute]
  /// The source range of the start tag, from `<` to `>`.
  package let range: TextRange
  package private(set) var children: [Element] = []
  /// The text directly in the element, with entities replaced.
  package private(set) var text = ""
  private var isAttributeRead: [Bool]
  /// True for an element that the reader knows. Its attributes and children have marks of their own.
  var isRead = false

  init(_ name: String, attributes: [Attribute], range: TextRange) {
    (self.name, self.attributes, self.range) = (name, attributes, range)
    isAttributeRead = Array(repeating: false, count: attributes.count)
  }

  /// Appends a child. It is not marked as read.
  func append(_ child: Element) { children.append(child) }
  /// Appends to the text directly in the element.
  func append(_ text: String) { self.text += text }

  // MARK: Reading

  /// Returns the value of an attribute with its source range, and marks the attribute as read; nil if there
  /// is none.
  func attribute(_ name: String) -> Located<String>? {
    guard let place = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    isAttributeRead[place] = true
    return Located(attributes[place].value, at: attributes[place].range)
  }

  /// The value of an attribute; nil if there is none. Access marks the attribute as read.
  package subscript(name: String) -> String? { attribute(name)?.value }

  /// The attributes that are not marked as read, in document order. Access marks nothing.
  var unreadAttributes: [Attribute] { zip(attributes, isAttributeRead).filter { !$0.1 }.map(\.0) }

  /// Returns the names and values of all attributes in document order, and marks them as read.
  package func attributeValues() -> [(name: String, value: String)] {
    readAllAttributes().map { ($0.name, $0.value) }
  }

  /// Returns all attributes in document order, also those that were read before, and marks them as read.
  func readAllAttributes() -> [Attribute] {
    for place in isAttributeRead.indices { isAttributeRead[place] = true }
    return attributes
  }

  /// The value of the attribute `key`: the role of the element in its parent. Access marks the attribute as
  /// read.
  var key: String? { self["key"] }

  /// Returns the first child with a name and, if given, a key; nil if there is none. Marks the child and the
  /// attributes `key` that it compares as read.
  func child(_ name: String, key: String? = nil) -> Element? {
    let found = children.first { $0.name == name && (key == nil || $0.key == key) }
    found?.isRead = true
    return found
  }

  /// Returns the direct children with a name in document order, and marks them as read.
  func children(_ name: String) -> [Element] {
    let found = children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// Returns the children of all containers with a name. Marks the containers as read, but not the returned
  /// elements.
  func children(within name: String) -> [Element] { children(name).flatMap(\.children) }

  /// Marks the element, its attributes and everything in it as read.
  func markAllAsRead() {
    isRead = true
    _ = readAllAttributes()
    for child in children { child.markAllAsRead() }
  }
}
