import KansoTheme

/// The names in generated Swift: those of the enums, by default the names of the sections, such as `Colors` and
/// `Fonts`, and those of tokens and groups within.
package struct SwiftNaming: Hashable, Sendable {
  /// The enum in which the enums of the sections are nested; nil if they are not nested.
  package var namespace: String?
  /// The text before the names of the enums that are not in `names`.
  package var prefix = ""
  /// The names of single enums, by the section's name in the guide.
  package var names: [String: String] = [:]
  /// The axes of modes whose values are enums within those of the sections, in their order. Axes that a theme lacks
  /// have no effect.
  package var nestedAxes: [String] = []
  /// The text before the name of a token that would begin with a digit: the start of an identifier in lower camel case,
  /// or an underscore. In the name of a group, it begins with a capital letter.
  package var digitPrefix = SwiftName.digitPrefix

  /// Creates the default names.
  package init() {}

  /// Returns the name of a section's enum, without the namespace.
  ///
  /// - Parameter section: the section's name in the guide.
  package func typeName(ofSection section: String) -> String {
    names[section] ?? prefix + (Section(rawValue: section)?.typeName ?? type(section))
  }

  /// Returns the first component of the name of each token in a section: the namespace, or the section's enum.
  package func rootName(ofSection section: String) -> String { namespace ?? typeName(ofSection: section) }

  /// The qualified name of a token, such as `Colors.Button.primary`. Reserved keywords are in backticks. For the
  /// path of a section, only its name in the guide.
  ///
  /// - Parameter axisTypes: the enums of values of axes, within that of the section.
  package func name(of path: TokenPath, axisTypes: [String] = []) -> String {
    var names = names(of: path)
    names.insert(contentsOf: axisTypes, at: min(namespace == nil ? 1 : 2, names.count))
    return names.joined(separator: ".")
  }

  /// Returns the components of the qualified name of a token, from the namespace or the enum of the section to the
  /// token. For the path of a section, only its name in the guide.
  package func names(of path: TokenPath) -> [String] {
    let members = members(of: path)
    guard !members.isEmpty else { return path.names }
    return (namespace.map { [$0] } ?? []) + [typeName(ofSection: path.section)] + members
  }

  /// Returns the names within the enum of the section: the nested enums of the groups, and the constant. Reserved
  /// keywords are in backticks. Empty for the path of a section.
  package func members(of path: TokenPath) -> [String] {
    let names = path.names
    guard names.count > 1, let token = names.last else { return [] }
    return names.dropFirst().dropLast().map { SwiftName.escaped(type($0)) }
      + [SwiftName.escaped(member(token))]
  }

  /// Returns the identifier of a token's last name, without backticks.
  package func member(_ name: String) -> String { SwiftName.member(name, digitPrefix: digitPrefix) }

  /// Returns the identifier of a token whose names within its section are joined, without backticks.
  package func flatMember(of path: TokenPath) -> String {
    SwiftName.member(Array(path.names.dropFirst()), digitPrefix: digitPrefix)
  }

  /// Returns the identifier of a group's last name, without backticks.
  package func type(_ name: String) -> String { SwiftName.type(name, digitPrefix: digitPrefix) }
}
