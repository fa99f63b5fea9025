import KansoLint

extension SwiftDeclarations {
  /// The maximum number of values of properties for cases.
  private static let maxDerived = 20_000

  /// Adds a member for each case of an enum and each of its properties that may be style, as in
  /// `var color: UIColor { switch self { … } }`. To be called once, after all sources.
  mutating func addDerivedMembers() {
    for (name, target) in types[Self.files].aliases {
      if let target = target.last, FrameworkTypes.all.contains(target) {
        frameworkAliases[target, default: []].append(name)
      }
    }
    for aliases in frameworkAliases { frameworkAliases[aliases.key] = aliases.value.sorted() }
    for type in types.indices where types[type].isEnum {
      var main: Int?
      let inherited = types[type].inherited.filter { !FrameworkTypes.all.contains($0) }.flatMap { name in
        self.type([name], from: types[type].parent ?? Self.files).map {
          $0 == type ? [] : types[$0].properties
        } ?? []
      }
      let own = Set(types[type].properties.map { members[$0].name })
      for property in types[type].properties + inherited.filter({ !own.contains(members[$0].name) }) {
        guard let kind = styleType(of: members[property]) else { continue }
        let isColor =
          FrameworkTypes.colors.contains(kind) && FrameworkTypes.isIdentity(members[property].name)
        // The same color in another type is no other token.
        if isColor, let main {
          for enumCase in types[type].cases {
            derived[DerivedKey(property: property, enumCase: enumCase)] =
              derived[DerivedKey(property: main, enumCase: enumCase)]
          }
          continue
        }
        if isColor { main = property }
        derivedNames[type, default: []].append(members[property].name)
        for enumCase in types[type].cases where derived.count < Self.maxDerived {
          let (source, getter) = (members[enumCase], members[property])
          derived[DerivedKey(property: property, enumCase: enumCase)] = members.count
          members.append(
            SwiftMember(
              name: source.name, owner: type, isStatic: true, annotation: getter.annotation,
              definition: .derived(property: property, of: enumCase), file: source.file, place: source.place,
              notes: source.notes))
        }
      }
    }
  }

  /// Returns the type of a framework that a member declares, if it is one of style; nil for others.
  func styleType(of member: SwiftMember) -> String? {
    guard let name = frameworkName(member.annotation, from: member.owner) else { return nil }
    let isStyle =
      FrameworkTypes.colors.contains(name) || FrameworkTypes.fonts.contains(name)
      || FrameworkTypes.edges.contains(name)
      || FrameworkTypes.others.contains(name) || ["CGFloat", "TimeInterval"].contains(name)
    return isStyle ? name : nil
  }
}
