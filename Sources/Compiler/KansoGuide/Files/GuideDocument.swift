import KansoDiagnostics
import KansoYAML

/// A parsed file of a guide, whose header has been read.
struct GuideDocument: Sendable {
  let file: SourceFile
  /// The diagnostics of the text and of the YAML.
  let diagnostics: [Diagnostic]
  /// The number of names and values.
  let nodeCount: Int
  /// The reader after the header.
  private(set) var reader: GuideReader
  private let root: YAMLNode?
  /// The root, if it is a mapping.
  private let mapping: YAMLMapping?
  /// The documents that the file names.
  var links = FilePrecedence.Links()

  /// True if some paths of other files could not be read.
  var hasInvalidIncludes: Bool { reader.diagnostics.contains { $0.descriptor == .invalidInclude } }

  /// The result of reading a document.
  struct Content: Sendable {
    /// The guide of this file alone; nil if it could not be read, or if it is in a foreign format.
    let guide: StyleGuide?
    let diagnostics: [Diagnostic]
  }

  /// Parses a file, and reads its header.
  /// - Parameter otherNodeCount: the number of names and values in the other files of the guide.
  init(_ input: GuideFile, otherNodeCount: Int) {
    let (file, problems) = SourceText.decode(input.bytes, path: input.path)
    self.file = file
    var reader = GuideReader(file: file)
    if problems.isEmpty {
      let document = YAMLDocument(file, otherNodeCount: otherNodeCount)
      (diagnostics, nodeCount, root) = (document.diagnostics, document.nodeCount, document.root)
      mapping = document.root.flatMap { reader.readHeader($0) }
    } else {
      (diagnostics, nodeCount, root, mapping) = (problems, 0, nil, nil)
    }
    self.reader = reader
  }

  /// Reads the sections.
  /// - Parameters:
  ///   - modes: the modes of all files of the guide.
  ///   - sections: the sections that all files of the guide name themselves.
  func content(modes: DeclaredModes, sections: DeclaredSections) -> Content {
    var reader = reader
    let guide = mapping.flatMap { reader.readSections($0, modes: modes, named: sections) }
    // Only a guide with errors is checked for other formats, because a valid guide is in no other format. The other
    // format is then the cause of all errors, so it is reported alone.
    if reader.diagnostics.hasErrors, let foreign = root.flatMap({ ForeignDocument($0) }) {
      return Content(guide: nil, diagnostics: [foreign.diagnostic(in: file)])
    }
    return Content(guide: guide, diagnostics: diagnostics + reader.diagnostics)
  }

  /// The error for a guide without tokens, at the start of this document; nil if the document has no root.
  var emptyGuide: Diagnostic? { root.map { reader.emptyGuide($0) } }
}
