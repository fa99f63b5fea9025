import KansoTheme

/// The font that a device has for a typography. Compiled fonts are chosen by the same rules: the face if it is
/// installed, else the first family that is a design of the system's font or is installed, else the system's font.
package enum FontChoice: Equatable, Sendable {
  /// The face with a PostScript name. It has its own weight.
  case face(String)
  /// A design of the system's font.
  case system(Design)
  /// An installed family.
  case family(String)

  /// The designs of the system's font, by their names in CSS and in themes.
  package enum Design: String, CaseIterable, Sendable {
    case standard = "system-ui"
    case serif = "ui-serif"
    case rounded = "ui-rounded"
    case monospaced = "ui-monospace"
  }

  /// Chooses the font of a typography.
  ///
  /// - Parameters:
  ///   - hasFace: returns true if the face with a PostScript name is installed.
  ///   - hasFamily: returns true if a family is installed.
  package init(for font: Typography, hasFace: (String) -> Bool, hasFamily: (String) -> Bool) {
    if let face = font.face, hasFace(face) {
      self = .face(face)
      return
    }
    for family in font.families {
      if let design = Design(rawValue: family) {
        self = .system(design)
        return
      }
      if hasFamily(family) {
        self = .family(family)
        return
      }
    }
    self = .system(.standard)
  }
}
