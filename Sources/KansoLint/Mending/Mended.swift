import KansoDiagnostics

/// A source after its findings were mended.
package struct Mended: Sendable {
  /// The findings that are left.
  package let findings: [Diagnostic]
  /// How many literals were replaced.
  package let count: Int
  /// The new contents; nil where nothing changes.
  package let bytes: [UInt8]?
  /// What was changed, in the order of the source.
  package let edits: [Edit]
  /// The change as `diff -u` writes it.
  package let diff: [UInt8]

  /// A text in the place of some bytes.
  package struct Edit: Equatable, Sendable {
    package let range: Range<Int>
    package let text: String
  }

  private init(findings: [Diagnostic], count: Int, bytes: [UInt8]?, edits: [Edit], diff: [UInt8]) {
    (self.findings, self.count, self.bytes, self.edits, self.diff) = (findings, count, bytes, edits, diff)
  }

  /// A source that stays as it is.
  package init(unchanged findings: [Diagnostic]) {
    self.init(findings: findings, count: 0, bytes: nil, edits: [], diff: [])
  }
}

extension Mended {
  /// Puts replacements in the place of what was found.
  ///
  /// - Parameters:
  ///   - findings: those in the source.
  ///   - module: the one that the tokens are declared in, to be imported; nil where that needs no import.
  package init(_ file: SourceFile, _ findings: [Diagnostic], importing module: String?) {
    let replacements = findings.compactMap { finding in
      finding.replacement.map { Edit(range: finding.range.offsets, text: $0) }
    }
    let edits = (replacements + Self.entries(findings.flatMap(\.companions))).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    guard !edits.isEmpty,
      let mended = DeepStack.run({ MendedSource(file, edits, importing: module) })
    else {
      self.init(
        unchanged: findings.map {
          $0.replacement == nil ? $0 : $0.withoutReplacement(Mender.note("the file has mistakes"))
        })
      return
    }
    self.init(
      findings: findings.filter { $0.replacement == nil }, count: replacements.count, bytes: mended.bytes,
      edits: mended.edits, diff: UnifiedDiff.text(mended, path: file.path))
  }

  /// One edit for each list.
  private static func entries(_ companions: [Companion]) -> [Edit] {
    Dictionary(grouping: companions, by: \.range).map { range, companions in
      var entries: [String] = []
      for companion in companions where !entries.contains(companion.entry) { entries.append(companion.entry) }
      return Edit(
        range: range, text: companions[0].opening + entries.joined(separator: ", ") + companions[0].closing)
    }
  }
}
