import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let xmlSyntax = DiagnosticDescriptor(
    "xml-syntax", .error,
    summary: "The document is not well-formed XML.",
    why: "A document that is not well-formed cannot be read reliably after this place.",
    fix:
      "Fix what the message names; what is left of a merge is the usual cause. Then open and save it in Xcode."
  )
}
