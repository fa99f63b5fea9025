import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let notExported = DiagnosticDescriptor(
    "not-exported", .warning,
    summary: "A token of a guide, a part of it, or its value in a mode is not in the exported files.",
    why: "The format has no place for it, so tools that read the files do not know it.",
    fix: "Choose another format, or disable the warning if nobody needs the value there.")
}
