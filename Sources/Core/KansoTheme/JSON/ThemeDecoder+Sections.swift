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

extension ThemeDecoder {
  /// Decodes the pairs of colors whose contrast the guide states, from the member `contrast` of Kanso's object. Throws
  /// for a color that the theme does not have.
  func decodeContrasts(_ node: JSONNode, of theme: Theme) throws(Failure) -> [ContrastPair] {
    /// Returns the path in a member of a pair; nil without the member.
    func color(_ key: String, _ pair: JSONNode) throws(Failure) -> TokenPath? {
      guard let node = pair[key] else { return nil }
      let path = TokenPath(try node.string("the color of a contrast"))
      guard theme[path]?.type == .color else { throw node.failure("the theme has no color `\(path)`") }
      return path
    }
    var pairs: [ContrastPair] = []
    for pair in try node.array("`contrast`") {
      let (graphic, text) = (try color("graphic", pair), try color("text", pair))
      guard let foreground = graphic ?? text else {
        throw pair.failure("a contrast lacks its `text` or `graphic`")
      }
      guard let background = try color("on", pair) else { throw pair.failure("a contrast lacks its `on`") }
      let levelNode = try pair.required("level", of: "a contrast")
      guard let level = ContrastPair.Level(try levelNode.string("the level of a contrast")) else {
        throw levelNode.failure("this is not a level of a contrast")
      }
      let size = try pair["size"].map { (node) throws(Failure) in try node.string("the size of a text") }
      pairs.append(
        ContrastPair(
          foreground, on: background, over: try color("over", pair),
          use: graphic != nil ? .graphic : size == "large" ? .largeText : .text, level: level))
    }
    return pairs
  }
}
