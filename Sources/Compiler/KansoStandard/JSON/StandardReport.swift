import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// The files of a document, and the problems that are found in them.
final class StandardReport {
  private(set) var files: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  let limits: StandardLimits
  private var isFull = false
  /// The number of names that may still be compared with misspelled ones, so that many mistakes in a large group take
  /// little time.
  private var comparisonCount = 1_000_000
  /// The roots of the files, by index.
  private var roots: [Int32: JSONNode] = [:]

  init(_ limits: StandardLimits) { self.limits = limits }

  /// Adds a file and returns its index.
  func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    return Int32(files.count - 1)
  }

  /// Returns the value of a file; nil after reporting that it is too large or is not JSON.
  ///
  /// - Parameter known: the value, if the file is parsed already.
  func parse(_ file: Int32, known: JSONNode? = nil) -> Place? {
    if let known {
      roots[file] = known
      return Place(node: known, file: file)
    }
    let source = files[Int(file)]
    guard source.bytes.count <= limits.fileSize else {
      reportLimit(
        "the file has \(source.bytes.count) bytes, and the limit is \(limits.fileSize)",
        at: SourceRange(file: source, 0..<0))
      return nil
    }
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(source.bytes)
      roots[file] = root
      return Place(node: root, file: file)
    } catch {
      let mistake = JSONMistake(error, in: source)
      report(
        .jsonSyntax, "this is not valid JSON: \(mistake.message)",
        at: SourceRange(file: source, mistake.range), help: mistake.help, replacement: mistake.replacement)
      return nil
    }
  }

  /// Adds a diagnostic. After the limit, one diagnostic says so and all others are dropped.
  func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at range: SourceRange, help: String? = nil,
    notes: [Diagnostic.Note] = [], replacement: String? = nil
  ) {
    guard !isFull else { return }
    guard diagnostics.count < limits.diagnosticCount else {
      isFull = true
      diagnostics.append(
        Diagnostic(
          .documentLimit,
          "there are more than \(limits.diagnosticCount) problems; the others are not reported",
          at: range, help: "Correct those above first."))
      return
    }
    let file = files.firstIndex { $0 === range.file }
    diagnostics.append(
      Diagnostic(descriptor, message, at: range, help: help, notes: notes, replacement: replacement)
        .withPointer(file.flatMap { roots[Int32($0)]?.pointer(to: range.lowerBound) }))
  }

  /// Returns true if a suggestion may compare a number of names. Without diagnostics to come, none is allowed.
  func allowsComparisons(_ count: Int) -> Bool {
    guard !isFull, count <= comparisonCount else { return false }
    comparisonCount -= count
    return true
  }

  /// Adds a diagnostic about a JSON value.
  func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at place: Place, help: String? = nil,
    notes: [Diagnostic.Note] = [], replacement: String? = nil
  ) {
    report(descriptor, message, at: range(of: place), help: help, notes: notes, replacement: replacement)
  }

  /// Reports that a limit is exceeded.
  func reportLimit(_ message: String, at range: SourceRange) { report(.documentLimit, message, at: range) }

  /// Returns the range of a value; of an object or array with several lines, that of its first character.
  func range(of place: Place) -> SourceRange { files[Int(place.file)].range(of: place.node) }

  /// Returns the range of a key from its opening to its closing quote.
  func range(ofKeyAt offset: Int, in file: Int32) -> SourceRange {
    files[Int(file)].range(ofKeyAt: offset)
  }
}

extension SourceFile {
  /// Returns the range of a JSON key from its opening to its closing quote.
  func range(ofKeyAt offset: Int) -> SourceRange {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return SourceRange(file: self, min(offset, bytes.count)..<min(end + 1, bytes.count))
  }

  /// Returns the range of a JSON value; of an object or array with several lines, that of its first character.
  func range(of node: JSONNode) -> SourceRange {
    let range = SourceRange(file: self, node.offset..<node.end)
    switch node.content {
    case .object, .array:
      guard bytes[range.offsets].contains(0x0A) else { return range }
      return SourceRange(file: self, node.offset..<node.offset + 1)
    case .string, .number, .bool, .null: return range
    }
  }
}
