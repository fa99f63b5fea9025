import KansoTheme

/// Fonts, shadows, borders and edges whose parts are variables: `fonts/title/size` and `fonts/title/family` become one
/// font again.
enum FigmaComposites {
  /// Replaces the parts of values by the values, in libraries whose variables are named by sections.
  static func combine(_ tokens: inout [ForeignToken]) {
    var members: [[String]: [Int]] = [:]
    for (index, token) in tokens.enumerated() where token.path.count > 2 {
      guard partNames(of: token.path) != nil else { continue }
      members[Array(token.path.dropLast()), default: []].append(index)
    }
    var layers: [[String]: [[String]]] = [:]
    for path in members.keys where path.first == Section.shadows.rawValue {
      guard path.count > 2, let last = path.last, Int(last) != nil else { continue }
      layers[Array(path.dropLast()), default: []].append(path)
    }
    var combined: [Int: ForeignToken] = [:]
    var removed: Set<Int> = []
    for (path, indices) in members {
      guard let names = partNames(of: path + [""]), isWhole(path, indices.compactMap { tokens[$0].path.last })
      else { continue }
      let group = layers[Array(path.dropLast())]
      // The layers of a shadow are combined together, at the first one.
      if let group, group.contains(path) {
        guard path == group.min(by: isBefore) else { continue }
        let all = group.sorted(by: isBefore).map { (members[$0] ?? []).map { tokens[$0] } }
        let indices = group.flatMap { members[$0] ?? [] }
        guard let first = indices.min() else { continue }
        combined[first] = token(Array(path.dropLast()), tokens[first], all.flatMap { $0 }) { values in
          .list(all.map { layer in .parts(parts(layer, values, names)) })
        }
        removed.formUnion(indices)
      } else if let first = indices.min() {
        let own = indices.map { tokens[$0] }
        combined[first] = token(path, tokens[first], own) { values in .parts(parts(own, values, names)) }
        removed.formUnion(indices)
      }
    }
    var result: [ForeignToken] = []
    for (index, token) in tokens.enumerated() {
      if let whole = combined[index] {
        result.append(whole)
      } else if !removed.contains(index) {
        result.append(token)
      }
    }
    tokens = result
  }

  /// Returns the names that parts of a token can have, in the order of guides; nil if the section has no such tokens.
  private static func partNames(of path: [String]) -> [String]? {
    guard let section = Section(rawValue: path[0]) else { return nil }
    let names: [String]
    switch section {
    case .fonts: names = ["family", "size", "weight", "lineHeight", "letterSpacing"]
    case .shadows: names = ["color", "x", "y", "blur", "spread"]
    case .borders: names = ["color", "width", "top", "leading", "bottom", "trailing"]
    case .padding, .sizes, .radii: names = ["top", "leading", "bottom", "trailing"]
    case .colors, .breakpoints, .letterSpacings, .lineHeights, .families, .weights, .numbers, .opacities,
      .durations, .easings, .transitions, .gradients, .strokes, .strings:
      return nil
    }
    guard let last = path.last, last.isEmpty || names.contains(last) else { return nil }
    return names
  }

  /// Returns true if the parts of a group are a whole value.
  private static func isWhole(_ path: [String], _ names: [String]) -> Bool {
    let names = Set(names)
    switch path.first.flatMap(Section.init(rawValue:)) {
    case .fonts: return names.isSuperset(of: ["family", "size"])
    case .shadows: return names.isSuperset(of: ["color", "x", "y", "blur"])
    case .borders where names.isSuperset(of: ["color", "width"]): return true
    default: return names.isSuperset(of: ["top", "leading", "bottom", "trailing"])
    }
  }

  /// Orders the layers of a shadow by their numbers.
  private static func isBefore(_ one: [String], _ other: [String]) -> Bool {
    (Int(one.last ?? "") ?? 0) < (Int(other.last ?? "") ?? 0)
  }

  /// Returns the token of parts: with the documentation of the first one, and a value in each mode of any part.
  private static func token(
    _ path: [String], _ first: ForeignToken, _ parts: [ForeignToken],
    _ value: ([[String]: ForeignValue]) -> ForeignValue
  ) -> ForeignToken {
    func whole(in modes: [Int: String]?) -> ForeignValue {
      let values = parts.map { part in
        (part.path, modes.flatMap { modes in part.variants.first { $0.modes == modes }?.value } ?? part.value)
      }
      return reference(values, path) ?? value(Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
    var token = first
    token.path = path
    token.section = Section(rawValue: path[0])
    token.typeName = nil
    token.value = whole(in: nil)
    token.variants = []
    for variant in parts.flatMap(\.variants)
    where !token.variants.contains(where: { $0.modes == variant.modes }) {
      token.variants.append(ForeignVariant(variant.modes, whole(in: variant.modes)))
    }
    return token
  }

  /// Returns the reference to a token of which all parts are aliases; nil if some are not.
  private static func reference(_ values: [([String], ForeignValue)], _ path: [String]) -> ForeignValue? {
    var target: [String]?
    for (part, value) in values {
      let names = part.dropFirst(path.count)
      guard case .reference(let other) = value, other.count > names.count, other.suffix(names.count) == names
      else { return nil }
      let whole = Array(other.dropLast(names.count))
      guard target == nil || target == whole else { return nil }
      target = whole
    }
    return target.map { .reference($0) }
  }

  /// Returns the parts of a value in the order of guides.
  private static func parts(
    _ tokens: [ForeignToken], _ values: [[String]: ForeignValue], _ names: [String]
  ) -> [ForeignValue.Part] {
    names.compactMap { name in
      guard let token = tokens.first(where: { $0.path.last == name }), let value = values[token.path] else {
        return nil
      }
      return ForeignValue.Part(name, value)
    }
  }
}
