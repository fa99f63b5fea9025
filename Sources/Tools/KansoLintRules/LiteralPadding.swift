import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalPadding = DiagnosticDescriptor(
    rule: "literal-padding",
    summary: "A space between things is written as a number.",
    why: """
      The spacing of a layout is a decision of the guide. As numbers in many files, it can neither be seen nor changed.
      """,
    fix: "Use the token that the message names, or add one to the guide's `padding`.",
    found: [
      "name.topAnchor.constraint(equalTo: topAnchor, constant: ⟪8.0⟫).isActive = true",
      "scroll.contentInset = UIEdgeInsets(top: ⟪12⟫, left: 0, bottom: ⟪12⟫, right: 0)",
      "stack.spacing = isCompact ? ⟪4⟫ : ⟪8⟫",
      "make.leading.equalTo(photo.snp.trailing).offset(⟪16⟫)",
      #"Text("Hi").padding(.horizontal, ⟪16⟫)"#,
      "view.anchor(leftConstant: ⟪5⟫)",
    ],
    notFound: [
      "name.topAnchor.constraint(equalTo: topAnchor, constant: Padding.standard * -1.0)",
      "static let gap: CGFloat = 8",
      "stack.spacing = 0",
      "let date = calendar.offset(-7)",
      "view.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)",
    ])
}
