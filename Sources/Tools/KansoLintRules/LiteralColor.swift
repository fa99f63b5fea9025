import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalColor = DiagnosticDescriptor(
    rule: "literal-color",
    summary: "A color is written with numbers or as a hex text.",
    why: """
      A color without a name is changed in one place and forgotten in the others, and it is \
      unknown whether two of them are meant to be the same.
      """,
    fix: "Use the token that the message names, or add one to the guide's `colors`.",
    found: [
      "view.backgroundColor = ⟪UIColor(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)⟫",
      "label.textColor = ⟪UIColor(white: 0.2, alpha: 1)⟫",
      ##"Text("Hi").foregroundColor(⟪Color(hex: "#2C4251")⟫)"##,
      "view.tintColor = ⟪#colorLiteral(red: 0.8, green: 0.4, blue: 0.4, alpha: 1)⟫",
      "layer.borderColor = ⟪UIColor(rgb: 0x2C4251)⟫.cgColor",
    ],
    notFound: [
      "static let ink = UIColor(red: 44 / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)",
      "let color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)",
      "view.tintColor = tint.withAlphaComponent(0.5)",
      "let channel = Double((value >> 8) & 0xFF) / 255",
      #"let identifier = "123""#,
    ])
}
