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
  package let diff: [UInt8]

  init(findings: [Diagnostic], count: Int, bytes: [UInt8]?, diff: [UInt8]) {
    (self.findings, self.count, self.bytes, self.diff) = (findings, count, bytes, diff)
  }

  /// A source that stays as it is.
  package init(unchanged findings: [Diagnostic]) {
    self.init(findings: findings, count: 0, bytes: nil, diff: [])
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
    let declared = DeclaredNames(file.bytes)
    var edits: [MendedSource.Edit] = []
    var left: [Diagnostic] = []
    for finding in findings {
      guard let name = finding.replacement else {
        left.append(finding)
        continue
      }
      let type = String(name.prefix { $0 != "." })
      if declared.names.contains(type) {
        left.append(
          finding.withoutReplacement(.init("it is left as it is: `\(type)` is something else in this file")))
      } else if let integer = declared.integer(at: finding.range.lowerBound) {
        left.append(
          finding.withoutReplacement(
            .init("it is left as it is: `\(integer)` is a whole number in this file")))
      } else {
        edits.append(MendedSource.Edit(range: finding.range.offsets, text: name))
      }
    }
    guard !edits.isEmpty else { return Mended(unchanged: left) }
    guard let mended = MendedSource(file.bytes, edits, importing: module) else {
      let reason = Diagnostic.Note(
        "it is left as it is: the file has mistakes that the compiler has to be asked about")
      return Mended(unchanged: findings.map { $0.replacement == nil ? $0 : $0.withoutReplacement(reason) })
    }
    return Mended(
      findings: left, count: edits.count, bytes: mended.bytes, diff: UnifiedDiff.text(mended, path: file.path)
    )
  }
}
