import Foundation
import KansoLayout
import KansoTheme

/// The fonts that texts can be set in: those of the machine, and those that Kanso ships for the classes of fonts.
///
/// A text is set in the first of the families of its font that is there, else in the shipped one of its class; characters that a font lacks
/// are set in another that has them. A library may be used from several threads, which wait for each other.
///
/// The first library of a process makes its fonts those of fontconfig in the process, since Pango would read the machine's otherwise.
public final class FontLibrary: Sendable {
  /// The fonts of this machine and the shipped ones.
  public static let system = FontLibrary()
  /// The shipped fonts alone: pictures are the same on every machine.
  public static let shipped = FontLibrary(usesSystemFonts: false)

  let typesetter: Guarded<Typesetter>

  /// The shipped fonts, and others.
  ///
  /// - Parameters:
  ///   - usesSystemFonts: whether the fonts of the machine are used, too. They are read when a text needs them.
  ///   - files: further files of fonts; what is no font is passed over.
  public init(usesSystemFonts: Bool = true, files: [URL] = []) {
    typesetter = Guarded(Typesetter(FontShelf(usesMachine: usesSystemFonts, files: files.map(\.path))))
  }

  /// What stands in for a font that is not there; nil for one that is, or that only names a class.
  public func substitution(for font: Typography) -> FontSubstitution? {
    typesetter.withLock { $0.choice(font).substitution }
  }
}

/// A font that is not there, and the one that stands in for it.
public struct FontSubstitution: Hashable, Sendable {
  /// The family that was asked for, without characters that cannot be printed; nil for the platform's own.
  public let family: String?
  /// What kind of letters it has.
  public let fontClass: FontClass
  /// The family that was used.
  public let substitute: String
}
