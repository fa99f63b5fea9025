import KansoDiagnostics
import KansoStandard
import KansoTheme
import KansoYAML

/// A document of the standard as the file of a guide. It is read strictly, and has no tokens if it has errors.
struct StandardGuide: Sendable {
  let file: SourceFile
  let diagnostics: [Diagnostic]
  let declaredModes: DeclaredModes
  /// The guide with the modes of this document; nil after an error.
  private let guide: StyleGuide?

  /// Reads a document.
  /// - Parameters:
  ///   - inputs: the chosen contexts of a resolver document. The other contexts become modes.
  ///   - read: reads a file that the document names.
  init(_ source: StandardSource, inputs: ResolverInputs, reading read: @escaping (String) -> SourceContent) {
    file = source.file
    var readings = StandardReadings(source, inputs: inputs, reading: read)
    guard !readings.base.diagnostics.hasErrors else {
      diagnostics = DocumentErrors.report(readings.base.diagnostics, of: source)
      (declaredModes, guide) = (DeclaredModes(), nil)
      return
    }
    guard readings.otherContextCount < ReadingLimits.modes else {
      let tooMany = readings.axes.last.map { ReadingLimits.manyModes(at: $0.modifier.range) }
      diagnostics = readings.base.diagnostics + [tooMany].compactMap { $0 }
      (declaredModes, guide) = (DeclaredModes(), nil)
      return
    }
    readings.readOtherContexts()
    let found = readings.diagnostics
    guard !found.hasErrors else {
      (diagnostics, declaredModes, guide) = (
        DocumentErrors.report(found, of: source), DeclaredModes(), nil
      )
      return
    }
    let plan = StandardPlan(readings)
    declaredModes = plan.declaredModes
    guard !plan.diagnostics.hasErrors else {
      (diagnostics, guide) = (found + plan.diagnostics, nil)
      return
    }
    var writer = StandardGuideWriter(plan, readings)
    guide = writer.guide(declaredModes)
    diagnostics = found + plan.diagnostics + writer.diagnostics
  }

  /// Returns the guide with the modes of all files; nil after an error.
  func guide(modes: DeclaredModes, sections: DeclaredSections) -> StyleGuide? {
    guard let guide else { return nil }
    let numbers = declaredModes.modes.map { modes.indexes[$0.name] }
    return StyleGuide(
      files: guide.files, name: guide.name, modes: modes.modes, modeRanges: modes.ranges,
      declaredSections: sections, sections: guide.sections,
      tokens: numbers == Array(numbers.indices) ? guide.tokens : guide.tokens.map { $0.withModes(numbers) },
      leftOut: guide.leftOut, size: guide.size, modeOrders: StyleGuide.fallbackOrders(of: modes.modes))
  }

  /// The error for a document without tokens.
  var emptyGuide: Diagnostic {
    Diagnostic(
      .emptyGuide, "the document has no tokens", at: SourceRange(file: file, 0..<0),
      help: "Add a token, such as `{\"$type\": \"number\", \"$value\": 8}`.")
  }
}

extension GuideToken {
  /// Returns the token with other numbers of its modes.
  fileprivate func withModes(_ numbers: [Int?]) -> GuideToken {
    guard values.contains(where: { $0.mode != nil }) else { return self }
    return GuideToken(
      path: path, section: section, nameRange: nameRange, metadata: metadata,
      values: values.map { value in
        SourceValue(
          mode: value.mode.flatMap { numbers[$0] }, expression: value.expression, range: value.range)
      })
  }
}

/// Makes a guide of a document of the standard.
private struct StandardGuideWriter {
  private(set) var diagnostics: [Diagnostic] = []
  private let plan: StandardPlan
  private let base: StandardDocument
  private let files: [SourceFile]
  private var builders: [StandardValueBuilder]
  /// The names in the guide of each token, the section first.
  private var paths: [[String]: [String]] = [:]
  private var tokens: [GuideToken] = []
  private var size = GuideSize()

  init(_ plan: StandardPlan, _ readings: StandardReadings) {
    self.plan = plan
    base = readings.base
    var files: [SourceFile] = []
    for document in [readings.base] + readings.readings.map(\.document) {
      for file in document.files where !files.contains(where: { $0 === file }) { files.append(file) }
    }
    self.files = files
    let merged = plan.merged
    var targets: [StandardValueBuilder.Target?] = Array(repeating: nil, count: merged.tokens.count)
    func add(_ tree: GuideTree, at path: TokenPath, _ section: Section) {
      for member in tree.members {
        let own = path.appending(member.name)
        if let token = member.token {
          targets[token] = StandardValueBuilder.Target(
            path: own, section: section, type: merged.tokens[token].type)
        }
        add(member, at: own, section)
      }
    }
    for (section, tree) in plan.trees { add(tree, at: TokenPath(section.rawValue), section) }
    let found = targets
    builders = merged.readings.map { reading in
      StandardValueBuilder(reading.values) { found[reading.merged[$0]] }
    }
    // Few documents have a deprecation with a reference.
    let hasReferences = merged.readings.contains { reading in
      reading.tokens.contains { $0.deprecated?.message?.utf8.contains(UInt8(ascii: "{")) == true }
    }
    guard hasReferences else { return }
    for (token, target) in zip(merged.tokens, found) { paths[token.path] = target?.path.names }
  }

