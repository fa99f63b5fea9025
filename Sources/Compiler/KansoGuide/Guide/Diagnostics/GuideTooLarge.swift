import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let guideTooLarge = DiagnosticDescriptor(
    "guide-too-large", .error,
    summary: "The tokens of the guide, with everything that they inherit, are too large.",
    why:
      "Output grows with the paths, texts and values of tokens. The limit keeps a small file from filling the memory.",
    fix:
      "Split the guide, or shorten what many tokens repeat: groups' names, inherited deprecations, values per mode."
  )
}
