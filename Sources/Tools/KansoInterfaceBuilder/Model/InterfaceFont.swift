import KansoDiagnostics

/// A font in a document.
package struct InterfaceFont: Sendable {
  /// The font without its size.
  package enum Face: Sendable, Hashable {
    /// The system font with a weight such as `medium`. Font types such as `boldSystem` and `italicSystem` are
    /// also represented by the weight and the italic flag.
    case system(weight: String?, isItalic: Bool)
    /// A text style of the system, such as `UICTFontTextStyleBody`.
    case style(String)
    /// A font with the name of its face.
    case named(String, family: String?)
  }

  package let face: Face
  /// The size in points; nil if it follows from the text style or a default.
  package let size: Located<Double>?
  package let range: TextRange
  package let key: String?
  /// Other attributes, such as `width`.
  package let properties: [String: Located<String>]
}
