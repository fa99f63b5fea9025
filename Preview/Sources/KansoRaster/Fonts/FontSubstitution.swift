import KansoLayout

/// A missing font and its substitute.
public struct FontSubstitution: Hashable, Sendable {
  /// The requested family, without characters that cannot be printed; nil for the system font of the platform.
  public let family: String?
  /// The class of the missing font.
  public let fontClass: FontClass
  /// The family that is used instead.
  public let substitute: String
}
