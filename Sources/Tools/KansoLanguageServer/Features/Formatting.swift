import KansoDiagnostics
import KansoFormatting
import KansoYAML

extension Feature {
  /// The changes that give a guide its usual form.
  static let formatting = Feature("textDocument/formatting") { question in
    format(question) { _ in true }
  }

  /// The changes of the lines of a range.
  static let rangeFormatting = Feature("textDocument/rangeFormatting") { question in
    guard let range = question.range else { return nil }
    let first = question.file.lines.position(at: range.lowerBound).line
    let last = question.file.lines.position(at: range.upperBound).line
    return format(question) { (first...last).contains($0) }
  }

  /// The changes of the lines above a new one, up to an empty line.
  static let onTypeFormatting = Feature("textDocument/onTypeFormatting") { question in
    guard let offset = question.offset else { return nil }
    let lines = question.file.lines
    let last = lines.position(at: offset).line - 1
    var first = last
    while first > 1, !lines.contents(ofLine: first - 1).isEmpty { first -= 1 }
    return format(question) { first <= $0 && $0 <= last }
  }

  private static func format(_ question: Question, lines isWanted: (Int) -> Bool) -> Answer? {
    guard question.isYAML else { return nil }
    let edits = GuideFormat(question.file).edits.filter {
      isWanted(question.file.lines.position(at: $0.range.lowerBound).line)
    }
    return { json in
      json.writeArray(of: edits) { json, edit in
        TextEdit(question.file, edit.range, edit.text).write(question.client.encoding, to: &json)
      }
    }
  }
}
