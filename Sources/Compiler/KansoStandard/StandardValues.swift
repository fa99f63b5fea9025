import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// The values of a document, whose references can be followed. Use it for a document without errors.
package struct StandardValues: Sendable {
  private let table: ReferenceTable
  private let files: [SourceFile]
  private let limits: StandardLimits
  /// The index in the document's order of each node; -1 for nodes without a value.
  private let positions: [Int32]

  /// The values of a document; nil if it could not be read.
  package init?(_ document: StandardDocument) {
    guard let table = document.table, let types = document.types else { return nil }
    (self.table, files, limits) = (table, document.files, StandardLimits())
    var positions = Array(repeating: Int32(-1), count: table.tree.nodes.count)
    var count: Int32 = 0
    for node in document.order where types[node] != nil && table.value(of: node) != nil {
      positions[Int(node)] = count
      count += 1
    }
    self.positions = positions
  }

  /// Returns the index in `StandardDocument.tokens` of the token whose whole value a place refers to; nil for a value,
  /// and for a reference to a part of one.
  package func target(of place: Place) -> Int? {
    guard let site = table.site(at: place), case .token(let node)? = table.sites[Int(site)].target else {
      return nil
    }
    let position = positions[Int(node)]
    return position < 0 ? nil : Int(position)
  }

  /// Returns true for a reference, also to a part of a value.
  package func isReference(_ place: Place) -> Bool { table.site(at: place) != nil }

  /// Returns a place, or the value at the end of its references.
  package func explicit(_ place: Place) -> Place {
    guard let site = table.site(at: place) else { return place }
    return table.sites[Int(site)].value ?? place
  }

  /// Returns the range of a value; of an object or array with several lines, that of its first character.
  package func range(of place: Place) -> SourceRange { files[Int(place.file)].range(of: place.node) }

  /// The file of a place, as an object that all readings of the file share.
  package func file(of place: Place) -> SourceFile { files[Int(place.file)] }

  /// Returns the indices in `StandardDocument.tokens` of the tokens whose whole values a value refers to. The recursion
  /// is as deep as the JSON.
  package func references(in place: Place) -> [Int] {
    if isReference(place) { return target(of: place).map { [$0] } ?? [] }
    var found: [Int] = []
    forEachPart(of: place) { found += references(in: $0) }
    return found
  }

  /// Returns true for a value with a reference to a part of a value. The recursion is as deep as the JSON.
  package func hasParts(_ place: Place) -> Bool {
    if isReference(place) { return target(of: place) == nil }
    var found = false
    forEachPart(of: place) { if !found { found = hasParts($0) } }
    return found
  }

  private func forEachPart(of place: Place, _ body: (Place) -> Void) {
    switch place.node.content {
    case .object(let members): for member in members { body(place.with(member.value)) }
    case .array(let elements): for element in elements { body(place.with(element)) }
    case .string, .number, .bool, .null: break
    }
  }

  /// Returns the text of a value as it is written.
  package func text(of place: Place) -> ArraySlice<UInt8> {
    file(of: place).bytes[place.node.offset..<place.node.end]
  }

  /// Returns a value without references as JSON.
  /// - Parameter type: that of the token with the value.
  package func resolvedText(_ place: Place, of type: TokenType) -> String {
    var values = ValueWriter(table, limits)
    var writer = JSONWriter(escapesUnprintable: true)
    values.write(place, of: type, to: &writer)
    return writer.text
  }
}
