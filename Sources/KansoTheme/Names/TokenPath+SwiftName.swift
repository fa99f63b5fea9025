extension TokenPath {
  /// What generated Swift calls the token, as in `Colors.Button.primary`. The enum of a section is called as the section
  /// is, with a capital letter.
  package var swiftName: String {
    let names = names
    guard let section = names.first, names.count > 1, let token = names.last else { return dotted }
    var text = section.prefix(1).uppercased() + section.dropFirst()
    for group in names.dropFirst().dropLast() { text += "." + SwiftName.escaped(SwiftName.type(group)) }
    return text + "." + SwiftName.escaped(SwiftName.member(token))
  }
}
