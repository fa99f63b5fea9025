import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let xmlDeclaration = DiagnosticDescriptor(
    "xml-declaration", .error,
    summary: "The document declares a document type or entities.",
    why: "Declared entities can expand a small document to billions of characters, or read other files.",
    fix: "Remove the `<!…>`; Interface Builder writes none.",
    language: .interfaceBuilderDocument,
    wrong: """
      <!DOCTYPE document>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects/>
      </document>

      """,
    fixed: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects/>
      </document>

      """)
}
