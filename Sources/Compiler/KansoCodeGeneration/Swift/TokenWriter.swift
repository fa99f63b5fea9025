import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// A writer of the source text that is the same on every platform: documentation, attributes, and references
/// between tokens.
struct TokenWriter {
  private let nested: NestedTheme
  let theme: Theme
  let syntax: any PlatformSyntax
  /// The access keyword with a space after it; empty for `internal`.
  let access: String
  private let shadowed: ShadowedNames
  let naming: SwiftNaming

  /// Creates a writer for one source. Of the options, only the access level and the names are used.
  init(
    _ nested: NestedTheme, options: GenerationOptions, syntax: any PlatformSyntax, shadowed: ShadowedNames
  ) {
    (self.nested, theme) = (nested, nested.theme)
    self.syntax = syntax
    self.access = options.access == .internal ? "" : options.access.rawValue + " "
    self.shadowed = shadowed
    self.naming = options.naming
  }

  // MARK: Text before a declaration

  /// Appends everything before `static let`: documentation, availability, indentation, attribute and access level. The
  /// documentation has the description, the path, the target of an alias, and the hex notation of a color
  /// without modes.
  func appendDeclarationPrefix(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    appendDescription(token.description, indentation, to: &text)
    appendPath(of: token, indentation: indentation, to: &text)
    text += indentation
    if let deprecated = token.deprecated {
      text += availabilityAttribute(deprecated, of: token)
      text += "\n"
      text += indentation
    }
    if let attribute = syntax.attribute(of: token) {
      text += attribute
      text += " "
    }
    text += access
  }

  /// Appends everything before `static` of a second declaration for a token, such as a member of a type of SwiftUI:
  /// the last line of the documentation, availability, indentation and access level.
  func appendMemberPrefix(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    appendPath(of: token, indentation: indentation, to: &text)
    text += indentation
    if let deprecated = token.deprecated {
      // The qualified name of the replacement is not that of a member.
      text += availabilityAttribute(deprecated, of: token, isRenamed: false)
      text += "\n"
      text += indentation
    }
    text += access
  }

  /// Appends the last line of a token's documentation: the path, the target of an alias, and the hex notation of a
  /// color without modes.
  private func appendPath(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    text += indentation
    text += "/// `"
    text += SwiftText.singleLine(nested.guidePath(of: token.path).dotted)
    text += "`"
    if let alias = token.alias {
      text += ", an alias of `"
      text += SwiftText.singleLine(nested.guidePath(of: alias).dotted)
      text += "`"
    }
    if case .color(let color) = token.value, token.variants.isEmpty {
      text += " ("
      text += color.hex
      text += ")"
    }
    text += "\n"
  }

  /// Returns everything before `enum`: documentation, indentation and access level.
  func declarationPrefix(of group: TokenGroup, indentation: String) -> String {
    var text = TextBuffer()
    appendDescription(group.description, indentation, to: &text)
    text +=
      "\(indentation)/// `\(SwiftText.singleLine(nested.guidePath(of: group.path).dotted))`\n\(indentation)\(access)"
    return text.text
  }

  /// Appends the lines of a description as a doc comment, and an empty line of comment after them. Appends
  /// nothing if the description has no text.
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

  /// Returns the attribute `@available(*, deprecated, …)`. It names the replacement only if that is another
  /// token in the same section, with a name that needs no backticks.
  ///
  /// - Parameter isRenamed: false to omit the replacement.
  private func availabilityAttribute(
    _ deprecated: Deprecation, of token: ThemeToken, isRenamed: Bool = true
  ) -> String {
    var arguments = ["*", "deprecated"]
    if let message = deprecated.message(naming: { swiftName(of: $0) }) {
      arguments.append("message: \(SwiftText.literal(message))")
    }
    // `renamed:` needs a plain name. A replacement that needs backticks is only in the message.
    if isRenamed, let replacement = deprecated.replacement, replacement != token.path,
      replacement.section == token.path.section, let name = swiftName(of: replacement),
      !name.utf8.contains(UInt8(ascii: "`"))
    {
      arguments.append("renamed: \"\(name)\"")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Values

  /// Appends the Swift expression of a token's value, after its lookup in the theme at run time if the platform has
  /// one, and its name if the platform has names.
  ///
  /// An alias refers to its target if the target is in the same file, has the same values in all modes, and
  /// no group shadows the first name. An alias of an alias is written as a value, to avoid chains of
  /// lazy initializers. An alias of a deprecated token is written as a value, too: a reference would cause a
  /// warning.
  func appendValue(of token: ThemeToken, indentation: String, to text: inout TextBuffer) {
    syntax.appendLookup(of: token, to: &text)
    if let target = theme.target(of: token), target.alias == nil, target.deprecated == nil,
      token.variants.elementsEqual(target.variants, by: { $0.mode == $1.mode && $0.value == $1.value }),
      !shadowed.contains(naming.rootName(ofSection: target.path.section)),
      let source = theme.section(of: target.path)?.source, source == theme.section(of: token.path)?.source
    {
      text += naming.name(of: target.path)
    } else {
      syntax.appendValue(of: token, indentation: indentation, to: &text)
    }
    syntax.appendName(of: token, indentation: indentation, to: &text)
  }

  /// Returns the qualified Swift name of a token; nil if there is no such token, or no enum for its section.
  private func swiftName(of path: TokenPath) -> String? {
    theme[path] != nil && theme.section(of: path) != nil ? naming.name(of: path) : nil
  }
}
