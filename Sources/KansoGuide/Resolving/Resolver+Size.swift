import KansoTheme

// What the tokens come to.
extension Resolver {
  /// Counts what the tokens come to in the default mode, beside what was counted as they were read. Returns the first
  /// token with which that is too much.
  func measure(
    _ values: ModeValues, _ deprecations: Deprecations, _ size: inout GuideSize
  ) -> Int? {
    for (index, token) in guide.tokens.enumerated() {
      size.add(token.about.description?.utf8.count ?? 0)
      size.add(deprecations.ofTokens[index]?.message?.utf8.count ?? 0)
      size.add((values[0, index]?.guideSize ?? GuideSize.value) - GuideSize.value)
      size.add(alias(of: index, in: 0)?.dotted.utf8.count ?? 0)
      if size.isTooLarge { return index }
    }
    return nil
  }

  /// Counts what the tokens come to in another mode.
  func measure(_ values: ModeValues, mode: Int, _ size: inout GuideSize) -> Int? {
    let context = guide.modes[mode].context.values.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    for index in values.modal {
      size.add((values[mode, index]?.guideSize ?? 0) + context)
      size.add(alias(of: index, in: mode)?.dotted.utf8.count ?? 0)
      if size.isTooLarge { return index }
    }
    return nil
  }
}
