import KansoTheme

extension ThemeToken {
  /// True for a font that has letter spacing in any mode.
  var usesLetterSpacing: Bool {
    ([value] + variants.map(\.value)).contains { value in
      if case .typography(let font) = value { font.letterSpacing.value != 0 } else { false }
    }
  }

  /// True for a padding that has edges in any mode. It may be a single length in others.
  var hasEdges: Bool {
    ([value] + variants.map(\.value)).contains { if case .edges = $0 { true } else { false } }
  }
}
