import KansoTheme

// Measurement of the size of tokens.
extension Resolver {
  /// Adds the size of the tokens in the default mode. Parts that were already counted during reading are not
  /// counted again. Returns the index of the first token beyond the limit, and stops there; nil if all are
  /// within it.
  func measure(
    _ values: ModeValues, _ deprecations: Deprecations, _ size: inout GuideSize
  ) -> Int? {
    for (index, token) in guide.tokens.enumerated() {
      size.add(token.metadata.description?.utf8.count ?? 0)
      size.add(deprecations.ofTokens[index]?.message?.utf8.count ?? 0)
      for member in token.metadata.extensions { size.add(member.guideSize) }
      size.add((values[0, index]?.guideSize ?? GuideSize.bytesPerValue) - GuideSize.bytesPerValue)
      size.add(alias(of: index, in: 0)?.dotted.utf8.count ?? 0)
      if size.isTooLarge { return index }
    }
    return nil
  }

  /// Adds the size of the tokens whose values depend on the mode, in another mode. Returns the index of the
  /// first token beyond the limit, and stops there; nil if all are within it.
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

extension JSONNode.Member {
  /// The number of bytes of the keys and texts in the member, with some for each value.
  fileprivate var guideSize: Int {
    var size = 0
    var waiting = [self]
    while let member = waiting.popLast() {
      size += member.key.utf8.count + 8
      switch member.value.content {
      case .object(let members): waiting += members
      case .array(let elements):
        waiting += elements.map { JSONNode.Member(key: "", keyOffset: 0, value: $0) }
      case .string(let text): size += text.utf8.count
      case .number, .bool, .null: break
      }
    }
    return size
  }
}
