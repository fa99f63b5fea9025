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
/// Access to attributes and children marks them as read. What is not marked at the end is unknown and gets reported.
final class Element {
  let name: String
  private let attributes: [Attribute]
  /// The source range of the start tag, from `<` to `>`.
  let range: TextRange
  private(set) var children: [Element] = []
  /// The text directly in the element, with entities replaced.
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

  /// The attributes that are not read yet.
  var rest: [Attribute] { zip(attributes, isAttributeRead).filter { !$0.1 }.map(\.0) }

  /// All attributes. Access marks them as read.
  var all: [Attribute] {
    for place in isAttributeRead.indices { isAttributeRead[place] = true }
    return attributes
  }

  /// The value of the attribute `key`: the role of the element in its parent.
  var key: String? { self["key"] }

  /// Returns the first child with a name and, if given, a key. Marks it as read.
  func child(_ name: String, key: String? = nil) -> Element? {
    let found = children.first { $0.name == name && (key == nil || $0.key == key) }
    found?.isRead = true
    return found
  }

  /// Returns the children with a name. Marks them as read.
  func children(_ name: String) -> [Element] {
    let found = children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// Returns the children of a child that is only a container.
  func children(within name: String) -> [Element] { children(name).flatMap(\.children) }

  /// Marks the element and everything in it as read.
  func markAll() {
    isRead = true
    _ = all
    for child in children { child.markAll() }
  }
}
