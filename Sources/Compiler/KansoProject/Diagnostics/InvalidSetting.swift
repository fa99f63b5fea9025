import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidSetting = DiagnosticDescriptor(
    "invalid-setting", .error,
    summary: "A setting in `kanso.yaml` has a value that it cannot have.",
    why: "A setting that cannot be read would be ignored without a message.",
    fix: "Write one of the values that the message names.",
    language: .configuration,
    wrong: """
      compile:
        platform: swift-ui

      """,
    fixed: """
      compile:
        platform: swiftui

      """)
}
