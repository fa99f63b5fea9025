import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let literalSize = DiagnosticDescriptor(
    rule: "literal-size",
    summary: "A width or a height is written as a number.",
    why: """
      Sizes that are meant to be equal stay equal only if they are defined in one place.
      """,
    fix: "Use the token that the message names, or add one to the guide's `sizes`.",
    found: [
      "photo.widthAnchor.constraint(equalToConstant: ⟪44⟫)",
      "tableView.rowHeight = ⟪120⟫",
      #"Image("cat").frame(width: ⟪32⟫, height: ⟪32⟫)"#,
      "$0.width.height.equalTo(⟪60⟫)",
      "func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { ⟪60⟫ }",
    ],
    notFound: [
      "static let thumbnail: CGFloat = 58",
      "photo.frame.size.width = view.frame.size.width / 2",
      "let image = UIImage(cgImage: cgImage, scale: 2, orientation: .up)",
      "tableView.tag = 3",
    ])
}
