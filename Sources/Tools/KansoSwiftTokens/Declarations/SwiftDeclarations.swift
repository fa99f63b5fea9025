import KansoLint
import SwiftSyntax

/// The declarations of all sources, by their names.
struct SwiftDeclarations {
  /// The index of the scope of the files.
  static let files = 0

  /// The types. The first is the scope of the files.
  var types = [SwiftType(name: "", parent: nil, isDeclared: true)]
  /// The members in the order of the sources.
  var members: [SwiftMember] = []

  /// Returns the index of a type within another one, and adds it if it is new.
  mutating func type(named name: String, in parent: Int) -> Int {
    if let known = types[parent].children[name] { return known }
    types.append(SwiftType(name: name, parent: parent))
    types[parent].children[name] = types.count - 1
    return types.count - 1
  }

  /// Adds a member. The first of several with the same name is found by it.
  mutating func add(_ member: SwiftMember) {
    let index = members.count
    members.append(member)
    let isNew = types[member.owner].members[member.name] == nil
    if isNew { types[member.owner].members[member.name] = index }
  }

  /// Returns the index of the type that names refer to in a scope, through aliases; nil for a type of a framework.
  func type(_ names: [String], from scope: Int) -> Int? {
    var names = names
    var scope: Int? = scope
    for _ in 0..<Self.maxAliases {
      guard let first = names.first, let start = scope else { return nil }
      var level: Int? = start
      search: while let current = level {
        if let child = types[current].children[first] {
          var found = child
          for (position, name) in names.enumerated().dropFirst() {
            if let next = types[found].children[name] {
              found = next
            } else if let alias = types[found].aliases[name] {
              names = alias + names[(position + 1)...]
              scope = found
              break search
            } else {
              return nil
            }
          }
          return found
        }
        if let alias = types[current].aliases[first], alias.first != first || alias.count > 1 {
          names = alias + names.dropFirst()
          scope = current
          break search
        }
        level = types[current].parent
      }
      if level == nil { return nil }
    }
    return nil
  }

  /// Returns the last name of a type with aliases replaced, such as `UIColor` for `PlatformColor`.
  func frameworkName(_ names: [String], from scope: Int) -> String? {
    guard var last = names.last else { return nil }
    guard names.count == 1 else { return last }
    var level: Int? = scope
    while let current = level {
      if let alias = types[current].aliases[last], let target = alias.last {
        last = target
        break
      }
      level = types[current].parent
    }
    return last
  }

  /// Returns the index of the member with a name that is visible in a type; nil if there is none.
  func member(_ name: String, visibleIn scope: Int) -> Int? {
    var level: Int? = scope
    while let current = level {
      if let found = types[current].members[name] { return found }
      level = types[current].parent
    }
    return nil
  }

  /// Returns the index of a type's member with a name, also of a superclass or a protocol; nil if there is none.
  func member(_ name: String, inheritedBy type: Int) -> Int? {
    var rest = [type]
    var count = 0
    while count < rest.count, count < Self.maxAncestors {
      let entry = types[rest[count]]
      if let found = entry.members[name] { return found }
      rest += entry.inherited.compactMap { self.type([$0], from: entry.parent ?? Self.files) }
      count += 1
    }
    return nil
  }

  /// The maximum number of types that are searched for an inherited member.
  private static let maxAncestors = 16

  /// Returns the functions with a name that are visible in a type, innermost first.
  func functions(_ name: String, visibleIn scope: Int) -> [SwiftFunction] {
    var found: [SwiftFunction] = []
    var level: Int? = scope
    while let current = level {
      found += types[current].functions[name] ?? []
      level = types[current].parent
    }
    return found
  }

  /// Returns the names of a type from the outermost on, without those of types of frameworks.
  func path(of type: Int) -> [String] {
    var names: [String] = []
    var level: Int? = type
    while let current = level, current != Self.files {
      let entry = types[current]
      if entry.isDeclared || !isFramework(entry) { names.append(entry.name) }
      level = entry.parent
    }
    return names.reversed()
  }

  /// Returns the path of a member as a token.
  func path(ofMember index: Int) -> [String] {
    let member = members[index]
    guard case .derived(let property, _) = member.definition else {
      return path(of: member.owner) + [member.name]
    }
    let isOnlyOne = derivedNames[member.owner].map { $0.count < 2 } ?? true
    let name = members[property].name
    return path(of: member.owner) + [member.name]
      + (isOnlyOne || name == mainName(of: member.owner) ? [] : [name])
  }

  /// The names of the properties that give tokens to the cases of an enum.
  var derivedNames: [Int: [String]] = [:]
  /// The members that are the value of a property for a case.
  var derived: [DerivedKey: Int] = [:]

  /// Returns the other names that the sources give to a type of a framework.
  func aliasNames(of type: String) -> [String] { frameworkAliases[type] ?? [] }

  /// The other names of types of frameworks.
  var frameworkAliases: [String: [String]] = [:]

  /// Returns the name of the property that is the value of an enum's cases; nil if none is.
  func mainName(of type: Int) -> String? {
    derivedNames[type]?.first { FrameworkTypes.isIdentity($0) || $0 == "font" || $0 == "value" }
  }

  /// Returns true for a type of a framework, also under another name.
  private func isFramework(_ entry: SwiftType) -> Bool {
    let name =
      entry.parent == Self.files ? types[Self.files].aliases[entry.name]?.last ?? entry.name : entry.name
    return FrameworkTypes.all.contains(name)
  }

  /// The maximum number of aliases from a name to its type.
  private static let maxAliases = 16
}

/// A property of an enum for one of its cases.
struct DerivedKey: Hashable {
  /// The index of the property.
  let property: Int
  /// The index of the case.
  let enumCase: Int
}
