import KansoDiagnostics

/// Comments that silence findings:
///
/// - `// kanso:disable:next literal-padding - reason` the line after it, `:this` its own, `:previous` the one before;
/// - `// kanso:disable literal-padding - reason` everything up to `// kanso:enable literal-padding`, or to the end.
struct Suppressions {
  private struct Comment {
    let rules: [DiagnosticID]
    let range: SourceRange
    /// The lines that it is about, the first of which is 1.
    let lines: ClosedRange<Int>
  }

  private var comments: [Comment] = []
  /// What is wrong with the comments themselves.
  private(set) var diagnostics: [Diagnostic] = []
  private let index: LineIndex?

  private static let marker = "// kanso:"

  init(_ file: SourceFile) {
    // Most sources have none, and finding that out should cost next to nothing.
    guard file.contains(Self.marker) else {
      index = nil
      return
    }
    let index = LineIndex(file)
    self.index = index
    var open = OpenComments()
    for line in 1...max(1, index.lineCount) {
      guard let start = Self.comment(in: file, index.contents(ofLine: line)) else { continue }
      let range = SourceRange(file: file, start..<index.contents(ofLine: line).upperBound)
      let words = range.text.dropFirst(Self.marker.count).split(separator: " ", maxSplits: 1)
      let command = words.first.map(String.init) ?? ""
      let rest = words.count > 1 ? String(words[1]) : ""
      switch command {
      case "disable:next": add(rest, range, (line + 1)...(line + 1))
      case "disable:this": add(rest, range, line...line)
      case "disable:previous": add(rest, range, max(1, line - 1)...max(1, line - 1))
      case "disable": open.add(rules(in: rest, range), range, line: line)
      case "enable":
        let names = rest.isEmpty ? [] : known(in: rest, range)
        // Misspelt names have been reported, and enable nothing.
        if rest.isEmpty || !names.isEmpty { close(names, at: line, range, &open) }
      default:
        report(
          "`kanso:\(command)` is not understood", range,
          "Write `disable:next`, `disable:this`, `disable:previous`, `disable` or `enable`.")
      }
    }
    for (rules, range, line) in open.close([]) {
      comments.append(Comment(rules: rules, range: range, lines: line...Int.max))
    }
  }

