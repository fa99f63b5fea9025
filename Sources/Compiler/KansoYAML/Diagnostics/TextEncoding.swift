import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let textEncoding = DiagnosticDescriptor(
    "text-encoding", .error,
    summary: "The file is not text that can be read.",
    why: "A guide is UTF-8, or UTF-16 with a byte-order mark. Other bytes cannot be read reliably.",
    fix: "Save the file as UTF-8, or give the path of the guide instead.")
}
