import KansoScreens

/// A breed of cats.
public struct Breed {
  /// The name of the breed.
  public let name: String
  /// The full text about the breed.
  public let fullDescription: String
  /// The photo of the breed.
  public let photo: Image
}
