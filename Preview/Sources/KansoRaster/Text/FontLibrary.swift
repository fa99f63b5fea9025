import Foundation
import KansoTheme
import KansoTypesetting

/// The fonts for texts: those of the machine, and those that Kanso ships for the classes of fonts.
///
/// A text is set in the first available family of its font, or else in the bundled font of its class. Characters that
/// are missing in that font are set in another font that has them. Several threads may use a library; they wait for
/// each other.
///
/// The first library of a process makes its configuration the current configuration of fontconfig. Otherwise Pango
/// would read the configuration of the machine.
public final class FontLibrary: Sendable {
  /// The fonts of this machine and the bundled fonts.
  public static let system = FontLibrary()
  /// The bundled fonts only. With them, pictures are the same on every machine.
  public static let shipped = FontLibrary(usesSystemFonts: false)

  /// The lock of all libraries. Cairo opens and closes the faces of all of them in one library of FreeType, which only one
  /// thread at a time may use.
  static let faces = NSRecursiveLock()

  /// The fonts and the caches, which one thread at a time may use.
  let typesetter: Guarded<Typesetter>

  /// The bundled fonts, and optionally others.
  ///
  /// - Parameters:
  ///   - usesSystemFonts: true to use the fonts of the machine, too. They are read when a text needs them.
  ///   - files: additional font files; files of other types are ignored.
  public init(usesSystemFonts: Bool = true, files: [URL] = []) {
    typesetter = Guarded(
      Typesetter(FontResolver(usesMachine: usesSystemFonts, files: files.map(\.path))), lock: Self.faces)
  }

  /// Returns the substitution of a font. It is nil if the face of the font is available, or if the first
  /// usable name of its families is that of an available family or of a class. The name of the system font of
  /// the platform ends the search: that font is never available.
  public func substitution(for font: Typography) -> FontSubstitution? {
    typesetter.withLock { $0.choice(for: font).substitution }
  }
}
