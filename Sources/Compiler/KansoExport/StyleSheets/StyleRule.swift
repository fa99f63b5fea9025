import KansoCodeGeneration

/// A rule of a style sheet: declarations for one selector.
struct StyleRule: TemplateContext {
  enum Field: String, CaseIterable { case selector, declarations }

  /// The media queries of the rule; nil if it always applies.
  let media: String?
  let selector: String
  let declarations: [StyleDeclaration]

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .selector: selector
    case .declarations: declarations
    }
  }

  /// Returns `list` for `declarations`; the others are values.
  static func role(of field: Field) -> FieldRole {
    field == .declarations ? .list(StyleDeclaration.self) : .value
  }
}

/// Rules of a style sheet that follow each other and have the same media queries.
struct StyleBlock: TemplateContext {
  enum Field: String, CaseIterable { case media, rules }

  let media: String?
  private(set) var rules: [StyleRule]

  /// Returns rules in blocks. The order stays.
  static func blocks(of rules: [StyleRule]) -> [StyleBlock] {
    var blocks: [StyleBlock] = []
    for rule in rules {
      if let last = blocks.last, last.media == rule.media {
        blocks[blocks.count - 1].rules.append(rule)
      } else {
        blocks.append(StyleBlock(media: rule.media, rules: [rule]))
      }
    }
    return blocks
  }

  /// Returns the value of a field; `false` for `media` if there is none.
  func value(of field: Field) -> Any? {
    switch field {
    case .media: media ?? false
    case .rules: rules
    }
  }

  /// Returns `list` for `rules`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .rules ? .list(StyleRule.self) : .value }
}
