import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLintRules
import KansoPOSIX
import KansoSystem

extension OwnDefinitions {
  /// The hash of the definitions with their places.
  var hash: ContentHash {
    let types = sortedTypes.flatMap { [$0.name, $0.file ?? "", $0.place.description] }
    return ContentHash(Array("\([types, members.sorted()])".utf8))
  }
}

/// A linter that looks for the results of earlier runs first.
///
/// It is a class, because a linter has many parts, and would be copied for each source.
final class CachingLinter: Sendable {
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
    definitionsHash = own.hash
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
    /// The file that was read; nil for a source that is none, and for one that has just changed.
    fileprivate var known: KnownFiles.File?

    var file: SourceFile? { linted.file }
    var definitions: OwnDefinitions { linted.definitions }
    var byteCount: Int { linted.byteCount }
  }

  /// The part of a source's result that a cache keeps.
  struct KeptResult: Sendable {
    let key: ContentHash
    /// The encoded result; nil if it was kept before.
    var added: [UInt8]?
    /// The file that was read; nil for a source that is none, and for one that has just changed.
    var file: KnownFiles.File?
  }

  /// Finds the result of an earlier run for a file that was not read; nil if there is none, if the file has changed, or
  /// if the bytes of the file are needed: for findings, or because the result depends on other sources.
  func collect(fileAt path: String, _ identity: FileIdentity) -> Collected? {
    guard let cache, let hash = cache.files.hash(ofFile: path, identity) else { return nil }
    let key = key(path, hash)
    let none = SourceFile(path: path, bytes: [])
    guard let bytes = cache.result(for: key), CachedResult.isComplete(bytes),
      let cached = CachedResult(bytes, for: none, Self.descriptors)
    else { return nil }
    return collected(cached, none, key)
  }

  /// Reads a source, or finds the result of an earlier run.
  ///
  /// - Parameter identity: the identity before the source was read; nil if it is no file.
  func collect(_ file: SourceFile, _ identity: FileIdentity? = nil) -> Collected {
    guard let cache else { return Collected(linted: linter.collect(file), key: nil) }
    let hash = ContentHash(file.bytes)
    let key = key(file.path, hash)
    var collected =
      if let bytes = cache.result(for: key), let cached = CachedResult(bytes, for: file, Self.descriptors) {
        collected(cached, file, key)
      } else {
        Collected(linted: linter.collect(file), key: key)
      }
    collected.known = identity.flatMap { cache.files.file(at: file.path, $0, hash) }
    return collected
  }

  private func key(_ path: String, _ hash: ContentHash) -> ContentHash {
    ContentHash(Array("\(settingsHash) \(hash.text) \(path)".utf8))
  }

  private func collected(_ cached: CachedResult, _ file: SourceFile, _ key: ContentHash) -> Collected {
    // A result that depends on other sources may have to be found again.
    let isEmpty = cached.definitionsHash == nil && cached.inspection.findings.isEmpty
    var linted = Linter.Collected(file: isEmpty ? nil : file)
    (linted.definitions, linted.inspection, linted.isFinished) = (cached.definitions, cached.inspection, true)
    return Collected(linted: linted, key: key, cached: cached)
  }

  /// Returns the result for a source, and what is kept of it: nothing without a cache. ``withDefinitions(_:)`` must
  /// have set the definitions of all sources.
  func report(_ collected: Collected) -> (inspection: Linter.Inspection, kept: KeptResult?) {
    guard let key = collected.key else { return (linter.report(collected.linted), nil) }
    var linted = collected.linted
    if let cached = collected.cached {
      if cached.definitionsHash == nil || cached.definitionsHash == definitionsHash {
        return (cached.inspection, KeptResult(key: key, file: collected.known))
      }
      if let file = linted.file { linted = linter.collect(file) }
    }
    let inspection = linter.report(linted)
    let result = CachedResult(
      definitions: linted.definitions, definitionsHash: linted.isFinished ? nil : definitionsHash,
      inspection: inspection)
    return (
      inspection,
      result.encoded(for: linted.file).map { KeptResult(key: key, added: $0, file: collected.known) }
    )
  }
}
