import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalFont = DiagnosticDescriptor(
    rule: "literal-font",
    summary: "A font is written with a name or a size of its own, or text is set with a literal spacing.",
    why: """
      Font sizes that differ by a point without a reason look like a mistake.
      """,
    fix: "Use the token that the message names, or add one to the guide's `fonts`.",
    found: [
      "label.font = ⟪UIFont.systemFont(ofSize: 16, weight: .bold)⟫",
      #"label.font = ⟪UIFont(name: "Chalkboard SE", size: 18)⟫"#,
      #"Text("Hi").font(⟪.system(size: 13)⟫)"#,
      #"Text("Hi").font(⟪.custom("Georgia", size: 20)⟫)"#,
      "paragraph.lineSpacing = ⟪4⟫",
    ],
    notFound: [
      "static let body = UIFont.systemFont(ofSize: 16)",
      "label.font = UIFont.systemFont(ofSize: size)",
      "label.numberOfLines = 2",
      "label.minimumScaleFactor = 0.5",
    ])
}
