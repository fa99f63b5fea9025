import KansoGuideComparison
extension GuideDifference {
  /// The fonts of the changed values, before and after, with duplicates. Followers are left out.
  var requestedFonts: [RequestedFont] {
    kinds.flatMap { changes($0) }.flatMap(\.values).flatMap { value in
      value.sides.compactMap(\.side.value.requestedFont)
    }
  }
}
