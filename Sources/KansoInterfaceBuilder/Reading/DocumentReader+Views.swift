import KansoDiagnostics

extension DocumentReader {
  mutating func view(_ element: Element) -> InterfaceView {
    element.isRead = true
    let id = element["id"]
    if id == nil, element.name != "view" || element.key == nil {
      report(
        .missingObjectID, "this <\(element.name)> has no id", at: element.range,
        help: "give it an id that no other object of the document has")
    }
    let key = element.key
    let frame = element.child("rect", key: "frame").map { rect($0) }
    let guides = element.children("viewLayoutGuide").compactMap { guide($0, kind: $0.key) }
    let (cells, sections) = cells(of: element)
    let subviews = subviews(of: element)
    let constraints = element.children(within: "constraints").compactMap { constraint($0) }
    let variations = variations(of: element)
    let connections = connections(of: element)
    let attributes = runtimeAttributes(of: element)
    let values = values(of: element)
    let items = items(of: element)
    return InterfaceView(
      id: id, kind: InterfaceViewKind(element.name), range: element.range, key: key, frame: frame,
      subviews: subviews, constraints: constraints, guides: guides, variations: variations,
      connections: connections, runtimeAttributes: attributes, cells: cells, sections: sections,
      properties: properties(of: element), values: values, items: items)
  }

  /// Reads subviews. Unknown elements are also read as views, since there are more classes than this version knows.
  private mutating func subviews(of element: Element) -> [InterfaceView] {
    element.children(within: "subviews").map { inner($0) }
  }

  private mutating func inner(_ element: Element) -> InterfaceView {
    let inner = view(element)
    if !Vocabulary.views.contains(element.name) { element.isRead = false }
    return inner
  }

  private mutating func cells(of element: Element) -> ([InterfaceView], [InterfaceSection]) {
    var cells: [InterfaceView] = []
    var sections: [InterfaceSection] = []
    for child in element.children(within: "prototypes") + element.children(within: "cells") {
      cells.append(inner(child))
    }
    for section in element.children(within: "sections") {
      section.isRead = true
      let first = cells.count
      for child in section.children(within: "cells") { cells.append(inner(child)) }
      let rows = first..<cells.count
      for list in ["footerViews", "headerViews"] {
        for child in section.children(within: list) { cells.append(inner(child)) }
      }
      sections.append(
        InterfaceSection(
          id: section["id"], range: section.range, rows: rows, values: values(of: section),
          connections: connections(of: section), properties: properties(of: section)))
    }
    return (cells, sections)
  }

  mutating func guide(_ element: Element, kind: String?) -> InterfaceGuide? {
    element.isRead = true
    guard let id = element["id"], let kind else { return nil }
    return InterfaceGuide(id: id, kind: kind, range: element.range)
  }

  mutating func controller(_ element: Element) -> InterfaceController {
    element.isRead = true
    let id = element["id"]
    if id == nil { report(.missingObjectID, "this <\(element.name)> has no id", at: element.range) }
    let guides = element.children(within: "layoutGuides").compactMap { guide($0, kind: $0["type"]) }
    let main = mainView(of: element).map { view($0) }
    let connections = connections(of: element)
    let attributes = runtimeAttributes(of: element)
    let values = values(of: element)
    let items = items(of: element)
    return InterfaceController(
      id: id, kind: element.name, range: element.range, view: main, guides: guides,
      connections: connections, runtimeAttributes: attributes, properties: properties(of: element),
      values: values, items: items)
  }

  private func mainView(of element: Element) -> Element? {
    let names = ["tableViewController": "tableView", "collectionViewController": "collectionView"]
    return element.children.first { $0.key == "view" && Vocabulary.isView($0) }
      ?? element.children.first { $0.name == names[element.name] }
  }

  // MARK: Constraints

  private mutating func constraint(_ element: Element) -> InterfaceConstraint? {
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
    let constant = number(constantText).map { Located($0, at: constantText?.range ?? element.range) }
    let relation = element.attribute("relation")
    if let relation, InterfaceRelation(rawValue: relation.value) == nil {
      report(.invalidInterfaceValue, "'\(relation.value)' is no relation", at: relation.range)
    }
    return InterfaceConstraint(
      id: id, range: element.range, firstItem: element.attribute("firstItem"), firstAttribute: first,
      secondItem: element.attribute("secondItem"), secondAttribute: element.attribute("secondAttribute"),
      relation: relation.flatMap { InterfaceRelation(rawValue: $0.value) } ?? .equal, constant: constant,
      multiplier: multiplier(element.attribute("multiplier")) ?? 1,
      priority: priority(element.attribute("priority")) ?? 1000,
      isStandard: element["symbolic"] == "YES", identifier: element["identifier"],
      variations: variations(of: element), values: values(of: element),
      properties: properties(of: element))
  }

  private mutating func priority(_ text: Located<String>?) -> Double? {
    guard let text, let number = number(text) else { return nil }
    if number > 0, number <= 1000 { return number }
    report(
      .invalidInterfaceValue, "'\(text.value)' is no priority", at: text.range,
      help: "write a number above 0 and up to 1000")
    return nil
  }

  /// Parses a multiplier: `0.5`, `1:2` (first to second), or `1/3`.
  private mutating func multiplier(_ text: Located<String>?) -> Double? {
    guard let text else { return nil }
    let parts = text.value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double(decimal: String($0)) }
    if numbers.count == parts.count {
      if numbers.count == 1 { return numbers[0] }
      if numbers.count == 2, numbers[1] != 0 { return numbers[0] / numbers[1] }
    }
    report(
      .invalidInterfaceValue, "'\(text.value)' is no multiplier", at: text.range,
      help: "write a number such as 0.5, or a ratio such as 1:2")
    return nil
  }

  mutating func variations(of element: Element) -> [InterfaceVariation] {
    element.children("variation").map { child in
      let masks = child.children("mask")
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
        properties: properties(of: child), values: values(of: child))
    }
  }

  // MARK: Connections

  mutating func connections(of element: Element) -> [InterfaceConnection] {
    element.children(within: "connections").compactMap { child in
      guard let kind = InterfaceConnection.Kind(rawValue: child.name) else { return nil }
      child.isRead = true
      let own = child["id"]
      let name = child["property"] ?? child["selector"]
      let destination = child.attribute("destination")
      return InterfaceConnection(
        kind: kind, id: own, name: name, destination: destination, properties: properties(of: child),
        values: values(of: child), range: child.range)
    }
  }

  mutating func runtimeAttributes(of element: Element) -> [InterfaceRuntimeAttribute] {
    element.children(within: "userDefinedRuntimeAttributes").map { child in
      child.isRead = true
      let (path, type) = (child["keyPath"] ?? "", child["type"] ?? "")
      var found = child.children.first.map { value($0) }
      if found == nil, let text = child.attribute("value") { found = .text(text) }
      return InterfaceRuntimeAttribute(
        keyPath: path, type: type, value: found, properties: properties(of: child), range: child.range)
    }
  }
}
