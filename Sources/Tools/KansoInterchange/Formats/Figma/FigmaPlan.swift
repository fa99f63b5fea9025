import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The collections and variables that tokens become.
///
/// Modes belong to a collection, so there is a collection for each axis along which tokens change, and one for the tokens
/// that are the same in all modes.
struct FigmaPlan {
  /// A collection with its modes.
  struct Collection {
    let name: String
    let modes: [String]
    /// The axis of the modes; nil for the tokens without modes.
    let axis: Int?
  }

  /// A value in a mode.
  enum Value {
    case value(FigmaParts.Value)
    /// The name of another variable.
    case alias(String)
  }

  /// A variable. Its name is unique in all collections.
  struct Variable {
    let name: String
    let collection: Int
    let typeName: String
    let scopes: [String]
    let description: String?
    /// The expression for the token in generated Swift; nil for a part of one.
    let swift: String?
    /// The values in the modes of the collection.
    let values: [Value]
  }

  private(set) var collections: [Collection] = []
  private(set) var variables: [Variable] = []
  private(set) var findings: [ImportFinding] = []

  private let source: ForeignTokens
  private let references: GuideReferences
  /// The ends of aliases in the modes that were asked for.
  private var ends: [[Int: String]: AliasEnds] = [:]
  /// The parts of each token in the default mode; nil for a token that is left out.
  private var parts: [FigmaParts?] = []
  /// The names of the variables of each token, by the names of their parts.
  private var names: [[[String]: String]] = []
  private var collectionIndexes: [Int?: Int] = [:]
  private var collectionNames = UniqueNames()

  /// The limits of Figma.
  private static let maxModeCount = 40
  private static let maxModeLength = 40
  private static let maxVariableCount = 5000

  init(_ source: ForeignTokens) {
    self.source = source
    references = GuideReferences(source.tokens)
    findParts()
    nameVariables()
    // The collections have the order of the axes, so that the default mode stays the first one.
    let axes = Set(source.tokens.indices.compactMap { parts[$0] == nil ? nil : axis(of: $0) })
    for axis in axes.sorted() { _ = collection(of: axis) }
    for index in source.tokens.indices { addVariables(of: index) }
    checkSizes()
  }

  // MARK: Parts and names

  private mutating func findParts() {
    for token in source.tokens {
      guard let value = literal(token.value) else {
        parts.append(nil)
        add(.lost, token, "a variable has no calculations")
        continue
      }
      let own = FigmaParts(value, section: token.section)
      parts.append(own.parts.isEmpty ? nil : own)
      // What an alias loses is reported at its target.
      if case .reference = token.value, !own.parts.isEmpty { continue }
      report(own, of: token)
    }
  }

  private mutating func report(_ parts: FigmaParts, of token: ForeignToken) {
    for message in parts.losses { add(.lost, token, message) }
    for message in parts.changes { add(.doubtful, token, message) }
  }

  private mutating func add(_ kind: ImportFinding.Kind, _ token: ForeignToken, _ message: String) {
    if let last = findings.last, last.path == token.path, last.message == message { return }
    findings.append(ImportFinding(kind, token.path, message, at: token.place))
  }

  /// Returns a value without references in modes of axes; nil for one that is computed.
  private mutating func literal(_ value: ForeignValue, in modes: [Int: String] = [:]) -> TokenValue? {
    let known = ends[modes] ?? AliasEnds(references, in: modes)
    ends[modes] = known
    return switch known.value(of: value) {
    case .literal(let literal): literal
    case .text(let text): .string(text)
    case .reference, .expression, .parts, .list, .flag: nil
    }
  }

  private mutating func nameVariables() {
    var taken = UniqueNames()
    for (index, token) in source.tokens.enumerated() {
      names.append([:])
      guard let parts = parts[index] else { continue }
      let path = Self.path(of: token)
      let valid = path.map { Self.valid($0) }
      for part in parts.parts {
        let name = taken.unique((valid + part.names).joined(separator: "/"), separator: " ")
        names[index][part.names] = name
        let exact = (token.path + part.names).joined(separator: "/")
        if name != exact, part.names == parts.parts[0].names {
          findings.append(
            ImportFinding(.renamed, token.path, "is named `\(name)` in Figma", at: token.place))
        }
      }
    }
  }

  /// Returns the path of a token with its section first, also if the guide names that itself.
  private static func path(of token: ForeignToken) -> [String] {
    guard let section = token.section?.rawValue, token.path.first != section else { return token.path }
    return [section] + token.path
  }

  /// Returns a name without the characters that Figma refuses, and without slashes, which separate groups.
  private static func valid(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { "./{}".unicodeScalars.contains($0) ? "-" : Character($0) }
    let valid = String(scalars).trimmed
    return valid.isEmpty ? "-" : valid
  }

  // MARK: Variables

