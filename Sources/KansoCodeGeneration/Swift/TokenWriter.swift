import KansoTheme

/// Writes the parts that are the same on every platform: documentation, attributes, and references between tokens.
struct TokenWriter {
  let theme: Theme
  let syntax: any PlatformSyntax
  private let access: String
  private let shadowed: ShadowedNames

  init(theme: Theme, options: GenerationOptions, syntax: any PlatformSyntax, shadowed: ShadowedNames) {
    self.theme = theme
    self.syntax = syntax
    self.access = options.access == .internal ? "" : options.access.rawValue + " "
    self.shadowed = shadowed
  }

  // MARK: Text before a declaration

  /// Appends everything before `static let`: documentation, availability, indentation and access level.
  func appendLead(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    appendDescription(token.description, indentation, to: &text)
    text += indentation
    text += "/// `"
    text += SwiftText.singleLine(token.path.dotted)
    text += "`"
    if let alias = token.alias {
      text += ", an alias of `"
      text += SwiftText.singleLine(alias.dotted)
      text += "`"
    }
    if case .color(let color) = token.value, token.variants.isEmpty {
      text += " ("
      text += color.hex
      text += ")"
    }
    text += "\n"
    text += indentation
    if let deprecated = token.deprecated {
      text += attribute(deprecated, of: token)
      text += "\n"
      text += indentation
    }
    text += access
  }

  /// Returns everything before `enum`.
  func lead(of group: TokenGroup, indentation: String) -> String {
    var text = TextBuffer()
    appendDescription(group.description, indentation, to: &text)
    text += "\(indentation)/// `\(SwiftText.singleLine(group.path.dotted))`\n\(indentation)\(access)"
    return text.text
  }

  private func appendDescription(_ description: String?, _ indentation: String, to text: inout TextBuffer) {
    guard let description, !description.isEmpty else { return }
    var lines = SwiftText.commentLines(description)
    while lines.last == "" { lines.removeLast() }
    guard !lines.isEmpty else { return }
    for line in lines {
      text += indentation
      text += line.isEmpty ? "///" : "/// "
      text += line
      text += "\n"
    }
    text += indentation
    text += "///\n"
  }

  private func attribute(_ deprecated: Deprecation, of token: ThemeToken) -> String {
    var arguments = ["*", "deprecated"]
    if let message = deprecated.message { arguments.append("message: \(SwiftText.literal(message))") }
    // `renamed:` needs a plain name. A replacement that needs backticks is only in the message.
    if let replacement = deprecated.replacement, replacement != token.path,
      replacement.section == token.path.section, let name = reference(to: replacement),
      !name.utf8.contains(UInt8(ascii: "`"))
    {
      arguments.append("renamed: \"\(name)\"")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Values

  /// Appends the Swift expression of a token's value.
  ///
  /// An alias refers to its target if the target has a literal value. An alias of an alias is written as a value, to
  /// avoid chains of lazy initializers. An alias of a deprecated token is also written as a value, because a reference
  /// would cause a warning.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    if let alias = token.alias, let target = theme[alias], target.alias == nil, target.deprecated == nil,
      token.variants.elementsEqual(target.variants, by: { $0.mode == $1.mode && $0.value == $1.value }),
      let root = SectionEnum.ofSection(alias.section), !shadowed.contains(root.rawValue),
      root.source == SectionEnum.ofSection(token.path.section)?.source
    {
      text += alias.swiftName
    } else {
      syntax.appendValue(of: token, indentation: indentation, to: &text)
    }
    syntax.appendName(of: token, indentation: indentation, to: &text)
  }

  /// Returns the qualified Swift name of a token; nil if there is no such token.
  private func reference(to path: TokenPath) -> String? {
    theme[path] != nil && SectionEnum.ofSection(path.section) != nil ? path.swiftName : nil
  }
}
