/// An Objective-C source as tokens.
struct ObjectiveCSource {
  private let source: [UInt8]
  /// The tokens, without those of preprocessor lines.
  let tokens: [ObjectiveCToken]
  /// The tokens of each definition of the preprocessor; the first is its name.
  private let definitions: [[ObjectiveCToken]]
  private let brackets: ObjectiveCBrackets

  /// Splits a source into tokens, and matches its brackets.
  init(_ source: [UInt8]) {
    self.source = source
    (tokens, definitions, brackets) = source.withUnsafeBufferPointer { bytes in
      let scanner = ObjectiveCScanner(bytes)
      return (scanner.tokens, scanner.definitions, ObjectiveCBrackets(scanner.tokens, bytes))
    }
  }

  /// The offset of the first bracket beyond the maximum depth; nil if there is none.
  var excess: Int? { brackets.excess }
  /// True if every bracket has a counterpart.
  var isBalanced: Bool { brackets.areBalanced }

  /// The source lowered to Swift, computed at each access; empty if it is nested too deeply.
  var lowered: LoweredSource {
    guard excess == nil else { return LoweredSource() }
    return source.withUnsafeBufferPointer { bytes in
      var lowering = ObjectiveCLowering(bytes, tokens, brackets)
      lowering.lower(definitions)
      return lowering.swift
    }
  }
}
