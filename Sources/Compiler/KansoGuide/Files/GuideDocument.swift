import KansoDiagnostics
import KansoStandard
import KansoYAML

/// A parsed file of a guide: a guide in YAML, whose header has been read, or a document of the design-token standard.
enum GuideDocument: Sendable {
  case yaml(YAMLGuide)
  case standard(StandardGuide)
  case theme(ThemeGuide)

  /// The result of reading a document.
  struct Content: Sendable {
    /// The guide of this file alone; nil if it could not be read, or if it is in a foreign format.
    let guide: StyleGuide?
    let diagnostics: [Diagnostic]
  }

  /// The number of names and values of YAML.
  var nodeCount: Int {
    switch self {
    case .yaml(let guide): guide.nodeCount
    case .standard, .theme: 0
    }
  }

  /// The paths of other guides.
  var links: [GuideLink] {
    switch self {
    case .yaml(let guide): guide.reader.links
    case .standard, .theme: []
    }
  }

  /// The modes of the file.
  var declaredModes: DeclaredModes {
    switch self {
    case .yaml(let guide): guide.reader.declaredModes
    case .standard(let guide): guide.declaredModes
    case .theme(let guide): guide.declaredModes
    }
  }

  /// The sections that the file names itself.
  var declaredSections: DeclaredSections {
    switch self {
    case .yaml(let guide): guide.reader.declaredSections
    case .standard: DeclaredSections()
    case .theme(let guide): guide.declaredSections
    }
  }

  /// True if some paths of other files could not be read.
  var hasInvalidIncludes: Bool {
    switch self {
    case .yaml(let guide): guide.reader.diagnostics.contains { $0.descriptor == .invalidInclude }
    case .standard, .theme: false
    }
  }

  /// The error for a document without tokens, at the start of the document; nil if it has no root.
  var emptyGuide: Diagnostic? {
    switch self {
    case .yaml(let guide): guide.emptyGuide
    case .standard(let guide): guide.emptyGuide
    case .theme: nil
    }
  }

  /// Reads the sections.
  /// - Parameters:
  ///   - modes: the modes of all files of the guide.
  ///   - sections: the sections that all files of the guide name themselves.
  func content(modes: DeclaredModes, sections: DeclaredSections) -> Content {
    switch self {
    case .yaml(let guide): guide.content(modes: modes, sections: sections)
    case .standard(let guide):
      Content(guide: guide.guide(modes: modes, sections: sections), diagnostics: guide.diagnostics)
    case .theme(let guide):
      Content(guide: guide.guide(modes: modes, sections: sections), diagnostics: guide.diagnostics)
    }
  }
}

/// A parsed guide in YAML, whose header has been read.
struct YAMLGuide: Sendable {
  /// The diagnostics of the text and of the YAML.
  private let diagnostics: [Diagnostic]
  /// The number of names and values.
  let nodeCount: Int
  private let file: SourceFile
  /// The reader after the header.
  private(set) var reader: GuideReader
  private let root: YAMLNode?
  /// The root, if it is a mapping.
  private let mapping: YAMLMapping?

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
  func content(modes: DeclaredModes, sections: DeclaredSections) -> GuideDocument.Content {
    var reader = reader
    let guide = mapping.flatMap { reader.readSections($0, modes: modes, named: sections) }
    // Only a guide with errors is checked for other formats, because a valid guide is in no other format. The other
    // format is then the cause of all errors, so it is reported alone.
    if reader.diagnostics.hasErrors, let foreign = root.flatMap({ ForeignDocument($0) }) {
      return GuideDocument.Content(guide: nil, diagnostics: [foreign.diagnostic(in: file)])
    }
    return GuideDocument.Content(guide: guide, diagnostics: diagnostics + reader.diagnostics)
  }

  /// The error for a guide without tokens, at the start of this document; nil if the document has no root.
  var emptyGuide: Diagnostic? { root.map { reader.emptyGuide($0) } }
}
