import KansoDiagnostics
import KansoTheme

/// A run of `kanso-lint` that the server wants, since it reads Swift and Objective-C. The program of the server runs it.
package struct LintJob: Sendable {
  /// The sources that are read.
  enum Scope: Sendable, Equatable {
    /// All sources of a folder, with the tokens of the guide at a path.
    case folder(guide: String)
    /// An open document, with the text of a version.
    case document(uri: String, version: Int)
  }

  let scope: Scope
  /// The arguments of the program.
  package let arguments: [String]
  /// Standard input: the text of the document, or of the guide; nil for none.
  package let input: [UInt8]?
  /// The folder that the run begins in.
  package let folder: String

  /// The output of a run on no sources.
  package static let emptyReport = Array(#"{"findings": [], "uses": []}"#.utf8)
}

/// The result of a run of `kanso-lint --format json --uses`.
struct LintReport {
  /// A use of a token.
  struct Use {
    let token: TokenPath
    /// The path of the source.
    let path: String
    let position: SourcePosition
  }

  /// A finding in a source.
  struct Finding {
    let rule: String
    let path: String
    let start: SourcePosition
    let end: SourcePosition
    let isError: Bool
    let message: String
    let help: String?
    let replacement: String?
    let literal: String?
    let token: String?
    let distance: Double?
    let section: String?
    let value: String?
  }

  let uses: [Use]
  let findings: [Finding]

  /// Reads the output of a run; nil for any other text.
  ///
  /// - Parameter folder: the folder that paths begin in.
  init?(_ output: [UInt8], in folder: String) {
    guard let root = try? JSONParser.parse(output), let uses = root["uses"]?.elements else { return nil }
    func path(_ node: JSONNode?) -> String? {
      node?.text.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    }
    func position(_ node: JSONNode, _ line: String, _ column: String) -> SourcePosition? {
      guard let line = node[line]?.index, let column = node[column]?.index, line > 0, column > 0 else {
        return nil
      }
      return SourcePosition(line: line, column: column)
    }
    self.uses = uses.compactMap { use in
      guard let token = use["token"]?.text, let path = path(use["file"]),
        let position = position(use, "line", "column")
      else { return nil }
      return Use(token: TokenPath(token), path: path, position: position)
    }
    findings = (root["findings"]?.elements ?? []).compactMap { finding in
      guard let rule = finding["rule"]?.text, let path = path(finding["path"]),
        let message = finding["message"]?.text, let start = position(finding, "startLine", "startColumn"),
        let end = position(finding, "endLine", "endColumn")
      else { return nil }
      var distance: Double?
      if case .number(let number)? = finding["distance"]?.content { distance = number }
      return Finding(
        rule: rule, path: path, start: start, end: end, isError: finding["severity"]?.text == "error",
        message: message, help: finding["help"]?.text, replacement: finding["replacement"]?.text,
        literal: finding["literal"]?.text, token: finding["token"]?.text, distance: distance,
        section: finding["section"]?.text, value: finding["value"]?.text)
    }
  }
}

extension LintReport.Finding {
  /// Returns the finding as a diagnostic of a file; nil for a rule or a place that is not known.
  func diagnostic(in file: SourceFile, _ known: [String: DiagnosticDescriptor]) -> Diagnostic? {
    guard let descriptor = known[rule], let start = file.offset(of: start), let end = file.offset(of: end),
      start <= end
    else { return nil }
    return Diagnostic(
      descriptor, message, at: SourceRange(file: file, start..<end), help: help, replacement: replacement,
      literal: literal.map {
        LiteralMatch(text: $0, token: token, distance: distance, section: section, value: value)
      },
      severity: isError ? .error : .warning)
  }
}

extension SourceFile {
  /// Returns the offset of a position; nil if there is no such line, or if the line is shorter.
  func offset(of position: SourcePosition) -> Int? {
    guard position.line <= lines.lineCount else { return nil }
    let line = lines.contents(ofLine: position.line)
    let offset = line.lowerBound + position.column - 1
    return offset <= line.upperBound ? offset : nil
  }
}
