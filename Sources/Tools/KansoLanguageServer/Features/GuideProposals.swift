import KansoDiagnostics
import KansoGuide
import KansoTheme

/// The proposals for a place in a guide.
struct GuideProposals {
  private let question: Question
  private let known: KnownGuide
  private let place: KeyPlace
  private let offset: Int
  /// The kind of the section around the place; nil outside of sections.
  private let section: Section?

  init(_ question: Question, at offset: Int) {
    (self.question, self.offset) = (question, offset)
    known = question.known
    place = KeyPlace(at: offset, in: question.file)
    section = place.keys.first.flatMap { name in
      Section(rawValue: name) ?? question.known.guide?.tokens.first { $0.path.section == name }?.section
    }
  }

  var proposals: Proposals {
    let isText = place.isComment || place.keys.contains(where: GuideKeys.ofTexts.contains)
    let items = isText ? [] : place.isValue ? values : place.isReference ? references() + keys : keys
    return Proposals(
      items: items.filter { Proposals.matches($0.label, place.typed) && !place.siblings.contains($0.label) },
      range: offset - place.typed.utf8.count..<offset)
  }

  // MARK: Keys

  private var keys: [Proposal] {
    guard let first = place.keys.first else {
      return Section.allCases.map { Proposal(label: $0.rawValue, detail: "section", kind: .module) }
        + GuideKeys.ofRoot.map { Proposal(label: $0, detail: "key of a guide", kind: .property) }
    }
    if first == "contrast" { return properties(GuideKeys.ofContrasts, "part of a contrast") }
    guard let section else { return [] }
    // Directly in a section, a key is the name of a token.
    guard place.keys.count > 1 || place.isInBraces else {
      return Snippets.tokens(in: section, modes, question.client)
    }
    return properties(modes, "mode") + properties(GuideKeys.ofTokens(in: section), "key of a token")
      + (place.isInBraces ? [] : Snippets.tokens(in: section, modes, question.client))
  }

  private var modes: [String] { known.guide?.modes.map(\.name) ?? [] }

  private func properties(_ names: [String], _ detail: String) -> [Proposal] {
    names.map { Proposal(label: $0, detail: detail, kind: .property) }
  }

  private func values(_ names: [String], _ detail: String) -> [Proposal] {
    names.map { Proposal(label: $0, detail: detail, kind: .value) }
  }

  // MARK: Values

  private var values: [Proposal] {
    let key = place.keys.last ?? ""
    switch (place.keys.count, place.keys.first ?? "", key) {
    case (1, "kanso", _): return values(GuideKeys.versions, "version of the language")
    case (1, "modes", _): return values(GuideKeys.appearances, "appearance of the system")
    case (2, "sections", _): return values(Section.allCases.map(\.rawValue), "kind of section")
    case (2..., "modes", "fallback"): return values(modes, "mode")
    case (2..., "contrast", "level"): return values(GuideKeys.contrastLevels, "level of contrast")
    case (2..., "contrast", "size"): return values(["large"], "size of the text")
    case (2..., "contrast", _): return tokens(in: .colors)
    case (2..., "renamed", _): return paths
    default: break
    }
    guard let section else { return [] }
    switch key {
    case "textStyle": return values(TextStyle.allCases.map(\.rawValue), "text style of the system")
    case "family", "face": return families + references(to: .fontFamily)
    case "size" where section == .fonts: return references(to: .dimension)
    case "weight": return (place.isReference ? [] : weights) + tokens(in: .weights)
    case "italic", "inset": return values(["true", "false"], "")
    case "easing": return tokens(in: .easings) + values(GuideKeys.easings, "easing")
    default: break
    }
    if let other = GuideKeys.section(ofKey: key), place.keys.count > 1 { return tokens(in: other) }
    switch section {
    case .colors:
      // Within braces, the commas of a function would end the value.
      return tokens(in: section)
        + Snippets.colorFunctions(question.client, isQuoted: place.isInBraces && !place.isQuoted)
    case .weights: return weights + tokens(in: section)
    case .families: return families + references(to: .fontFamily)
    case .easings: return values(GuideKeys.easings, "easing") + tokens(in: section)
    case .strokes: return values(GuideKeys.strokes, "stroke") + tokens(in: section)
    case .gradients: return tokens(in: .colors) + tokens(in: section)
    default: return tokens(in: section)
    }
  }

  /// The paths of all tokens.
  private var paths: [Proposal] {
    (known.guide?.tokens ?? []).prefix(Proposals.maxCount).map {
      Proposal($0, as: $0.path.dotted, known)
    }
  }

  private var weights: [Proposal] {
    FontWeight.names.map { Proposal(label: $0.name, detail: String(Int($0.weight)), kind: .value) }
  }

  /// The families that the guide uses, each once.
  private var families: [Proposal] {
    var names: [String] = []
    for token in known.theme?.tokens ?? [] {
      switch token.value {
      case .typography(let font): names += font.families
      case .fontFamily(let families): names += families
      default: break
      }
    }
    return Set(names).sorted().map { Proposal(label: $0, detail: "family of this guide", kind: .value) }
  }

  /// The tokens of a kind of section. Those of the section in which bare names begin are without braces.
  private func tokens(in wanted: Section) -> [Proposal] {
    let bare = section == wanted ? place.keys.first ?? wanted.rawValue : wanted.rawValue
    return proposals(of: wanted.type) { $0.section == bare ? GuideKeys.bareName(of: $0, in: wanted) : nil }
  }

  /// All tokens of a type in braces.
  private func references(to type: TokenType) -> [Proposal] {
    proposals(of: type) { _ in nil }
  }

  /// All tokens, for a brace that was typed at the place of a value.
  private func references() -> [Proposal] { section.map { references(to: $0.type) } ?? [] }

  /// Returns the tokens of a type.
  ///
  /// - Parameter bareName: returns the name of a token without braces; nil if it needs them.
  private func proposals(of type: TokenType, bareName: (TokenPath) -> String?) -> [Proposal] {
    var found: [Proposal] = []
    let own = place.keys.joined(separator: ".")
    for token in known.guide?.tokens ?? [] where token.section.type == type && token.path.dotted != own {
      let bare = place.isReference ? token.path.dotted : bareName(token.path)
      let label = bare ?? "{\(token.path.dotted)}"
      // One more than are sent, which tells the client that there are others.
      guard found.count <= Proposals.maxCount else { break }
      guard Proposals.matches(label, place.typed) else { continue }
      var proposal = Proposal(token, as: label, known)
      // At the start of a value, YAML reads braces without quotes as a mapping.
      if bare == nil, !place.isQuoted, place.isAtStart { proposal.text = "\"\(label)\"" }
      found.append(proposal)
    }
    return found
  }
}
