import KansoDiagnostics
import KansoInterchange
import KansoInterchangeDiagnostics
import KansoSystem
import KansoYAML

/// Files that no reader recognises.
enum UnknownFormat {
  /// Returns the error for a file, which says where it cannot be read, or what it looks like.
  static func diagnostic(of file: ForeignFile) -> Diagnostic {
    let source = file.source
    if let problem = problem(in: source) {
      return Diagnostic(
        .unreadableTokenFile, problem.message, at: problem.place,
        help: "Correct the file, or export it again.")
    }
    let (looks, help) = description(of: source)
    return Diagnostic(
      .unknownTokenFormat, "the file \(looks)", at: SourceRange(file: source, 0..<0), help: help)
  }

  /// Returns true for a file that is empty, no text, or no valid JSON.
  static func isUnreadable(_ source: SourceFile) -> Bool { problem(in: source) != nil }

  /// Returns the reason that a file cannot be read in any format; nil if there is none.
  private static func problem(in source: SourceFile) -> (message: String, place: SourceRange)? {
    if let problem = SourceText.decode(source.bytes, path: source.path).diagnostics.first {
      return (problem.message, problem.range)
    }
    guard let first = source.bytes.first(where: { $0 > 0x20 }) else {
      return ("the file is empty", SourceRange(file: source, 0..<0))
    }
    guard source.looksLikeJSON || first == UInt8(ascii: "[") else { return nil }
    let finding = TreeDocument(ForeignFile(name: "", source: source)).findings.first {
      $0.kind == .unreadable
    }
    return finding.map { ("the file is not valid JSON: \($0.message)", $0.place) }
  }

  /// Returns the error for files that have no tokens of a format that was named, at the first of them; nil if
  /// they are in the format.
  static func diagnostic(of files: [ForeignFile], without format: TokenFormat) -> Diagnostic? {
    guard let (reader, own) = TokenReaders.reader(recognizing: files) else {
      return files.first.map { diagnostic(of: $0) }
    }
    guard reader.format != format else { return nil }
    let message = "the file looks like \(reader.format.noun(of: own)), and has no tokens of \(format.noun)"
    return Diagnostic(
      .unknownTokenFormat, message, at: SourceRange(file: own[0].source, 0..<0),
      help: "Use `--from \(reader.format.rawValue)`, or leave out `--from`.")
  }

  /// Returns what a file looks like, as a predicate, and what to do.
  private static func description(of source: SourceFile) -> (String, String) {
    let name = source.path
    if isTheme(source) {
      return (
        "is a theme that Kanso compiled",
        "Use the guide that it was made of. `kanso preview \(name)` shows the theme."
      )
    }
    if source.contains("com.apple.InterfaceBuilder") {
      return ("is a document of Interface Builder", "`kanso lint` and `kanso preview` read it.")
    }
    if isGuide(source) || isYAML(source) && hasKey("colors:", in: source) {
      return ("is a style guide of Kanso", "Check it with `kanso validate \(name)`.")
    }
    let first = source.bytes.first { $0 > 0x20 }
    let formats = TokenFormat.allCases.map(\.rawValue).joined(separator: ", ")
    let looks =
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): "looks like JSON, but has no tokens of a known format"
      case UInt8(ascii: "<"): "looks like XML, but has no resources of Android"
      default: "has no tokens of a known format"
      }
    return (looks, "Name the format: `kanso import \(name) --from FORMAT`. The formats are \(formats).")
  }

  /// Returns true for a guide or a theme of Kanso.
  static func isOfKanso(_ source: SourceFile) -> Bool { isTheme(source) || isGuide(source) }

  /// Returns true for a theme. Exported token files can have Kanso's object, too, but no fingerprint.
  private static func isTheme(_ source: SourceFile) -> Bool {
    source.contains("\"dev.kanso\"") && source.contains("\"fingerprint\": \"")
  }

  private static func isGuide(_ source: SourceFile) -> Bool {
    isYAML(source) && hasKey("kanso: ", in: source)
  }

  private static func isYAML(_ source: SourceFile) -> Bool {
    [".yaml", ".yml"].contains { FilePath.hasSuffix($0, in: source.path) }
  }

  /// Returns true if a line of the file begins with a text.
  private static func hasKey(_ key: String, in source: SourceFile) -> Bool {
    source.bytes.starts(with: key.utf8) || source.contains("\n" + key)
  }
}
