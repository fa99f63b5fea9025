import KansoDiagnostics

/// The result of fixing the findings in a source.
package struct FixResult: Sendable {
  /// The findings that were not fixed.
  package let findings: [Diagnostic]
  /// The number of replaced literals.
  package let count: Int
  /// The new contents; nil if nothing changes.
  package let bytes: [UInt8]?
  /// The edits, in source order.
  package let edits: [Edit]
  /// The change in the format of `diff -u`; empty if nothing changes.
  package let diff: [UInt8]

  /// The replacement of a range of bytes by a text.
  package struct Edit: Equatable, Sendable {
    /// The byte range in the unchanged source.
    package let range: Range<Int>
    package let text: String
  }

  private init(findings: [Diagnostic], count: Int, bytes: [UInt8]?, edits: [Edit], diff: [UInt8]) {
    (self.findings, self.count, self.bytes, self.edits, self.diff) = (findings, count, bytes, edits, diff)
  }

  /// Creates the result for an unchanged source.
  package init(unchanged findings: [Diagnostic]) {
    self.init(findings: findings, count: 0, bytes: nil, edits: [], diff: [])
  }
}

extension FixResult {
  /// Applies the replacements and related edits of findings to the contents of a file. Writes no file. If all
  /// can be applied safely, `findings` are those without a replacement. Otherwise none is applied, and the
  /// findings with a replacement lose it and get a note.
  ///
  /// - Parameters:
  ///   - findings: the findings in the source.
  ///   - basis: the syntax of the source; nil if it must not be changed.
  package init(_ file: SourceFile, _ findings: [Diagnostic], basis: FixBasis?) {
    let replacements = findings.compactMap { finding in
      finding.replacement.map { Edit(range: finding.range.offsets, text: $0) }
    }
    let edits = (replacements + Self.mergedEdits(findings.flatMap(\.relatedEdits))).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    guard !edits.isEmpty, let basis,
      let fixed = DeepStack.run({ AppliedEdits(file, edits, before: basis) })
    else {
      self.init(
        unchanged: findings.map {
          $0.replacement == nil
            ? $0 : $0.withoutReplacement(adding: .unsafe("the file has mistakes"))
        })
      return
    }
    self.init(
      findings: findings.filter { $0.replacement == nil }, count: replacements.count, bytes: fixed.bytes,
      edits: fixed.edits, diff: UnifiedDiff.formatted(fixed, path: file.path))
  }

  /// Returns one edit for each range, with the different entries of all edits at it. In any order.
  private static func mergedEdits(_ relatedEdits: [RelatedEdit]) -> [Edit] {
    Dictionary(grouping: relatedEdits, by: \.range).map { range, relatedEdits in
      var entries: [String] = []
      for relatedEdit in relatedEdits where !entries.contains(relatedEdit.entry) {
        entries.append(relatedEdit.entry)
      }
      return Edit(
        range: range,
        text: relatedEdits[0].opening + entries.joined(separator: ", ") + relatedEdits[0].closing)
    }
  }
}
