import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoTheme

/// Reads sources, reports on them, and mends them if that is wanted.
struct LintRun {
  let linter: Linter
  let configuration: Configuration
  var report: RunningReport
  /// Nil where nothing is to be changed.
  let mending: Mending?

  /// What was mended.
  private(set) var total = Mending.Total()
  private var used: Set<TokenPath> = []

  init(linter: Linter, configuration: Configuration, report: RunningReport, mending: Mending?) {
    (self.linter, self.configuration, self.report, self.mending) = (linter, configuration, report, mending)
  }

  mutating func report(_ diagnostics: [Diagnostic]) {
    report.write([RunningReport.part(diagnostics, report.reporter)])
  }

  /// What was found in one source, and done about it.
  private struct Result: Sendable {
    let part: RunningReport.Part
    let mended: Mended
    let tokens: Set<TokenPath>
  }

  /// Reports on sources.
  ///
  /// - Parameter input: one that is no file.
  mutating func read(_ files: [String], _ input: SourceFile?) {
    var own = input.map(linter.definitions(in:)) ?? OwnDefinitions()
    if linter.needsDefinitions {
      for batch in Self.batches(files.filter { Language.of($0) != .interfaceBuilder }) {
        let found = Concurrently.map(batch) { [linter] path in
          (try? InputFile.read(path, limit: Language.swift.mostBytes)).map {
            linter.definitions(in: SourceFile(path: path, bytes: $0))
          }
        }
        own = found.compactMap { $0 }.reduce(own) { $0.union($1) }
      }
    }
    let linter = linter.knowing(own)
    if let input { add([result(of: input, linter, nil)]) }
    for batch in Self.batches(files) {
      let results = Concurrently.map(batch) { [self] path in
        Self.read(path).map { result(of: $0, linter, mending) }
      }
      add(results.compactMap { $0 })
    }
  }

  /// Enough to keep all cores busy, and few enough that memory does not grow with the tree.
  private static func batches(_ files: [String]) -> [[String]] {
    stride(from: 0, to: files.count, by: 4096).map { Array(files[$0..<min($0 + 4096, files.count)]) }
  }

  private func result(of file: SourceFile, _ linter: Linter, _ mending: Mending?) -> Result {
    let inspection = linter.inspect(file)
    let findings = inspection.findings.filter { !configuration.disabledWarnings.contains($0.id) }
    let mended = mending?.mend(file, findings) ?? Mended(unchanged: findings)
    // What takes the place of literals is used from now on.
    let added =
      mended.count == 0 ? [] : findings.filter { $0.replacement != nil }.compactMap(\.literal?.token)
    return Result(
      part: RunningReport.part(mended.findings, report.reporter), mended: mended,
      tokens: inspection.tokens.union(added.map(TokenPath.init(_:))))
  }

  private mutating func add(_ results: [Result]) {
    if mending?.isDry == true { Terminal.say(results.flatMap(\.mended.diff)) }
    report.write(results.map(\.part))
    for result in results {
      total.add(result.mended)
      used.formUnion(result.tokens)
    }
  }

  /// Reports on the tokens that nothing that was read names.
  mutating func report(unusedIn guide: CompiledGuide) {
    report(
      UnusedTokens.check(guide, used: used, severity: configuration.lint.severities[.unusedToken] ?? nil))
  }

  private static func read(_ path: String) -> SourceFile? {
    let limit = (Language.of(path) ?? .swift).mostBytes
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: limit)
      guard bytes.count <= limit else {
        throw FileError("read", path, reason: "it is larger than \(limit >> 20) MiB")
      }
      return SourceFile(path: path, bytes: bytes)
    } catch {
      // One that went away while the others were read is no loss.
      if !error.isMissing { Terminal.complain("warning: \(error.description); it is left out\n") }
      return nil
    }
  }
}
