import KansoTheme

// Measurement of the size of tokens.
extension Resolver {
  /// Adds the size of the tokens in the default mode. Parts that were already counted during reading are not counted
  /// again. Returns the first token beyond the limit, or nil.
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

  /// Adds the size of the tokens in another mode. Returns the first token beyond the limit, or nil.
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
