import KansoTheme

extension ThemeToken {
  /// True for a font that has letter spacing in any mode.
  var usesLetterSpacing: Bool {
    ([value] + variants.map(\.value)).contains { value in
      if case .typography(let font) = value { font.letterSpacing.value != 0 } else { false }
    }
  }
}
