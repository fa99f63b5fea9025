import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let documentLimit = DiagnosticDescriptor(
    "document-limit", .error,
    summary: "The document is larger or nested deeper than Kanso reads.",
    why:
      "Limits keep a hostile document from taking all time and memory: a short one can describe a huge result.",
    fix: "Divide the document, or use fewer levels.")
}
