import ArgumentParser
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension ReportFormat: ExpressibleByArgument {}

/// What the commands have in common that read a guide and report on it.
package struct GuideOptions: ParsableArguments {
  package init() {}

  @Argument(help: "The style guide, a YAML file.", completion: .file(extensions: ["yaml", "yml"]))
  package var guide: String

  @Option(
    name: .customLong("format"),
    help: """
      How to report: text for people, xcode for build logs; json, sarif (for code scanning) and github (annotations in \
      GitHub Actions) on standard output.
      """)
  package var format: ReportFormat = .text

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  /// Reads the guide and its configuration.
  package func read() throws -> GuideInput { try GuideInput(guide, reportingAs: format) }

  /// Reports on a guide. Where there are errors (or warnings, if strict) this ends the command.
  package func report(_ compiled: CompiledGuide) throws {
    let shown =
      format == .text ? QualityDigest(compiled.diagnostics) : QualityDigest(all: compiled.diagnostics)
    if format.isForMachines || !shown.diagnostics.isEmpty { Terminal.report(shown.diagnostics, as: format) }
    if let remark = shown.remark { Terminal.complain(remark) }
    if compiled.theme == nil || strict && !compiled.diagnostics.isEmpty { throw ExitCode.findings }
  }
}

/// What a guide is compiled from.
package struct GuideInput: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let configuration: Configuration

  package init(_ path: String, reportingAs format: ReportFormat = .text) throws {
    self.path = path
    do { bytes = try InputFile.read(path, limit: ReadingLimits.fileSize) } catch {
      throw error.reported(isInput: true)
    }
    configuration = try ProjectConfiguration.find(for: path, reportingAs: format)
  }

  /// - Parameter checksQuality: whether to look for what compiles but is probably not meant.
  package func compiled(checksQuality: Bool = false) -> CompiledGuide {
    CompiledGuide(bytes: bytes, path: path, configuration: configuration, checksQuality: checksQuality)
  }
}

/// For people, a few examples of one kind of warning say as much as hundreds.
private struct QualityDigest {
  let diagnostics: [Diagnostic]
  let remark: String?

  private static let limit = 20

  init(all diagnostics: [Diagnostic]) { (self.diagnostics, remark) = (diagnostics, nil) }

  init(_ all: [Diagnostic]) {
    var seen = 0
    diagnostics = all.filter { diagnostic in
      guard diagnostic.id == .nearDuplicateColor else { return true }
      seen += 1
      return seen <= Self.limit
    }
    remark =
      seen > Self.limit
      ? "… and \(seen - Self.limit) more [\(DiagnosticID.nearDuplicateColor.rawValue)]\n" : nil
  }
}

/// Finds the project's `kanso.yaml`.
package enum ProjectConfiguration {
  /// Where the configuration of a guide is looked for: in its folder and those above it.
  package static func candidates(for guide: String) -> [String] {
    var folder = guide.contains("/") ? String(guide[..<(guide.lastIndex(of: "/") ?? guide.startIndex)]) : "."
    if guide.hasPrefix("/"), folder.isEmpty { folder = "/" }
    var candidates: [String] = []
    // `..` is for the system to follow, which knows about links.
    while candidates.count < ReadingLimits.nesting {
      let separator = folder.hasSuffix("/") ? "" : "/"
      candidates.append(folder + separator + Configuration.fileName)
      let parent = folder + separator + ".."
      // Above the root is the root.
      guard FileIdentity(folder) != FileIdentity(parent) else { break }
      folder = parent
    }
    return candidates
  }

  package static func find(for guide: String, reportingAs format: ReportFormat) throws -> Configuration {
    for path in candidates(for: guide) {
      do {
        let bytes = try InputFile.read(path, limit: ReadingLimits.fileSize)
        let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let (configuration, diagnostics) = Configuration.read(bytes: bytes, path: shown)
        guard diagnostics.isEmpty else {
          Terminal.report(diagnostics, as: format)
          throw ExitCode.findings
        }
        return configuration
      } catch let error as FileError where error.isMissing {
        continue
      } catch let error as FileError {
        throw error.reported(isInput: true)
      }
    }
    return Configuration()
  }
}
