import KansoDiagnostics
import KansoInterfaceBuilder

/// The resources of several files, on the way to tokens.
struct AndroidResources {
  /// A resource with a name, which is unique among those of its type.
  private struct Resource {
    let type: String
    let name: String
    var value: ForeignValue?
    /// The value in `values-night`.
    var nightValue: ForeignValue?
    var comment: CommentText?
    var place: SourceRange
  }

  /// The qualifiers of the folders that replace values; empty if the folder `values-night` is a mode.
  private let qualifiers: [String]
  /// The qualifiers of the folders of all files.
  private var found: [String] = []
  private var resources: [Resource] = []
  /// The indices in `resources` by type and name, as in `color/ink`.
  private var indices: [String: Int] = [:]
  private var findings: [ImportFinding] = []

  init(qualifiers: [String]) { self.qualifiers = qualifiers }

  // MARK: Reading

  /// Adds the resources of a file. Later ones replace earlier ones with the same type and name.
  mutating func add(_ file: SourceFile) {
    let folder = Self.qualifier(of: file.path)
    if !folder.isEmpty, !found.contains(folder) { found.append(folder) }
    let isNight = qualifiers.isEmpty && folder == "night"
    guard folder.isEmpty || isNight || qualifiers.contains(folder) else {
      let message =
        qualifiers.isEmpty
        ? "resources for `\(folder)` are not imported, since that is no mode of a guide"
        : "resources for `\(folder)` are not selected"
      return findings.append(ImportFinding(.lost, [], message, at: SourceRange(file: file, 0..<0)))
    }
    let (root, diagnostics) = XMLReader.read(file)
    guard let root else {
      return findings += diagnostics.map { ImportFinding(.unreadable, [], $0.message, at: $0.range) }
    }
    if root.name == "selector", let name = AndroidSelector.name(ofFile: file.path) {
      return add(AndroidSelector(root), name, isNight: isNight, SourceRange(file: file, root.range))
    }
    guard root.name == "resources" else {
      let place = SourceRange(file: file, root.range)
      let message = "`<\(root.name)>` is not a file of resources with values"
      return findings.append(ImportFinding(.lost, [], message, at: place))
    }
    var others: [(name: String, count: Int, first: SourceRange)] = []
    for element in root.children {
      let type = element.name == "item" ? element["type"] ?? "item" : element.name
      if let kind = AndroidValue.Kind(rawValue: type), let name = element["name"], !name.isEmpty {
        add(element, kind, name, isNight: isNight, file)
      } else if let index = others.firstIndex(where: { $0.name == type }) {
        others[index].count += 1
      } else if others.count < Self.maximumOtherTypes {
        others.append((type, 1, SourceRange(file: file, element.range)))
      }
    }
    for (name, count, place) in others {
      let message =
        count == 1
        ? "a resource of the type `\(name)` is no token"
        : "\(count) resources of the type `\(name)` are no tokens"
      findings.append(ImportFinding(.lost, [], message, at: place))
    }
  }

  /// The maximum number of other types of resources that are counted in a file. Android has about thirty.
  private static let maximumOtherTypes = 64

  /// Adds the color of a list of colors for states.
  private mutating func add(_ selector: AndroidSelector, _ name: String, isNight: Bool, _ place: SourceRange)
  {
    func lose(_ message: String) { findings.append(ImportFinding(.lost, [name], message, at: place)) }
    guard let item = selector.item else {
      return lose("all its colors are for states, such as a pressed one")
    }
    switch AndroidSelector.value(of: item) {
    case .success(let value):
      insert(value, .color, name, isNight: isNight, comment: nil, at: place)
      let count = selector.otherCount
      if count > 0 {
        lose("its \(count == 1 ? "color for another state is" : "\(count) colors for other states are") lost")
      }
    case .failure(let problem): lose(problem.message)
    }
  }

  /// Returns the qualifiers of the folder of a file, such as `night` for `res/values-night/colors.xml`; an empty text
  /// for a folder without qualifiers.
  private static func qualifier(of path: String) -> String {
    let parts = path.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    let folder = parts.dropLast().last ?? ""
    let prefix = ["values-", "color-"].first(where: folder.hasPrefix) ?? String(folder)
    return String(folder.dropFirst(prefix.utf8.count))
  }

  /// Adds a resource of a type that can be a token.
  private mutating func add(
    _ element: Element, _ kind: AndroidValue.Kind, _ name: String, isNight: Bool, _ file: SourceFile
  ) {
    let place = Self.place(of: element, in: file)
    let comment = Self.comment(before: element.range.lowerBound, in: file.bytes)
    switch AndroidValue.read(element.text, kind) {
    case .success(let value): insert(value, kind, name, isNight: isNight, comment: comment, at: place)
    case .failure(let problem): findings.append(ImportFinding(.lost, [name], problem.message, at: place))
    }
  }

