import KansoDiagnostics
import KansoTheme

/// A reference to another token.
package struct Reference: Sendable {
  /// The path of the other token, from the root of the document.
  package let target: TokenPath
  /// The path in source notation, including the braces of a path in braces.
  package let sourceText: String
  package let range: SourceRange
  /// True if the reference is a part of a longer text, as in `color-mix(in oklab, ink, paper)`.
  let isPart: Bool

  /// True if the path is in braces. Such a path begins at the root of the document.
  var isInBraces: Bool { Self.isInBraces(sourceText) }

  /// Returns true for a text in braces that is not empty.
  private static func isInBraces(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}") && bytes.count > 2
  }
}

extension Reference {
  /// A reference from its source notation. A bare path is relative to the section with the name `root`, a
  /// path in braces to the root of the document.
  init(_ sourceText: String, in root: String, at range: SourceRange, isPart: Bool = false) {
    let target =
      Self.isInBraces(sourceText)
      ? TokenPath(String(Substring(sourceText.utf8.dropFirst().dropLast())))
      : TokenPath(root).appending(sourceText)
    self.init(target: target, sourceText: sourceText, range: range, isPart: isPart)
  }
}
