/// The keys of a font.
enum FontKey: String, CaseIterable {
  case extends, family, face, size, weight, italic, lineHeight, letterSpacing, textStyle, maximumSize
}
