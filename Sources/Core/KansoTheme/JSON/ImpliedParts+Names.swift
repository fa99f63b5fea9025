extension Typography.ImpliedParts {
  /// The parts with their names in the standard, in the order of the output.
  package static let names: [(part: Typography.ImpliedParts, name: String)] = [
    (.weight, "fontWeight"), (.lineHeight, "lineHeight"), (.letterSpacing, "letterSpacing"),
  ]
}
