import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

extension Feature {
  /// The sections, groups and tokens of a document as a tree.
  static let documentSymbols = Feature("textDocument/documentSymbol") { question in
    guard !question.isSource, let guide = question.guide?.compiled.guide else { return nil }
    return GuideSymbols(guide: guide, path: question.path, encoding: question.client.encoding).write
  }

  /// The parts of a document that can be folded: groups, and comments of several lines. They are read from the indents,
  /// so a document with mistakes has them, too.
  static let foldingRanges = Feature("textDocument/foldingRange") { question in
    guard !question.isSource else { return nil }
    let folds = Folds(of: question.file).all
    return { json in
      json.writeArray(of: folds) { json, fold in
        json.writeObject { json in
          json.write(fold.lines.lowerBound, "startLine")
          json.write(fold.lines.upperBound, "endLine")
          json.write(fold.isComment ? "comment" : nil, "kind")
        }
      }
    }
  }
}

/// The tokens of all guides whose names have the letters of a query.
enum WorkspaceSymbols {
  /// The maximum number of tokens; a client asks again after more has been typed.
  private static let maxCount = 500

  static func answer(to query: String, _ workspace: GuideWorkspace, _ client: Client) -> Answer {
    let locations = Locations(encoding: client.encoding, addresses: workspace.addresses)
    let guides = workspace.guides.sorted { $0.key < $1.key }.map(\.value)
    let tokens = guides.lazy.flatMap { $0.compiled.guide?.tokens ?? [] }
      .filter { Proposals.matches($0.path.dotted, query) }.prefix(maxCount)
    return { json in
      json.writeArray(of: tokens) { json, token in
        json.writeObject { json in
          json.write(token.path.withinSection, "name")
          json.write(token.path.section, "containerName")
          json.write(14, "kind")
          json.writeKey("location")
          locations.write(token.nameRange, to: &json)
        }
      }
    }
  }
}

/// The parts of a text that can be folded.
private struct Folds {
  /// A part, by its first and last line from 0.
  struct Fold {
    let lines: ClosedRange<Int>
    let isComment: Bool
  }

  private(set) var all: [Fold] = []

  init(of file: SourceFile) {
    /// The lines that may begin a part, with their indents.
    var open: [(line: Int, indent: Int)] = []
    var last = 0
    var comment: Int?
    func close(_ indent: Int, _ folds: inout [Fold]) {
      while let top = open.last, top.indent >= indent {
        open.removeLast()
        if last > top.line { folds.append(Fold(lines: top.line...last, isComment: false)) }
      }
    }
    for line in 0..<file.lines.lineCount {
      let contents = file.lines.contents(ofLine: line + 1)
      let indent = file.bytes[contents].prefix { $0 == 0x20 || $0 == 0x09 }.count
      let first = indent < contents.count ? file.bytes[contents.lowerBound + indent] : nil
      if first == UInt8(ascii: "#") {
        comment = comment ?? line
        continue
      }
      if let start = comment, line - 1 > start { all.append(Fold(lines: start...line - 1, isComment: true)) }
      comment = nil
      // A closing bracket of JSON belongs to the part before it.
      guard let first, first != UInt8(ascii: "}"), first != UInt8(ascii: "]") else { continue }
      close(indent, &all)
      open.append((line, indent))
      last = line
    }
    if let start = comment, file.lines.lineCount - 1 > start {
      let isEmpty = file.lines.contents(ofLine: file.lines.lineCount).isEmpty
      let end = file.lines.lineCount - (isEmpty ? 2 : 1)
      if end > start { all.append(Fold(lines: start...end, isComment: true)) }
    }
    close(0, &all)
    all.sort { ($0.lines.lowerBound, $0.lines.upperBound) < ($1.lines.lowerBound, $1.lines.upperBound) }
  }
}
