import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A file of a guide as a tree, for changes that keep everything else as it is.
///
/// The value of an alias of YAML is written elsewhere, at its anchor. The searches below do not go into it.
struct GuideSyntaxTree {
  let file: SourceFile
  let root: YAMLNode

  /// Reads a file; nil if it is not valid YAML, or if it is a document of the design-token standard.
  init?(_ file: SourceFile) {
    guard !file.path.hasSuffix(".json"), !file.path.hasSuffix(".tokens"), let root = YAMLDocument(file).root
    else { return nil }
    (self.file, self.root) = (file, root)
  }

  /// An entry with the mapping that it is in.
  struct Place {
    let entry: YAMLMapping.Entry
    /// The mapping as a node.
    let node: YAMLNode
  }

  /// Returns the entries around an offset, the outermost first.
  func entries(around offset: Int) -> [Place] {
    var places: [Place] = []
    var node = root
    while true {
      let next: YAMLNode?
      switch node.content {
      case .scalar: next = nil
      case .sequence(let elements): next = elements.first { $0.range.touches(offset) }
      case .mapping(let mapping):
        let entry = mapping.entries.first { $0.isWritten(in: node) && $0.range.touches(offset) }
        if let entry { places.append(Place(entry: entry, node: node)) }
        next = entry?.value
      }
      guard let next else { return places }
      node = next
    }
  }

  /// Returns the entry with keys, from the root; nil if there is none.
  func entry(at keys: [String]) -> YAMLMapping.Entry? {
    var node = root
    var found: YAMLMapping.Entry?
    for key in keys {
      guard let entry = node.mapping?.entries.first(where: { $0.key.value == key && $0.isWritten(in: node) })
      else { return nil }
      (found, node) = (entry, entry.value)
    }
    return found
  }

  /// Returns the scalar at an offset; nil if there is none.
  func scalar(at offset: Int) -> YAMLNode? {
    var node = entries(around: offset).last?.entry.value
    while case .sequence(let elements)? = node?.content {
      node = elements.first { $0.range.touches(offset) }
    }
    return node.flatMap { $0.scalar != nil && $0.range.touches(offset) ? $0 : nil }
  }

  /// Returns the number of spaces before the first character of a line.
  func column(ofLineAt offset: Int) -> Int {
    let line = file.lines.contents(ofLine: file.lines.position(at: offset).line)
    return file.bytes[line].prefix { $0 == 0x20 }.count
  }

  private func endOfLine(at offset: Int) -> Int {
    file.lines.contents(ofLine: file.lines.position(at: offset).line).upperBound
  }

  /// Returns the change that adds an entry to a mapping, after its last one; nil for a mapping with entries that are
  /// written elsewhere.
  func adding(_ name: String, _ value: String, to node: YAMLNode) -> TextEdit? {
    guard let mapping = node.mapping, let last = mapping.entries.last,
      mapping.entries.allSatisfy({ $0.isWritten(in: node) })
    else { return nil }
    let end = last.range.upperBound
    if mapping.isFlow { return TextEdit(file, end..<end, ", \(name): \(value)") }
    let spaces = String(repeating: " ", count: column(ofLineAt: last.key.range.lowerBound))
    let lineEnd = endOfLine(at: end)
    return TextEdit(file, lineEnd..<lineEnd, "\(lineBreak)\(spaces)\(name): \(value)")
  }

  /// Returns the change that adds a token at the end of a section, or the section with it; nil if neither can be done without
  /// other changes.
  func addingToken(_ name: String, _ value: String, toSection section: String) -> TextEdit? {
    guard let mapping = root.mapping else { return nil }
    if let entry = mapping.entries.last(where: { $0.key.value == section }) {
      if entry.value.mapping != nil { return adding(name, value, to: entry.value) }
      guard entry.value.range.isEmpty else { return nil }
      let end = endOfLine(at: entry.key.range.upperBound)
      return TextEdit(file, end..<end, "\(lineBreak)  \(name): \(value)")
    }
    // The mark of the end of a document would be before the section.
    guard !mapping.isFlow, !file.contains("\n...") else { return nil }
    let end = file.bytes.count
    let first = file.bytes.last == 0x0A || end == 0 ? "" : lineBreak
    return TextEdit(file, end..<end, "\(first)\(section):\(lineBreak)  \(name): \(value)\(lineBreak)")
  }

  /// The line break of the file.
  var lineBreak: String { file.contains("\r\n") ? "\r\n" : "\n" }
}

extension TextRange {
  /// Returns true for an offset in the range or at its end.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}

extension YAMLMapping.Entry {
  /// The key with its value.
  var range: TextRange { TextRange(key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound)) }
}
