import KansoDiagnostics
import KansoTheme
import KansoYAML

// What can be written in place of a reference.
extension Reference {
  /// Returns the notation of a hex color in place of the reference, for help texts.
  func hexAdvice(_ hex: String) -> String {
    isPart ? "`\(hex)`, with quotes around the whole value" : "`\"\(hex)\"`"
  }

  /// Returns the source text of a hex color in place of the reference. Nil for a part of a longer text: if that has no
  /// quotes, YAML would read the hex color as a comment.
  func hexReplacement(by hex: String) -> String? {
    isPart ? nil : "\"\(hex)\""
  }

  /// Returns the source text that replaces the reference by another one, in quotes if it needs them. Returns
  /// nil if it would need quotes within an expression, or if the source range contains more than the
  /// reference.
  /// - Parameter text: the new reference, in source notation.
  func replacement(by text: String) -> String? {
    let isPlain =
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } && text.first?.isLetter == true
    let scalar = isPlain ? text : YAMLText.quoted(text)
    guard isPart else { return scalar }
    let standing = range.text
    if standing.utf8.elementsEqual(sourceText.utf8) {
      return isPlain || isInBraces ? text : nil
    }
    return standing.utf8.dropFirst().dropLast().elementsEqual(sourceText.utf8) ? scalar : nil
  }
}
