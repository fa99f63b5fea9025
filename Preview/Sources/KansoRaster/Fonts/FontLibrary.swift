import CPango
import Foundation
import KansoLayout
import KansoTheme

/// The fonts that texts can be set in: those of the machine, and those that Kanso ships for the classes of fonts.
///
/// It may be used from several threads, which wait for each other.
public final class FontLibrary: Sendable {
  /// The fonts of this machine and the shipped ones.
  public static let system = FontLibrary()
  /// The shipped fonts alone: pictures are the same on every machine.
  public static let shipped = FontLibrary(usesSystemFonts: false)

  /// - Parameters:
  ///   - usesSystemFonts: whether the fonts of the machine are used, too.
  ///   - files: further files of fonts.
  public init(usesSystemFonts: Bool = true, files: [URL] = []) {}

  /// Which fonts were asked for that are not there, and what stood in for them, in the order of their names.
  public var substitutions: [FontSubstitution] { [] }

  /// Draws a text in the color that is set, at its place.
  func draw(_ text: DrawnText, on canvas: OpaquePointer) {}
}

/// A font that is not there, and the one that stands in for it.
public struct FontSubstitution: Hashable, Sendable {
  /// The family that was asked for.
  public let family: String
  /// What kind of letters it has.
  public let fontClass: FontClass
  /// The family that was used.
  public let substitute: String
}
