import KansoDiagnostics

/// A font as a document writes it.
package struct InterfaceFont: Sendable {
  package enum Face: Sendable, Hashable {
    /// Of the system, with a weight such as `medium`; `bold` and `italic` also by the types of their own.
    case system(weight: String?, isItalic: Bool)
    /// A style of the system, such as `UICTFontTextStyleBody`.
    case style(String)
    /// By the name of the face.
    case named(String, family: String?)
  }

  package let face: Face
  /// In points; nil where a style decides.
  package let size: Located<Double>?
  package let range: TextRange
  package let key: String?
  /// What else is said of it, such as a `width`.
  package let properties: [String: Located<String>]
}
