import Foundation
import KansoLayout
import KansoTheme

/// The fonts for texts: those of the machine, and those that Kanso ships for the classes of fonts.
///
/// A text is set in the first available family of its font, or else in the shipped font of its class. Characters that
/// are missing in that font are set in another font that has them. Several threads may use a library; they wait for
/// each other.
///
/// The first library of a process makes its configuration the current configuration of fontconfig. Otherwise Pango
/// would read the configuration of the machine.
public final class FontLibrary: Sendable {
  /// The fonts of this machine and the shipped fonts.
  public static let system = FontLibrary()
  /// The shipped fonts only. With them, pictures are the same on every machine.
  public static let shipped = FontLibrary(usesSystemFonts: false)

  let typesetter: Guarded<Typesetter>

  /// The shipped fonts, and optionally others.
  ///
  /// - Parameters:
  ///   - usesSystemFonts: true to use the fonts of the machine, too. They are read when a text needs them.
  ///   - files: additional font files; files of other types are ignored.
  public init(usesSystemFonts: Bool = true, files: [URL] = []) {
    typesetter = Guarded(Typesetter(FontShelf(usesMachine: usesSystemFonts, files: files.map(\.path))))
  }

  /// Returns the substitution of a font that is not available; nil if the font is available or only names a class.
  public func substitution(for font: Typography) -> FontSubstitution? {
    typesetter.withLock { $0.choice(font).substitution }
  }
}

/// A missing font and its substitute.
public struct FontSubstitution: Hashable, Sendable {
  /// The requested family, without characters that cannot be printed; nil for the system font of the platform.
  public let family: String?
  /// The class of the missing font.
  public let fontClass: FontClass
  /// The family that is used instead.
  public let substitute: String
}