  private mutating func addVariables(of index: Int) {
    guard let parts = parts[index] else { return }
    let token = source.tokens[index]
    let axis = axis(of: index)
    let collection = collection(of: axis)
    let modes: [ForeignValue] = collections[collection].modes.map { mode in
      axis.flatMap { axis in token.variants.last { $0.modes == [axis: mode] }?.value } ?? token.value
    }
    if token.variants.contains(where: { $0.modes.keys.contains { $0 != axis } }) {
      let others = Set(token.variants.flatMap(\.modes.keys)).subtracting([axis].compactMap { $0 })
      let list = others.sorted().map { "`\(source.axes[$0].exportedName)`" }.joined(separator: ", ")
      add(.lost, token, "a variable has the modes of one collection; its values for \(list) are left out")
    }
    let own = modes.map { value in literal(value).map { FigmaParts($0, section: token.section) } }
    for (mode, own) in own.enumerated().dropFirst() {
      guard let own, modes[mode] != token.value, own.parts.map(\.names) == parts.parts.map(\.names) else {
        if modes[mode] != token.value {
          add(.lost, token, "the value in `\(collections[collection].modes[mode])` has other parts")
        }
        continue
      }
      if case .reference = modes[mode] { continue }
      report(own, of: token)
    }
    for (position, part) in parts.parts.enumerated() {
      guard let name = names[index][part.names] else { continue }
      let values: [Value] = modes.enumerated().map { mode, value in
        guard let own = own[mode], own.parts.map(\.names) == parts.parts.map(\.names) else {
          return .value(part.value)
        }
        if let alias = alias(value, part, of: token) { return .alias(alias) }
        guard case .reference = value else { return .value(own.parts[position].value) }
        let selection = axis.map { [$0: collections[collection].modes[mode]] } ?? [:]
        let inMode = literal(value, in: selection).map { FigmaParts($0, section: token.section) }
        return .value(inMode?.parts.first { $0.names == part.names }?.value ?? own.parts[position].value)
      }
      variables.append(
        Variable(
          name: name, collection: collection, typeName: part.value.typeName, scopes: part.scopes,
          description: position == 0 ? FigmaDescription.text(of: token) : nil,
          swift: part.names.isEmpty ? Self.swift(token.path) : nil, values: values))
    }
  }

  /// Returns the name of the variable that a part is an alias of; nil for a part with a value of its own, and, with a
  /// finding, where the target means another number.
  private mutating func alias(
    _ value: ForeignValue, _ part: FigmaParts.Part, of token: ForeignToken
  ) -> String? {
    guard case .reference(let path) = value, let target = references.index(of: path) else { return nil }
    let found = parts[target]?.parts.first { $0.names == part.names }
    if let name = names[target][part.names], found?.value.typeName == part.value.typeName,
      FigmaParts.isPercentage(token.section) == FigmaParts.isPercentage(source.tokens[target].section)
    {
      return name
    }
    add(
      .doubtful, token,
      "`\(path.joined(separator: "."))` means another number in Figma; its value is written instead of an alias"
    )
    return nil
  }

  /// Returns the axis along which the variables of a token change; nil for a token without modes.
  private func axis(of index: Int) -> Int? { source.tokens[index].variants.flatMap(\.modes.keys).min() }

  /// Returns the collection of an axis, which is added if there is none.
  private mutating func collection(of axis: Int?) -> Int {
    if let index = collectionIndexes[axis] { return index }
    let name = collectionNames.unique(axis.map { source.axes[$0].exportedName } ?? "tokens", separator: " ")
    let modes = axis.map { source.axes[$0].modes } ?? ["default"]
    if modes.count > Self.maxModeCount {
      addFinding("Figma has at most \(Self.maxModeCount) modes in a collection; `\(name)` has \(modes.count)")
    }
    for mode in modes where mode.count > Self.maxModeLength {
      addFinding("Figma refuses names of modes with more than \(Self.maxModeLength) characters: `\(mode)`")
    }
    collections.append(Collection(name: name, modes: modes, axis: axis))
    collectionIndexes[axis] = collections.count - 1
    return collections.count - 1
  }

  /// Adds a finding about the whole guide, which Figma will refuse.
  private mutating func addFinding(_ message: String) {
    guard let place = source.tokens.first?.place else { return }
    findings.append(ImportFinding(.doubtful, [], message, at: place))
  }

  private mutating func checkSizes() {
    for (index, collection) in collections.enumerated() {
      let count = variables.count { $0.collection == index }
      guard count > Self.maxVariableCount else { continue }
      addFinding(
        "Figma has at most \(Self.maxVariableCount) variables in a collection; `\(collection.name)` has \(count)"
      )
    }
  }

  /// Returns the expression for a token in generated Swift, which Figma shows to developers.
  private static func swift(_ path: [String]) -> String {
    (path.dropLast().map { SwiftName.type($0) } + path.suffix(1).map { SwiftName.member($0) })
      .joined(separator: ".")
  }
}
