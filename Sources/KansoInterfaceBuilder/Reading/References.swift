import KansoDiagnostics

extension DocumentReader {
  /// Reports references to ids that do not exist in the document.
  mutating func checkReferences(_ element: Element) {
    for name in Self.references[element.name] ?? [] {
      guard let reference = element.attribute(name), places[reference.value] == nil else { continue }
      report(
        .unknownObject, "nothing in the document has the id '\(reference.value)'", at: reference.range,
        help: "remove this <\(element.name)>, or give the id of an object that is there")
    }
    for child in element.children { checkReferences(child) }
  }

  private static let references: [String: [String]] = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"],
    "outletCollection": ["destination"], "action": ["destination"], "segue": ["destination"],
    "include": ["reference"], "exclude": ["reference"], "document": ["initialViewController"],
  ]
}
