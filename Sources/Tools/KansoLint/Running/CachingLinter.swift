import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLintRules
import KansoSystem

extension OwnDefinitions {
  /// The hash of the definitions with their places.
  var hash: ContentHash {
    let types = sortedTypes.flatMap { [$0.name, $0.file ?? "", $0.place.description] }
    return ContentHash(Array("\([types, members.sorted()])".utf8))
  }
}

/// A linter that looks for the results of earlier runs first.
struct CachingLinter: Sendable {
  private let linter: Linter
  private let cache: LintCache?
  private let settingsHash: String
  private let definitionsHash: ContentHash

  /// The diagnostics that results have, by their ids. A result with another one is not kept.
  private static let descriptors = Dictionary(
    (DiagnosticCatalog.lintRules + DiagnosticCatalog.diagnostics
      + DiagnosticCatalog.interfaceBuilderDiagnostics)
      .map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// - Parameter cache: the cache; nil for none.
  init(_ linter: Linter, _ cache: LintCache?) {
    (self.linter, self.cache) = (linter, cache)
    settingsHash = cache == nil ? "" : linter.settings.hash.text
    definitionsHash = linter.own.hash
  }

  private init(_ other: CachingLinter, _ own: OwnDefinitions) {
    (linter, cache, settingsHash) = (other.linter.withDefinitions(own), other.cache, other.settingsHash)
    definitionsHash = linter.own.hash
  }

  /// Returns the same linter with other definitions of the sources.
  func withDefinitions(_ own: OwnDefinitions) -> CachingLinter { CachingLinter(self, own) }

  /// True if the linter needs the definitions of all sources before its reports are correct.
  var needsDefinitions: Bool { linter.needsDefinitions }

  /// The result for one source before the definitions of the others are known.
  struct Collected: Sendable {
    fileprivate var linted: Linter.Collected
    /// The key of the result; nil without a cache.
    fileprivate let key: ContentHash?
    /// The result of an earlier run; nil if there is none.
    fileprivate var cached: CachedResult?

    var file: SourceFile? { linted.file }
    var definitions: OwnDefinitions { linted.definitions }
    var byteCount: Int { linted.byteCount }
  }

  /// What a cache keeps of a source.
  struct KeptResult: Sendable {
    let key: ContentHash
    /// The encoded result; nil if it was kept before.
    var added: [UInt8]?
  }

  /// Reads a source, or finds the result of an earlier run.
  func collect(_ file: SourceFile) -> Collected {
    guard let cache else { return Collected(linted: linter.collect(file), key: nil) }
    let key = ContentHash(Array("\(settingsHash) \(ContentHash(file.bytes).text) \(file.path)".utf8))
    guard let bytes = cache.result(for: key), let cached = CachedResult(bytes, for: file, Self.descriptors)
    else {
      return Collected(linted: linter.collect(file), key: key)
    }
    // A result that depends on other sources may have to be found again.
    let isEmpty = cached.definitionsHash == nil && cached.inspection.findings.isEmpty
    var linted = Linter.Collected(file: isEmpty ? nil : file)
    (linted.definitions, linted.inspection, linted.isFinished) = (cached.definitions, cached.inspection, true)
    return Collected(linted: linted, key: key, cached: cached)
  }

  /// Returns the result for a source, and what is kept of it: nothing without a cache. ``withDefinitions(_:)`` must have
  /// set the definitions of all sources.
  func report(_ collected: Collected) -> (inspection: Linter.Inspection, kept: KeptResult?) {
    guard let key = collected.key else { return (linter.report(collected.linted), nil) }
    var linted = collected.linted
    if let cached = collected.cached {
      if cached.definitionsHash == nil || cached.definitionsHash == definitionsHash {
        return (cached.inspection, KeptResult(key: key))
      }
      if let file = linted.file { linted = linter.collect(file) }
    }
    let inspection = linter.report(linted)
    let result = CachedResult(
      definitions: linted.definitions, definitionsHash: linted.isFinished ? nil : definitionsHash,
      inspection: inspection)
    return (inspection, result.encoded(for: linted.file).map { KeptResult(key: key, added: $0) })
  }
}
