import KansoFormatting
import KansoGuide
import KansoTheme
import KansoYAML

/// A style guide that is made of the tokens of another tool, before it is compiled.
struct GuideDraft {
  /// The text of a token in the guide.
  struct Entry {
    /// The index in the source.
    let token: Int
    /// The names in the guide, the section first.
    let names: [String]
    /// The range in the text, as UTF-8 offsets.
    let range: Range<Int>
    let remarks: [(kind: ImportFinding.Kind, message: String)]
    let isCommentedOut: Bool
  }

  /// The start of the comments before doubtful tokens.
  static let remark = "# Check: "

  /// The YAML of the guide; empty without tokens.
  private(set) var text = ""
  /// The written tokens in the order of the guide.
  private(set) var entries: [Entry] = []
  /// The reasons why the other tokens are lost.
  private(set) var losses: [Int: String]
  /// The reasons why values in modes are lost, by the index of their token.
  private(set) var lostVariants: [Int: [String]] = [:]
  /// The reasons why tokens have no section. Other tokens can take over their values.
  private(set) var unplaced: [Int: String] = [:]
  /// The first token of each group or token with another name, the name in the source, and the names in the guide.
  private(set) var renamings: [(token: Int, name: String, names: [String])] = []
  /// The names of modes that do not fit into the guide.
  private(set) var droppedModes: [String] = []

  private let references: GuideReferences
  private let axes: [ForeignAxis]
  private let dependencies: TokenDependencies
  private var paths: [Int: [String]] = [:]
  private var sections: [Int: Section] = [:]
  private var modes = GuideModes([], used: [], combinations: [])
  private let comments: [[String]: [String]]
  /// The lines at the start of the guide.
  private let header: [String]
  /// True to write the tokens that are to stand commented out as comments.
  private let commentsOut: Bool
  private var choice = SectionChoice()

  /// Creates the draft of a source in normal form.
  /// - Parameters:
  ///   - lost: the tokens that are left out, with the reasons.
  ///   - attempts: the number of sections that were already tried for tokens.
  ///   - commentsOut: false to write all tokens, so that they can be compiled.
  init(_ source: ForeignTokens, lost: [Int: String], attempts: [Int: Int], commentsOut: Bool = false) {
    axes = source.axes
    header = source.comments
    self.commentsOut = commentsOut
    let all = GuideReferences(source.tokens)
    let found = TokenDependencies(all, lost: lost)
    if found.lostVariants.isEmpty {
      (references, dependencies) = (all, found)
    } else {
      references = all.removing(found.lostVariants.mapValues { Set($0.map(\.position)) })
      dependencies = TokenDependencies(references, lost: lost)
    }
    lostVariants = found.lostVariants.mapValues { $0.map(\.message) }
    losses = dependencies.losses
    comments = Dictionary(
      source.findings.filter { $0.kind == .doubtful && !$0.path.isEmpty }.map { ($0.path, [$0.message]) },
      uniquingKeysWith: +)
    chooseSections(attempts)
    findModes()
    let trees = makeTrees()
    for (section, tree) in trees {
      tree.forEachToken { paths[$0] = [section.rawValue] + $1 }
      tree.forEachRenaming([section.rawValue]) { renamings.append(($0, $1, $2)) }
    }
    write(trees)
  }

  /// Chooses the section of each token that is not lost.
  private mutating func chooseSections(_ attempts: [Int: Int]) {
    for (index, token) in references.tokens.enumerated() where losses[index] == nil {
      guard let kind = dependencies.kinds[index] else { continue }
      let candidates = choice.sections(for: token.forChoice, of: kind)
      let attempt = attempts[index, default: 0]
      if attempt < candidates.count {
        sections[index] = candidates[attempt]
      } else {
        unplaced[index] = "a guide has no section for \(kind.noun)"
      }
    }
  }

