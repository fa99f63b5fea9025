import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let invalidVisualFormat = DiagnosticDescriptor(
    rule: "invalid-visual-format",
    summary: "A visual format string that is given to Auto Layout cannot be read.",
    why:
      "Auto Layout raises an exception for the string, and the exception ends the app.",
    fix: "Fix the string at the character that is marked. The message says what was expected there.",
    found: [
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8⟪[⟫photo]\", views: views)",
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"V⟪|⟫-[name]-|\", views: views)",
    ],
    notFound: [
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"V:|-[name]-|\", views: views)",
      "c = NSLayoutConstraint.constraints(withVisualFormat: \"V:|-\\(rest)\", views: views)",
      "print(\"H:|-8[photo]\")",
    ])
}
