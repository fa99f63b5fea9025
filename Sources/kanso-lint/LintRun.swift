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
  /// The number of sources that could not be read or parsed.
  private(set) var leftOutCount = 0
  private var used: Set<TokenPath> = []

  init(linter: Linter, configuration: Configuration, report: RunningReport, mending: Mending?) {
    (self.linter, self.configuration, self.report, self.mending) = (linter, configuration, report, mending)
  }

  mutating func report(_ findings: [Diagnostic] = [], problems: [Diagnostic] = []) {
    report.write([report.part(findings, problems: problems)])
  }

  /// Reports on sources that cannot be read.
  mutating func leaveOut(_ errors: [FileError]) {
    for error in errors { Terminal.complain("warning: \(error.description); it is left out\n") }
    leftOutCount += errors.count
  }

  /// What was found in one source, and done about it.
  private struct Result: Sendable {
    let part: RunningReport.Part
    let mended: Mended
    /// The reason why the source could not be fixed.
    let problem: FileError?
    let tokens: Set<TokenPath>
    let isLeftOut: Bool
  }

  /// Reports on sources.
  ///
  /// - Parameter input: one that is no file.
  mutating func read(_ sources: [Source], _ input: Swift.Result<SourceFile, FileError>?) {
    var own = (try? input?.get()).map(linter.definitions(in:)) ?? OwnDefinitions()
    if linter.needsDefinitions {
      for batch in Self.batches(sources.filter { Language.of($0.path) != .interfaceBuilder }) {
        let found = Concurrently.map(batch) { [linter] source in
          (try? source.bytes(limit: Language.swift.mostBytes)).map {
            linter.definitions(in: SourceFile(path: source.path, bytes: $0))
          }
        }
        own = found.compactMap { $0 }.reduce(into: own) { $0.formUnion($1) }
      }
    }
    let linter = linter.knowing(own)
    if let input { add([input.map { result(of: $0, linter, at: nil) }]) }
    for batch in Self.batches(sources) {
      let results = Concurrently.map(batch) { [self] source in
        Self.read(source).map { result(of: $0, linter, at: source) }
      }
      add(results)
    }
  }

  /// Enough to keep all cores busy, and few enough that memory does not grow with the tree.
  private static func batches(_ sources: [Source]) -> [[Source]] {
    stride(from: 0, to: sources.count, by: 4096).map { Array(sources[$0..<min($0 + 4096, sources.count)]) }
  }

  /// - Parameter source: the place of the file on the disk; nil for standard input, which cannot be fixed.
  private func result(of file: SourceFile, _ linter: Linter, at source: Source?) -> Result {
    let inspection = linter.inspect(file)
    let findings = inspection.findings.filter { !configuration.disabledWarnings.contains($0.id) }
    let outcome = source.flatMap { mending?.mend($0, file, findings) }
    let mended = outcome?.mended ?? Mended(unchanged: findings)
    // What takes the place of literals is used from now on.
    let added =
      mended.count == 0 ? [] : findings.filter { $0.replacement != nil }.compactMap(\.literal?.token)
    let part =
      inspection.isLeftOut ? report.part([], problems: mended.findings) : report.part(mended.findings)
    return Result(
      part: part, mended: mended, problem: outcome?.problem,
      tokens: inspection.tokens.union(added.map(TokenPath.init(_:))),
      isLeftOut: inspection.isLeftOut)
  }

  private mutating func add(_ outcomes: [Swift.Result<Result, FileError>]) {
    var results: [Result] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let result): results.append(result)
      // One that went away while the others were read is no loss.
      case .failure(let error): if !error.isMissing { leaveOut([error]) }
      }
    }
    if mending?.isDry == true { Terminal.say(results.flatMap(\.mended.diff)) }
    report.write(results.map(\.part))
    for result in results {
      total.add(result.mended)
      if let problem = result.problem { total.add(problem) }
      used.formUnion(result.tokens)
      if result.isLeftOut { leftOutCount += 1 }
    }
  }

  /// Reports on the tokens that nothing that was read names.
  mutating func report(unusedIn guide: CompiledGuide) {
    report(
      UnusedTokens.check(guide, used: used, severity: configuration.lint.severities[.unusedToken] ?? nil))
  }

  /// Reads standard input as the source of a path.
  static func readStandardInput(as path: String) -> Swift.Result<SourceFile, FileError> {
    source(path) { limit throws(FileError) in try InputFile.readStandardInput(limit: limit) }
  }

  private static func read(_ source: Source) -> Swift.Result<SourceFile, FileError> {
    Self.source(source.path) { limit throws(FileError) in try source.bytes(limit: limit) }
  }

  /// - Parameter read: reads up to as many bytes as it is given, and one more.
  private static func source(
    _ path: String, reading read: (_ limit: Int) throws(FileError) -> [UInt8]
  ) -> Swift.Result<SourceFile, FileError> {
    let limit = (Language.of(path) ?? .swift).mostBytes
    do throws(FileError) {
      let bytes = try read(limit)
      guard bytes.count <= limit else {
        throw FileError("read", path, reason: "it is larger than \(limit >> 20) MiB")
      }
      return .success(SourceFile(path: path, bytes: bytes))
    } catch {
      return .failure(error)
    }
  }
}
