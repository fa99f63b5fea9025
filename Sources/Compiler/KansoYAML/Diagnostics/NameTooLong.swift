import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let nameTooLong = DiagnosticDescriptor(
    "name-too-long", .error,
    summary: "A name is too long.",
    why: "A name becomes part of code, file names and paths, and systems refuse longer names.",
    fix: "Shorten it, and put longer texts into a `description`.")
}
