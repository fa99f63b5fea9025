/// An Objective-C source, read for its values.
struct ObjectiveCSource {
  /// What it would be in Swift; nothing where it is nested too deeply.
  let spelling: SwiftSpelling
  /// The offset of the bracket that is too deep within others; nil where there is none.
  let excess: Int?
  /// Whether every bracket has its other one.
  let isBalanced: Bool

  init(_ source: [UInt8]) {
    (spelling, excess, isBalanced) = source.withUnsafeBufferPointer { bytes in
      let scanner = ObjectiveCScanner(bytes)
      let brackets = ObjectiveCBrackets(scanner.tokens, bytes)
      guard brackets.excess == nil else { return (SwiftSpelling(), brackets.excess, brackets.areBalanced) }
      var speller = ObjectiveCSpeller(bytes, scanner.tokens, brackets)
      speller.spell(scanner.definitions)
      return (speller.swift, nil, brackets.areBalanced)
    }
  }
}