  /// Returns the guide; nil if it is too large, after a report.
  mutating func guide(_ modes: DeclaredModes) -> StyleGuide? {
    var sections: [GuideGroup] = []
    for (section, tree) in plan.trees {
      sections.append(group(tree, at: TokenPath(section.rawValue), section, depth: 0))
    }
    for builder in builders { diagnostics += builder.diagnostics }
    if size.isTooLarge { return nil }
    return StyleGuide(
      files: files, name: nil, modes: modes.modes, modeRanges: modes.ranges, sections: sections,
      tokens: tokens,
      leftOut: [], size: size, modeOrders: StyleGuide.fallbackOrders(of: modes.modes))
  }

  private mutating func group(_ tree: GuideTree, at path: TokenPath, _ section: Section, depth: Int)
    -> GuideGroup
  {
    var members: [GuideGroup.Member] = []
    for member in tree.members where !size.isTooLarge {
      let own = path.appending(member.name)
      size.add(own)
      let nameRange = written(member.firstToken).nameRange
      guard !size.isTooLarge else {
        diagnostics.append(ReadingLimits.largeGuide(upTo: own, at: nameRange))
        break
      }
      if let token = member.token {
        members.append(.token(tokens.count))
        tokens.append(self.token(token, at: own, section))
      } else {
        members.append(.group(group(member, at: own, section, depth: depth + 1)))
      }
    }
    var metadata = Metadata()
    // The first member can be the token of the group itself, whose path does not show the group.
    metadata.description = tree.members.prefix(2).compactMap { description(of: $0, depth: depth) }.first
      .map { GuideProse.plain($0) }
    let range =
      tree.members.first.map { written($0.firstToken).nameRange } ?? SourceRange(file: files[0], 0..<0)
    return GuideGroup(path: path, nameRange: range, metadata: metadata, members: members)
  }

  /// Returns the description of the group around a member. A group whose name only repeats the section is the section.
  private func description(of member: GuideTree, depth: Int) -> String? {
    var names = plan.merged.tokens[member.firstToken].guidePath
    var (below, node) = (1, member)
    while let first = node.members.first, node.token == nil {
      (below, node) = (below + 1, first)
    }
    guard names.count > below else { return nil }
    names.removeLast(below)
    return names.count == depth || names.count == depth + 1
      ? base.description(ofGroup: names) : nil
  }

  private func written(_ token: Int) -> StandardToken {
    let base = plan.merged.tokens[token].base
    return plan.merged.readings[base.reading].tokens[base.index]
  }

  private mutating func token(_ index: Int, at path: TokenPath, _ section: Section) -> GuideToken {
    let written = written(index)
    var metadata = Metadata()
    metadata.description = written.description.map { GuideProse.plain($0) }
    metadata.extensions = written.extensions
    switch written.deprecated {
    case .unexplained?: metadata.deprecated = SourceDeprecation(value: .unexplained, range: written.nameRange)
    case .message(let text)?:
      let reason = GuideProse.plain(GuideProse.withReferences(text) { paths[$0] })
      metadata.deprecated = SourceDeprecation(value: .message(reason), range: written.nameRange)
    case nil: break
    }
    return GuideToken(
      path: path, section: section, nameRange: written.nameRange, metadata: metadata,
      values: values(of: index, in: section))
  }

  /// Returns the value of a token for all modes, or a value for each mode in which it is another than in the mode's
  /// fallback.
  private mutating func values(of index: Int, in section: Section) -> [SourceValue] {
    let merged = plan.merged
    let token = merged.tokens[index]
    guard !token.variants.isEmpty else { return [value(token.base, nil, section)] }
    let own = Set(token.variants.map(\.axis))
    let modes = plan.modes.modes
    /// Returns the value in a mode of the plan.
    func choice(_ mode: Int) -> (reading: Int, index: Int) {
      merged.readingIndexes[modes[mode].selection].map { merged.value(of: index, in: $0) } ?? token.base
    }
    var values = [value(token.base, 0, section)]
    for (position, mode) in modes.enumerated().dropFirst() {
      if !plan.modes.isList {
        guard !own.isDisjoint(with: mode.selection.keys) else { continue }
        // The default value in one context replaces that in a context of another modifier.
        let isOwn =
          mode.selection.count == 1 && token.variants.contains { $0.reading == choice(position).reading }
        if !isOwn, let fallback = mode.fallback, merged.isSame(choice(fallback), choice(position)) {
          continue
        }
      }
      values.append(value(choice(position), position, section))
    }
    return values
  }

  private mutating func value(
    _ value: (reading: Int, index: Int), _ mode: Int?, _ section: Section
  ) -> SourceValue {
    let reading = plan.merged.readings[value.reading]
    let token = reading.tokens[value.index]
    return SourceValue(
      mode: mode, expression: builders[value.reading].expression(token.value, token.type, in: section),
      range: reading.values.range(of: token.value))
  }
}
