import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let unknownType = DiagnosticDescriptor(
    "unknown-type", .error,
    summary: "A type is none of the standard.",
    why: "Only the types of the standard say what a value means.",
    fix:
      "Use one of the thirteen types: color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition, shadow, gradient or typography.",
    language: .designTokens,
    wrong: """
      {"gap": {"$type": "Number", "$value": 8}}


      """,
    fixed: """
      {"gap": {"$type": "number", "$value": 8}}


      """)
}
