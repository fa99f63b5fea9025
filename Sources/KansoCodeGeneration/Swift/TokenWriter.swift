import KansoTheme

/// Writes what is the same on every platform: documentation, attributes, references between tokens.
struct TokenWriter {
  let theme: Theme
  let options: GenerationOptions
  let syntax: any PlatformSyntax
  let shadowed: ShadowedNames

  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  /// Everything before `static let`: documentation, availability, indentation, access.
  func lead(of token: ThemeToken, indentation: String) -> String {
    var summary = "`\(SwiftText.singleLine(token.path.dotted))`"
    if let alias = token.alias { summary += ", an alias of `\(SwiftText.singleLine(alias.dotted))`" }
    if case .color(let color) = token.value, token.variants.isEmpty { summary += " (\(color.hex))" }
    var text = documentation(token.description, summary, indentation)
    if let deprecated = token.deprecated { text += indentation + attribute(deprecated, of: token) + "\n" }
    return text + indentation + access
  }

  /// Everything before `enum`.
  func lead(of group: TokenGroup, indentation: String) -> String {
    documentation(group.description, "`\(SwiftText.singleLine(group.path.dotted))`", indentation)
      + indentation + access
  }

  private func documentation(_ description: String?, _ summary: String, _ indentation: String) -> String {
    var lines: [String] = []
    if let description, !description.isEmpty {
      lines = SwiftText.commentLines(description)
      while lines.last == "" { lines.removeLast() }
      if !lines.isEmpty { lines.append("") }
    }
    lines.append(summary)
    return lines.map { indentation + ($0.isEmpty ? "///" : "/// \($0)") + "\n" }.joined()
  }

  private func attribute(_ deprecated: Deprecation, of token: ThemeToken) -> String {
    var arguments = ["*", "deprecated"]
    if let message = deprecated.message { arguments.append("message: \(SwiftText.literal(message))") }
    // `renamed:` wants a plain name; a replacement that needs backticks is told in the message alone.
    if let replacement = deprecated.replacement, replacement != token.path,
      replacement.section == token.path.section, let name = reference(to: replacement), !name.contains("`")
    {
      arguments.append("renamed: \"\(name)\"")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }

  /// The Swift expression of a token's value.
  ///
  /// An alias refers to its target where that has a value of its own. An alias of an alias is written by value, so
  /// that no chain of lazy initialisers builds up, and so is one of a deprecated token, since a reference warns.
  func value(of token: ThemeToken, indentation: String) -> String {
    if let alias = token.alias, let target = theme[alias], target.alias == nil, target.deprecated == nil,
      token.variants.elementsEqual(target.variants, by: { $0.mode == $1.mode && $0.value == $1.value }),
      let root = SectionEnum.ofSection(alias.section), !shadowed.contains(root.rawValue),
      root.source == SectionEnum.ofSection(token.path.section)?.source,
      let name = reference(to: alias)
    {
      return name
    }
    return syntax.value(of: token, indentation: indentation)
  }

  /// The expression of a token that follows mode and theme at run time.
  func token(_ token: ThemeToken, indentation: String) -> String {
    syntax.token(token, indentation: indentation)
  }

  /// The Swift name of a token from the outside, or nil where there is no such token.
  private func reference(to path: TokenPath) -> String? {
    guard theme[path] != nil, let root = SectionEnum.ofSection(path.section) else { return nil }
    let names = path.names.dropFirst()
    let groups = names.dropLast().map { SwiftName.escaped(SwiftName.type($0)) }
    let member = names.last.map { SwiftName.escaped(SwiftName.member($0)) } ?? ""
    return ([root.rawValue] + groups + [member]).joined(separator: ".")
  }
}
