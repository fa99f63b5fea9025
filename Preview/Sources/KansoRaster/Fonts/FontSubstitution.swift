import KansoTheme
import KansoTypesetting

/// A missing font and its substitute.
public struct FontSubstitution: Hashable, Sendable {
  /// The requested family, or the face if no family was requested; nil for the system font of the platform. The text
  /// is that of the request, which may have any length and any characters.
  public let family: String?
  /// The class of the missing font.
  public let fontClass: FontClass
  /// The family that is used instead.
  public let substitute: String
}
