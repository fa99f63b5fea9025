import KansoTheme

extension TokenPath {
  /// The qualified name of the token in generated Swift, such as `Colors.Button.primary`. The enum of a
  /// section has the section's name with a capital letter. Reserved keywords are in backticks.
  package var swiftName: String { swiftNames.joined(separator: ".") }

  /// The components of `swiftName`, from the enum of the section to the token. For the path of a section,
  /// only its name in the guide, without a capital letter.
  package var swiftNames: [String] {
    let names = names
    guard let section = names.first, names.count > 1, let token = names.last else { return names }
    return [section.prefix(1).uppercased() + section.dropFirst()]
      + names.dropFirst().dropLast().map { SwiftName.escaped(SwiftName.type($0)) }
      + [SwiftName.escaped(SwiftName.member(token))]
  }
}
