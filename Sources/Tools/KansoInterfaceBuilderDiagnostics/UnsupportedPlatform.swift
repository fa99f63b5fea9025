import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unsupportedPlatform = DiagnosticDescriptor(
    "unsupported-platform", .error,
    summary: "The document is not for iOS.",
    why: "AppKit, tvOS and watchOS have other layout rules.",
    fix: "Leave it out; only documents of iOS are read.",
    language: .interfaceBuilderDocument,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
        <objects/>
      </document>

      """,
    fixed: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects/>
      </document>

      """)
}
