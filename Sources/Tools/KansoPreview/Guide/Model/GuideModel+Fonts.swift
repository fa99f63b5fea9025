extension GuideModel {
  /// The fonts of the tokens' values in all modes, in the guide's order, with duplicates.
  var requestedFonts: [RequestedFont] {
    sections.flatMap(\.items).flatMap { item -> [RequestedFont] in
      if case .token(let token) = item { token.values.compactMap(\.value.requestedFont) } else { [] }
    }
  }
}
