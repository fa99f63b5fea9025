import KansoDiagnostics
import KansoInterchange
import KansoLint
import SwiftSyntax

/// A reader of Swift sources that define colors, fonts and lengths, and of the asset catalogs whose colors they name.
///
/// Types and members are found by their names, without a type checker: functions of the sources are computed,
/// functions of Apple's frameworks are known by their labels.
package enum SwiftTokenReader: TokenFormatReader {
  package static let format = TokenFormat.swift

  package static func recognizes(_ files: [ForeignFile]) -> Bool { files.contains { $0.isSwift } }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    // It is used by one thread at a time: this one waits for the other.
    nonisolated(unsafe) var output = ForeignTokens()
    DeepStack.run { output = readOnDeepStack(files, selection) }
    return output
  }

  private static func readOnDeepStack(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    var collector = DeclarationCollector()
    var findings: [ImportFinding] = []
    var sources: [SourceFile] = []
    for file in files where file.isSwift {
      let source = file.source
      do throws(TooDeep) {
        collector.collect(try ParsableSource(source.bytes).tree(), of: source, at: sources.count)
      } catch {
        findings.append(
          ImportFinding(
            .unreadable, [], "the source is nested too deeply",
            at: SourceRange(file: source, error.offset..<error.offset)))
      }
      sources.append(source)
    }
    collector.declarations.addDerivedMembers()
    let catalog = CatalogColors(files.filter { !$0.isSwift })
    var assembly = TokenAssembly(collector.declarations, catalog, sources, selection)
    findings += collector.findings
    return assembly.tokens(after: findings)
  }
}

extension ForeignFile {
  /// True for a Swift source.
  fileprivate var isSwift: Bool { name.hasSuffix(".swift") || source.path.hasSuffix(".swift") }
}