  /// Finds the modes that the written tokens need.
  private mutating func findModes() {
    var used: UInt64 = 0
    var combinations: Set<UInt64> = []
    for index in sections.keys {
      let token = references.tokens[index]
      let own = token.variants.reduce(UInt64(0)) { $0 | $1.modes.keys.reduce(0) { $0 | 1 << UInt64($1) } }
      used |= own
      // A mere alias has in each combination of modes the value of its target.
      if case .reference = token.value, own == 0 { continue }
      if dependencies.axes[index].nonzeroBitCount > 1 { combinations.insert(dependencies.axes[index]) }
    }
    modes = GuideModes(
      axes, used: Self.indices(of: used), combinations: Set(combinations.map { Self.indices(of: $0) }))
    droppedModes = modes.dropped
  }

  private static func indices(of bits: UInt64) -> Set<Int> {
    Set((0..<64).filter { bits & 1 << UInt64($0) != 0 })
  }

  /// Returns the number of sections that can hold a token.
  func sectionCount(of index: Int) -> Int {
    guard let kind = dependencies.kinds[index] else { return 0 }
    var choice = choice
    return choice.sections(for: references.tokens[index].forChoice, of: kind).count
  }

  /// Returns the token at an offset of the text, or the next one after it; the last one if there is none. There is at
  /// least one token.
  func entry(at offset: Int) -> Entry {
    var (low, high) = (0, entries.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return entries[low]
  }

  // MARK: Names

  /// Returns the tokens of each section as a tree, the sections in the order of the source.
  private mutating func makeTrees() -> [(Section, GuideTree)] {
    GuideTree.trees(
      of: references.tokens.map(\.path), in: { [sections] in sections[$0] }, &choice,
      modes: Set(modes.modes.map(\.name)), isPlain: { [self] in isPlain($0) })
  }

  /// Returns true for a token that is written as one text after its name.
  private func isPlain(_ index: Int) -> Bool {
    let token = references.tokens[index]
    guard token.variants.isEmpty, token.description == nil, token.deprecation == nil else { return false }
    switch token.value {
    case .literal(let value):
      switch value.type {
      case .color, .dimension, .fontWeight, .duration, .number, .fontFamily:
        return dependencies.kinds[index] != .edges
      case .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .string:
        return false
      }
    case .reference, .expression, .parts, .list, .flag, .text: return false
    }
  }

  // MARK: Text

  private mutating func write(_ trees: [(Section, GuideTree)]) {
    guard !trees.isEmpty else { return }
    text = header.map { "# \(Self.comment($0))\n" }.joined() + "kanso: 2\n"
    writeModes()
    for (section, tree) in trees {
      text += "\n\(isCommentedOut(tree) ? "# " : "")\(section.rawValue):\n"
      write(tree, indent: "  ", names: [section.rawValue], section)
    }
  }

  /// Writes the modes: as a list, or each with its context and fallback.
  private mutating func writeModes() {
    guard !modes.modes.isEmpty else { return }
    if modes.isList {
      text += "modes: \(YAMLScalarText.list(modes.modes.map(\.name)))\n"
      return
    }
    text += "modes:\n"
    for mode in modes.modes {
      var properties = mode.context.map { ($0.axis, YAMLScalarText.scalar($0.value)) }
      if let fallback = mode.fallback {
        properties.append(("fallback", YAMLScalarText.scalar(modes.modes[fallback].name)))
      }
      text += "  \(YAMLScalarText.scalar(mode.name)): \(YAMLScalarText.mapping(properties))\n"
    }
  }

  /// Writes the members of a group.
  private mutating func write(_ group: GuideTree, indent: String, names: [String], _ section: Section) {
    for member in group.members {
      let name = YAMLScalarText.scalar(member.name)
      if let token = member.token {
        writeToken(token, name, indent: indent, names: names + [member.name], section)
      } else {
        text += "\(indent)\(isCommentedOut(member) ? "# " : "")\(name):\n"
        write(member, indent: indent + "  ", names: names + [member.name], section)
      }
    }
  }

  /// Returns true for a token that stands commented out, and for a group without another one: a group of comments
  /// alone is no mapping.
  private func isCommentedOut(_ tree: GuideTree) -> Bool {
    guard commentsOut else { return false }
    if let token = tree.token { return references.tokens[token].isCommentedOut }
    return tree.members.allSatisfy(isCommentedOut)
  }

  /// Writes a token, or adds it to the losses.
  private mutating func writeToken(
    _ index: Int, _ name: String, indent: String, names: [String], _ section: Section
  ) {
    let token = references.tokens[index]
    var writer = ValueWriter(
      references: references, kinds: dependencies.kinds, paths: paths, section: section)
    do throws(ValueLoss) {
      let value = try values(of: index, &writer)
      let start = text.utf8.count
      for message in token.comments { text += "\(indent)# \(Self.comment(message))\n" }
      for message in (comments[token.path] ?? [])
        + writer.remarks.filter({ $0.kind == .doubtful }).map(\.message)
      {
        text += "\(indent)\(Self.remark)\(Self.comment(message))\n"
      }
      let isOut = commentsOut && token.isCommentedOut
      let margin = isOut ? indent + "# " : indent
      if token.description == nil, token.deprecation == nil {
        text += "\(margin)\(name): \(value)\n"
      } else {
        text += "\(margin)\(name):\n\(margin)  value: \(value)\n"
        if let description = token.description {
          text += "\(margin)  description: \(Self.prose(description))\n"
        }
        switch token.deprecation {
        case .withoutReason: text += "\(margin)  deprecated: true\n"
        case .reason(let reason): text += "\(margin)  deprecated: \(Self.prose(withReferences(reason)))\n"
        case nil: break
        }
      }
      entries.append(
        Entry(
          token: index, names: names, range: start..<text.utf8.count, remarks: writer.remarks,
          isCommentedOut: isOut))
    } catch {
      losses[index] = error.message
    }
  }

  /// Returns the value of a token for all modes, or a value for each mode.
  private func values(of index: Int, _ writer: inout ValueWriter) throws(ValueLoss) -> String {
    let token = references.tokens[index]
    let own = Set(token.variants.flatMap(\.modes.keys))
    guard !modes.modes.isEmpty, !own.isEmpty else { return try writer.text(of: token.value) }
    var entries: [(key: String, value: String)] = []
    for (position, mode) in modes.modes.enumerated() {
      let variant = references.variant(of: index, in: mode.selection)
      if position > 0, !modes.isList {
        guard !own.isDisjoint(with: mode.selection.keys) else { continue }
        let inherited = mode.fallback.map { references.variant(of: index, in: modes.modes[$0].selection) }
        if inherited == variant { continue }
      }
      writer.modes = mode.selection
      entries.append(
        (mode.name, try writer.text(of: variant.map { token.variants[$0].value } ?? token.value)))
    }
    return YAMLScalarText.mapping(entries)
  }

  /// Returns a text in quotes.
  private static func prose(_ text: String) -> String { YAMLText.quoted(GuideProse.plain(text)) }

  /// Returns a message as the text of a comment.
  private static func comment(_ message: String) -> String { message.printable.truncated(toScalarCount: 200) }

  /// Returns the reason of a deprecation with the paths of the guide in braces.
  private func withReferences(_ reason: String) -> String {
    GuideProse.withReferences(reason) { path in references.index(of: path).flatMap { paths[$0] } }
  }
}

extension ForeignToken {
  /// The token, as far as its section depends on it.
  fileprivate var forChoice: SectionChoice.Token {
    let values = variants.map(\.value) + [value]
    let literals = values.compactMap { if case .literal(let literal) = $0 { literal } else { nil } }
    return SectionChoice.Token(
      path: path, typeName: typeName, section: section, literals: literals,
      isLiteral: literals.count == values.count,
      isCalculated: values.contains { if case .expression = $0 { true } else { false } })
  }
}
