import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

extension DocumentReader {
  /// Reads a view with everything in it. Reports a missing id, except for a `view` with a key, such as a
  /// content view.
  mutating func readView(_ element: Element) -> InterfaceView {
    element.isRead = true
    let id = element["id"]
    if id == nil, element.name != "view" || element.key == nil {
      report(
        .missingObjectID, "this <\(element.name)> has no id", at: element.range,
        help: "give it an id that no other object of the document has")
    }
    let key = element.key
    let frame = element.child("rect", key: "frame").map { readRect($0) }
    let guides = element.children("viewLayoutGuide").compactMap { readGuide($0, kind: $0.key) }
    let (cells, sections) = readCells(of: element)
    let subviews = readSubviews(of: element)
    let constraints = element.children(within: "constraints").compactMap { readConstraint($0) }
    let variations = readVariations(of: element)
    let connections = readConnections(of: element)
    let attributes = readRuntimeAttributes(of: element)
    let values = readKeyedValues(of: element)
    let items = readUnkeyedItems(of: element)
    return InterfaceView(
      id: id, kind: InterfaceViewKind(element.name), range: element.range, key: key, frame: frame,
      subviews: subviews, constraints: constraints, guides: guides, variations: variations,
      connections: connections, runtimeAttributes: attributes, cells: cells, sections: sections,
      properties: readRemainingProperties(of: element), values: values, items: items)
  }

  /// Reads subviews. Unknown elements are also read as views, since there are more classes than this version
  /// knows.
  private mutating func readSubviews(of element: Element) -> [InterfaceView] {
    element.children(within: "subviews").map { readChildView($0) }
  }

  /// Reads an element as a view. With an unknown name it stays unread, and is reported as unrecognized.
  private mutating func readChildView(_ element: Element) -> InterfaceView {
    let inner = readView(element)
    if !Vocabulary.views.contains(element.name) { element.isRead = false }
    return inner
  }

  /// Reads the prototypes and cells of a table or collection view and its sections. The cells are in the
  /// order of `InterfaceView.cells`.
  private mutating func readCells(
    of element: Element
  ) -> (cells: [InterfaceView], sections: [InterfaceSection]) {
    var cells: [InterfaceView] = []
    var sections: [InterfaceSection] = []
    for child in element.children(within: "prototypes") + element.children(within: "cells") {
      cells.append(readChildView(child))
    }
    for section in element.children(within: "sections") {
      section.isRead = true
      let first = cells.count
      for child in section.children(within: "cells") { cells.append(readChildView(child)) }
      let rows = first..<cells.count
      for list in ["footerViews", "headerViews"] {
        for child in section.children(within: list) { cells.append(readChildView(child)) }
      }
      sections.append(
        InterfaceSection(
          id: section["id"], range: section.range, rows: rows, values: readKeyedValues(of: section),
          connections: readConnections(of: section), properties: readRemainingProperties(of: section)))
    }
    return (cells, sections)
  }

  /// Reads a layout guide and marks it as read; nil if it has no id or no kind.
  ///
  /// - Parameter kind: the kind; nil if the document does not contain it.
  mutating func readGuide(_ element: Element, kind: String?) -> InterfaceGuide? {
    element.isRead = true
    guard let id = element["id"], let kind else { return nil }
    return InterfaceGuide(id: id, kind: kind, range: element.range)
  }

  /// Reads a view controller with everything in it. Reports a missing id.
  mutating func readController(_ element: Element) -> InterfaceController {
    element.isRead = true
    let id = element["id"]
    if id == nil { report(.missingObjectID, "this <\(element.name)> has no id", at: element.range) }
    let guides = element.children(within: "layoutGuides").compactMap { readGuide($0, kind: $0["type"]) }
    let main = mainView(of: element).map { readView($0) }
    let connections = readConnections(of: element)
    let attributes = readRuntimeAttributes(of: element)
    let values = readKeyedValues(of: element)
    let items = readUnkeyedItems(of: element)
    return InterfaceController(
      id: id, kind: element.name, range: element.range, view: main, guides: guides,
      connections: connections, runtimeAttributes: attributes,
      properties: readRemainingProperties(of: element),
      values: values, items: items)
  }

  /// Returns the element of a controller's view: the view with the key `view`, else the first table view of a
  /// table view controller, or collection view of a collection view controller; nil if there is none.
  private func mainView(of element: Element) -> Element? {
    let names = ["tableViewController": "tableView", "collectionViewController": "collectionView"]
    return element.children.first { $0.key == "view" && Vocabulary.isView($0) }
      ?? element.children.first { $0.name == names[element.name] }
  }

  // MARK: Constraints

