import KansoDiagnostics

/// A source after its findings were mended.
package struct Mended: Sendable {
  /// The findings that are left.
  package let findings: [Diagnostic]
  /// How many literals were replaced.
  package let count: Int
  /// The new contents; nil where nothing changes.
  package let bytes: [UInt8]?
  /// The change as `diff -u` writes it.
  package let diff: String

  init(findings: [Diagnostic], count: Int, bytes: [UInt8]?, diff: String) {
    (self.findings, self.count, self.bytes, self.diff) = (findings, count, bytes, diff)
  }

  /// A source that stays as it is.
  package init(unchanged findings: [Diagnostic]) {
    self.init(findings: findings, count: 0, bytes: nil, diff: "")
  }
}

extension Linter {
  /// Puts tokens in the place of the literals that are their values.
  ///
  /// - Parameters:
  ///   - findings: those in the source.
  ///   - module: the one that the tokens are declared in, to be imported; nil where that needs no import.
  package func mended(_ file: SourceFile, _ findings: [Diagnostic], importing module: String?) -> Mended {
    guard findings.contains(where: { $0.replacement != nil }) else { return Mended(unchanged: findings) }
    let declared = DeclaredNames(file.bytes).names
    var edits: [MendedSource.Edit] = []
    var left: [Diagnostic] = []
    for finding in findings {
      guard let name = finding.replacement else {
        left.append(finding)
        continue
      }
      let type = String(name.prefix { $0 != "." })
      if declared.contains(type) {
        left.append(
          finding.withoutReplacement(.init("it is left as it is: `\(type)` is something else in this file")))
      } else {
        edits.append(MendedSource.Edit(range: finding.range.offsets, text: name))
      }
    }
    guard !edits.isEmpty else { return Mended(unchanged: left) }
    guard let mended = MendedSource(file.bytes, edits, importing: module) else {
      return Mended(unchanged: findings)
    }
    return Mended(
      findings: left, count: edits.count, bytes: mended.bytes, diff: UnifiedDiff.text(mended, path: file.path)
    )
  }
}
