import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

extension DocumentReader {
  /// Reports the references in an element and its descendants to ids that do not exist in the document.
  /// Checks only the attributes in `referenceAttributes`, and marks them as read.
  mutating func reportUnknownReferences(_ element: Element) {
    for name in Self.referenceAttributes[element.name] ?? [] {
      guard let reference = element.attribute(name), declarationRanges[reference.value] == nil else {
        continue
      }
      report(
        .unknownObject, "nothing in the document has the id '\(reference.value)'", at: reference.range,
        help: "remove this <\(element.name)>, or give the id of an object of the document")
    }
    for child in element.children { reportUnknownReferences(child) }
  }

  /// The attributes that contain an id, by the name of their element.
  private static let referenceAttributes: [String: [String]] = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"],
    "outletCollection": ["destination"], "action": ["destination"], "segue": ["destination"],
    "include": ["reference"], "exclude": ["reference"], "document": ["initialViewController"],
  ]
}
