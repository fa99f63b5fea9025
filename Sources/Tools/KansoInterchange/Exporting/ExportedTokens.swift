/// A conversion of values into those of a format.
protocol ExportedValues {
  /// Converts a value of a token. Reports a problem and returns nil for a value that the format cannot hold.
  mutating func value(_ value: ForeignValue, of token: ForeignToken) -> ExportedValue?

  /// Adds a finding about a token, once.
  mutating func report(_ kind: ImportFinding.Kind, _ message: String, of token: ForeignToken)
}

/// The tokens of a source with their values in a format.
struct ExportedTokens {
  /// The values of some tokens, by the index of the token.
  struct Values {
    private(set) var values: [Int: ExportedValue] = [:]
    private(set) var groups = TokenGroups()

    fileprivate mutating func add(_ value: ExportedValue, _ index: Int, at path: [String]) {
      values[index] = value
      groups.add(index, at: path)
    }
  }

  /// The values in the default modes.
  private(set) var base = Values()
  private let tokens: ForeignTokens
  private let ends: AliasEnds

  /// Converts the values in the default modes.
  init(_ tokens: ForeignTokens, _ ends: AliasEnds, _ converter: inout some ExportedValues) {
    (self.tokens, self.ends) = (tokens, ends)
    var converted = tokens.tokens.map { token -> ExportedValue? in
      if case .reference = token.value { nil } else { converter.value(token.value, of: token) }
    }
    for (index, token) in tokens.tokens.enumerated() {
      if case .reference = token.value {
        // A reference to a token that is not in the files would be an error in every tool.
        if converted[ends.end(of: index)] != nil {
          converted[index] = converter.value(token.value, of: token)
        } else {
          converter.report(.lost, "the token to which it refers is not exported", of: token)
        }
      }
    }
    for (index, value) in converted.enumerated() {
      if let value { base.add(value, index, at: tokens.tokens[index].path) }
    }
  }

  /// Converts the values in a set of modes.
  func values(in set: ModeSets.Set, _ converter: inout some ExportedValues) -> Values {
    var result = Values()
    for (index, value) in set.values where base.values[index] != nil {
      let token = tokens.tokens[index]
      if let end = ends.end(of: value), base.values[end] == nil {
        converter.report(.lost, "the token to which it refers in a mode is not exported", of: token)
      } else if let value = converter.value(value, of: token) {
        result.add(value, index, at: token.path)
      }
    }
    return result
  }
}
