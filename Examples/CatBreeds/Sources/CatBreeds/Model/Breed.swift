import KansoScreens

/// A breed of cats.
public struct Breed {
  /// What it is called.
  public let name: String
  /// What there is to know about it.
  public let fullDescription: String
  /// What it looks like.
  public let photo: Image
}
