/// An Objective-C source, taken apart.
struct ObjectiveCSource {
  private let source: [UInt8]
  let tokens: [ObjectiveCToken]
  private let definitions: [[ObjectiveCToken]]
  private let brackets: ObjectiveCBrackets

  init(_ source: [UInt8]) {
    self.source = source
    (tokens, definitions, brackets) = source.withUnsafeBufferPointer { bytes in
      let scanner = ObjectiveCScanner(bytes)
      return (scanner.tokens, scanner.definitions, ObjectiveCBrackets(scanner.tokens, bytes))
    }
  }

  /// The offset of the bracket that is too deep within others; nil where there is none.
  var excess: Int? { brackets.excess }
  /// Whether every bracket has its other one.
  var isBalanced: Bool { brackets.areBalanced }

  /// What it would be in Swift; nothing where it is nested too deeply.
  var spelling: SwiftSpelling {
    guard excess == nil else { return SwiftSpelling() }
    return source.withUnsafeBufferPointer { bytes in
      var speller = ObjectiveCSpeller(bytes, tokens, brackets)
      speller.spell(definitions)
      return speller.swift
    }
  }
}
