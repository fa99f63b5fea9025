import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let xmlSyntax = DiagnosticDescriptor(
    "xml-syntax", .error,
    summary: "The document is not well-formed XML.",
    why: "A document that is not well-formed cannot be read reliably after this place.",
    fix: "Fix what the message names, usually what is left of a merge. Then open and save it in Xcode.",
    language: .interfaceBuilderDocument,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="header">
        </objects>
      </document>

      """,
    fixed: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="header"/>
        </objects>
      </document>

      """)
}
