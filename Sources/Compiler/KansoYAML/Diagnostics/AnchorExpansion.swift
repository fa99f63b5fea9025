import KansoDiagnostics

extension DiagnosticDescriptor {
  package static let anchorExpansion = DiagnosticDescriptor(
    "anchor-expansion", .error,
    summary: "YAML aliases expand to too many nodes, or to too much text.",
    why: "Aliases of aliases can expand a small file to billions of nodes. The limit prevents that.",
    fix: "Write the values out, or let tokens refer to each other.",
    wrong: """
      padding:
        a: &a {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10}
        b: &b {a: *a, b: *a, c: *a, d: *a, e: *a, f: *a, g: *a, h: *a, i: *a, j: *a}
        c: &c {a: *b, b: *b, c: *b, d: *b, e: *b, f: *b, g: *b, h: *b, i: *b, j: *b}
        d: &d {a: *c, b: *c, c: *c, d: *c, e: *c, f: *c, g: *c, h: *c, i: *c, j: *c}
        e: &e {a: *d, b: *d, c: *d, d: *d, e: *d, f: *d, g: *d, h: *d, i: *d, j: *d}

      """,
    fixed: """
      padding:
        a: &a {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10}
        b: {a: *a, b: *a, c: *a, d: *a, e: *a, f: *a, g: *a, h: *a, i: *a, j: *a}

      """)
}
