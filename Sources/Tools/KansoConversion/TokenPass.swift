import KansoDiagnostics
import KansoFormatting
import KansoLint

/// The last step of a conversion: literals become the tokens of a guide, as the lint fixes them, and what stays a literal
/// gets its final form.
package struct TokenPass: Sendable {
  private let linter: Linter?

  /// The result for one file.
  package struct Outcome: Sendable {
    package let text: String
    /// The number of literals that became tokens.
    package let tokenCount: Int
    /// The number of literals that stayed.
    package let literalCount: Int
  }

  /// Takes a linter with a fixer and the guide; nil without a guide.
  package init(_ linter: Linter?) { self.linter = linter }

  /// Replaces the literals of a file that are tokens, and marks the others with a comment at the end of their line.
  package func finish(_ file: DocumentConversion.File) -> Outcome {
    guard let linter else {
      return Outcome(text: Self.withFinalLiterals(file.text), tokenCount: 0, literalCount: 0)
    }
    let fixed = linter.fix(SourceFile(path: file.name, text: file.text))
    let text = fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? file.text
    let rest = linter.findings(in: SourceFile(path: file.name, text: text)).filter { $0.literal != nil }
    var lines = Self.withFinalLiterals(text).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for (number, findings) in Dictionary(grouping: rest, by: { $0.range.start.line })
    where lines.indices.contains(number - 1) {
      lines[number - 1] += "  // \(Self.remark(findings))"
    }
    return Outcome(text: lines.joined(separator: "\n"), tokenCount: fixed.count, literalCount: rest.count)
  }

  /// Returns the comment for the literals of a line.
  private static func remark(_ findings: [Diagnostic]) -> String {
    let tokens = findings.compactMap { finding in
      finding.literal.flatMap { $0.distance == 0 ? $0.token : nil }
    }
    guard let token = tokens.first else { return "no token" }
    return "several tokens, such as \(SwiftText.singleLine(token))"
  }

  /// Returns a text in which black and white have UIKit's names, and fonts with a name have a replacement.
  static func withFinalLiterals(_ text: String) -> String {
    GeneratedCode.replacingCode(in: text) { code in
      code.replacing("UIColor(white: 0, alpha: 1)", with: "UIColor.black")
        .replacing("UIColor(white: 1, alpha: 1)", with: "UIColor.white")
    }
    // No text of a document can contain this: its quotes are escaped.
    .replacing(/UIFont\(name: "(?:[^"\\]|\\.)*", size: ([0-9.]+)\)/) { match in
      "\(match.output.0) ?? .systemFont(ofSize: \(match.output.1))"
    }
  }
}
