import KansoDiagnostics
import KansoGuide
import KansoTheme

/// A style guide that was made of the token files of another tool.
package struct ImportedGuide {
  /// A token in both worlds.
  package struct Token {
    /// The path in the source.
    package let sourcePath: [String]
    package let path: TokenPath
    /// The range of the token with its comments in `text`, as UTF-8 offsets.
    package let range: Range<Int>
    /// True for a token that stands commented out.
    package let isCommentedOut: Bool
  }

  /// The YAML of the guide, which compiles without errors; empty if there is no token.
  package let text: String
  /// The tokens in the order of the guide.
  package let tokens: [Token]
  /// The findings of the reader, and everything that the guide does not have in the same way.
  package let findings: [ImportFinding]

  /// True if a file could not be read, so that tokens of the source may be missing.
  package var isIncomplete: Bool { findings.contains { $0.kind == .unreadable } }
}

/// Writes style guides from the tokens of other tools.
package enum GuideWriter {
  /// The number of times that a guide is compiled with other sections for tokens that have errors.
  private static let maxAttempts = 4
  /// The number of times that a guide is compiled at all. Then all tokens are left out.
  private static let maxRounds = 40

  /// Returns the guide of a source. It compiles without errors: tokens with an error are left out and reported.
  package static func write(_ tokens: ForeignTokens) -> ImportedGuide {
    let source = tokens.normalized
    var lost: [Int: String] = [:]
    var attempts: [Int: Int] = [:]
    var draft = GuideDraft(source, lost: lost, attempts: attempts)
    for round in 0..<maxRounds {
      // A token that is lost while values are written may be the target of others.
      if draft.losses.count > lost.count {
        lost = draft.losses
        draft = GuideDraft(source, lost: lost, attempts: attempts)
        continue
      }
      let errors = errors(in: draft)
      if errors.isEmpty {
        let final = commentedDraft(source, draft, lost: lost, attempts: attempts)
        return guide(final, tokens, source)
      }
      for (index, message) in errors {
        attempts[index, default: 0] += 1
        let isLast = attempts[index, default: 0] >= draft.sectionCount(of: index)
        if isLast || round >= maxAttempts { lost[index] = message }
      }
      draft = GuideDraft(source, lost: lost, attempts: attempts)
    }
    let message = "the guide with this token does not compile"
    for index in source.tokens.indices where lost[index] == nil { lost[index] = message }
    return guide(GuideDraft(source, lost: lost, attempts: [:]), tokens, source)
  }

  /// Returns a draft that compiles with the doubtful tokens as comments. All of them compile, too, so that each can
  /// be taken over by removing its marks.
  private static func commentedDraft(
    _ source: ForeignTokens, _ draft: GuideDraft, lost: [Int: String], attempts: [Int: Int]
  ) -> GuideDraft {
    guard source.tokens.contains(where: \.isCommentedOut) else { return draft }
    let commented = GuideDraft(source, lost: lost, attempts: attempts, commentsOut: true)
    // Without another token, there is no guide to compile.
    if commented.entries.allSatisfy(\.isCommentedOut) || errors(in: commented).isEmpty { return commented }
    return draft
  }

  /// Returns the first error of each token of a draft.
  private static func errors(in draft: GuideDraft) -> [Int: String] {
    guard !draft.entries.isEmpty else { return [:] }
    let compiled = CompiledGuide(bytes: Array(draft.text.utf8), path: "tokens.yaml")
    guard compiled.theme == nil else { return [:] }
    var messages: [Int: String] = [:]
    for diagnostic in compiled.diagnostics where diagnostic.severity == .error {
      let entry = draft.entry(at: diagnostic.range.lowerBound)
      if messages[entry.token] == nil { messages[entry.token] = diagnostic.message }
    }
    return messages
  }

  /// Returns the result with the findings about all tokens.
  private static func guide(_ draft: GuideDraft, _ tokens: ForeignTokens, _ source: ForeignTokens)
    -> ImportedGuide
  {
    var findings = tokens.findings
    for (index, message) in draft.losses.merging(draft.unplaced, uniquingKeysWith: { first, _ in first })
      .sorted(by: { $0.key < $1.key })
    {
      findings.append(
        ImportFinding(.lost, source.tokens[index].path, message, at: source.tokens[index].place))
    }
    for (index, messages) in draft.lostVariants.sorted(by: { $0.key < $1.key })
    where draft.losses[index] == nil {
      let token = source.tokens[index]
      for message in messages {
        findings.append(
          ImportFinding(.lost, token.path, "its value in a mode is left out: \(message)", at: token.place))
      }
    }
    for entry in draft.entries.sorted(by: { $0.token < $1.token }) {
      let token = source.tokens[entry.token]
      for remark in entry.remarks {
        findings.append(ImportFinding(remark.kind, token.path, remark.message, at: token.place))
      }
    }
    for renaming in draft.renamings.sorted(by: { $0.token < $1.token }) {
      let token = source.tokens[renaming.token]
      findings.append(
        ImportFinding(
          .renamed, token.path,
          "has the name `\(renaming.name)`, which is `\(renaming.names.joined(separator: "."))` in the guide",
          at: token.place))
    }
    if !draft.droppedModes.isEmpty, let place = source.tokens.first?.place {
      let names = draft.droppedModes.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
      findings.append(
        ImportFinding(
          .lost, [], "\(draft.droppedModes.count) modes do not fit into a guide, among them \(names)",
          at: place))
    }
    return ImportedGuide(
      text: draft.text,
      tokens: draft.entries.map { entry in
        ImportedGuide.Token(
          sourcePath: source.tokens[entry.token].path,
          path: TokenPath(entry.names.joined(separator: ".")), range: entry.range,
          isCommentedOut: entry.isCommentedOut)
      },
      findings: findings)
  }
}