  /// Reads a constraint. Returns nil for an element with another name, which stays unread. Reports an error
  /// and returns nil for a constraint without a first attribute. An invalid relation, multiplier, priority or
  /// constant is reported, and becomes equality, 1, 1000 or nil.
  private mutating func readConstraint(_ element: Element) -> InterfaceConstraint? {
    element.isRead = true
    guard element.name == "constraint" else {
      element.isRead = false
      return nil
    }
    let id = element["id"]
    guard let first = element.attribute("firstAttribute") else {
      report(.invalidInterfaceValue, "this constraint has no first attribute", at: element.range)
      return nil
    }
    let constantText = element.attribute("constant")
    let constant = parseNumber(constantText).map { Located($0, at: constantText?.range ?? element.range) }
    let relation = element.attribute("relation")
    if let relation, InterfaceRelation(rawValue: relation.value) == nil {
      report(.invalidInterfaceValue, "'\(relation.value)' is not a relation", at: relation.range)
    }
    return InterfaceConstraint(
      id: id, range: element.range, firstItem: element.attribute("firstItem"), firstAttribute: first,
      secondItem: element.attribute("secondItem"), secondAttribute: element.attribute("secondAttribute"),
      relation: relation.flatMap { InterfaceRelation(rawValue: $0.value) } ?? .equal, constant: constant,
      multiplier: parseMultiplier(element.attribute("multiplier")) ?? 1,
      priority: parsePriority(element.attribute("priority")) ?? 1000,
      isStandard: element["symbolic"] == "YES", identifier: element["identifier"],
      variations: readVariations(of: element), values: readKeyedValues(of: element),
      properties: readRemainingProperties(of: element))
  }

  /// Parses a priority above 0 and up to 1000. Returns nil for nil; reports an error and returns nil if it is
  /// invalid.
  private mutating func parsePriority(_ text: Located<String>?) -> Double? {
    guard let text, let number = parseNumber(text) else { return nil }
    if number > 0, number <= 1000 { return number }
    report(
      .invalidInterfaceValue, "'\(text.value)' is not a priority", at: text.range,
      help: "write a number above 0 and up to 1000")
    return nil
  }

  /// Parses a multiplier: `0.5`, `1:2` (first to second), or `1/3`. Returns nil for nil; reports an error and
  /// returns nil if it is invalid.
  private mutating func parseMultiplier(_ text: Located<String>?) -> Double? {
    guard let text else { return nil }
    let parts = text.value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double(decimal: String($0)) }
    if numbers.count == parts.count {
      if numbers.count == 1 { return numbers[0] }
      if numbers.count == 2, numbers[1] != 0 { return numbers[0] / numbers[1] }
    }
    report(
      .invalidInterfaceValue, "'\(text.value)' is not a multiplier", at: text.range,
      help: "write a number such as 0.5, or a ratio such as 1:2")
    return nil
  }

  /// Reads the size class variations in document order. One without a key gets the key `default`.
  mutating func readVariations(of element: Element) -> [InterfaceVariation] {
    element.children("variation").map { child in
      let masks = child.children("mask")
      /// Returns the mask of a key, such as `subviews`, combined from all elements with it.
      func mask(_ key: String) -> InterfaceVariation.Mask {
        var mask = InterfaceVariation.Mask()
        for element in masks where element.key == key {
          mask.included += element.children("include").compactMap { $0.attribute("reference") }
          mask.excluded += element.children("exclude").compactMap { $0.attribute("reference") }
        }
        return mask
      }
      let key = child.key ?? "default"
      return InterfaceVariation(
        key: key, subviews: mask("subviews"), constraints: mask("constraints"),
        properties: readRemainingProperties(of: child), values: readKeyedValues(of: child))
    }
  }

  // MARK: Connections

  /// Reads the outlets, outlet collections, actions and segues of an element. Elements with another name are
  /// skipped and stay unread.
  mutating func readConnections(of element: Element) -> [InterfaceConnection] {
    element.children(within: "connections").compactMap { child in
      guard let kind = InterfaceConnection.Kind(rawValue: child.name) else { return nil }
      child.isRead = true
      let own = child["id"]
      let name = child["property"] ?? child["selector"]
      let destination = child.attribute("destination")
      return InterfaceConnection(
        kind: kind, id: own, name: name, destination: destination,
        properties: readRemainingProperties(of: child),
        values: readKeyedValues(of: child), range: child.range)
    }
  }

  /// Reads the user-defined runtime attributes. The value is the first child, else the text of the attribute
  /// `value`; nil without both. A missing key path or type is empty.
  mutating func readRuntimeAttributes(of element: Element) -> [InterfaceRuntimeAttribute] {
    element.children(within: "userDefinedRuntimeAttributes").map { child in
      child.isRead = true
      let (path, type) = (child["keyPath"] ?? "", child["type"] ?? "")
      var found = child.children.first.map { readValue($0) }
      if found == nil, let text = child.attribute("value") { found = .text(text) }
      return InterfaceRuntimeAttribute(
        keyPath: path, type: type, value: found, properties: readRemainingProperties(of: child),
        range: child.range)
    }
  }
}
