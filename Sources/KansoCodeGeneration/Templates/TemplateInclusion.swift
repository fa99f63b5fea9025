import KansoDiagnostics

/// Finds templates that include themselves, by way of others or not, outside of any section: rendering them would
/// have no end. Within a section inclusion may end, as it does for groups within groups.
enum TemplateInclusion {
  private struct Tag {
    let kind: Character?
    let name: String
    let range: Range<Int>
  }

  static func circles(in files: [(name: String, file: SourceFile)]) -> [Diagnostic] {
    // The last template of a name is the one that counts.
    let templates = Dictionary(files.map { ($0.name, $0.file) }, uniquingKeysWith: { _, last in last })
    let inclusions = templates.mapValues { unconditionalPartials(in: $0) }
    return templates.keys.sorted().compactMap { name in
      guard let first = inclusions[name]?.first(where: { reaches(name, from: $0.name, inclusions) }),
        let file = templates[name]
      else { return nil }
      return Diagnostic(
        .invalidTemplate, "the template includes itself without end",
        at: SourceRange(file: file, first.range),
        help: "Include it within a section that ends, such as `{{#groups}}`.")
    }
  }

  private static func reaches(_ target: String, from start: String, _ inclusions: [String: [Tag]]) -> Bool {
    var visited: Set<String> = []
    var waiting = [start]
    while let name = waiting.popLast() {
      if name == target { return true }
      guard visited.insert(name).inserted else { continue }
      waiting += (inclusions[name] ?? []).map(\.name)
    }
    return false
  }

  private static func unconditionalPartials(in file: SourceFile) -> [Tag] {
    var depth = 0
    return tags(in: file).filter { tag in
      switch tag.kind {
      case "#", "^", "<", "$": depth += 1
      case "/": depth -= 1
      case ">": return depth == 0
      default: break
      }
      return false
    }
  }

  private static func tags(in file: SourceFile) -> [Tag] {
    let bytes = file.bytes
    var tags: [Tag] = []
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "{") else {
        offset += 1
        continue
      }
      let start = offset + 2
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      let text = file.text(in: start..<end).drop { $0 == " " }
      let kind = text.first.flatMap { "#^/><$".contains($0) ? $0 : nil }
      let name = (kind == nil ? text : text.dropFirst()).split(separator: " ").first.map(String.init) ?? ""
      tags.append(Tag(kind: kind, name: name, range: offset..<min(end + 2, bytes.count)))
      offset = end
    }
    return tags
  }
}
