extension TokenPath {
  /// What generated Swift calls the token, as in `Colors.Button.primary`. The enum of a section is called as the section
  /// is, with a capital letter.
  package var swiftName: String { swiftNames.joined(separator: ".") }

  /// The parts of `swiftName`, from the enum of the section to the token; for a section the section alone.
  package var swiftNames: [String] {
    let names = names
    guard let section = names.first, names.count > 1, let token = names.last else { return names }
    return [section.prefix(1).uppercased() + section.dropFirst()]
      + names.dropFirst().dropLast().map { SwiftName.escaped(SwiftName.type($0)) }
      + [SwiftName.escaped(SwiftName.member(token))]
  }
}
