import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let notInterfaceBuilder = DiagnosticDescriptor(
    "not-interface-builder", .error,
    summary: "The file is not a document of Interface Builder, or is older than Xcode 5.",
    why: "Only the documents of Interface Builder have views and constraints to read.",
    fix: "Check that it is the right file. Open and save an old document in a newer Xcode.",
    language: .interfaceBuilderDocument,
    wrong: """
      <svg width="24" height="24">
        <rect width="24" height="24"/>
      </svg>

      """,
    fixed: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects/>
      </document>

      """)
}