  /// Inserts a value, or replaces that of an earlier resource with the same type and name.
  private mutating func insert(
    _ value: ForeignValue, _ kind: AndroidValue.Kind, _ name: String, isNight: Bool, comment: CommentText?,
    at place: SourceRange
  ) {
    let key = "\(kind.rawValue)/\(name)"
    guard let index = indices[key] else {
      indices[key] = resources.count
      resources.append(
        Resource(
          type: kind.rawValue, name: name, value: isNight ? nil : value, nightValue: isNight ? value : nil,
          comment: comment, place: place))
      return
    }
    if isNight {
      resources[index].nightValue = value
    } else {
      resources[index].value = value
      resources[index].place = place
    }
    resources[index].comment = comment ?? resources[index].comment
  }

  /// Returns the place of an element's text, without white space around it.
  private static func place(of element: Element, in file: SourceFile) -> SourceRange {
    var start = element.range.upperBound
    var end = file.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? file.bytes.count
    while start < end, file.bytes[start] <= 0x20 { start += 1 }
    while end > start, file.bytes[end - 1] <= 0x20 { end -= 1 }
    return start < end ? SourceRange(file: file, start..<end) : SourceRange(file: file, element.range)
  }

  /// Returns the text of the comment that is alone on the line directly before an offset, or ends there.
  private static func comment(before offset: Int, in bytes: [UInt8]) -> CommentText? {
    guard let line = CommentText.startOfLine(before: offset, in: bytes),
      let end = CommentText.endOfLine(before: line, in: bytes), end >= 7,
      bytes[..<end].suffix(3).elementsEqual("-->".utf8)
    else { return nil }
    // XML allows no `--` in a comment, so the next one belongs to its start.
    var start = end - 4
    while start > 1, bytes[start] != UInt8(ascii: "-") || bytes[start - 1] != UInt8(ascii: "-") { start -= 1 }
    guard start >= 3, CommentText.startOfLine(before: start - 3, in: bytes) != nil else { return nil }
    return CommentText(String(decoding: bytes[start + 1..<max(start + 1, end - 3)], as: UTF8.self))
  }

  // MARK: Tokens

  /// Returns the tokens. A path is the name alone; among resources of different types with the same name, that of a
  /// later type begins with the type.
  consuming func finish() -> ForeignTokens {
    var result = ForeignTokens()
    let hasNight = resources.contains { $0.nightValue != nil }
    if hasNight { result.axes = [ForeignAxis(name: nil, modes: ["light", "dark"])] }
    var paths: [String: [String]] = [:]
    var names: Set<String> = []
    for resource in resources {
      let isFirst = names.insert(resource.name).inserted
      paths["\(resource.type)/\(resource.name)"] = isFirst ? [resource.name] : [resource.type, resource.name]
    }
    for resource in resources {
      let path = paths["\(resource.type)/\(resource.name)"] ?? [resource.name]
      guard let value = resource.value ?? resource.nightValue else { continue }
      var token = ForeignToken(path, Self.value(value, paths), at: resource.place)
      if resource.type == "color" { token.section = .colors }
      token.typeName = resource.type
      if resource.value == nil {
        let message = "the value is that of the night, since there is no other one"
        findings.append(ImportFinding(.doubtful, path, message, at: resource.place))
      } else if let night = resource.nightValue, night != value {
        token.variants = [ForeignVariant([0: "dark"], Self.value(night, paths))]
      }
      token.description = resource.comment?.description
      token.deprecation = resource.comment?.deprecation
      result.tokens.append(token)
    }
    result.findings = findings
    for name in qualifiers where !found.contains(name) {
      result.addSelectionProblem("there is no folder for `\(name)`", choices: found)
    }
    return result
  }

  /// Returns a value with the paths of the resources to which it refers.
  private static func value(_ value: ForeignValue, _ paths: [String: [String]]) -> ForeignValue {
    func target(_ path: [String]) -> [String] {
      paths[path.joined(separator: "/")] ?? Array(path.dropFirst())
    }
    switch value {
    case .reference(let path): return .reference(target(path))
    case .expression(let pieces):
      return .expression(
        pieces.map { piece in
          if case .reference(let path) = piece { .reference(target(path)) } else { piece }
        })
    case .literal, .parts, .list, .flag, .text: return value
    }
  }
}