  /// Where a comment for the lint begins in a line: neither in another comment nor quoted. Counted in bytes, since those
  /// that are no UTF-8 have no length as text.
  private static func comment(in file: SourceFile, _ line: Range<Int>) -> Int? {
    let bytes = file.bytes[line]
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: marker.utf8) }) else {
      return nil
    }
    let isApart =
      start == line.lowerBound || bytes[start - 1] == UInt8(ascii: " ")
      || bytes[start - 1] == UInt8(ascii: "\t")
    let isFirst = !bytes[..<start].indices.contains { bytes[$0...].starts(with: "//".utf8) }
    return isApart && isFirst ? start : nil
  }

  private mutating func add(_ rest: String, _ range: SourceRange, _ lines: ClosedRange<Int>) {
    comments.append(Comment(rules: rules(in: rest, range), range: range, lines: lines))
  }

  private mutating func rules(in text: String, _ range: SourceRange) -> [DiagnosticID] {
    let parts = (" " + text).components(separatedBy: " - ")
    if parts.count < 2 || parts[1].allSatisfy(\.isWhitespace) {
      report("the comment gives no reason", range, "Write ` - ` and a reason after the rule.")
    }
    let rules = known(in: parts[0], range)
    if parts[0].allSatisfy(\.isWhitespace) {
      report("the comment names no rule", range, "Name the rule, as in `literal-padding`.")
    }
    return rules
  }

  /// The rules that are named; of names of nothing it complains.
  private mutating func known(in text: String, _ range: SourceRange) -> [DiagnosticID] {
    text.split { $0 == " " || $0 == "," }.compactMap { word in
      if let id = DiagnosticID(rawValue: String(word)), Rule.of(id) != nil { return id }
      let suggestion = Spelling.nearest(to: String(word), among: Rule.all.map(\.id.rawValue))
      report(
        "there is no rule `\(word)`", range,
        suggestion.map { "Did you mean `\($0)`?" } ?? "`kanso explain` lists the rules.")
      return nil
    }
  }

  /// The comments with `disable` that wait for their `enable`. A source may have thousands of both, so that each `enable`
  /// looks only at the comments that it ends.
  private struct OpenComments {
    private var comments: [(range: SourceRange, line: Int)] = []
    /// The comments that disable a rule, in their order.
    private var numbers: [DiagnosticID: [Int]] = [:]

    mutating func add(_ rules: [DiagnosticID], _ range: SourceRange, line: Int) {
      let number = comments.count
      comments.append((range, line))
      // A rule may be named twice.
      for rule in rules where numbers[rule]?.last != number { numbers[rule, default: []].append(number) }
    }

    /// Ends some rules, or all if none is given. Returns the comments that disabled any of them, with those rules.
    mutating func close(_ rules: [DiagnosticID]) -> [(rules: [DiagnosticID], range: SourceRange, line: Int)] {
      var closed: [Int: [DiagnosticID]] = [:]
      for rule in rules.isEmpty ? Array(numbers.keys) : rules {
        for number in numbers.removeValue(forKey: rule) ?? [] { closed[number, default: []].append(rule) }
      }
      return closed.sorted { $0.key < $1.key }.map { number, rules in
        (rules: rules, range: comments[number].range, line: comments[number].line)
      }
    }
  }

  /// Ends what is disabled of some rules, or of all where none is named.
  private mutating func close(
    _ names: [DiagnosticID], at line: Int, _ range: SourceRange, _ open: inout OpenComments
  ) {
    let closed = open.close(names)
    for (rules, range, start) in closed {
      comments.append(Comment(rules: rules, range: range, lines: start...line))
    }
    if closed.isEmpty { report("nothing is disabled here", range, "Delete the comment.") }
  }

  private mutating func report(_ message: String, _ range: SourceRange, _ help: String) {
    diagnostics.append(Diagnostic(.invalidSilencing, message, at: range, help: help))
  }

  /// The findings that are left, and a warning for each comment that silences nothing.
  ///
  /// - Parameter rules: those that were run; of others none can be called unused.
  func apply(to findings: [Diagnostic], rules: Set<DiagnosticID>) -> [Diagnostic] {
    guard let index else { return findings }
    let (silenced, used) = matches(findings.map { ($0.id, index.position(at: $0.range.lowerBound).line) })
    let left = findings.indices.filter { !silenced.contains($0) }.map { findings[$0] }
    let unused = comments.indices.filter { index in
      !used.contains(index) && !comments[index].rules.isEmpty && rules.isSuperset(of: comments[index].rules)
    }
    let complaints = unused.map { index in
      Diagnostic(
        .unusedSilencing, "this silences nothing", at: comments[index].range, help: "Delete the comment.")
    }
    return (left + complaints + diagnostics).sortedForReport()
  }

  /// The findings that comments silence, and the comments that silence any. A source may have thousands of both, so that
  /// not each is compared with each: of findings in the order of their lines, a comment silences some in a row.
  private func matches(
    _ findings: [(rule: DiagnosticID, line: Int)]
  ) -> (silenced: Set<Int>, used: Set<Int>) {
    var (silenced, used): (Set<Int>, Set<Int>) = ([], [])
    for (rule, places) in Dictionary(grouping: findings.indices, by: { findings[$0].rule }) {
      let places = places.sorted { findings[$0].line < findings[$1].line }
      // The numbers of comments that begin and end at each place.
      var changes = Array(repeating: 0, count: places.count + 1)
      for (number, comment) in comments.enumerated() where comment.rules.contains(rule) {
        let first = places.count(before: { findings[$0].line < comment.lines.lowerBound })
        let end = places.count(before: { findings[$0].line <= comment.lines.upperBound })
        guard first < end else { continue }
        used.insert(number)
        changes[first] += 1
        changes[end] -= 1
      }
      var open = 0
      for (place, change) in zip(places, changes) {
        open += change
        if open > 0 { silenced.insert(place) }
      }
    }
    return (silenced, used)
  }
}

extension Array {
  /// The number of elements at the beginning for which a predicate holds that holds for none after the first for which it
  /// does not.
  fileprivate func count(before isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
