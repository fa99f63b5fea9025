import KansoDiagnostics
import KansoGuide
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// The move of a literal into a token of its own: from a value of a guide, or from a source.
struct Extraction {
  private let question: Question
  private let range: Range<Int>

  /// The document as a tree; nil for a source.
  private let tree: GuideSyntaxTree?

  init(_ question: Question, _ range: Range<Int>, in tree: GuideSyntaxTree?) {
    (self.question, self.range, self.tree) = (question, range, tree)
  }

  var actions: [CodeAction] {
    guard let guide = question.guide, let compiled = guide.compiled.guide else { return [] }
    if question.isSource { return fromSource(guide, compiled) }
    return fromGuide(compiled).map { [$0] } ?? []
  }

  // MARK: From a guide

  private func fromGuide(_ guide: StyleGuide) -> CodeAction? {
    guard let tree, let scalar = tree.scalar(at: range.lowerBound),
      let text = scalar.scalar?.text,
      !TokenActions.hasProperties(SourceRange(file: tree.file, scalar.range))
    else { return nil }
    let entries = tree.entries(around: range.lowerBound).map(\.entry)
    let keys = entries.map(\.key.value)
    guard keys.count > 1, keys.allSatisfy({ !GuideKeys.ofTexts.contains($0) }),
      entries.last?.value.range == scalar.range,
      let own = guide.tokens.first(where: { $0.path.section == keys[0] })?.section
    else { return nil }
    let section: String
    if ColorValue(css: text) != nil {
      section = own.type == .color ? keys[0] : Section.colors.rawValue
    } else if own.type == .dimension || own.type == .number || own.type == .duration,
      isNumber(scalar, guide)
    {
      section = keys[0]
    } else {
      return nil
    }
    let base = keys.dropFirst().suffix(Self.maxKeyCount)
    let name = unusedName(
      base.count == 1 ? "\(base.joined())-base" : base.joined(separator: "-"), section, guide)
    guard GuideName.isPlain(name),
      let addition = tree.addingToken(name, tree.file.text(in: scalar.range.offsets), toSection: section)
    else { return nil }
    // Bare names begin in the section of the token, or in that of the key.
    let isBare = section == keys[0] || GuideKeys.section(ofKey: keys.last ?? "")?.rawValue == section
    let reference = isBare ? name : "\"{\(section).\(name)}\""
    return CodeAction(
      title: "Extract into the token \(section).\(name)", kind: .extract,
      edits: [TextEdit(question.file, scalar.range.offsets, reference), addition])
  }

  /// The maximum number of keys that a name is made of.
  private static let maxKeyCount = 3

  /// Returns true for a literal number that is the value of a token. Those of a scale have a meaning of their own.
  private func isNumber(_ scalar: YAMLNode, _ guide: StyleGuide) -> Bool {
    let path = question.path
    return guide.tokens.contains { token in
      token.nameRange.file.path == path && !token.isStep
        && token.values.contains { value in
          if case .literal = value.expression { value.range.offsets == scalar.range.offsets } else { false }
        }
    }
  }

  // MARK: From a source

  private func fromSource(_ analysis: GuideAnalysis, _ guide: StyleGuide) -> [CodeAction] {
    question.diagnostics.compactMap { diagnostic in
      guard diagnostic.range.lowerBound <= range.upperBound, range.lowerBound <= diagnostic.range.upperBound,
        let section = diagnostic.literal?.section, let value = diagnostic.literal?.value,
        let file = file(for: section, guide), let tree = GuideSyntaxTree(file)
      else { return nil }
      let name = unusedName(proposedName(before: diagnostic.range) ?? "new", section, guide)
      guard let addition = tree.addingToken(name, value, toSection: section) else { return nil }
      let path = TokenPath(section).appending(name)
      let naming = analysis.project.configuration.naming
      let expression =
        question.file.path.hasSuffix(".swift") ? naming.name(of: path) : CName.name(of: path, naming) + "()"
      return CodeAction(
        title: "Extract into the token \(path): \(value)", kind: .extract,
        edits: [TextEdit(question.file, diagnostic.range.offsets, expression), addition])
    }
  }

  /// Returns the file of the last token of a section, or else the file that the guide begins with.
  private func file(for section: String, _ guide: StyleGuide) -> SourceFile? {
    let tokens = guide.tokens.filter { $0.path.section == section }
    return tokens.last?.nameRange.file ?? guide.files.last
  }

  /// Returns the name of the property or argument that a literal is given to, if it says something: `textColor` in
  /// `label.textColor = …`.
  private func proposedName(before range: SourceRange) -> String? {
    let line = range.file.lines.contents(ofLine: range.start.line)
    let before = range.file.text(in: line.lowerBound..<range.lowerBound)
    var rest = Substring(before)
    while rest.last == " " { rest.removeLast() }
    guard let mark = rest.popLast(), mark == "=" || mark == ":" else { return nil }
    while rest.last == " " { rest.removeLast() }
    let name = String(rest.reversed().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.reversed())
    guard name.count > 2, name.first?.isLetter == true, !Self.emptyNames.contains(name) else { return nil }
    return name
  }

  /// The names of arguments that say nothing about a value.
  private static let emptyNames: Set<String> = [
    "constant", "equalToConstant", "equalTo", "size", "ofSize", "red", "green", "blue", "white", "alpha",
    "color", "value",
  ]

  /// Returns a name that no token of a section has.
  private func unusedName(_ name: String, _ section: String, _ guide: StyleGuide) -> String {
    let used = Set(guide.tokens.filter { $0.path.section == section }.map { $0.path.names[1] })
    guard used.contains(name) else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !used.contains($0) } ?? name
  }
}
