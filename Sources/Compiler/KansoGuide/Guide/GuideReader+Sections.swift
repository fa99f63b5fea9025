import KansoDiagnostics
import KansoTheme
import KansoYAML

// The sections that a guide names itself: `sections: {space: padding}`.
extension GuideReader {
  /// The key of the root with the declarations.
  static let sectionsKey = "sections"
  /// The keys of the root that are neither sections nor paths of other files.
  static let rootKeys = ["kanso", "name", "modes", sectionsKey, remKey, contrastKey, renamesKey]

  /// Declares the sections of a mapping from names to kinds. One with an invalid name or an unknown kind is reported
  /// and left out.
  mutating func readSectionNames(_ node: YAMLNode) {
    guard let mapping = node.mapping else {
      report(
        .wrongShape, "`sections` is \(node.kind), and has to be a mapping of names to kinds", node.range,
        help: "Write `sections: {space: padding}`.")
      return
    }
    for entry in mapping.entries where checkName(entry.key) {
      let name = entry.key.value
      let taken = Self.rootKeys + GuideLink.Kind.allCases.map(\.rawValue) + Section.allCases.map(\.rawValue)
      if taken.contains(name) {
        report(
          .invalidSections, "`\(name)` already has a meaning in a guide", entry.key.range,
          help: Section(rawValue: name) == nil
            ? "Choose another name." : "Delete it: the section `\(name)` needs no declaration.")
      } else if let kind = readKind(entry.value) {
        declaredSections.add(name, kind, at: place(entry.key.range)).map { diagnostics.append($0) }
      } else {
        declaredSections.refuse(name)
      }
    }
  }

  /// Returns the kind of a declared section. Reports any other value, and returns the suggested kind; nil if there is
  /// none.
  private mutating func readKind(_ node: YAMLNode) -> Section? {
    let text = node.scalar?.text
    if let kind = text.flatMap(Section.init) { return kind }
    let kinds = Section.allCases.map(\.rawValue)
    let suggestion = text.flatMap { text in
      Self.otherSectionNames[text] ?? Spelling.nearest(to: text, among: kinds).flatMap(Section.init)
    }
    report(
      .invalidSections, "the kind of a section cannot be \(text.map { "`\($0)`" } ?? node.kind)", node.range,
      help: suggestion.map { "Did you mean `\($0.rawValue)`?" }
        ?? "The kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", ")).",
      replacement: suggestion?.rawValue)
    return suggestion
  }

  /// Returns the name with which bare paths in values begin: that of the section that is being read, if the path is
  /// one of its kind, else that of the section of the language.
  func root(of section: Section) -> String {
    if let current = currentSection, current.kind == section { return current.name }
    return section.rawValue
  }
}
