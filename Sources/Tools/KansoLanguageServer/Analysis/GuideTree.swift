import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A file of a guide as a tree, for changes that keep everything else as it is.
struct GuideTree {
  let file: SourceFile
  let root: YAMLNode

  /// Reads a file; nil if it is not valid YAML, or if it is JSON.
  init?(_ file: SourceFile) {
    guard file.bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{"), let root = YAMLDocument(file).root
    else {
      return nil
    }
    (self.file, self.root) = (file, root)
  }

  /// An entry with the mapping that it is in.
  struct Place {
    let entry: YAMLMapping.Entry
    let mapping: YAMLMapping
    /// The node of the mapping.
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
      case .sequence(let elements): next = elements.first { $0.range.contains(offset) }
      case .mapping(let mapping):
        let entry = mapping.entries.first {
          $0.key.range.lowerBound <= offset && offset <= max($0.value.lastOffset, $0.key.range.upperBound)
        }
        if let entry { places.append(Place(entry: entry, mapping: mapping, node: node)) }
        next = entry?.value
      }
      guard let next else { return places }
      node = next
    }
  }

  /// Returns the scalar at an offset; nil if there is none.
  func scalar(at offset: Int) -> YAMLNode? {
    var node = entries(around: offset).last?.entry.value
    while case .sequence(let elements)? = node?.content {
      node = elements.first { $0.range.contains(offset) }
    }
    return node.flatMap { $0.scalar != nil && $0.range.contains(offset) ? $0 : nil }
  }

  /// Returns the number of spaces before the first character of a line.
  func indent(ofLineAt offset: Int) -> Int {
    let line = file.lines.contents(ofLine: file.lines.position(at: offset).line)
    return file.bytes[line].prefix { $0 == 0x20 }.count
  }

  /// Returns the change that adds an entry to a mapping, after its last one.
  func adding(_ name: String, _ value: String, to mapping: YAMLMapping, of node: YAMLNode) -> TextEdit? {
    guard let last = mapping.entries.last else { return nil }
    let end = max(last.value.lastOffset, last.key.range.upperBound)
    if mapping.isFlow { return TextEdit(file, end..<end, ", \(name): \(value)") }
    let spaces = String(repeating: " ", count: indent(ofLineAt: last.key.range.lowerBound))
    let lineEnd = file.lines.contents(ofLine: file.lines.position(at: end).line).upperBound
    return TextEdit(file, lineEnd..<lineEnd, "\n\(spaces)\(name): \(value)")
  }

  /// Returns the change that adds a token at the end of a section, or the section with it.
  func addingToken(_ name: String, _ value: String, toSection section: String) -> TextEdit? {
    guard let mapping = root.mapping else { return nil }
    if let entry = mapping.entries.last(where: { $0.key.value == section }) {
      if let tokens = entry.value.mapping { return adding(name, value, to: tokens, of: entry.value) }
      guard entry.value.isNull else { return nil }
      let end = file.lines.contents(ofLine: file.lines.position(at: entry.key.range.upperBound).line)
        .upperBound
      return TextEdit(file, end..<end, "\n  \(name): \(value)")
    }
    guard !mapping.isFlow else { return nil }
    let end = file.bytes.count
    let lineBreak = file.bytes.last == 0x0A || end == 0 ? "" : "\n"
    return TextEdit(file, end..<end, "\(lineBreak)\(section):\n  \(name): \(value)\n")
  }
}

extension TextRange {
  /// Returns true for an offset in the range or at its end.
  fileprivate func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}

extension YAMLNode {
  /// The end of the last text of the node. The range of a mapping on several lines ends where the next line begins.
  var lastOffset: Int {
    switch content {
    case .scalar: range.upperBound
    case .mapping(let mapping):
      mapping.isFlow
        ? range.upperBound
        : mapping.entries.last.map { max($0.value.lastOffset, $0.key.range.upperBound) } ?? range.upperBound
    case .sequence(let elements):
      elements.last.map { min(range.upperBound, max($0.lastOffset, range.lowerBound)) } ?? range.upperBound
    }
  }
}
