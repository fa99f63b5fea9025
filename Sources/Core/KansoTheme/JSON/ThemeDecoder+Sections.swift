extension ThemeDecoder {
  /// Returns the members of the root that are sections, and those of texts from the member `strings` of Kanso's object,
  /// in the guide's order. Throws for two sections with the same name.
  ///
  /// - Parameters:
  ///   - members: the members of the root.
  ///   - own: Kanso's object in `$extensions`.
  func sectionMembers(of members: [JSONNode.Member], _ own: JSONNode) throws(Failure) -> [JSONNode.Member] {
    var sections = members.filter { !Self.isOfTheStandard($0.key) }
    guard let strings = try own["strings"]?.object("`strings`") else { return sections }
    let names = Set(sections.map(\.key))
    for member in strings {
      guard !names.contains(member.key) else {
        throw Failure(offset: member.keyOffset, message: "the theme has two sections `\(member.key)`")
      }
      sections.append(member)
    }
    guard let order = try own["order"]?.array("`order`") else { return sections }
    var places: [String: Int] = [:]
    for (place, node) in order.enumerated() { places[try node.string("the name of a section")] = place }
    return sections.enumerated().sorted { left, right in
      let (first, second) = (places[left.element.key] ?? .max, places[right.element.key] ?? .max)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
