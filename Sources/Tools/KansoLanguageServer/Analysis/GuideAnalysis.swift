import Foundation
import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoSystem
import KansoTheme

/// A compiled guide with its tokens by their paths, and the places that name them.
struct GuideAnalysis: Sendable {
  let compiled: CompiledGuide
  /// The paths of the files of which each replaces tokens of the earlier ones.
  let layers: [String]
  /// The configuration of its project.
  let project: ProjectConfiguration
  /// The diagnostics of `kanso validate`, sorted for reports.
  let diagnostics: [Diagnostic]
  /// The paths of all files of the guide, as it names them, by their paths without links.
  private let names: [String: String]
  private let tables = Tables()

  /// The tables that are made of a guide on first use.
  private final class Tables: Sendable {
    private let lock = NSLock()
    // These are guarded by the lock.
    nonisolated(unsafe) private var tokens: [TokenPath: GuideToken]?
    nonisolated(unsafe) private var mentions: Mentions?
    nonisolated(unsafe) private var swiftNames: SwiftNames?

    func tokens(_ make: () -> [TokenPath: GuideToken]) -> [TokenPath: GuideToken] {
      lock.withLock {
        let value = tokens ?? make()
        tokens = value
        return value
      }
    }

    func mentions(_ make: () -> Mentions) -> Mentions {
      lock.withLock {
        let value = mentions ?? make()
        mentions = value
        return value
      }
    }

    func swiftNames(_ make: () -> SwiftNames) -> SwiftNames {
      lock.withLock {
        let value = swiftNames ?? make()
        swiftNames = value
        return value
      }
    }
  }

  /// - Parameters:
  ///   - layers: the paths of the files of which each replaces tokens of the earlier ones.
  ///   - diagnostics: the diagnostics; nil for those of compiling.
  init(
    _ compiled: CompiledGuide, layers: [String], _ project: ProjectConfiguration,
    diagnostics: [Diagnostic]? = nil
  ) {
    (self.compiled, self.layers, self.project) = (compiled, layers, project)
    self.diagnostics = diagnostics ?? compiled.diagnostics
    names = Dictionary(
      compiled.files.map { (InputFile.resolvedPath($0.path), $0.path) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path of a file as the guide names it; nil for a file of another guide.
  func name(ofPath path: String) -> String? { names[InputFile.resolvedPath(path)] }

  /// Returns the declaration of a token; nil if there is none.
  func token(_ path: TokenPath) -> GuideToken? {
    tables.tokens {
      Dictionary((compiled.guide?.tokens ?? []).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    }[path]
  }

  /// The places that name tokens and groups.
  var mentions: Mentions { tables.mentions { Mentions(of: compiled.guide) } }

  /// The names of the tokens in Swift.
  var swiftNames: SwiftNames {
    tables.swiftNames { SwiftNames(of: compiled.guide, project.configuration.naming) }
  }
}
