import KansoCommandLine
import KansoDiagnostics
import KansoLint

/// What `--fix` does with a file: it is written whole or not at all.
struct Mending: Sendable {
  /// The module that the tokens are declared in.
  let module: String?
  let isDry: Bool

  func mend(_ file: SourceFile, _ findings: [Diagnostic]) -> Mended {
    let mended = Mended(file, findings, importing: module)
    guard let bytes = mended.bytes, !isDry else { return mended }
    do throws(FileError) {
      try replace(file, with: bytes)
      return mended
    } catch {
      Terminal.complain("warning: \(error.description); it is left as it is\n")
      return Mended(unchanged: findings)
    }
  }

  private func replace(_ file: SourceFile, with bytes: [UInt8]) throws(FileError) {
    // A link stays one: what it leads to is written.
    let path = InputFile.resolved(file.path)
    StagedFile.removeRemains(of: path)
    let staged = try StagedFile(path, bytes: bytes)
    defer { staged.discard() }
    // Somebody may have saved the file in the meantime.
    guard try InputFile.read(path, limit: Language.swift.mostBytes) == file.bytes else {
      throw FileError("mend", file.path, reason: "it has changed since it was read")
    }
    try staged.replace()
  }

  /// What was done in all files.
  struct Total {
    private var places = 0
    private var files = 0

    mutating func add(_ mended: Mended) {
      guard mended.count > 0 else { return }
      places += mended.count
      files += 1
    }

    func text(isDry: Bool) -> String {
      let counted = "\(places) place\(places == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
      return isDry ? "\(counted) would be mended\n" : "\(counted) mended\n"
    }
  }
}
