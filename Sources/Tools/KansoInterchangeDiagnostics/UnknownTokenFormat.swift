import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownTokenFormat = DiagnosticDescriptor(
    "unknown-token-format", .error,
    summary: "No importer recognises the content of the files.",
    why: "Values that are read in the wrong format would be wrong.",
    fix: "Name files of one format, or the format with `--from`.")
}
