import Foundation
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoInterfaceBuilder
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// An input of a preview: a style guide, a theme, a storyboard or a xib.
struct PreviewInput: Sendable {
  /// The kind of an input.
  enum Kind: Sendable {
    /// A style guide in YAML, or a document of the design-token standard.
    case guide
    /// A theme that was compiled from a style guide.
    case theme
    /// A storyboard or a xib.
    case document

    /// True if the input contains tokens.
    var isTheme: Bool { self != .document }
  }

  /// The path that means standard input.
  static let standardInput = "-"

  /// The name of standard input for people.
  static let standardInputName = "<stdin>"

  /// The name for people: the path, or `<stdin>`.
  let name: String
  let kind: Kind
  let bytes: [UInt8]

  /// Reads a file, or standard input for the path `-`. The kind follows from the file name, or from the first
  /// bytes if the name does not show it.
  /// - Parameter standardInput: returns standard input, up to the given number of bytes and one more.
  /// - Throws: an error if the input cannot be read, is larger than the limit of its kind, or has an unknown
  ///   kind.
  init(_ path: String, standardInput: (Int) -> [UInt8]) throws(PreviewError) {
    let known = Self.kind(forFileAt: path)
    let limit = known?.sizeLimit ?? ReadingLimits.fileSize
    // The size is checked first, so that a file that is too large is not read.
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > limit {
      throw Self.tooLarge(path, limit)
    }
    let bytes: [UInt8]
    if path == Self.standardInput {
      bytes = standardInput(limit)
    } else {
      do throws(FileError) { bytes = try InputFile.read(path, limit: limit) } catch { throw .reading(error) }
    }
    let kind: Kind
    if let known { kind = known } else { kind = try Self.kind(of: bytes, path) }
    guard bytes.count <= kind.sizeLimit else { throw Self.tooLarge(path, kind.sizeLimit) }
    self.init(name: path == Self.standardInput ? Self.standardInputName : path, kind: kind, bytes: bytes)
  }

  /// Returns the input as it was in a revision. It has the same kind.
  /// - Throws: an error if the revision has no such file.
  func at(_ revision: GitRevision) throws(FileError) -> PreviewInput {
    PreviewInput(name: name, kind: kind, bytes: try revision.files.read(name, kind.sizeLimit).get())
  }

  /// Creates an input whose kind and content are known.
  init(name: String, kind: Kind, bytes: [UInt8]) { (self.name, self.kind, self.bytes) = (name, kind, bytes) }

  /// Returns the error for an input of more than a limit in bytes. The message has the limit in MiB.
  private static func tooLarge(_ path: String, _ limit: Int) -> PreviewError {
    .reading(FileError("read", path, reason: "it is larger than \(limit >> 20) MiB"))
  }

  // MARK: Kind

  /// Returns the kind by the extension of the file name; nil for other extensions or none.
  private static func kind(forFileAt path: String) -> Kind? {
    switch path.fileExtension {
    case "yaml", "yml", "tokens": .guide
    case "json": path.hasSuffix(".tokens.json") || path.hasSuffix(".resolver.json") ? .guide : .theme
    case "storyboard", "xib": .document
    default: nil
    }
  }

  /// Returns the kind of an input by its first character after a byte order mark and whitespace: `<` is a
  /// document, `{` a theme, all others a guide. Pipes such as `<(git show HEAD:tokens.yaml)` have no file
  /// name extension.
  /// - Throws: a usage error if the kind would be a guide, but the path has an unknown extension and is not
  ///   in `/dev/`.
  private static func kind(of bytes: [UInt8], _ path: String) throws(PreviewError) -> Kind {
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    let first = bytes.dropFirst(mark.count).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "<") { return .document }
    if first == UInt8(ascii: "{") { return .theme }
    guard path.fileExtension.isEmpty || path.hasPrefix("/dev/") else {
      throw .usage(
        "\(path.printable) has no extension of a guide (.yaml), theme (.json), storyboard or xib")
    }
    return .guide
  }
}

extension PreviewInput.Kind {
  /// The maximum size of an input, in bytes.
  fileprivate var sizeLimit: Int { self == .document ? DocumentLimits.fileSize : ReadingLimits.fileSize }
}

extension PreviewInput {
  /// True for a document of the design-token standard, which a request can read in chosen contexts.
  var isStandard: Bool { kind.isTheme && CompiledGuide.isDocument(bytes, path: name) }

  /// Returns the theme of this input alone; see `theme(of:contexts:inColor:)`.
  func theme(contexts: [String], inColor: Bool) throws(PreviewError) -> (theme: Theme, report: String) {
    try Self.theme(of: [self], contexts: contexts, inColor: inColor)
  }

  /// Returns the names of the enums that the layers of a guide are compiled to. A theme file has the default names.
  static func naming(of layers: [PreviewInput]) -> SwiftNaming {
    layers.first?.kind == .guide ? project(of: layers).configuration.naming : SwiftNaming()
  }

  /// Returns the project of the layers of a guide.
  private static func project(of layers: [PreviewInput]) -> ProjectConfiguration {
    ProjectConfiguration(readableFor: layers.last?.name ?? "", known: DiagnosticCatalog.ofGuides)
  }

  /// Returns the theme of the layers of a guide, which is compiled here, and the report on its warnings; or the
  /// theme of a theme file, with an empty report.
  /// - Parameters:
  ///   - layers: guides of which each replaces the tokens of the earlier ones, or one theme file.
  ///   - contexts: the chosen contexts of resolver documents.
  ///   - inColor: true if the report has colors.
  /// - Throws: an error with the exit code 1 and the report, if there is no theme.
  ///   - files: the files that a guide includes.
  static func theme(
    of layers: [PreviewInput], contexts: [String], inColor: Bool, including files: GuideFiles = .onDisk
  ) throws(PreviewError) -> (theme: Theme, report: String) {
    if let file = layers.first, file.kind != .guide, !file.isStandard {
      do { return (try Theme(json: file.bytes, path: file.name.printable), "") } catch {
        if let foreign = CompiledGuide.foreignFormat(of: file.bytes, path: file.name) {
          throw .findings(TextReporter(color: inColor).report([foreign]))
        }
        throw .findings("error: \("\(error)".printable)\n")
      }
    }
    // The commands for `kanso.yaml` report the problems in it.
    let project = project(of: layers)
    let compiled = CompiledGuide(
      GuideDocuments(
        layers.map { GuideFile(path: $0.name, bytes: $0.bytes) }, inputs: contexts, including: files),
      disabledWarnings: project.configuration.disabledWarnings, naming: project.configuration.naming)
    let report =
      compiled.diagnostics.isEmpty ? "" : TextReporter(color: inColor).report(compiled.diagnostics)
    guard let theme = compiled.theme else { throw .findings(report) }
    return (theme, report)
  }
}
